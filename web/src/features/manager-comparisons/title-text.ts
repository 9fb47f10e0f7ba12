import { defineText } from '#platform/text';

/** The name of this screen: all a route needs before its page is fetched. */
export const comparisonTitles = defineText({ title: { en: 'Manager comparison', jp: '運用機関比較' } });
