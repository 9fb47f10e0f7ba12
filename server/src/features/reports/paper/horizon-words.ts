import type { Both } from '@hakaru/contract/languages';

/** The column headings of periods in printed reports. */
export const horizonWords = {
  '1m': { en: '1M', jp: '当月' },
  '3m': { en: '3M', jp: '3ヵ月' },
  fytd: { en: 'FYTD', jp: '年度初来' },
  '1y': { en: '1Y', jp: '1年' },
  '3y': { en: '3Y', jp: '3年' },
  '5y': { en: '5Y', jp: '5年' },
  itd: { en: 'Since inc.', jp: '設定来' },
} as const satisfies Record<string, Both>;
