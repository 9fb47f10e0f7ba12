import { shownTermNames, type ShownTermName } from '@hakaru/contract/mandate-terms';
import { monthEndOfIndex, monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { derivePolicyBenchmarks } from '#features/books/policy-parts';
import { hangEntities } from '#features/books/tree';
import type { Book, BookEntity, FactSeries } from '#features/books/book';

/** A random institution derived from a seed: its data in plain form, and the same as a book. Equal seeds give equal institutions. */
export type Institution = {
  months: readonly number[];
  classes: readonly string[];
  mandates: readonly RandomMandate[];
  indices: ReadonlyMap<string, readonly number[]>;
  /** The index of a mandate or class, and a later one with its first month. */
  measured: ReadonlyMap<string, { index: string; later: string; from: number }>;
  /** Percentages by index, and later ones with their first month. */
  mix: { first: readonly number[]; later: readonly number[]; from: number };
  policy: { first: readonly number[]; later: readonly number[]; from: number };
  book: Book;
};

export type RandomMandate = {
  id: string;
  /** The first class, and the class it moved to with the month, if it moved. */
  classId: string;
  moved: { classId: string; from: number } | null;
  opens: number;
  closes: number | null;
  values: ReadonlyMap<number, number>;
  flows: ReadonlyMap<number, number>;
  /** Flows reported with their days, by month. They may differ from the month's flow, which was then recorded later. */
  days: ReadonlyMap<number, readonly RandomFlow[]>;
  timing: 'endOfDay' | 'startOfDay';
};

/** Without a day it counts at the month's end; `valueBefore` if a valuation was made before the flow. */
export type RandomFlow = { day: string | null; amount: number; valueBefore: number | null };

const FIRST = monthIndexOf('2024-01-31');
const MONTHS = 16;
const CLASSES = 4;
const MANDATES = 9;
const INDICES = 3;
export const ROOT = 'total';

/** A seeded random generator. */
function chanceOf(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761 + 12_345) >>> 0;
  return below => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    return Math.floor((((state ^ (state >>> 13)) >>> 0) / 2 ** 32) * below);
  };
}

type Chance = (below: number) => number;

export function randomInstitution(seed: number, { holes = true } = {}): Institution {
  const chance = chanceOf(seed);
  const months = Array.from({ length: MONTHS }, (_, at) => FIRST + at);
  const classes = Array.from({ length: CLASSES }, (_, at) => `c${at}`);
  const indices = new Map(Array.from({ length: INDICES }, (_, at) => [`i${at}`, months.map(() => (chance(1200) - 580) / 10_000)] as const));
  const mandates = Array.from({ length: MANDATES }, (_, at) => mandateOf(`m${at}`, chance, { classes, holes }));
  const index = () => `i${chance(INDICES)}`;
  const measured = new Map([...classes, ...mandates.map(({ id }) => id)].map(id => [id, { index: index(), later: index(), from: FIRST + 2 + chance(MONTHS - 3) }] as const)); // oxfmt-ignore
  const parts = { months, classes, mandates, indices, measured, mix: mixOf(chance, INDICES), policy: mixOf(chance, CLASSES) };
  return { ...parts, book: bookOf(parts) };
}

function mandateOf(id: string, chance: Chance, { classes, holes }: { classes: readonly string[]; holes: boolean }) {
  const classId = classes[chance(classes.length)] ?? 'c0';
  const opens = FIRST + (chance(3) === 0 ? chance(6) : 0);
  const closes = chance(4) === 0 ? FIRST + 8 + chance(6) : null;
  const last = Math.min(closes ?? Infinity, FIRST + MONTHS - 1);
  const values = new Map<number, number>();
  const flows = new Map<number, number>();
  const days = new Map<number, RandomFlow[]>();
  let held = 0;
  for (let month = opens; month <= last; month++) {
    const flow = month === opens ? 100_000 + chance(900_000) : chance(3) === 0 ? chance(80_000) - 30_000 : 0;
    held = month === closes ? 0 : Math.round(held * (1 + (chance(900) - 420) / 10_000)) + flow;
    // What is left when it closes is paid out, including the last month's return.
    const paid = month === closes ? -Math.round((values.get(month - 1) ?? 0) * (1 + (chance(300) - 140) / 10_000)) : flow;
    if (!holes || chance(60) !== 0) values.set(month, held);
    if (!holes || chance(90) !== 0) flows.set(month, paid);
    if (paid !== 0 && month !== opens && month !== closes && chance(4) !== 0) days.set(month, daysOf(chance, month, { paid, held }));
  }
  const to = classes[chance(classes.length)] ?? 'c0';
  const moved = chance(2) === 0 && to !== classId ? { classId: to, from: FIRST + 2 + chance(MONTHS - 3) } : null;
  return {
    id,
    classId,
    moved,
    opens,
    closes,
    values,
    flows,
    days,
    timing: chance(2) === 0 ? ('endOfDay' as const) : ('startOfDay' as const),
  };
}

/** A month's flow on one day, sometimes with a valuation before it; on two days with an undated rest; or with days of another amount. */
function daysOf(chance: Chance, month: number, { paid, held }: { paid: number; held: number }): RandomFlow[] {
  const day = (from: number) => `${monthEndOfIndex(month).slice(0, 8)}${String(from + chance(13)).padStart(2, '0')}`;
  const kind = chance(8);
  if (kind === 0) return [{ day: day(1), amount: paid + 1, valueBefore: null }];
  if (kind < 4) return [{ day: day(1), amount: paid, valueBefore: chance(2) === 0 ? Math.round((held - paid) * (1 + (chance(100) - 50) / 10_000)) : null }]; // oxfmt-ignore
  const first = Math.trunc(paid / 2);
  const second = Math.trunc(paid / 3);
  const dated = [
    { day: day(1), amount: first, valueBefore: null },
    { day: day(14), amount: second, valueBefore: null },
  ];
  return [...dated, { day: null, amount: paid - first - second, valueBefore: null }];
}

function mixOf(chance: Chance, count: number) {
  const percents = () => {
    const weights = Array.from({ length: count - 1 }, () => 5 + chance(Math.floor(80 / count)));
    return [...weights, 100 - weights.reduce((sum, one) => sum + one, 0)];
  };
  return { first: percents(), later: percents(), from: FIRST + 3 + chance(MONTHS - 5) };
}

const startOf = (month: number) => `${monthEndOfIndex(month).slice(0, 8)}01`;
const BEGINNING = '2000-01-01';

const blank = {
  currency: 'JPY',
  shortName: null,
  parentId: null,
  parents: [],
  childIds: [],
  children: null,
  classId: null,
  mandate: null,
  benchmarks: [],
  parts: [],
  rebalance: 'monthly',
  spreadPercent: '0',
};
const entity = (id: string, given: Partial<BookEntity>): BookEntity => ({
  id,
  ref: id,
  name: { en: id, jp: id },
  kind: 'account',
  type: 'subtotal',
  ...structuredClone(blank),
  ...given,
});

const datedOf = ({ id, days }: RandomMandate) =>
  new Map([...days].map(([month, flows]) => [month, flows.map(({ day, amount, valueBefore }, at) => ({ id: `${id}.${month}.${at}`, day, amount: String(amount), valueBefore: valueBefore === null ? null : String(valueBefore) }))])); // oxfmt-ignore

function bookOf({ months, classes, mandates, indices, measured, mix, policy }: Omit<Institution, 'book'>): Book {
  const assigned = (id: string) => {
    const found = measured.get(id);
    if (!found) return [];
    const until = monthEndOfIndex(found.from - 1);
    return [{ benchmarkId: found.index, fromDay: BEGINNING, toDay: until }, { benchmarkId: found.later, fromDay: startOf(found.from), toDay: null }]; // oxfmt-ignore
  };
  const weights = (percents: readonly number[], prefix: string) => percents.map((one, at) => ({ componentId: `${prefix}${at}`, weightPercent: String(one) })); // oxfmt-ignore
  const version = (fromDay: string, percents: readonly number[]) => ({ fromDay, weights: new Map(percents.map((one, at) => [`k${at}`, { weightPercent: String(one), bandPercent: '3' }])) }); // oxfmt-ignore
  const entities = [
    entity(ROOT, { type: 'total', benchmarks: [{ benchmarkId: 'mix', fromDay: BEGINNING, toDay: null }] }),
    ...classes.map(id => entity(id, { benchmarks: assigned(id) })),
    ...mandates.map(one => entity(one.id, { kind: 'mandate', type: 'mandate', benchmarks: assigned(one.id), mandate: termsOf(one) })),
    ...[...indices.keys()].map(id => entity(id, { kind: 'benchmark', type: 'market' })),
    entity('mix', {
      kind: 'benchmark',
      type: 'composite',
      parts: [
        { fromDay: BEGINNING, weights: weights(mix.first, 'i') },
        { fromDay: startOf(mix.from), weights: weights(mix.later, 'i') },
      ],
    }),
    entity('policy', { kind: 'benchmark', type: 'policyWeightedAverage' }),
    entity('byValue', { kind: 'benchmark', type: 'mvWeightedAverage', parts: [{ fromDay: BEGINNING, weights: weights([...indices.keys()].map(() => 0), 'i') }] }), // oxfmt-ignore
  ];
  const facts = new Map<string, FactSeries>();
  for (const one of mandates) {
    facts.set(
      `${one.id}.marketValue`,
      seriesOf(months, month => one.values.get(month)),
    );
    facts.set(
      `${one.id}.flow`,
      seriesOf(months, month => one.flows.get(month)),
    );
  }
  for (const [id, returns] of indices)
    facts.set(
      `${id}.return`,
      seriesOf(months, month => returns[month - FIRST]),
    );
  const book: Book = {
    assetId: 'a',
    ownerId: 'o',
    name: { en: 'A', jp: 'A' },
    baseCurrency: 'JPY',
    known: null,
    lastFact: '0',
    structure: '1',
    rootId: ROOT,
    fiscalYears: [{ fromDay: '', startMonth: 4 }] as const,
    assumedRates: [],
    linking: 'carino',
    monthEnds: months.map(monthEndOfIndex),
    facts,
    classes: classes.map((entityId, at) => ({
      id: `k${at}`,
      ref: entityId,
      name: { en: entityId, jp: entityId },
      colour: 1,
      position: at,
      entityId,
    })),
    flows: new Map(mandates.map(one => [one.id, datedOf(one)])),
    policies: [version(BEGINNING, policy.first), version(startOf(policy.from), policy.later)],
    ...hung(entities, { classes, mandates }),
  };
  derivePolicyBenchmarks(book);
  return book;
}

function hung(
  all: readonly BookEntity[],
  { classes, mandates }: Pick<Institution, 'classes' | 'mandates'>,
): Pick<Book, 'entities' | 'moves'> {
  const entities = new Map(all.map(one => [one.id, one]));
  const link = (childId: string, parentId: string) => ({ childId, parentId, fromDay: BEGINNING, toDay: null });
  const first = [...classes.map(id => link(id, ROOT)), ...mandates.map(({ id, classId }) => link(id, classId))];
  const later = mandates.flatMap(({ id, moved }) => (moved ? [{ ...link(id, moved.classId), fromDay: startOf(moved.from) }] : []));
  const links = [...first, ...later.toSorted((a, b) => a.fromDay.localeCompare(b.fromDay))];
  return { entities, moves: hangEntities(entities, links) };
}

/** A mandate without any terms. */
export const NO_TERMS = Object.fromEntries(shownTermNames.map(name => [name, null])) as Record<ShownTermName, null>; // one entry per name

function termsOf({ opens, closes, timing }: RandomMandate) {
  return {
    ...NO_TERMS,
    openedDate: startOf(opens),
    performanceClosedDate: closes === null ? null : monthEndOfIndex(closes),
    terms: [{ fromDay: '', fiscalYearStart: 4, flowTiming: timing, feeBps: null }] as const,
    isPrivate: false,
    manager: null,
    trustee: null,
  };
}

function seriesOf(months: readonly number[], valueAt: (month: number) => number | undefined): FactSeries {
  const values = months.map(month => valueAt(month));
  return {
    firstMonth: months[0] ?? 0,
    values: values.map(value => (value === undefined ? null : String(value))),
    ids: values.map((value, at) => (value === undefined ? null : `f${at}`)),
    qualities: values.map(value => (value === undefined ? null : 'valuated')),
  };
}
