import { addDays, type Day, partsOf, weekdayOf } from '#calendar/day';
import { fiscalYearStartOf, quarterEndOf } from '#calendar/fiscal';
import { monthEndOf, monthEndOfIndex, monthIndexOf } from '#calendar/month-end';
import { ignore, type Note } from '#explain';
import { missing, type Result } from '#result';
import { annualiseDays, annualisedReturn, trimmed } from '#returns/annualise';
import { chainLink } from '#returns/chain-link';
import { excessReturn } from '#returns/excess';
import { horizonReturn, trailingReturn } from '#returns/horizons';
import { type FlowTiming, modifiedDietz, modifiedDietzMonth, revaluedDietz } from '#returns/modified-dietz';
import { type DatedReturn, monthlySeries } from '#returns/monthly';
import type { Adapters, Inputs } from '#testing/adapter';
import {
  asNumber,
  asRecord,
  asText,
  isRecord,
  listOf,
  numberOf,
  optionalChoice,
  optionalNumber,
  optionalText,
  textOf,
} from '#testing/inputs';
import { datedOf, valuesOf } from '#testing/series';

export const adapters: Adapters = {
  modified_dietz: inputs => (inputs['detail'] === true ? dietzDetail(inputs) : dietz(inputs)),
  simple_dietz: inputs => halfway(inputs),
  twr: inputs => valuedAtFlows(inputs),
  chain_link: (inputs, datasets) =>
    chainLink(valuesOf(inputs, datasets), { missing: optionalText(inputs, 'missing') === 'skip' ? 'skip' : 'break' }),
  annualised_return: (inputs, datasets) => {
    const values = valuesOf(inputs, datasets);
    const scale = optionalNumber(inputs, 'scale') ?? 12;
    // GIPS: less than a year is not annualised.
    if (inputs['gips'] === true && trimmed(values).length < scale) return chainLink(values, { missing: 'break' });
    return annualisedReturn(values, { scale, method: optionalChoice(inputs, 'method', ['geometric', 'arithmetic']) ?? 'geometric' });
  },
  annualise_days: inputs => annualiseDays(numberOf(inputs, 'cumulative'), numberOf(inputs, 'days')),
  excess: inputs => excessReturn({ portfolio: numberOf(inputs, 'portfolio'), benchmark: numberOf(inputs, 'benchmark') }),
  trailing: (inputs, datasets) => {
    const asOf = optionalText(inputs, 'asOf');
    const months = numberOf(inputs, 'months');
    return trailingReturn(monthlySeries(datedOf(inputs, datasets)), asOf === undefined ? { months } : { months, asOf });
  },
  period_to_date: (inputs, datasets) => {
    const { from: _from, to: _to, ...whole } = inputs;
    return between(datedOf(whole, datasets), { from: textOf(inputs, 'from'), to: textOf(inputs, 'to') });
  },
  calendar_year: (inputs, datasets) => {
    const asOf = `${String(numberOf(inputs, 'year')).padStart(4, '0')}-12-31`;
    return resultOf(horizonReturn(seriesOf(datedOf(inputs, datasets)), { horizon: 'ytd', asOf }));
  },
  aggregate: (inputs, datasets) => {
    const { to: _to, ...whole } = inputs;
    const start = inputs['fiscalYearStart'] === undefined ? undefined : numberOf(inputs, 'fiscalYearStart');
    const groups = grouped(datedOf(whole, datasets), periodOf(textOf(inputs, 'to'), start));
    return {
      dates: groups.map(group => group.at(-1)?.day ?? ''),
      returns: groups.map(group => chainLink(group.map(({ value }) => value))),
    };
  },
};

// Simple Dietz is Modified Dietz with every flow at the middle.
function halfway(inputs: Inputs): Result {
  const amounts = listOf(inputs, 'flows').map(each => (Array.isArray(each) ? asNumber(each.at(-1), 'flow') : asNumber(each, 'flow')));
  const flows = amounts.map(amount => ({ elapsedDays: 1, amount }));
  return modifiedDietz({ opening: numberOf(inputs, 'bmv'), closing: numberOf(inputs, 'emv'), days: 2, flows });
}

// The true time-weighted return is that of a period revalued at every flow; the cases name no days, so each stop takes the next one.
function valuedAtFlows(inputs: Inputs): Result {
  const stops = listOf(inputs, 'valuations').map((each, at) => {
    const valuation = asRecord(each, 'valuation');
    return { day: addDays('2024-01-31', at), value: numberOf(valuation, 'v'), flow: optionalNumber(valuation, 'f') ?? 0 };
  });
  const [first, ...rest] = stops;
  const last = rest.pop();
  if (!first || !last) return missing('no_data');
  const flows = rest.map(({ day, flow }) => ({ day, amount: flow }));
  const revaluations = rest.map(({ day, value }) => ({ day, valueBeforeFlow: value }));
  return revaluedDietz({ opening: first.value + first.flow, closing: last.value, from: first.day, to: last.day, flows, revaluations });
}

const seriesOf = (points: readonly DatedReturn[]) => monthlySeries(points.filter(({ value }) => value !== null));
const resultOf = (found: Result): Result => (found.value === null ? found : { value: found.value });

// Since a day, as the months of a chart are counted from it; never a yearly rate.
function between(points: readonly DatedReturn[], { from, to }: { from: Day; to: Day }): Result {
  const opening = monthEndOfIndex(monthIndexOf(from) - 1);
  const found = horizonReturn(seriesOf(points), { horizon: 'itd', asOf: monthEndOf(to), inception: opening });
  return found.value === null || found.cumulative === null ? found : { value: found.cumulative };
}

// A case may ask for the capital the gain is measured on beside the return.
function dietzDetail(inputs: Inputs): unknown {
  let averageCapital: unknown = null;
  const found = dietz(inputs, ({ id, value }) => (id === 'averageCapital' ? (averageCapital = value) : undefined));
  return { return: found, averageCapital };
}

function dietz(inputs: Inputs, note: Note = ignore): Result {
  const common = { opening: numberOf(inputs, 'bmv'), closing: numberOf(inputs, 'emv'), timing: timingOf(inputs) };
  const flows = listOf(inputs, 'flows').map(flowOf);
  const from = optionalText(inputs, 'start');
  const to = optionalText(inputs, 'end');
  if (from !== undefined && to !== undefined) {
    return modifiedDietzMonth(
      { ...common, from, to, flows: flows.map(({ when, amount }) => ({ day: asText(when, 'flow day'), amount })) },
      note,
    );
  }
  const elapsed = flows.map(({ when, amount }) => ({ elapsedDays: asNumber(when, 'flow day'), amount }));
  return modifiedDietz({ ...common, days: numberOf(inputs, 'days'), flows: elapsed }, note);
}

function flowOf(each: unknown): { when: unknown; amount: number } {
  if (Array.isArray(each)) return { when: each[0], amount: asNumber(each[1], 'flow') };
  const flow = asRecord(each, 'flow');
  return { when: flow['date'] ?? flow['day'] ?? flow['t'], amount: asNumber(flow['amount'] ?? flow['f'], 'flow') };
}

// Start of day is named in several ways by those who write cases; anything else is the end.
function timingOf(inputs: Inputs): FlowTiming {
  const named = inputs['timing'] ?? inputs['flowTiming'] ?? inputs['flow_timing'] ?? inputs['startOfDay'];
  if (isRecord(named)) throw new Error('timing is not a word');
  return named === true || (typeof named === 'string' && /^(start|sod|begin|bod)/i.test(named)) ? 'start' : 'end';
}

// Days fall into the period they end in; a week starts on Monday.
function periodOf(word: string, fiscalYearStart: number | undefined): (day: Day) => string {
  if (word.startsWith('week')) return day => addDays(day, -((weekdayOf(day) + 6) % 7));
  if (word.startsWith('month')) return monthEndOf;
  if (word.startsWith('quarter')) return quarterEndOf;
  if (/^fiscal.year$/.test(word)) return day => fiscalYearStartOf(day, fiscalYearStart);
  if (/^(year|yearly|annual)$/.test(word)) return day => String(partsOf(day).year);
  throw new Error(`no period '${word}'`);
}

function grouped(points: readonly DatedReturn[], keyOf: (day: Day) => string): DatedReturn[][] {
  const groups = new Map<string, DatedReturn[]>();
  for (const point of points.toSorted((a, b) => (a.day < b.day ? -1 : 1)))
    groups.set(keyOf(point.day), [...(groups.get(keyOf(point.day)) ?? []), point]);
  return [...groups.values()];
}
