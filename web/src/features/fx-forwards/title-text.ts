import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const fxForwardsTitles = defineText({
  title: { en: 'FX Forwards', jp: '為替予約' },
  forward: { en: 'FX forward', jp: '為替予約' },
  newTitle: { en: 'New FX forward', jp: '為替予約の登録' },
  rollTitle: { en: 'Roll FX forwards', jp: '為替予約のロール' },
});
