import type { CurrencyGap } from '@hakaru/contract/currency-measures';
import type { FigureKey } from '@hakaru/contract/figures';
import { karnoskySinger } from '@hakaru/engine/attribution/karnosky-singer';
import { sumOf, sumOfProducts } from '@hakaru/engine/number/sum';
import { figure } from '#features/measures/public';
import type { FigureContext } from '#features/figures/public';
import { statementPlace } from '#features/holdings/public';
import type { CurrencyBook } from './currency-book';
import { linkedSteps } from './linked';
import { baseReturn, cashOf, forwardOn, hedgeOf, marketOn, moveOf, openingLines, worth } from './own-side';
import { followBenchmark } from './sleeves';
import { rollDays, type CurrencySpan } from './spans';
import { closingMembersOf, isTooLong, membersOf, stepsOf } from './steps';
import type { SleeveRow } from './store';
import type { Segment, Worked } from './worked';

/** A missing input, by kind, entity, currency and day: what the user has to supply before effects can be calculated. */
export type Gap = { kind: CurrencyGap; entityId: string | null; currency: string | null; day: string | null };
export type WorkedOrGaps = { value: Worked; gaps: [] } | { value: null; gaps: Gap[] };

const kept = new WeakMap<CurrencyBook, Map<string, WorkedOrGaps>>();

/** The effects of a span, calculated once and shared by all its figures. */
export function effectsOf(place: FigureContext, book: CurrencyBook, span: CurrencySpan): WorkedOrGaps {
  const known = kept.get(book) ?? new Map<string, WorkedOrGaps>();
  kept.set(book, known);
  const name = `${span.entityId} ${span.from} ${span.asOf}`;
  const found = known.get(name) ?? overSteps(place, book, span);
  known.set(name, found);
  return found;
}

/** From statement to statement as it is; over several of them linked by the owner's method. */
function overSteps(place: FigureContext, book: CurrencyBook, span: CurrencySpan): WorkedOrGaps {
  const steps = stepsOf(place, book.statements, span);
  if (steps.length === 1) return work(place, book, span);
  const found = steps.map(step => ({ span: step, ...effectsOf(place, book, step) }));
  const gaps = found.flatMap(step => step.gaps);
  const worked = found.flatMap(step => (step.value?.linked === null ? [{ span: step.span, worked: step.value }] : []));
  const own = numberOf(place, rateKey(span, 'cumulativeReturn'));
  const benchmark = numberOf(place, rateKey(span, 'cumulativeBenchmark'));
  if (worked.length < steps.length || own === null || benchmark === null) return { value: null, gaps: distinct(gaps) };
  return { value: linkedSteps(worked, { own, benchmark, linking: place.calculator.book.linking }), gaps: [] };
}

const distinct = (gaps: readonly Gap[]): Gap[] => [
  ...new Map(gaps.map(gap => [[gap.kind, gap.entityId, gap.currency, gap.day].join(' '), gap])).values(),
];

export const rateKey = ({ entityId, asOf, from }: CurrencySpan, measure: 'cumulativeReturn' | 'cumulativeBenchmark'): FigureKey => ({
  entityId,
  measure,
  horizon: 'itd',
  asOf,
  part: from,
});

const numberOf = (place: FigureContext, key: FigureKey): number | null => {
  const { value } = figure(place.calculator, key);
  return value === null ? null : Number(value);
};

function work(place: FigureContext, book: CurrencyBook, span: CurrencySpan): WorkedOrGaps {
  const gaps: Gap[] = [];
  const lack = (kind: CurrencyGap, of: Partial<Omit<Gap, 'kind'>>) =>
    void gaps.push({ kind, entityId: null, currency: null, day: null, ...of });
  const members = membersOf(place, span);
  const isStated = (entityId: string, day: string) => Boolean(book.statements.get(statementPlace(entityId, day))?.lines.length);
  const expectAll = (ids: readonly string[], day: string) => {
    for (const entityId of ids) if (!isStated(entityId, day)) lack('statement', { entityId, day });
  };
  expectAll(members, span.from);
  if (isTooLong(span)) {
    expectAll(members, rollDays(span)[1] ?? span.asOf);
    return { value: null, gaps };
  }
  expectAll(closingMembersOf(place, span), span.asOf);
  const followed = followBenchmark(place, book, span);
  if (!followed) return { value: null, gaps };
  if ('missing' in followed) lack(followed.missing, { entityId: followed.of.id });
  const own = numberOf(place, rateKey(span, 'cumulativeReturn'));
  const benchmark = numberOf(place, rateKey(span, 'cumulativeBenchmark'));
  if (members.length === 0) lack('statement', { entityId: span.entityId, day: span.from });
  if (own === null || (benchmark === null && !('missing' in followed))) lack('return', { entityId: span.entityId });
  const sleeves = 'sleeves' in followed ? followed.sleeves : [];
  const at = { place, book, span };
  const whole = sumOf(members.map(id => worth(openingLines(at, id))));
  const held = members.flatMap(id => openingLines(at, id).map(({ currency }) => currency));
  const rows: Omit<Segment, 'allocation' | 'selection' | 'interaction' | 'effect'>[] = [];
  for (const currency of new Set([...held, ...sleeves.map(one => one.currency), place.calculator.book.baseCurrency]))
    rows.push(segmentOf(at, currency, { whole, members, sleeves, lack }));
  if (gaps.length > 0 || own === null || benchmark === null || whole <= 0) return { value: null, gaps };
  return attributed(withBaseHedges(rows, place.calculator.book.baseCurrency), { own, benchmark });
}

type At = { place: FigureContext; book: CurrencyBook; span: CurrencySpan };
type Known = {
  whole: number;
  members: readonly string[];
  sleeves: readonly SleeveRow[];
  lack(kind: CurrencyGap, of: Partial<Omit<Gap, 'kind'>>): void;
};

function segmentOf(at: At, currency: string, { whole, members, sleeves, lack }: Known) {
  const isBase = currency === at.place.calculator.book.baseCurrency;
  const sleeve = sleeves.find(one => one.currency === currency) ?? null;
  const move = isBase ? 0 : moveOf(at, currency);
  const cash = isBase ? 0 : cashOf(at, currency);
  if (move === null) for (const day of [at.span.from, at.span.asOf]) if (!marketOn(at, currency, day)) lack('spot', { currency, day });
  if (cash === null) for (const day of rollDays(at.span)) if (!forwardOn(at, currency, day)) lack('forward', { currency, day });
  const local = sleeve && numberOf(at.place, sleeveKey(at.span, sleeve));
  if (sleeve && local === null) lack('return', { entityId: sleeve.componentId });
  const base = baseReturn(at, currency);
  const hedge = isBase ? 0 : hedgeOf(at, currency, whole);
  if (hedge === null) lack('hedge', { entityId: at.span.entityId, currency, day: at.span.from });
  const benchmarkWeight = sleeve ? Number(sleeve.weightPercent) / 100 : 0;
  return {
    currency,
    weight: sumOf(members.map(id => worth(openingLines(at, id, currency)))) / whole,
    base,
    local: base === null || move === null ? null : (1 + base) / (1 + move) - 1,
    hedge: hedge ?? 0,
    benchmarkWeight,
    benchmarkLocal: local,
    benchmarkHedge: sleeve?.hedged && !isBase ? -benchmarkWeight : 0,
    move: move ?? 0,
    cash: cash ?? 0,
    sleeve,
  };
}

/** The return of a currency's index, in its own currency. */
export const sleeveKey = (span: CurrencySpan, { componentId }: SleeveRow): FigureKey =>
  rateKey({ ...span, entityId: componentId }, 'cumulativeReturn');

type Row = Omit<Segment, 'allocation' | 'selection' | 'interaction' | 'effect'>;

/** Currency sold forward is bought in the base currency, so the hedges of each side add up to zero. */
function withBaseHedges(rows: readonly Row[], base: string): Row[] {
  const bought = (of: 'hedge' | 'benchmarkHedge') => -sumOf(rows.map(row => row[of])) + 0;
  return rows.map(row => (row.currency === base ? { ...row, hedge: bought('hedge'), benchmarkHedge: bought('benchmarkHedge') } : row));
}

function attributed(rows: readonly Row[], { own, benchmark }: { own: number; benchmark: number }): WorkedOrGaps {
  const list = (of: (row: Row) => number) => rows.map(of);
  // A side without a position in a currency gets the other side's return, so that the whole difference is an allocation effect.
  const locals = list(({ local, benchmarkLocal }) => local ?? benchmarkLocal ?? 0);
  const markets = list(({ local, benchmarkLocal }) => benchmarkLocal ?? local ?? 0);
  const weights = list(row => row.weight);
  const mix = list(row => row.benchmarkWeight);
  const cash = list(row => row.cash);
  const move = list(row => row.move);
  const { value } = karnoskySinger({
    portfolio: { weights, returns: locals },
    benchmark: { weights: mix, returns: markets },
    cash,
    currency: move,
    portfolioHedges: list(row => row.hedge),
    benchmarkHedges: list(row => row.benchmarkHedge),
    form: 'discrete',
  });
  if (value === null) return { value: null, gaps: [] };
  const segments = rows.map((row, at): Segment => {
    const beyond = (locals[at] ?? 0) - (markets[at] ?? 0);
    return {
      ...row,
      allocation: value.segments.market[at] ?? 0,
      selection: row.benchmarkWeight * beyond,
      interaction: (row.weight - row.benchmarkWeight) * beyond,
      effect: value.segments.currency[at] ?? 0,
    };
  });
  const premium = sumOfProducts(
    mix,
    list(row => (row.benchmarkLocal ?? row.local ?? 0) - row.cash),
  );
  const cashMix = sumOfProducts(
    list(row => row.benchmarkWeight + row.benchmarkHedge),
    list(row => row.cash + row.move),
  );
  return { value: { segments, premium, cashMix, own, benchmark, linked: null }, gaps: [] };
}
