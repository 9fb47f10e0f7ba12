import { defineText } from '#platform/text';

export const chartRangeText = defineText({
  range: { en: 'Period shown', jp: '表示期間' },
  '1y': { en: '1Y', jp: '1年' },
  '3y': { en: '3Y', jp: '3年' },
  '5y': { en: '5Y', jp: '5年' },
  itd: { en: 'All', jp: '設定来' },
});
