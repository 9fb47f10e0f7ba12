import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const fxForwardsTitles = defineText({
  title: { en: 'FX Forwards', jp: '為替予約' },
  forward: { en: 'FX forward', jp: '為替予約' },
  newTitle: { en: 'New FX forward', jp: '為替予約の登録' },
  rollTitle: { en: 'Roll FX forwards', jp: '為替予約のロール' },
});
