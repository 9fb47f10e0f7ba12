import { yearFraction, type DayCount } from '#calendar/day-count';
import { explained, ignore, type Note } from '#explain';
import { allFinite } from '#number/finite';
import { sumOf } from '#number/sum';
import { missing, type Explanation, type Result } from '#result';
import type { CashFlow } from './cash-flow';

export type DatedWorth = { flows: readonly CashFlow[]; rate: number; dayCount?: DayCount };

/** `startFromZero: false` discounts the first amount by one period already, as spreadsheets do. */
export type PeriodicWorth = { amounts: readonly number[]; rate: number; startFromZero?: boolean };

/**
 * What dated flows are worth on the earliest of their days, at a yearly rate.
 *
 * @example xnpv({ flows: [{ day: '2021-01-01', amount: -100 }, { day: '2022-01-01', amount: 121 }], rate: 0.1 }) // { value: 10 }
 */
export function xnpv(inputs: DatedWorth): Result {
  return datedWorth(inputs, 'first', ignore);
}

/**
 * The steps of `xnpv`: years and worth of each flow.
 *
 * @example explainXnpv({ flows: [{ day: '2021-01-01', amount: 5 }], rate: 0.1 }).steps.length // 2
 */
export function explainXnpv(inputs: DatedWorth): Explanation {
  return explained('private-assets.xnpv', optionsOf(inputs), note => datedWorth(inputs, 'first', note));
}

/**
 * What dated flows have grown to on the latest of their days, at a yearly rate.
 *
 * @example xnfv({ flows: [{ day: '2021-01-01', amount: -100 }, { day: '2022-01-01', amount: 121 }], rate: 0.1 }) // { value: 11 }
 */
export function xnfv(inputs: DatedWorth): Result {
  return datedWorth(inputs, 'last', ignore);
}

/**
 * The steps of `xnfv`: years (negative, looking back from the latest day) and worth of each flow.
 *
 * @example explainXnfv({ flows: [{ day: '2021-01-01', amount: 5 }], rate: 0.1 }).steps.length // 2
 */
export function explainXnfv(inputs: DatedWorth): Explanation {
  return explained('private-assets.xnfv', optionsOf(inputs), note => datedWorth(inputs, 'last', note));
}

/**
 * What equally spaced amounts are worth at the start, at a rate per period.
 *
 * @example npv({ amounts: [-100, 121], rate: 0.1 }) // { value: 10 }
 */
export function npv(inputs: PeriodicWorth): Result {
  return periodicWorth(inputs, ignore);
}

/**
 * The steps of `npv`.
 *
 * @example explainNpv({ amounts: [-100, 121], rate: 0.1 }).steps[1] // { id: 'worth', value: -100, unit: 'money', at: '0' }
 */
export function explainNpv(inputs: PeriodicWorth): Explanation {
  return explained('private-assets.npv', { startFromZero: inputs.startFromZero ?? true }, note => periodicWorth(inputs, note));
}

function datedWorth({ flows, rate, dayCount = 'act/365F' }: DatedWorth, basis: 'first' | 'last', note: Note): Result {
  const days = flows.map(flow => flow.day).sort();
  const anchor = basis === 'first' ? days[0] : days.at(-1);
  if (anchor === undefined) return missing('no_data');
  const rows = flows.map(flow => ({ amount: flow.amount, years: yearFraction(anchor, flow.day, dayCount), label: flow.day }));
  return worthOf(rows, rate, note);
}

function periodicWorth({ amounts, rate, startFromZero = true }: PeriodicWorth, note: Note): Result {
  if (amounts.length === 0) return missing('no_data');
  const rows = amounts.map((amount, index) => ({ amount, years: startFromZero ? index : index + 1, label: String(index) }));
  return worthOf(rows, rate, note);
}

function worthOf(rows: readonly { amount: number; years: number; label: string }[], rate: number, note: Note): Result {
  if (rate <= -1) return missing('not_applicable');
  const worths = rows.map(({ amount, years, label }) => {
    const worth = amount * Math.pow(1 + rate, -years);
    note({ id: 'years', value: years, unit: 'factor', at: label });
    note({ id: 'worth', value: worth, unit: 'money', at: label });
    return worth;
  });
  return allFinite(worths) ? { value: sumOf(worths) } : missing('no_data');
}

const optionsOf = ({ dayCount = 'act/365F' }: DatedWorth) => ({ dayCount });
