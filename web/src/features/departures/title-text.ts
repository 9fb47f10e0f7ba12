import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const departuresTitles = defineText({
  title: { en: 'Complete Export', jp: '全データの出力' },
  departures: { en: 'Departures', jp: '退会' },
});
