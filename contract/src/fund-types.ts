import type { FundType } from './enumerations';
import type { Both } from './languages';

/** Names of fund types; the misspelt twin is read as the stored one (decisions G11). */
export const fundTypeNames: Readonly<Record<Exclude<FundType, 'limitedPartnerhips'>, Both>> = {
  commingledFund: { en: 'Commingled fund', jp: '合同運用ファンド' },
  direct: { en: 'Direct', jp: '直接投資' },
  etf: { en: 'ETF', jp: 'ETF' },
  fundOfFunds: { en: 'Fund of funds', jp: 'ファンド・オブ・ファンズ' },
  investmentTrust: { en: 'Investment trust', jp: '投資信託' },
  limitedPartnetships: { en: 'Limited partnership', jp: 'リミテッド・パートナーシップ' },
  mutualFund: { en: 'Mutual fund', jp: 'ミューチュアルファンド' },
  separateAccount: { en: 'Separate account', jp: '単独運用' },
};
export type KeptFundType = keyof typeof fundTypeNames;
export const keptFundTypes = Object.keys(fundTypeNames) as KeptFundType[]; // the keys of the table above
