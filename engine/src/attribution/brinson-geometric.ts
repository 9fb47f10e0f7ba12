import { explained, ignore, type Note } from '#explain';
import { compoundOf, sumOf, sumOfProducts } from '#number/sum';
import { missing, type Explanation, type Result } from '#result';
import { segmentsOf, type MissingReturn, type TwoSided } from './segments';

export type GeometricInputs = TwoSided & { missingReturn?: MissingReturn };

/** The geometric effects of one period: (1 + allocation)(1 + selection) = (1 + portfolio) / (1 + benchmark). */
export type GeometricBrinson = {
  allocation: readonly number[];
  selection: readonly number[];
  totalAllocation: number;
  totalSelection: number;
  portfolio: number;
  benchmark: number;
  notional: number;
  excess: number;
};

/** Geometric effects of several periods: they compound, so no linking is needed. */
export type LinkedGeometric = {
  allocation: number;
  selection: number;
  excess: number;
  periodAllocation: readonly number[];
  periodSelection: readonly number[];
};

/**
 * The geometric attribution of one period, measured against a notional fund with the portfolio's weights and the benchmark's returns.
 *
 * @example brinsonGeometric({ portfolio: { weights: [1, 0], returns: [0.2, 0] }, benchmark: { weights: [0.5, 0.5], returns: [0.1, 0] } })
 * // allocation 1.10 / 1.05 - 1, selection 1.20 / 1.10 - 1, excess 1.20 / 1.05 - 1
 */
export function brinsonGeometric(inputs: GeometricInputs): Result<GeometricBrinson> {
  return geometric(inputs, ignore);
}

/**
 * The steps of `brinsonGeometric`.
 *
 * @example explainBrinsonGeometric({ portfolio: { weights: [1], returns: [0.2] }, benchmark: { weights: [1], returns: [0.1] } }).steps[0]
 * // { id: 'notional', value: 0.1, unit: 'rate' }
 */
export function explainBrinsonGeometric(inputs: GeometricInputs): Explanation<GeometricBrinson> {
  const { missingReturn = 'other' } = inputs;
  return explained('attribution.brinson-geometric', { missingReturn }, note => geometric(inputs, note));
}

/**
 * Geometric effects compounded over periods.
 *
 * @example linkGeometric([monthOne, monthTwo]).value // allocation = (1 + a1)(1 + a2) - 1, and so on
 */
export function linkGeometric(periods: readonly GeometricInputs[]): Result<LinkedGeometric> {
  return compounded(periods, ignore);
}

/**
 * The steps of `linkGeometric`: both effects of every period.
 *
 * @example explainLinkGeometric([]).result // { value: null, reason: 'no_data' }
 */
export function explainLinkGeometric(periods: readonly GeometricInputs[]): Explanation<LinkedGeometric> {
  return explained('attribution.link-geometric', {}, note => compounded(periods, note));
}

function geometric(inputs: GeometricInputs, note: Note): Result<GeometricBrinson> {
  const segments = segmentsOf(inputs, inputs.missingReturn);
  if (segments.value === null) return segments;
  const { wp, wb, rp, rb, portfolio, benchmark } = segments.value;
  const notional = sumOfProducts(wp, rb);
  if (benchmark <= -1 || notional <= -1) return missing('total_loss');
  const allocation = wp.map((weight, i) => (weight - wb[i]!) * ((1 + rb[i]!) / (1 + benchmark) - 1) + 0);
  const selection = wp.map((weight, i) => (weight * (rp[i]! - rb[i]!)) / (1 + notional) + 0);
  note({ id: 'notional', value: notional, unit: 'rate' });
  for (const [i, each] of allocation.entries()) {
    note({ id: 'allocation', value: each, unit: 'rate', at: String(i) });
    note({ id: 'selection', value: selection[i]!, unit: 'rate', at: String(i) });
  }
  const totalAllocation = sumOf(allocation);
  const totalSelection = sumOf(selection);
  const excess = (1 + portfolio) / (1 + benchmark) - 1;
  return { value: { allocation, selection, totalAllocation, totalSelection, portfolio, benchmark, notional, excess } };
}

function compounded(periods: readonly GeometricInputs[], note: Note): Result<LinkedGeometric> {
  if (periods.length === 0) return missing('no_data');
  const found: GeometricBrinson[] = [];
  for (const [t, inputs] of periods.entries()) {
    const period = geometric(inputs, ignore);
    if (period.value === null) return period;
    note({ id: 'allocation', value: period.value.totalAllocation, unit: 'rate', at: String(t) });
    note({ id: 'selection', value: period.value.totalSelection, unit: 'rate', at: String(t) });
    found.push(period.value);
  }
  const periodAllocation = found.map(each => each.totalAllocation);
  const periodSelection = found.map(each => each.totalSelection);
  return {
    value: {
      allocation: compoundOf(periodAllocation),
      selection: compoundOf(periodSelection),
      excess: compoundOf(found.map(each => each.excess)),
      periodAllocation,
      periodSelection,
    },
  };
}
