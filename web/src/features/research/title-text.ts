import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const researchTitles = defineText({
  research: { en: 'Research Center', jp: 'リサーチセンター' },
  article: { en: 'Article', jp: 'レポート' },
});
