import { inBulk } from '#platform/insert-all';

export const insertCompanies = inBulk('company');
