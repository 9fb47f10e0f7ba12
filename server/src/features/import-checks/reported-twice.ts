import { at, type Finding, type Placed } from './findings';
import { rowKey } from './duplicate-key';
import { type Check, NOTHING } from './check';

/** Two different rows may report the same fact, such as a value repeated beside each part of a notice. One of the two would be lost. */
export const reportedTwice: Check = {
  code: 'reportedTwice',
  severity: 'error',
  what: { en: 'Already reported in row {first}.', jp: '{first}行目ですでに報告されています。' },
  remedy: { en: 'Leave the cell blank in one of the two rows.', jp: 'どちらか一方の行を空欄にしてください。' },
  open() {
    const seen = new Map<string, Placed>();
    return row =>
      row.on.kind.reportedFacts?.(row.values).flatMap(({ column, about }): Finding[] => {
        const fact = [row.on.kind.kind, column, ...about].join('\0'); // no value contains NUL
        const first = seen.get(fact);
        if (!first) seen.set(fact, row);
        if (!first || rowKey(first) === rowKey(row)) return []; // rows with the same key are reported as duplicates by another check
        return [at(row, column, 'reportedTwice', { severity: 'error', params: { first: `${first.sheet} ${first.row}` } })];
      }) ?? NOTHING;
  },
};
