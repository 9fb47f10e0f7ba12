import { flowInBase } from '#features/import-kinds/public';
import { at } from './findings';
import { type Check, NOTHING } from './check';

/** Without the base amount the flow would be missing from every figure in the investor's currency; no rate is assumed for it. */
export const noBaseAmount: Check = {
  code: 'noBaseAmount',
  severity: 'error',
  what: {
    en: 'The cashflow is in {currency}; its amount in {base} is missing.',
    jp: 'キャッシュフローは{currency}建てですが、{base}建ての金額がありません。',
  },
  remedy: {
    en: 'Fill in the amount in the base currency, or the FX rate of the day.',
    jp: '基準通貨建ての金額または当日の為替レートを入力してください。',
  },
  open:
    ({ entityOf }) =>
    row => {
      const base = entityOf(row)?.baseCurrency;
      const { flow, currency } = row.values;
      if (row.on.kind.kind !== 'funds' || !base || !flow || !currency || flowInBase(row.values, base) !== null) return NOTHING;
      return [at(row, 'flowBase', 'noBaseAmount', { severity: 'error', params: { currency, base } })];
    },
};
