import type { FigureKey, Horizon } from '@hakaru/contract/figures';
import { monthEndOfIndex } from '@hakaru/engine/calendar/month-end';
import { missing, type Result } from '@hakaru/engine/result';
import { arithmeticExcess } from '@hakaru/engine/returns/excess';
import { annualiseMonths } from '@hakaru/engine/returns/annualise';
import { chainLink } from '@hakaru/engine/returns/chain-link';
import { assumedRateFact, type FigureCalculator, inForce } from '#features/books/public';
import { datesOf, returnOver, windowOf } from './horizon-returns';
import { NO_TRACE, type TraceSink } from './trace-sink';

type Key = FigureKey & { horizon: Horizon };

const MONTHS_PER_YEAR = 12;

/** The assumed return over a period, or the return in excess of it. */
export function assumedFigure(calculator: FigureCalculator, key: Key, sink: TraceSink): Result {
  if (key.measure === 'assumedReturn') return assumedReturn(calculator, key, sink);
  sink.inputs?.figure({ ...key, measure: 'return' });
  sink.inputs?.figure({ ...key, measure: 'assumedReturn' });
  const own = returnOver(calculator, calculator.series(key.entityId), { ...key, measure: 'return' }, NO_TRACE);
  if (own.value === null) return own;
  const assumed = assumedReturn(calculator, key, NO_TRACE);
  return assumed.value === null ? assumed : arithmeticExcess({ portfolio: own.value, benchmark: assumed.value });
}

/** The yearly rate in force in each month, as a monthly rate, linked over the months of the return and annualised like it. */
function assumedReturn(calculator: FigureCalculator, { entityId, horizon, asOf }: Key, { note, inputs }: TraceSink): Result {
  const window = windowOf(calculator.series(entityId), { horizon, asOf, ...datesOf(calculator, { entityId, asOf }) });
  if (!window) return missing('too_short');
  const months: number[] = [];
  let before = '';
  for (let month = window.from; month <= window.to; month++) {
    const rate = inForce(calculator.book.assumedRates, monthEndOfIndex(month));
    if (!rate) return missing('no_data');
    if (rate.fromDay !== before) note({ id: 'assumedRate', value: Number(rate.ratePercent) / 100, unit: 'rate', at: rate.fromDay });
    if (rate.fromDay !== before) inputs?.fact(assumedRateFact(calculator.book.assetId, rate.fromDay));
    before = rate.fromDay;
    months.push((1 + Number(rate.ratePercent) / 100) ** (1 / MONTHS_PER_YEAR) - 1);
  }
  const linked = chainLink(months, {}, note);
  if (linked.value === null || !/y$|^itd$/.test(horizon)) return linked;
  const yearly = annualiseMonths(linked.value, months.length);
  return yearly.value === null ? linked : yearly;
}
