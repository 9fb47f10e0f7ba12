import { ignore, type Note } from '#explain';
import type { Result } from '#result';
import { annualiseDays, annualisedReturn, trimmed } from '#returns/annualise';
import { chainLink } from '#returns/chain-link';
import { excessReturn } from '#returns/excess';
import { trailingReturn } from '#returns/horizons';
import { type FlowTiming, modifiedDietz, modifiedDietzMonth } from '#returns/modified-dietz';
import { monthlySeries } from '#returns/monthly';
import { aggregateReturns, calendarYearReturn, periodReturn, type PeriodKind } from '#returns/periods';
import { simpleDietz } from '#returns/simple-dietz';
import { timeWeightedReturn } from '#returns/time-weighted';
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
  simple_dietz: inputs =>
    simpleDietz({
      opening: numberOf(inputs, 'bmv'),
      closing: numberOf(inputs, 'emv'),
      flows: listOf(inputs, 'flows').map(each => (Array.isArray(each) ? asNumber(each.at(-1), 'flow') : asNumber(each, 'flow'))),
    }),
  twr: inputs =>
    timeWeightedReturn(
      listOf(inputs, 'valuations').map(each => {
        const valuation = asRecord(each, 'valuation');
        return { value: numberOf(valuation, 'v'), flow: optionalNumber(valuation, 'f') ?? 0 };
      }),
    ),
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
    return periodReturn(datedOf(whole, datasets), { from: textOf(inputs, 'from'), to: textOf(inputs, 'to') });
  },
  calendar_year: (inputs, datasets) => calendarYearReturn(datedOf(inputs, datasets), numberOf(inputs, 'year')),
  aggregate: (inputs, datasets) => {
    const { to: _to, ...whole } = inputs;
    const periods = aggregateReturns(datedOf(whole, datasets), {
      to: periodKind(textOf(inputs, 'to')),
      ...(inputs['fiscalYearStart'] === undefined ? {} : { fiscalYearStart: numberOf(inputs, 'fiscalYearStart') }),
    });
    return { dates: periods.map(period => period.day), returns: periods.map(period => period.result) };
  },
};

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

function periodKind(word: string): PeriodKind {
  const kinds: Readonly<Record<string, PeriodKind>> = {
    week: 'week',
    weekly: 'week',
    month: 'month',
    monthly: 'month',
    quarter: 'quarter',
    quarterly: 'quarter',
    year: 'year',
    yearly: 'year',
    annual: 'year',
    'fiscal-year': 'fiscal-year',
    fiscal_year: 'fiscal-year',
  };
  const kind = kinds[word];
  if (kind === undefined) throw new Error(`no period '${word}'`);
  return kind;
}
