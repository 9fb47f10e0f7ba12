import { explained, ignore, type Note } from '#explain';
import { allFinite } from '#number/finite';
import { compoundOf, sumOf, sumOfProducts } from '#number/sum';
import { missing, type Explanation, type Reason, type Result } from '#result';

/** Ways to add the arithmetic effects of periods to the excess of the whole, none of which leaves a residual. */
export const linkingMethods = ['carino', 'menchero', 'grap', 'frongello'] as const;
export type LinkingMethod = (typeof linkingMethods)[number];

/** Returns of each period, and effects by name, one figure per period. */
export type LinkingInputs<Name extends string = string> = {
  portfolio: readonly number[];
  benchmark: readonly number[];
  effects: Readonly<Record<Name, readonly number[]>>;
  method?: LinkingMethod;
};

/**
 * `totals` are the linked effects, `adjusted` what each period brings to them, `residual` the part of the excess that the effects of the
 * periods did not explain in the first place. Frongello carries effects forward, so it has no factor per period.
 */
export type Linked<Name extends string = string> = {
  portfolio: number;
  benchmark: number;
  excess: number;
  factors: readonly number[] | null;
  totals: Readonly<Record<Name, number>>;
  adjusted: Readonly<Record<Name, readonly number[]>>;
  residual: number;
};

/**
 * Effects of several periods linked to the excess return over all of them.
 *
 * @example linkEffects({ portfolio: [0.21, 0.14], benchmark: [0.11, 0.09], effects: { allocation: [0.06, 0.02], selection: [0.04, 0.03] },
 *   method: 'grap' }).value // allocation 0.06 × 1.09 + 0.02 × 1.21 = 0.0896, selection 0.0799, excess 0.1695
 */
export function linkEffects<Name extends string>(inputs: LinkingInputs<Name>): Result<Linked<Name>> {
  return link(inputs, ignore);
}

/**
 * The steps of `linkEffects`: returns and factor of each period, then the linked effects.
 *
 * @example explainLinkEffects({ portfolio: [], benchmark: [], effects: {} }).result // { value: null, reason: 'no_data' }
 */
export function explainLinkEffects<Name extends string>(inputs: LinkingInputs<Name>): Explanation<Linked<Name>> {
  return explained('attribution.linking', { method: inputs.method ?? 'carino' }, note => link(inputs, note));
}

/**
 * What an effect of each period is multiplied by. Frongello's totals are those of GRAP, so it shares its factors.
 *
 * @example linkingFactors('grap', [0.02, 0.03, -0.01], [0.01, 0.02, 0]) // [1.02, 1.02, 1.0506]
 */
export function linkingFactors(method: LinkingMethod, portfolio: readonly number[], benchmark: readonly number[]): number[] {
  if (method === 'carino') return carinoFactors(portfolio, benchmark);
  return method === 'menchero' ? mencheroFactors(portfolio, benchmark) : grapFactors(portfolio, benchmark);
}

/**
 * Carino's coefficient of a period, k = (ln(1+p) - ln(1+b)) / (p - b), written so that nearly equal returns lose no digits. A period's effects
 * count by its own coefficient over that of the whole.
 *
 * @example carino(0.1, 0.1) // 1 / 1.1, the limit where both returns agree
 */
export function carino(p: number, b: number): number {
  const difference = p - b;
  return difference === 0 ? 1 / (1 + p) : Math.log1p(difference / (1 + b)) / difference;
}

function link<Name extends string>(inputs: LinkingInputs<Name>, note: Note): Result<Linked<Name>> {
  const { portfolio: p, benchmark: b, effects, method = 'carino' } = inputs;
  const refusal = refusalOf(inputs);
  if (refusal) return missing(refusal);
  const factors = method === 'frongello' ? null : linkingFactors(method, p, b);
  for (const [t, each] of p.entries()) {
    note({ id: 'portfolio', value: each, unit: 'rate', at: String(t) });
    note({ id: 'benchmark', value: b[t]!, unit: 'rate', at: String(t) });
    if (factors) note({ id: 'factor', value: factors[t]!, unit: 'factor', at: String(t) });
  }
  const adjusted = mapped(effects, effect => (factors ? effect.map((each, t) => each * factors[t]! + 0) : carriedForward(effect, p, b)));
  const totals = mapped(adjusted, sumOf);
  for (const [name, total] of Object.entries<number>(totals)) note({ id: 'linked', value: total, unit: 'rate', at: name });
  const portfolio = compoundOf(p);
  const benchmark = compoundOf(b);
  const excess = portfolio - benchmark;
  return { value: { portfolio, benchmark, excess, factors, totals, adjusted, residual: excess - sumOf(Object.values<number>(totals)) } };
}

function refusalOf({ portfolio, benchmark, effects, method = 'carino' }: LinkingInputs): Reason | null {
  if (portfolio.length === 0) return 'no_data';
  const lists = [benchmark, ...Object.values(effects)];
  if (lists.some(list => list.length !== portfolio.length)) return 'gap';
  if (!allFinite([portfolio, ...lists].flat())) return 'no_data';
  const needsLogarithm = method === 'carino' || method === 'menchero';
  return needsLogarithm && [...portfolio, ...benchmark].some(each => each <= -1) ? 'total_loss' : null;
}

function carinoFactors(p: readonly number[], b: readonly number[]): number[] {
  const whole = carino(compoundOf(p), compoundOf(b));
  return p.map((each, t) => carino(each, b[t]!) / whole);
}

function mencheroFactors(p: readonly number[], b: readonly number[]): number[] {
  const whole = compoundOf(p);
  const base = compoundOf(b);
  const periods = p.length;
  const active = p.map((each, t) => each - b[t]!);
  const natural = mencheroScale(whole, base, periods);
  const squares = sumOfProducts(active, active);
  const correction = squares === 0 ? 0 : (whole - base - natural * sumOf(active)) / squares;
  return active.map(each => natural + correction * each);
}

// M = ((P - B) / T) / ((1+P)^(1/T) - (1+B)^(1/T)), again without subtracting two nearly equal numbers.
function mencheroScale(whole: number, base: number, periods: number): number {
  const difference = whole - base;
  if (difference === 0) return (1 + base) ** ((periods - 1) / periods);
  const roots = (1 + base) ** (1 / periods) * Math.expm1(Math.log1p(difference / (1 + base)) / periods);
  return difference / periods / roots;
}

function grapFactors(p: readonly number[], b: readonly number[]): number[] {
  const after: number[] = Array.from({ length: p.length }, () => 1);
  for (let t = p.length - 2; t >= 0; t--) after[t] = after[t + 1]! * (1 + b[t + 1]!);
  let before = 1;
  return p.map((each, t) => {
    const factor = before * after[t]! + 0;
    before *= 1 + each;
    return factor;
  });
}

// Frongello: an effect is earned on what the portfolio had grown to, and earlier effects grow with the benchmark.
function carriedForward(effect: readonly number[], p: readonly number[], b: readonly number[]): number[] {
  let grown = 1;
  let earlier = 0;
  return effect.map((each, t) => {
    const carried = each * grown + b[t]! * earlier + 0;
    earlier += carried;
    grown *= 1 + p[t]!;
    return carried;
  });
}

function mapped<Name extends string, From, To>(record: Readonly<Record<Name, From>>, change: (value: From) => To): Record<Name, To> {
  const entries = Object.entries<From>(record).map(([name, value]) => [name, change(value)]);
  return Object.fromEntries(entries) as Record<Name, To>; // the names are those of the record
}
