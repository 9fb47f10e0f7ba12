import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const issuesTitles = defineText({
  title: { en: 'Issues and contact requests', jp: '不具合報告・お問い合わせ' },
});
