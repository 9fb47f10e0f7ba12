import { compare } from '@hakaru/engine/money/decimal';
import { isMonthEnd, monthEndOf } from '@hakaru/engine/calendar/month-end';
import { at } from './findings';
import { key } from './past-store';
import { type Check, NOTHING } from './check';

/** A rate of the same day and source is already recorded: the sender decides whether to overwrite it (decisions G48). */
export const fxOverwrite: Check = {
  code: 'fxOverwrite',
  severity: 'warning',
  what: {
    en: 'A rate with the same date and source already exists: {before}. It would become {after}.',
    jp: '同じ日付・レート種類のレート{before}があり、{after}に上書きされます。',
  },
  remedy: { en: 'Approve to overwrite it, with the reason.', jp: '上書きする場合は理由を入力して承認してください。' },
  open:
    ({ past }) =>
    row => {
      const before = existing(row.values, past.rates);
      const { mid, tenor } = row.values;
      if (row.on.kind.kind !== 'fxrates' || !mid || before === undefined || compare(mid, before) === 0 || (tenor ?? 'spot') === 'spot')
        return NOTHING;
      return [at(row, 'mid', 'fxOverwrite', { params: { before, after: mid } })];
    },
};

/** Month-ends are valued with spot rates, so the finding names the months a changed spot rate affects. */
export const fxSpotConflict: Check = {
  code: 'fxSpotConflict',
  severity: 'warning',
  what: {
    en: 'The spot rate {before} would become {after}; it values {monthEnd}.',
    jp: '直物レート{before}が{after}に変わり、{monthEnd}の評価に影響します。',
  },
  remedy: { en: 'Approve to overwrite it, with the reason.', jp: '上書きする場合は理由を入力して承認してください。' },
  open:
    ({ past }) =>
    row => {
      const before = existing(row.values, past.rates);
      const { mid, tenor, day } = row.values;
      if (
        row.on.kind.kind !== 'fxrates' ||
        !mid ||
        !day ||
        before === undefined ||
        compare(mid, before) === 0 ||
        (tenor ?? 'spot') !== 'spot'
      )
        return NOTHING;
      const month = isMonthEnd(day) ? day : monthEndOf(day);
      return [at(row, 'mid', 'fxSpotConflict', { params: { before, after: mid, monthEnd: month.replaceAll('-', '/') } })];
    },
};

function existing(
  { base, quote, day, tenor, method }: Readonly<Record<string, string | null>>,
  rates: ReadonlyMap<string, string>,
): string | undefined {
  return rates.get(key(base ?? '', quote ?? '', day ?? '', tenor ?? 'spot', method ?? ''));
}
