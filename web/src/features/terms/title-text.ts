import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const termsTitles = defineText({
  title: { en: 'Terms of service', jp: 'ご利用規約への同意' },
});
