import { type Day, daysBetween } from '#calendar/day';
import { explained, ignore, type Note } from '#explain';
import { finite } from '#number/finite';
import { compoundOf, sumOf } from '#number/sum';
import { missing, type Result } from '#result';

/** Whether a flow works from the morning of its day or only from the next: end of day is the default. */
export type FlowTiming = 'end' | 'start';

/**
 * Money into (positive) or out of (negative) the portfolio, by the days elapsed since the opening value. A timing of its own stands before
 * the period's; `at` is what its weight is noted under.
 */
export type ElapsedFlow = { elapsedDays: number; amount: number; timing?: FlowTiming; at?: string };

/** The same, on its day. */
export type DatedFlow = { day: Day; amount: number; timing?: FlowTiming; at?: string };

/** Opening and closing market value and the flows between. Amounts are whole minor units or any one unit throughout. */
export type DietzPeriod = { opening: number; closing: number; days: number; flows: readonly ElapsedFlow[]; timing?: FlowTiming };

/** The period between two closing days, `from` being the day of the opening value (the previous month-end). */
export type DietzMonth = { opening: number; closing: number; from: Day; to: Day; flows: readonly DatedFlow[]; timing?: FlowTiming };

/** A month with values struck before some of its flows: each value ends one sub-period and, with that day's flows, opens the next. */
export type RevaluedMonth = DietzMonth & { revaluations: readonly { day: Day; valueBeforeFlow: number }[] };

/**
 * Modified Dietz: R = (EMV - BMV - sum F) / (BMV + sum w F), w = (T - t)/T at end of day, (T - t + 1)/T at start of day.
 * Average capital of zero or less has no return.
 *
 * @example modifiedDietz({ opening: 100, closing: 160, days: 30, flows: [{ elapsedDays: 15, amount: 50 }] }) // { value: 0.08 } : 10 / 125
 */
export function modifiedDietz(period: DietzPeriod, note: Note = ignore): Result {
  const { opening, closing, days, flows, timing = 'end' } = period;
  if (days <= 0 || flows.some(flow => flow.elapsedDays < 0 || flow.elapsedDays > days)) return missing('not_applicable');
  const weighted = flows.map(flow => {
    const head = (flow.timing ?? timing) === 'start' ? 1 : 0;
    const weight = (days - flow.elapsedDays + head) / days;
    note({ id: 'weight', value: weight, unit: 'factor', at: flow.at ?? String(flow.elapsedDays) });
    return weight * flow.amount;
  });
  const gain = sumOf([closing, -opening, ...flows.map(flow => -flow.amount)]);
  const capital = sumOf([opening, ...weighted]);
  note({ id: 'gain', value: gain, unit: 'money' });
  note({ id: 'averageCapital', value: capital, unit: 'money' });
  return capital <= 0 ? missing('zero_denominator') : finite(gain / capital, 'zero_denominator');
}

/**
 * Modified Dietz of a month by its days.
 *
 * @example modifiedDietzMonth({ opening: 50_000_000, closing: 51_500_000, from: day('2003-02-28'), to: day('2003-03-31'),
 *   flows: [{ day: day('2003-03-15'), amount: -500_000 }] }) // { value: 0.0402075 }
 */
export function modifiedDietzMonth(month: DietzMonth, note: Note = ignore): Result {
  return modifiedDietz(elapsed(month), note);
}

/**
 * Modified Dietz with the weight of every flow, the gain and the average capital.
 *
 * @example explainModifiedDietz({ opening: 100, closing: 110, days: 30, flows: [] }).steps.at(-1) // averageCapital 100
 */
export function explainModifiedDietz(period: DietzPeriod) {
  return explained('returns.modified-dietz', { timing: period.timing ?? 'end' }, note => modifiedDietz(period, note));
}

/**
 * The days whose flows are so large that the month has to be valued there: net flow of the day at or above the share of opening value.
 *
 * @example largeFlowDays({ opening: 100, flows: [{ day: day('2024-01-10'), amount: 12 }] }) // ['2024-01-10']
 */
export function largeFlowDays(month: { opening: number; flows: readonly DatedFlow[] }, threshold = LARGE_FLOW): Day[] {
  const net = new Map<Day, number[]>();
  for (const { day, amount } of month.flows) net.set(day, [...(net.get(day) ?? []), amount]);
  return [...net]
    .filter(([, amounts]) => Math.abs(sumOf(amounts)) >= threshold * month.opening)
    .map(([day]) => day)
    .sort();
}

/**
 * A month valued at its large flows: Modified Dietz inside each part, parts linked. With a value before every flow it is the true
 * time-weighted return.
 *
 * @example revaluedDietz({ opening: 100, closing: 231, from, to, flows: [{ day: mid, amount: 100 }],
 *   revaluations: [{ day: mid, valueBeforeFlow: 110 }] }) // { value: 0.21 } : 110/100 × 231/210 - 1
 */
export function revaluedDietz(month: RevaluedMonth, note: Note = ignore): Result {
  const parts: number[] = [];
  for (const part of subPeriods(month)) {
    const result = modifiedDietzMonth(part, note);
    note({ id: 'subPeriod', value: result.value, unit: 'rate', at: part.to });
    if (result.value === null) return result;
    parts.push(result.value);
  }
  return parts.some(each => each < -1) ? missing('not_applicable') : { value: compoundOf(parts) };
}

/**
 * The revalued month with every part.
 *
 * @example explainRevaluedDietz(month).method // 'returns.revalued-dietz'
 */
export function explainRevaluedDietz(month: RevaluedMonth) {
  return explained('returns.revalued-dietz', { timing: month.timing ?? 'end' }, note => revaluedDietz(month, note));
}

const LARGE_FLOW = 0.1;

const elapsed = ({ opening, closing, from, to, flows, timing = 'end' }: DietzMonth): DietzPeriod => ({
  opening,
  closing,
  days: daysBetween(from, to),
  flows: flows.map(({ day, ...flow }) => ({ ...flow, elapsedDays: daysBetween(from, day) })),
  timing,
});

// The flows of a revaluation day enter the next part as its opening capital, so they carry full weight there.
function subPeriods(month: RevaluedMonth): DietzMonth[] {
  const stops = month.revaluations.toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const stopDays = new Set(stops.map(stop => stop.day));
  const starts = [
    { day: month.from, opening: month.opening },
    ...stops.map(stop => ({ day: stop.day, opening: stop.valueBeforeFlow + flowsOn(month, stop.day) })),
  ];
  const ends = [...stops.map(stop => ({ day: stop.day, closing: stop.valueBeforeFlow })), { day: month.to, closing: month.closing }];
  return starts.flatMap((start, index) => {
    const end = ends[index];
    if (!end) return [];
    const flows = month.flows.filter(flow => flow.day > start.day && flow.day <= end.day && !stopDays.has(flow.day));
    return [{ opening: start.opening, closing: end.closing, from: start.day, to: end.day, flows, timing: month.timing ?? 'end' }];
  });
}

const flowsOn = (month: RevaluedMonth, day: Day) => sumOf(month.flows.filter(flow => flow.day === day).map(flow => flow.amount));
