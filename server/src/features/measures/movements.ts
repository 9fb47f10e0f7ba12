import type { FigureKey, Horizon } from '@hakaru/contract/figures';
import { monthEndOfIndex, monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { decimal, subtract, sum } from '@hakaru/engine/money/decimal';
import { missing, type Result } from '@hakaru/engine/result';
import { type Amount, type FigureCalculator, floatOf, isNothingDue, type Money, nothing } from '#features/books/public';
import { datesOf, windowOf } from './horizon-returns';
import { NO_TRACE, type TraceSink } from './trace-sink';

/** Flows are summed over the months of the horizon; profit is the change in value less the flows. Exact decimals. */
export function movement(calculator: FigureCalculator, key: FigureKey, { inputs }: TraceSink): Amount {
  const { entityId } = key;
  const series = calculator.series(entityId);
  const to = monthIndexOf(key.asOf);
  const horizon = key.horizon ?? '1m';
  const window = horizon === '1m' ? { from: to, to } : windowOf(series, { horizon, asOf: key.asOf, ...datesOf(calculator, key) });
  if (!window) return nothing('too_short');
  const isMonth = window.from === window.to;
  if (key.measure === 'flow' && isMonth) return calculator.amount(entityId, 'flow', to, inputs);
  const flows: Money[] = [];
  for (let month = window.from; month <= window.to; month++) {
    const flow = calculator.amount(entityId, 'flow', month);
    if (flow.value === null) return flow;
    flows.push(flow.value);
    inputs?.figure({ entityId, measure: 'flow', horizon: '1m', asOf: monthEndOfIndex(month) });
  }
  const closing = calculator.amount(entityId, 'marketValue', window.to);
  if (key.measure === 'flow') return { value: sum(flows), reason: null, quality: closing.quality };
  const opening = calculator.amount(entityId, 'marketValue', window.from - 1);
  // An entity that opened in the month started it with zero; its profit since then is part of the total's.
  const before = isNothingDue(opening) ? 0 : opening.value;
  if (!isNothingDue(opening)) inputs?.figure({ entityId, measure: 'marketValue', horizon: null, asOf: monthEndOfIndex(window.from - 1) });
  inputs?.figure({ entityId, measure: 'marketValue', horizon: null, asOf: key.asOf });
  if (before === null) return opening;
  if (closing.value === null) return closing;
  return { value: subtract(subtract(closing.value, before), sum([decimal(0), ...flows])), reason: null, quality: closing.quality };
}

/** An entity's share of the total's return in a month: its profit over the total's opening value. Not available for longer horizons. */
export function contribution(calculator: FigureCalculator, key: FigureKey & { horizon: Horizon }, sink: TraceSink): Result {
  const { rootId } = calculator.book;
  if (key.horizon !== '1m' || !rootId) return missing('not_applicable');
  const month = monthIndexOf(key.asOf);
  const gain = movement(calculator, { ...key, measure: 'profit' }, NO_TRACE);
  const opening = calculator.amount(rootId, 'marketValue', month - 1);
  sink.inputs?.figure({ ...key, measure: 'profit' });
  sink.inputs?.figure({ entityId: rootId, measure: 'marketValue', horizon: null, asOf: monthEndOfIndex(month - 1) });
  if (gain.value === null || opening.value === null) return missing(gain.reason ?? opening.reason ?? 'no_data');
  const capital = floatOf(opening.value);
  return capital <= 0 ? missing('zero_denominator') : { value: floatOf(gain.value) / capital };
}
