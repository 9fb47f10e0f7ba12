import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const termsTitles = defineText({
  title: { en: 'Terms of service', jp: 'ご利用規約への同意' },
});
