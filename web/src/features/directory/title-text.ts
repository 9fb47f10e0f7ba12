import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const directoryTitles = defineText({
  teams: { en: 'Directory of teams', jp: 'チーム名簿' },
  team: { en: 'Team', jp: 'チーム' },
  corporations: { en: 'Directory of corporations', jp: '法人名簿' },
  corporation: { en: 'Corporation', jp: '法人' },
});
