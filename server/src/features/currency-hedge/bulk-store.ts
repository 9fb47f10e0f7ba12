import { inBulk } from '#platform/insert-all';

export const insertTargets = inBulk('fx_hedge_target');
