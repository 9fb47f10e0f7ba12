import { inBulk } from '#platform/insert-all';

export const insertAssumedRates = inBulk('assumed_rate');
