import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const monthEndTitles = defineText({
  title: { en: 'Month-end', jp: '月末処理' },
  populate: { en: 'Populate month-end data', jp: '月末データを確定' },
});
