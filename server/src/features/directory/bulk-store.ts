import { inBulk } from '#platform/insert-all';

export const insertTeams = inBulk('team');
