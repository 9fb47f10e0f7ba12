import { inBulk } from '#platform/insert-all';

export const insertCategories = inBulk('category');
