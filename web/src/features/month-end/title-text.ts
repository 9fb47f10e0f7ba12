import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const monthEndTitles = defineText({
  title: { en: 'Month-end', jp: '月末処理' },
  populate: { en: 'Populate month-end data', jp: '月末データを確定' },
});
