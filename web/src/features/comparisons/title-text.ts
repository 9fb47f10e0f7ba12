import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const comparisonsTitles = defineText({
  datasets: { en: 'Dataset comparison', jp: 'データセット比較' },
  instructions: { en: 'Instruction comparison', jp: '指図比較' },
});
