import { explained, ignore, type Note } from '#explain';
import { allFinite } from '#number/finite';
import { missing, type Explanation, type Result } from '#result';
import { npv } from './present-value';

/** Money paid out is financed at one rate, money received is reinvested at another, both per period. */
export type MirrInputs = { amounts: readonly number[]; financeRate: number; reinvestRate: number };

/**
 * The modified internal rate of return: what turns the cost of all outflows today into the reinvested inflows at the end.
 *
 * @example mirr({ amounts: [-100, 60, 60], financeRate: 0.1, reinvestRate: 0.1 }) // { value: 0.122497216… } = √(126 / 100) - 1
 */
export function mirr(inputs: MirrInputs): Result {
  return modifiedRate(inputs, ignore);
}

/**
 * The steps of `mirr`: the cost today and the proceeds at the end.
 *
 * @example explainMirr({ amounts: [-100, 60, 60], financeRate: 0.1, reinvestRate: 0.1 }).steps[0] // { id: 'cost', value: 100, unit: 'money' }
 */
export function explainMirr(inputs: MirrInputs): Explanation {
  const { financeRate, reinvestRate } = inputs;
  return explained('private-assets.mirr', { financeRate, reinvestRate }, note => modifiedRate(inputs, note));
}

function modifiedRate({ amounts, financeRate, reinvestRate }: MirrInputs, note: Note): Result {
  if (amounts.length === 0 || !allFinite(amounts)) return missing('no_data');
  if (amounts.length === 1) return missing('too_short');
  const periods = amounts.length - 1;
  const cost = npv({ amounts: amounts.map(amount => Math.max(0, -amount)), rate: financeRate }).value;
  const received = npv({ amounts: amounts.map(amount => Math.max(0, amount)), rate: reinvestRate }).value;
  if (cost === null || received === null) return missing('not_applicable');
  if (cost === 0 || received === 0) return missing('no_root');
  const proceeds = received * Math.pow(1 + reinvestRate, periods);
  note({ id: 'cost', value: cost, unit: 'money' });
  note({ id: 'proceeds', value: proceeds, unit: 'money' });
  note({ id: 'periods', value: periods, unit: 'count' });
  return { value: Math.pow(proceeds / cost, 1 / periods) - 1 + 0 };
}
