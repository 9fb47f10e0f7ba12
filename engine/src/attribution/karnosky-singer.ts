import { explained, ignore, type Note } from '#explain';
import { allFinite } from '#number/finite';
import { sumOf, sumOfProducts } from '#number/sum';
import { missing, type Explanation, type Result } from '#result';
import { segmentsOf, type Segments, type TwoSided } from './segments';

/** Continuously compounded returns add up by themselves; of discrete ones the product of local and currency return goes to currency. */
export const returnForms = ['continuous', 'discrete'] as const;
export type ReturnForm = (typeof returnForms)[number];

/**
 * Returns of both sides in local currency; per currency the return of local cash and of the currency against the base. Hedge weights are
 * positions in forwards and add to zero on each side.
 */
export type KarnoskySingerInputs = TwoSided & {
  cash: readonly number[];
  currency: readonly number[];
  portfolioHedges?: readonly number[];
  benchmarkHedges?: readonly number[];
  form?: ReturnForm;
};

/** Market, selection and currency effects, in total and by segment, adding to the excess return in base currency. */
export type KarnoskySinger = {
  market: number;
  selection: number;
  currency: number;
  portfolio: number;
  benchmark: number;
  excess: number;
  segments: { market: readonly number[]; selection: readonly number[]; currency: readonly number[] };
};

/**
 * Karnosky and Singer's attribution: markets are judged by the premium over local cash, currencies by what cash in them returned, because
 * that is what a hedge can change.
 *
 * @example karnoskySinger({ portfolio: { weights: [1, 0], returns: [0.05, 0.05] }, benchmark: { weights: [0.5, 0.5], returns: [0.05, 0.05] },
 *   cash: [0.01, 0.02], currency: [0, 0.03] }).value // market 0.005, selection 0, currency -0.02: excess -0.015
 */
export function karnoskySinger(inputs: KarnoskySingerInputs): Result<KarnoskySinger> {
  return attribute(inputs, ignore);
}

/**
 * The steps of `karnoskySinger`: premiums and currency returns of each segment with its three effects.
 *
 * @example explainKarnoskySinger(inputs).steps[0] // { id: 'benchmark_premium', value: 0.04, unit: 'rate', at: '0' }
 */
export function explainKarnoskySinger(inputs: KarnoskySingerInputs): Explanation<KarnoskySinger> {
  return explained('attribution.karnosky-singer', { form: inputs.form ?? 'continuous' }, note => attribute(inputs, note));
}

function attribute(inputs: KarnoskySingerInputs, note: Note): Result<KarnoskySinger> {
  const segments = segmentsOf(inputs);
  if (segments.value === null) return segments;
  const exposures = exposuresOf(inputs, segments.value);
  if (exposures.value === null) return exposures;
  const { wp, wb, rp, rb } = segments.value;
  const { own, other, hedgeOwn, hedgeOther, cashInBase } = exposures.value;
  const ownPremium = rp.map((each, i) => each - inputs.cash[i]!);
  const premium = rb.map((each, i) => each - inputs.cash[i]!);
  const benchmarkPremium = sumOfProducts(wb, premium);
  const benchmarkCash = sumOfProducts(other, cashInBase);

  const crossOwn = crossOf(inputs, wp, rp, hedgeOwn);
  const crossOther = crossOf(inputs, wb, rb, hedgeOther);
  const market = wp.map((weight, i) => (weight - wb[i]!) * (premium[i]! - benchmarkPremium) + 0);
  const selection = wp.map((weight, i) => weight * (ownPremium[i]! - premium[i]!) + 0);
  const currency = own.map((weight, i) => (weight - other[i]!) * (cashInBase[i]! - benchmarkCash) + crossOwn[i]! - crossOther[i]!);
  for (const [i, each] of premium.entries()) {
    note({ id: 'benchmark_premium', value: each, unit: 'rate', at: String(i) });
    note({ id: 'portfolio_premium', value: ownPremium[i]!, unit: 'rate', at: String(i) });
    note({ id: 'cash_in_base', value: cashInBase[i]!, unit: 'rate', at: String(i) });
    note({ id: 'market', value: market[i]!, unit: 'rate', at: String(i) });
    note({ id: 'selection', value: selection[i]!, unit: 'rate', at: String(i) });
    note({ id: 'currency', value: currency[i]!, unit: 'rate', at: String(i) });
  }
  const portfolio = sumOf([sumOfProducts(wp, ownPremium), sumOfProducts(own, cashInBase), sumOf(crossOwn)]);
  const benchmark = sumOf([benchmarkPremium, benchmarkCash, sumOf(crossOther)]);
  const totals = { market: sumOf(market), selection: sumOf(selection), currency: sumOf(currency) };
  return { value: { ...totals, portfolio, benchmark, excess: portfolio - benchmark, segments: { market, selection, currency } } };
}

type Exposures = {
  own: readonly number[];
  other: readonly number[];
  hedgeOwn: readonly number[];
  hedgeOther: readonly number[];
  cashInBase: readonly number[];
};

// Currency weights are the market's plus the hedges'; cash in base is what cash of the currency returned here.
function exposuresOf({ cash, currency, portfolioHedges, benchmarkHedges }: KarnoskySingerInputs, { wp, wb }: Segments): Result<Exposures> {
  const none = wp.map(() => 0);
  const hedgeOwn = portfolioHedges ?? none;
  const hedgeOther = benchmarkHedges ?? none;
  if ([cash, currency, hedgeOwn, hedgeOther].some(list => list.length !== wp.length)) return missing('gap');
  if (!allFinite([...cash, ...currency, ...hedgeOwn, ...hedgeOther])) return missing('no_data');
  if ([hedgeOwn, hedgeOther].some(hedges => Math.abs(sumOf(hedges)) > 1e-10)) return missing('not_applicable');
  const cashInBase = cash.map((each, i) => each + currency[i]!);
  const own = wp.map((weight, i) => weight + hedgeOwn[i]!);
  return { value: { own, other: wb.map((weight, i) => weight + hedgeOther[i]!), hedgeOwn, hedgeOther, cashInBase } };
}

function crossOf(
  { cash, currency, form }: KarnoskySingerInputs,
  weights: readonly number[],
  returns: readonly number[],
  hedges: readonly number[],
) {
  return weights.map((weight, i) => (form === 'discrete' ? (weight * returns[i]! + hedges[i]! * cash[i]!) * currency[i]! + 0 : 0));
}
