import { defineText } from '#platform/text';

/** Methods for differences between two books. */
export const reconciliationMethods = defineText({
  'reconciliation.units': { en: 'Units of the manager less the trust bank', jp: '運用機関と信託銀行の数量差' },
  'reconciliation.difference': { en: 'Manager less trust bank', jp: '運用機関と信託銀行の差' },
  'reconciliation.share': { en: 'Difference as a share', jp: '差の割合' },
  'reconciliation.rate-effect': { en: 'Effect of the two exchange rates', jp: '為替レート差の影響' },
});

/** The same as formulas. */
export const reconciliationFormulas = defineText({
  'reconciliation.units': { en: 'Manager’s units − trust bank’s units', jp: '運用機関の数量 − 信託銀行の数量' },
  'reconciliation.difference': {
    en: 'Manager’s value − trust bank’s value; of a whole account the sum over its positions',
    jp: '運用機関の時価 − 信託時価（口座全体は各銘柄の差額の合計）',
  },
  'reconciliation.share': { en: 'Difference ÷ trust bank’s value', jp: '差額 ÷ 信託時価' },
  'reconciliation.rate-effect': {
    en: 'Trust bank’s value in its own currency × (manager’s rate − trust bank’s rate)',
    jp: '信託時価（現地通貨）×（運用機関のレート − 信託銀行のレート）',
  },
});
