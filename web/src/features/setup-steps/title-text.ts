import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const setupTitles = defineText({
  title: { en: 'Setting up', jp: '初期設定ガイド' },
});
