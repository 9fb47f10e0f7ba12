import { inBulk } from '#platform/insert-all';

export const insertEstablishments = inBulk('establishment');
