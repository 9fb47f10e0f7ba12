import { inBulk } from '#platform/insert-all';

export const insertAssets = inBulk('asset');
