import { toFloat } from '@hakaru/engine/money/decimal';
import { compoundOf, sumOf } from '@hakaru/engine/number/sum';
import type { FigureContext } from '#features/figures/public';
import type { HeldLine } from '#features/holdings/public';
import type { CurrencyBook } from './currency-book';
import type { OneStep, Segment, Worked } from './worked';
import { linkedBy } from './linked';
import { openingLines, unitReturn, worth } from './own-side';
import type { CurrencySpan } from './spans';
import { membersOf } from './steps';

/**
 * A line of a currency: a security held at the start, the weight the benchmark has in the currency, or the forwards. Null: there is no such
 * figure of the line; a security that was sold before the end has no return of its own.
 */
export type Line = {
  id: string;
  held: HeldLine | null;
  weight: number | null;
  local: number | null;
  allocation: number | null;
  selection: number | null;
  interaction: number | null;
  effect: number | null;
};
export const LINE_EFFECTS = ['allocation', 'selection', 'interaction', 'effect'] as const;

type At = { place: FigureContext; book: CurrencyBook; span: CurrencySpan };
const kept = new WeakMap<Worked, Map<string, readonly Line[]>>();

/** The lines of a currency, adding up to its effects. Only of a mandate with holdings of its own: an account above has mandates below it. */
export function linesOf(at: At, worked: Worked, currency: string): readonly Line[] {
  const known = kept.get(worked) ?? new Map<string, readonly Line[]>();
  kept.set(worked, known);
  const found = known.get(currency) ?? (worked.linked ? overSteps(at, worked.linked, currency) : ofStep(at, worked, currency));
  known.set(currency, found);
  return found;
}

function ofStep(at: At, worked: OneStep, currency: string): Line[] {
  const segment = worked.segments.find(one => one.currency === currency);
  const [member, ...others] = membersOf(at.place, at.span);
  if (!segment || member !== at.span.entityId || others.length > 0) return [];
  const whole = worth(openingLines(at, member));
  const rates = ratesOf(segment, worked);
  const lines = openingLines(at, member, currency).map(held => {
    const base = unitReturn(at, member, held);
    return security(held, { segment, rates, weight: toFloat(held.value) / whole, base });
  });
  return [...lines, ...ofBenchmark(segment, rates), ...ofForwards(segment, rates)];
}

type Rates = {
  own: number;
  market: number;
  cash: number;
  move: number;
  /** Of the benchmark in this currency beyond its average: the premium of the market, and what cash returned. */
  premium: number;
  cashBeyond: number;
};

function ratesOf({ local, benchmarkLocal, cash, move }: Segment, { premium, cashMix }: OneStep): Rates {
  const market = benchmarkLocal ?? local ?? 0;
  return {
    own: local ?? benchmarkLocal ?? 0,
    market,
    cash,
    move,
    premium: market - cash - premium,
    cashBeyond: cash + move - cashMix,
  };
}

type Held = { segment: Segment; rates: Rates; weight: number; base: number | null };

/** A security takes its part in the weight of the benchmark only where the currency's selection does: as its share of the currency. */
function security(held: HeldLine, { segment, rates, weight, base }: Held): Line {
  const local = base === null ? null : (1 + base) / (1 + rates.move) - 1;
  const own = local ?? rates.own;
  const benchmarked = segment.weight === 0 ? 0 : (segment.benchmarkWeight * weight) / segment.weight;
  return {
    id: held.securityId,
    held,
    weight,
    local,
    allocation: weight * rates.premium + 0,
    selection: benchmarked * (own - rates.market) + 0,
    interaction: (weight - benchmarked) * (own - rates.market) + 0,
    effect: weight * rates.cashBeyond + weight * own * rates.move + 0,
  };
}

const NONE = { held: null, weight: null, local: null, allocation: null, selection: null, interaction: null } as const;

function ofBenchmark({ benchmarkWeight, benchmarkHedge }: Segment, { market, cash, move, premium, cashBeyond }: Rates): Line[] {
  if (benchmarkWeight === 0 && benchmarkHedge === 0) return [];
  const exposed = (benchmarkWeight + benchmarkHedge) * cashBeyond + (benchmarkWeight * market + benchmarkHedge * cash) * move;
  return [{ ...NONE, id: 'index', allocation: -benchmarkWeight * premium + 0, effect: -exposed + 0 }];
}

function ofForwards({ hedge }: Segment, { cash, move, cashBeyond }: Rates): Line[] {
  return hedge === 0 ? [] : [{ ...NONE, id: 'forwards', effect: hedge * cashBeyond + hedge * cash * move + 0 }];
}

/** Over several steps: effects linked as those of the currency, returns compounded, weights as the average of the openings. */
function overSteps(at: At, { steps, factors }: NonNullable<Worked['linked']>, currency: string): Line[] {
  const each = steps.map(({ span, worked }) => new Map(linesOf({ ...at, span }, worked, currency).map(line => [line.id, line])));
  const ids = new Set(each.flatMap(lines => [...lines.keys()]));
  return [...ids].map(id => {
    const parts = each.map(lines => lines.get(id));
    const linked = (name: (typeof LINE_EFFECTS)[number]) => {
      const isThere = parts.some(part => part && part[name] !== null);
      const effects = parts.map(part => part?.[name] ?? 0); // of a step in which the line was not held
      return isThere ? linkedBy(factors, effects) : null;
    };
    const locals = parts.map(part => part?.local ?? null);
    const held = parts.findLast(part => part?.held)?.held ?? null;
    return {
      id,
      held,
      weight: held && sumOf(parts.map(part => part?.weight ?? 0)) / parts.length,
      local: locals.includes(null) ? null : compoundOf(locals.flatMap(local => local ?? [])),
      allocation: linked('allocation'),
      selection: linked('selection'),
      interaction: linked('interaction'),
      effect: linked('effect'),
    };
  });
}

/** Whether a line was there in a step. */
export const hasLine = (at: At, worked: Worked, { currency, line }: { currency: string; line: string }): boolean =>
  linesOf(at, worked, currency).some(({ id }) => id === line);
