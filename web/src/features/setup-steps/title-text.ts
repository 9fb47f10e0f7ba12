import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const setupTitles = defineText({
  title: { en: 'Setting up', jp: '初期設定ガイド' },
});
