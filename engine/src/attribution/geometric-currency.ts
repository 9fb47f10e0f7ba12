import { explained, ignore, type Note } from '#explain';
import { allFinite } from '#number/finite';
import { sumOf, sumOfProducts } from '#number/sum';
import { missing, type Explanation, type Result } from '#result';
import { segmentsOf, type Side } from './segments';

/** One side: weights, returns in base and in local currency, and forwards with the rates they were made at. */
export type CurrencySide = {
  weights: readonly number[];
  base: readonly number[];
  local: readonly number[];
  forwards?: readonly number[];
  forwardRates?: readonly number[];
};

/** `hedged`: benchmark returns hedged into base currency; without them hedging costs nothing. Spot rates are needed for forwards alone. */
export type GeometricCurrencyInputs = {
  portfolio: CurrencySide;
  benchmark: CurrencySide;
  hedged?: readonly number[];
  spotStart?: readonly number[];
  spotEnd?: readonly number[];
};

/** Four effects which, compounded, are the geometric excess in base currency. */
export type GeometricCurrency = {
  allocation: readonly number[];
  selection: readonly number[];
  totalAllocation: number;
  totalSelection: number;
  hedging: number;
  currency: number;
  portfolio: number;
  benchmark: number;
  excess: number;
};

/**
 * Geometric attribution with several currencies (Bacon, chapter 6): allocation on hedged benchmark returns, selection on local returns, the
 * cost of hedging between the two, and currency for what the sides earned beyond their local returns.
 *
 * @example geometricCurrency({ portfolio: { weights: [1], base: [0.21], local: [0.1] }, benchmark: { weights: [1], base: [0.1], local: [0] },
 *   spotStart: [1], spotEnd: [1.1] }).value // selection 0.1, currency 0, excess 0.1
 */
export function geometricCurrency(inputs: GeometricCurrencyInputs): Result<GeometricCurrency> {
  return attribute(inputs, ignore);
}

/**
 * The steps of `geometricCurrency`: the returns of the sides and of the notional funds between them.
 *
 * @example explainGeometricCurrency(inputs).steps[0] // { id: 'benchmark_local', value: 0.064, unit: 'rate' }
 */
export function explainGeometricCurrency(inputs: GeometricCurrencyInputs): Explanation<GeometricCurrency> {
  return explained('attribution.geometric-currency', {}, note => attribute(inputs, note));
}

function attribute(inputs: GeometricCurrencyInputs, note: Note): Result<GeometricCurrency> {
  const local = segmentsOf({ portfolio: sideOf(inputs.portfolio), benchmark: sideOf(inputs.benchmark) });
  if (local.value === null) return local;
  const portfolio = inBase(inputs.portfolio, inputs);
  if (portfolio.value === null) return portfolio;
  const benchmark = inBase(inputs.benchmark, inputs);
  if (benchmark.value === null) return benchmark;
  const { wp, wb, rp, rb, portfolio: ownLocal, benchmark: otherLocal } = local.value;
  const hedged = inputs.hedged ?? rb;
  if (hedged.length !== wp.length) return missing('gap');

  const notional = sumOfProducts(wp, rb);
  const allocation = wp.map((weight, i) => (weight - wb[i]!) * ((1 + hedged[i]!) / (1 + otherLocal) - 1) + 0);
  const selection = wp.map((weight, i) => (weight * (rp[i]! - rb[i]!)) / (1 + notional) + 0);
  const totalAllocation = sumOf(allocation);
  const semiHedged = (1 + otherLocal) * (1 + totalAllocation) - 1;
  if ([otherLocal, notional, semiHedged, ownLocal, benchmark.value].some(each => each <= -1)) return missing('total_loss');
  note({ id: 'benchmark_local', value: otherLocal, unit: 'rate' });
  note({ id: 'semi_notional_hedged', value: semiHedged, unit: 'rate' });
  note({ id: 'semi_notional', value: notional, unit: 'rate' });
  note({ id: 'portfolio_local', value: ownLocal, unit: 'rate' });
  note({ id: 'portfolio_base', value: portfolio.value, unit: 'rate' });
  note({ id: 'benchmark_base', value: benchmark.value, unit: 'rate' });
  return {
    value: {
      allocation,
      selection,
      totalAllocation,
      totalSelection: sumOf(selection),
      hedging: (1 + notional) / (1 + semiHedged) - 1,
      currency: ((1 + portfolio.value) * (1 + otherLocal)) / ((1 + ownLocal) * (1 + benchmark.value)) - 1,
      portfolio: portfolio.value,
      benchmark: benchmark.value,
      excess: (1 + portfolio.value) / (1 + benchmark.value) - 1,
    },
  };
}

const sideOf = ({ weights, local }: CurrencySide): Side => ({ weights, returns: local });

// What the side returned in base currency, its forwards included: a forward returns the spot at the end over the rate it was made at.
function inBase(side: CurrencySide, { spotStart, spotEnd }: GeometricCurrencyInputs): Result {
  const { weights, base, forwards } = side;
  if (forwards === undefined) return ownReturn(side);
  if (!spotStart || !spotEnd) return missing('gap');
  const { forwardRates = spotStart } = side;
  const lists = [base, forwards, forwardRates, spotStart, spotEnd];
  if (lists.some(list => list.length !== weights.length)) return missing('gap');
  if (!allFinite(lists.flat())) return missing('no_data');
  if ([...forwardRates, ...spotStart].some(rate => rate <= 0)) return missing('not_applicable');
  const forwardReturns = forwardRates.map((rate, i) => spotEnd[i]! / rate - 1);
  return { value: sumOfProducts(weights, base) + sumOfProducts(forwards, forwardReturns) };
}

function ownReturn({ weights, base }: CurrencySide): Result {
  if (base.length !== weights.length) return missing('gap');
  return allFinite([...base, ...weights]) ? { value: sumOfProducts(weights, base) } : missing('no_data');
}
