import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const comparisonsTitles = defineText({
  datasets: { en: 'Dataset comparison', jp: 'データセット比較' },
  instructions: { en: 'Instruction comparison', jp: '指図比較' },
});
