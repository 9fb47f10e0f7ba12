import { inBulk } from '#platform/insert-all';

export const insertCounterparties = inBulk('counterparty');
