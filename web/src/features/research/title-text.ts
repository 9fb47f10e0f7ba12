import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const researchTitles = defineText({
  research: { en: 'Research Center', jp: 'リサーチセンター' },
  article: { en: 'Article', jp: 'レポート' },
});
