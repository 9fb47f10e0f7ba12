import { defineText } from '#platform/text';

/** The screen's title, in a file of its own: all that a route needs before its page is loaded. */
export const comparisonTitles = defineText({ title: { en: 'Manager comparison', jp: '運用機関比較' } });
