import { defineText } from '#platform/text';

/** The screen's title, in a file of its own: all that a route needs before its page is loaded. */
export const privateAssetsTitles = defineText({
  title: { en: 'Private Equity Dashboard', jp: 'プライベートエクイティ・ダッシュボード' },
});
