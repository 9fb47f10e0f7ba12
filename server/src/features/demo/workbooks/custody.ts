import { monthEndOfIndex } from '@hakaru/engine/calendar/month-end';
import { multiply, round, subtract, sum, toText } from '@hakaru/engine/money/decimal';
import { type FilledRow, filledSheet } from '#features/import-templates/public';
import { custodialRef, CUSTODY } from '#features/demo/institution/custody';
import { OCTOBER, type DemoSeries } from '#features/demo/institution/series';
import { fixingDayOf } from '#features/demo/markets/fx-series';
import { ratesByMonth } from '#features/demo/markets/rates';
import { holdingRows } from './rows';
import { senders, type Sending } from './sendings';

const CASH = 'SEC211';

/**
 * The trust bank's own books. It converts at its TTM where managers use the London fixing, and books trades on settlement. Three differences
 * remain in October: units and cash of a purchase that settles in November, and the price of a bond.
 */
export function custodySendings(series: DemoSeries): Sending[] {
  return [
    custody(series, OCTOBER - 1, { at: '2026-10-07T09:20:00+09:00', approvedAt: '2026-10-07T09:40:00+09:00' }),
    custody(series, OCTOBER, { at: '2026-11-09T15:30:00+09:00', approvedAt: '2026-11-09T15:50:00+09:00' }),
  ];
}

function custody(series: DemoSeries, month: number, when: Pick<Sending, 'at' | 'approvedAt'>): Sending {
  return {
    ...when,
    file: `KOMOR_HOSHI_${monthEndOfIndex(month).slice(0, 7)}_custody.xlsx`,
    from: senders.KOMOR.from,
    to: 'HOSHI',
    reason: '信託銀行の帳簿どおりです。',
    sheets: () => [filledSheet('holdings', 'jp', custodyRows(series, month))],
  };
}

function custodyRows(series: DemoSeries, month: number): FilledRow[] {
  const rates = ttmRates(series, month);
  return CUSTODY.flatMap(mandate => {
    const lines = holdingRows(series, [mandate], month).map(row => atTtm(row, rates));
    const kept = month === OCTOBER ? asKept(mandate, lines) : lines;
    return kept.map(row => ({ ...row, code: custodialRef(mandate) }));
  });
}

function ttmRates({ factors }: DemoSeries, month: number): ReadonlyMap<string, string> {
  const day = fixingDayOf(month);
  const rates = ratesByMonth(factors, 'HOSHI').get(month) ?? [];
  const own = rates.filter(({ asOf, tenor, method }) => asOf === day && tenor === 'spot' && method === 'TTM');
  return new Map(own.map(({ base, mid }) => [base, mid]));
}

function atTtm(row: FilledRow, rates: ReadonlyMap<string, string>): FilledRow {
  const rate = rates.get(row['currency'] ?? '');
  if (!rate || !row['fxRate']) return row;
  return { ...row, fxRate: rate, value: toText(round(multiply(row['valueLocal'] ?? '0', rate), 0)) };
}

/** Bought on 30 October, settled on 4 November. */
const UNSETTLED = { mandate: 'HDE01', line: 2, units: '12000' };
/** Priced by another provider. */
const PRICED = { mandate: 'HDB02', line: 4, points: '0.95' };

function asKept(mandate: string, lines: readonly FilledRow[]): FilledRow[] {
  if (mandate === PRICED.mandate) return lines.map((row, at) => (at === PRICED.line ? priced(row) : row));
  const bought = mandate === UNSETTLED.mandate ? lines[UNSETTLED.line] : undefined;
  if (!bought) return [...lines];
  const paid = toText(round(multiply(UNSETTLED.units, bought['price'] ?? '0'), 0));
  return lines.map(row => (row === bought ? less(row, paid) : row['security'] === CASH ? withCash(row, paid) : row));
}

function less(row: FilledRow, paid: string): FilledRow {
  const value = toText(subtract(row['value'] ?? '0', paid));
  return { ...row, units: toText(subtract(row['units'] ?? '0', UNSETTLED.units)), valueLocal: value, value };
}

function withCash(row: FilledRow, paid: string): FilledRow {
  const more = toText(sum([row['value'] ?? '0', paid]));
  return { ...row, units: more, valueLocal: more, value: more, bookValue: more };
}

/** A bond's price is per hundred of its nominal. */
function priced(row: FilledRow): FilledRow {
  const extra = multiply(multiply(row['units'] ?? '0', PRICED.points), '0.01');
  const value = toText(round(sum([row['value'] ?? '0', extra]), 0));
  return { ...row, price: toText(sum([row['price'] ?? '0', PRICED.points])), valueLocal: value, value };
}
