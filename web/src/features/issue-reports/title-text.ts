import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const issuesTitles = defineText({
  title: { en: 'Issues and contact requests', jp: '不具合報告・お問い合わせ' },
});
