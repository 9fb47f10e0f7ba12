import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const departuresTitles = defineText({
  title: { en: 'Complete Export', jp: '全データの出力' },
  departures: { en: 'Departures', jp: '退会' },
});
