import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const watchlistTitles = defineText({
  title: { en: 'Watchlist', jp: 'ウォッチリスト' },
  item: { en: 'Watched item', jp: '注視対象' },
});
