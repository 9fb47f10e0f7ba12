import { figureKey, readColumn } from '@hakaru/contract/figures';
import { monthEndOfIndex, monthIndexOf } from '@hakaru/engine/calendar/month-end';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { figure } from '#features/measures/figure';
import type { Book, BookEntity, FactMeasure } from './book';
import { type Changed, grow, type Months } from './stale';
import { hangEntities } from './tree';
import { FigureCalculator } from './calculator';
import { NO_TERMS } from './testing/random-institution';

const FIRST = monthIndexOf('2024-01-31');
const MONTHS = 20;
const ids = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}${at}`);
const mandates = ids('m', 6);
const markets = ids('i', 3);
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
  ...blank,
  ...given,
});
const terms = (inception: string) => ({
  ...NO_TERMS,
  openedDate: inception,
  performanceInceptionDate: inception,
  terms: [{ fromDay: inception, fiscalYearStart: 4, flowTiming: 'endOfDay' as const, feeBps: null }] as const,
  isPrivate: false,
  manager: null,
  trustee: null,
});
const version = (fromDay: string, of: [string, string][]) => ({
  fromDay,
  weights: of.map(([componentId, weightPercent]) => ({ componentId, weightPercent })),
});
const measured = (benchmarkId: string) => [{ benchmarkId, fromDay: '2023-01-01', toDay: null }];
const built = (id: string, type: BookEntity['type'], given: Partial<BookEntity>) => entity(id, { kind: 'benchmark', type, ...given });

const mix = (i0: string, i1: string) => version('2024-01-01', [['i0', i0], ['i1', i1]]); // oxfmt-ignore
const MARKETS = [version('2024-01-01', [['i0', '0'], ['i1', '0'], ['i2', '0']])]; // oxfmt-ignore

/** A total of two classes with three mandates each, and one benchmark of each type: monthly, drifting, by value, spliced, and nested. */
function startBook(): Book {
  const entities = [
    entity('total', { type: 'total', benchmarks: measured('byValue') }),
    ...[0, 1].map(at => entity(`c${at}`, { benchmarks: measured(at ? 'quarterly' : 'outer') })),
    ...mandates.map((id, at) =>
      entity(id, {
        kind: 'mandate',
        type: 'mandate',
        mandate: terms('2024-01-31'),
        benchmarks: measured(['i0', 'i1', 'i2', 'monthly', 'never', 'spliced'][at] ?? 'i0'),
      }),
    ),
    ...markets.map(id => built(id, 'market', {})),
    built('monthly', 'composite', { parts: [mix('40', '60')], spreadPercent: '3' }),
    built('quarterly', 'policyWeightedAverage', {
      parts: [mix('50', '50'), { ...mix('70', '30'), fromDay: '2024-08-10' }],
      rebalance: 'quarterly',
    }),
    built('never', 'composite', { parts: [mix('10', '90')], rebalance: 'never' }),
    built('spliced', 'spliced', { parts: [version('2024-01-01', [['i1', '100']]), version('2024-09-01', [['i2', '100']])] }),
    built('byValue', 'mvWeightedAverage', { parts: MARKETS }),
    built('outer', 'composite', { parts: [version('2024-01-01', [['quarterly', '25'], ['byValue', '75']])], rebalance: 'annual' }), // oxfmt-ignore
  ];
  let facts: Book['facts'] = new Map();
  for (let at = 0; at < MONTHS; at++) {
    for (const [salt, id] of mandates.entries()) {
      facts = recorded(facts, { id, measure: 'marketValue', month: FIRST + at, value: String(1000 + ((at * 37 + salt * 11) % 90)) });
      facts = recorded(facts, { id, measure: 'flow', month: FIRST + at, value: String((at * salt) % 5) });
    }
    for (const [salt, id] of markets.entries())
      facts = recorded(facts, {
        id,
        measure: 'return',
        month: FIRST + at,
        value: String((((at + 3) * (salt + 5) * 7) % 60) / 1000 - 0.02),
      });
  }
  return {
    assetId: 'a',
    ownerId: 'o',
    name: { en: 'A', jp: 'A' },
    baseCurrency: 'JPY',
    known: null,
    lastFact: '0',
    structure: '1',
    rootId: 'total',
    fiscalYears: [{ fromDay: '', startMonth: 4 }] as const,
    classes: [],
    policies: [],
    assumedRates: [],
    linking: 'carino',
    monthEnds: [],
    ...hung(entities, LINKS),
    facts,
  };
}

type Link = Parameters<typeof hangEntities>[1][number];
const link = (childId: string, parentId: string, fromDay = '2023-01-01'): Link => ({ childId, parentId, fromDay, toDay: null });
const LINKS = [link('c0', 'total'), link('c1', 'total'), ...mandates.map((id, at) => link(id, `c${at < 3 ? 0 : 1}`))];

/** The entities with the tree built from these links. */
function hung(all: readonly BookEntity[], links: readonly Link[]): Pick<Book, 'entities' | 'moves'> {
  const entities = new Map(all.map(one => [one.id, { ...one, parentId: null, parents: [], childIds: [], children: null }]));
  return { entities, moves: hangEntities(entities, links) };
}

type Fact = { id: string; measure: FactMeasure; month: number; value: string };

function recorded(facts: Book['facts'], { id, measure, month, value }: Fact): Book['facts'] {
  const held = facts.get(`${id}.${measure}`) ?? { firstMonth: month, values: [], ids: [], qualities: [] };
  const at = month - held.firstMonth;
  const put = <T>(list: readonly (T | null)[], one: T): (T | null)[] =>
    Array.from({ length: Math.max(list.length, at + 1) }, (_, index) => (index === at ? one : (list[index] ?? null)));
  const series = { ...held, values: put(held.values, value), ids: put(held.ids, 'f'), qualities: put(held.qualities, 'valuated' as const) };
  return new Map(facts).set(`${id}.${measure}`, series);
}

const COLUMNS = [
  'marketValue.-',
  'weight.-',
  'flow.fytd',
  'profit.1y',
  'contribution.1m',
  'volatility.1y',
  'trackingError.1y',
  'beta.itd',
  ...['1m', '3m', 'fytd', '1y', 'itd'].flatMap(horizon => [`return.${horizon}`, `benchmarkReturn.${horizon}`, `excess.${horizon}`]),
].flatMap(text => readColumn(text) ?? []);

function everything(calculator: FigureCalculator): string[] {
  const days = [FIRST + 9, FIRST + MONTHS - 1, FIRST + MONTHS].map(monthEndOfIndex);
  return [...calculator.book.entities.keys()].flatMap(entityId =>
    days.flatMap(asOf =>
      COLUMNS.map(column => {
        const { value, reason, quality } = figure(calculator, { ...column, entityId, asOf });
        return `${figureKey({ ...column, entityId, asOf })} ${value ?? reason} ${JSON.stringify(quality)}`;
      }),
    ),
  );
}

/** Facts of any kind, facts in a later month, a moved mandate, a changed benchmark, an ended assignment. */
const change = fc.oneof(
  fc.record({ id: fc.constantFrom(...mandates), measure: fc.constantFrom('marketValue' as const, 'flow' as const), month: fc.nat(MONTHS), value: fc.integer({ min: 1, max: 3000 }).map(String) }),
  fc.record({ id: fc.constantFrom(...markets), measure: fc.constant('return' as const), month: fc.nat(MONTHS), value: fc.integer({ min: -50, max: 60 }).map(value => String(value / 1000)) }),
  fc.constantFrom('move', 'moveBack', 'swap', 'stay', 'spread', 'unassign', 'rule', 'close'),
); // oxfmt-ignore

type Change = Fact | string;

/** Each one replaces the whole tree: a mandate moved from a month on, moved there and back, and two that change places. */
const MOVES: Readonly<Record<string, readonly Link[]>> = {
  move: [link('m2', 'c1', '2024-09-01')],
  moveBack: [link('m2', 'c1', '2024-06-15'), link('m2', 'c0', '2025-02-01')],
  swap: [link('m2', 'c1', '2024-10-01'), link('m4', 'c0', '2024-10-01')],
  stay: [],
};

function applied(book: Book, one: Change): { book: Book; changed: Changed } {
  const facts: Months = new Map();
  if (typeof one !== 'string') {
    const month = FIRST + one.month;
    grow(facts, one.id, new Set([month]));
    return { book: { ...book, facts: recorded(book.facts, { ...one, month }) }, changed: { facts, structure: new Set() } };
  }
  const moved = MOVES[one];
  if (moved)
    return {
      book: { ...book, ...hung([...book.entities.values()], [...LINKS, ...moved]) },
      changed: { facts, structure: new Set(['c0', 'c1', 'm2', 'm4']) },
    };
  const edits: Readonly<Record<string, Record<string, Partial<BookEntity>>>> = {
    spread: { monthly: { spreadPercent: '7' } },
    unassign: { m1: { benchmarks: [{ benchmarkId: 'i1', fromDay: '2023-01-01', toDay: '2024-06-30' }] } },
    rule: { never: { rebalance: 'monthly' } },
    close: { m4: { mandate: { ...terms('2024-01-31'), performanceClosedDate: '2025-03-31' } } },
  };
  const edit = edits[one] ?? {};
  const entities = new Map([...book.entities].map(([id, held]) => [id, { ...held, ...edit[id] }]));
  return { book: { ...book, entities }, changed: { facts, structure: new Set(Object.keys(edit)) } };
}

test('after any row of changes, what was kept and what was worked out anew are what a fresh reading gives', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(change, fc.boolean()), { minLength: 1, maxLength: 6 }), changes => {
      let calculator = new FigureCalculator(startBook());
      everything(calculator);
      for (const [one, isRead] of changes) {
        const next = applied(calculator.book, one);
        calculator = calculator.after(next.book, next.changed);
        if (isRead) everything(calculator);
      }
      expect(everything(calculator)).toEqual(everything(new FigureCalculator(calculator.book)));
    }),
    { numRuns: process.env['COUNTS'] === 'full' ? 500 : 12 },
  );
});

test('readers of the book before a change keep reading it as it was', () => {
  const before = new FigureCalculator(startBook());
  const shown = everything(before);
  const next = applied(before.book, { id: 'm0', measure: 'marketValue', month: 4, value: '5000' });
  const after = before.after(next.book, next.changed);
  expect(everything(after)).not.toEqual(shown);
  expect(everything(before)).toEqual(shown);
});

test('the check can fail: a change that is not announced leaves old figures standing', () => {
  const before = new FigureCalculator(startBook());
  everything(before);
  const { book } = applied(before.book, { id: 'm0', measure: 'marketValue', month: 4, value: '5000' });
  const unnoticed = before.after(book, { facts: new Map(), structure: new Set() });
  expect(everything(unnoticed)).not.toEqual(everything(new FigureCalculator(book)));
});
