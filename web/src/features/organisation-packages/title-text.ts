import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const packagesTitles = defineText({
  title: { en: 'Organisation packages', jp: '組織パッケージ' },
});
