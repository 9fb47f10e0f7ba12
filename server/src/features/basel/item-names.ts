import type { BridgeEffect, TableItem } from '@hakaru/contract/basel';

/** The rows of the exposure table as the notice words them; traces use these names for parts. */
export const itemNames: Readonly<Record<TableItem, { en: string; jp: string }>> = {
  sovereign: { en: 'Central government and central bank', jp: '中央政府及び中央銀行向け' },
  financialInstitutions: { en: 'Financial institutions and Type I securities firms', jp: '金融機関及び第一種金融商品取引業者向け' },
  corporates: { en: 'Corporates', jp: '法人等向け' },
  equity: { en: 'Equity and similar', jp: '出資等' },
  realEstateLending: { en: 'Real estate acquisition business', jp: '不動産取得等事業向け' },
  securitisation: { en: 'Securitisation', jp: '証券化エクスポージャー' },
  other: { en: 'Other than the above', jp: '上記以外' },
  derivatives: { en: 'Derivative transactions and CVA risk', jp: '派生商品取引・CVAリスク相当額' },
  mandate: { en: 'Mandate-based approach', jp: 'マンデート方式' },
  probability250: { en: 'Probability approach (250%)', jp: '蓋然性方式（250%）' },
  probability400: { en: 'Probability approach (400%)', jp: '蓋然性方式（400%）' },
  fallback: { en: 'Fall-back approach', jp: 'フォールバック方式' },
};

/** The effects of the bridge, as traces name them. */
export const bridgeNames: Readonly<Record<BridgeEffect, { en: string; jp: string }>> = {
  balance: { en: 'Balance', jp: '残高要因' },
  mix: { en: 'Mix and weights', jp: '構成・ウェイト要因' },
  approach: { en: 'Approach', jp: '方式変更要因' },
  fx: { en: 'Exchange rates', jp: '為替要因' },
};
