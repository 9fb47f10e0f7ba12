import type { FigureKey, Horizon } from '@hakaru/contract/figures';
import { daysBetween } from '@hakaru/engine/calendar/day';
import { monthEndOfIndex, monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { forThePeriod } from '@hakaru/engine/private-assets/period-rate';
import { explainKsPme, explainLnPme } from '@hakaru/engine/private-assets/pme';
import { pmeInputs, type IndexLevel, type PmeInputs } from '@hakaru/engine/private-assets/pme-rows';
import type { FundFlow } from '@hakaru/engine/private-assets/fund-flows';
import { missing, type Result } from '@hakaru/engine/result';
import { benchmarkOn, type FigureCalculator, floatOf, flowFact, type Inputs, weighedFlows } from '#features/books/public';
import { datesOf, windowOf } from './horizon-returns';
import type { TraceSink } from './trace-sink';
import { fundFlowOf, noticeFact, noticesOf } from './notices';

type Key = FigureKey & { horizon: Horizon };

/**
 * Compares an entity with its public market equivalent: the same cash flows invested in its benchmark. `pme` is the Kaplan-Schoar ratio,
 * above 1 where the entity did better; `pmeReturn` is the yearly return the benchmark would have given (Long-Nickels), not annualised below
 * one year.
 */
export function pmeFigure(calculator: FigureCalculator, key: Key, { note, inputs }: TraceSink): Result {
  const benchmark = calculator.entity(benchmarkOn(calculator.entity(key.entityId), key.asOf) ?? '');
  if (benchmark?.type !== 'pme') return missing('not_applicable');
  const flows = pmeFlows(calculator, key);
  if (flows.value === null) return flows;
  hear(flows.value, key, inputs);
  const rows = pmeRows(calculator, key, flows.value);
  if (rows.value === null) return rows;
  if (flows.value.isNotices) note({ id: 'notices', value: flows.value.flows.length, unit: 'count' });
  const { result, steps } = key.measure === 'pme' ? explainKsPme(rows.value) : explainLnPme(rows.value);
  for (const step of steps) note(step);
  return key.measure === 'pme' ? result : forThePeriod(result, daysHeld(rows.value), note);
}

/** Days from the first flow to the end. */
function daysHeld({ days, contributions, distributions }: PmeInputs & { days: readonly string[] }): number {
  const first = days.findIndex((_, at) => contributions[at] !== 0 || distributions[at] !== 0);
  return daysBetween(days[Math.max(0, first)] ?? '', days.at(-1) ?? '');
}

/** A flow of the comparison, with the fact it comes from, if any. */
export type PmeFlow = FundFlow & { factId: string | null };

/**
 * The flows of a comparison: each on its own day and gross, with calls and distributions apart. From notices where the funds sent them,
 * otherwise from the monthly flows. The value at the start counts as paid in; for a fund followed from its first call it is zero.
 */
export type PmeFlows = { isNotices: boolean; from: number; to: number; opening: number | null; closing: number; flows: readonly PmeFlow[] };

export function pmeFlows(calculator: FigureCalculator, key: Key): Result<PmeFlows> {
  const { entityId, asOf, horizon } = key;
  const to = monthIndexOf(asOf);
  const closing = calculator.amount(entityId, 'marketValue', to);
  const window = windowOf(calculator.series(entityId), { horizon, asOf, ...datesOf(calculator, { entityId, asOf }) });
  const notices = noticesOf(calculator, entityId, asOf);
  const first = notices.reduce<string | null>((least, { day }) => (least === null || day < least ? day : least), null);
  const isWhole = first !== null && horizon === 'itd';
  if (!window && !isWhole) return missing('too_short');
  if (closing.value === null) return missing(closing.reason ?? 'no_data');
  const from = isWhole ? monthIndexOf(first) : (window?.from ?? to);
  const opening = isWhole ? null : calculator.amount(entityId, 'marketValue', from - 1);
  if (opening && opening.value === null) return missing(opening.reason ?? 'no_data');
  const start = monthEndOfIndex(from - 1);
  if (notices.some(({ amount }) => amount === null)) return missing('gap');
  const flows =
    first === null
      ? monthlyFlows(calculator, entityId, { from, to })
      : { value: notices.filter(({ day }) => day > start).map(one => ({ ...fundFlowOf(one), factId: noticeFact(one.id) })) };
  if (flows.value === null) return flows;
  const value = { isNotices: first !== null, from, to, opening: opening?.value == null ? null : floatOf(opening.value) };
  return { value: { ...value, closing: floatOf(closing.value), flows: flows.value } };
}

/** The flow of a month without notices: on its day where known, otherwise at the month-end. */
function monthlyFlows(calculator: FigureCalculator, entityId: string, { from, to }: { from: number; to: number }): Result<PmeFlow[]> {
  const flows: PmeFlow[] = [];
  for (let month = from; month <= to; month++) {
    const total = calculator.amount(entityId, 'flow', month);
    if (total.value === null) return missing('gap');
    for (const { id, day, amount } of weighedFlows(calculator, entityId, month, total.value))
      flows.push({
        day: day ?? monthEndOfIndex(month),
        kind: amount < 0 ? 'distribution' : 'call',
        amount: Math.abs(amount),
        factId: id === null ? null : flowFact(id),
      });
  }
  return { value: flows };
}

function hear({ isNotices, from, to, opening, flows }: PmeFlows, { entityId, asOf }: Key, inputs?: Inputs): void {
  if (!inputs) return;
  const start = monthEndOfIndex(from - 1);
  for (const day of opening === null ? [asOf] : [start, asOf])
    inputs.figure({ entityId, measure: 'marketValue', horizon: null, asOf: day });
  for (let month = from; month <= to; month++) {
    const day = monthEndOfIndex(month);
    if (!isNotices) inputs.figure({ entityId, measure: 'flow', horizon: '1m', asOf: day });
    inputs.figure({ entityId, measure: 'benchmarkReturn', horizon: '1m', asOf: day });
  }
  for (const { factId } of flows) if (factId !== null) inputs.fact(factId);
}

/** The index level at each month-end; a day in between takes the last level before it. */
export function pmeRows(
  calculator: FigureCalculator,
  { entityId, asOf }: Pick<FigureKey, 'entityId' | 'asOf'>,
  { from, to, opening, closing, flows }: PmeFlows,
): Result<PmeInputs & { days: readonly string[] }> {
  const levels: IndexLevel[] = [{ day: monthEndOfIndex(from - 1), level: 1 }];
  for (let month = from; month <= to; month++) {
    const market = calculator.benchmarkMonth(entityId, month);
    if (market.value === null) return missing('gap');
    levels.push({ day: monthEndOfIndex(month), level: (levels.at(-1)?.level ?? 1) * (1 + market.value) });
  }
  const first: FundFlow[] = opening === null ? [] : [{ day: monthEndOfIndex(from - 1), kind: 'call', amount: opening }];
  return pmeInputs([...first, ...flows], levels, { day: asOf, nav: closing });
}
