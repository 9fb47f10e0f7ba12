import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const helpTitles = defineText({
  owner: { en: 'Manual for asset owners', jp: 'アセットオーナー向けマニュアル' },
  bank: { en: 'Manual for banks', jp: '銀行向けマニュアル' },
  consultant: { en: 'Manual for consultants', jp: 'コンサルタント向けマニュアル' },
  manager: { en: 'Manual for data import by asset managers', jp: '運用会社向けデータ取込マニュアル' },
  accountant: { en: 'Manual for accounting firms', jp: '会計事務所向けマニュアル' },
  trustBank: { en: 'Manual for trust banks', jp: '信託銀行向けマニュアル' },
  support: { en: 'Manual for support', jp: 'サポート向けマニュアル' },
});
