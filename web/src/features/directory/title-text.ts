import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const directoryTitles = defineText({
  teams: { en: 'Directory of teams', jp: 'チーム名簿' },
  team: { en: 'Team', jp: 'チーム' },
  corporations: { en: 'Directory of corporations', jp: '法人名簿' },
  corporation: { en: 'Corporation', jp: '法人' },
});
