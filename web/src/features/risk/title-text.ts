import { defineText } from '#platform/text';

/** The name of this screen: all a route needs before its page is fetched. */
export const riskTitles = defineText({ title: { en: 'Risk', jp: 'リスク' } });
