import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const watchlistTitles = defineText({
  title: { en: 'Watchlist', jp: 'ウォッチリスト' },
  item: { en: 'Watched item', jp: '注視対象' },
});
