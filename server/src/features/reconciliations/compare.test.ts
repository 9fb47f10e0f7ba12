import fc from 'fast-check';
import { expect, test } from 'vitest';
import { USUAL_TOLERANCE } from '@hakaru/contract/reconciliations';
import { compare, subtract, sum, toText } from '@hakaru/engine/money/decimal';
import type { LineRow, PublishedRate } from './book-store';
import { comparisonOf, type Books } from './compare';
import { reconciledMonth } from './month';
import type { MarkRow } from './store';

const RATES: PublishedRate[] = [
  { base: 'USD', method: 'TTM', mid: '151.20', asOf: '2026-10-30' },
  { base: 'USD', method: 'WMR', mid: '150.95', asOf: '2026-10-30' },
];
const lineOf = (entityId: string, securityId: string, given: Partial<LineRow> = {}): LineRow => ({
  entityId,
  securityId,
  ref: securityId,
  isin: null,
  nameEn: securityId,
  nameJp: securityId,
  type: 'equity',
  currency: 'JPY',
  units: '100',
  fxRate: null,
  local: '50000000',
  value: '50000000',
  ...given,
});
const booksOf = (lines: readonly LineRow[], values: Readonly<Record<string, string>> = {}): Books => ({
  mandateId: 'M',
  custodialIds: ['T1', 'T2'].filter(id => lines.some(({ entityId }) => entityId === id) || id in values),
  lines,
  valueOf: id => values[id] ?? null,
  rates: RATES,
  base: 'JPY',
  places: 0,
});
const NO_MARKS = { mandateId: 'M', asOf: '2026-10-31', tolerance: USUAL_TOLERANCE, marks: [] };
const statesOf = (books: Books) =>
  Object.fromEntries(reconciledMonth(comparisonOf(books), NO_MARKS).positions.map(({ id, state }) => [id, state]));

const cents = fc.integer({ min: -10_000_000, max: 10_000_000 }).map(value => (value / 100).toFixed(2));
const lines = fc.array(
  fc.record({
    entityId: fc.constantFrom('M', 'T1', 'T2'),
    securityId: fc.constantFrom('A', 'B', 'C', 'D'),
    units: cents,
    local: cents,
    value: cents,
    currency: fc.constantFrom('JPY', 'USD'),
    fxRate: fc.constantFrom(null, '151.20', '150.95', '149'),
  }),
  { maxLength: 20 },
);
const values = fc.dictionary(fc.constantFrom('M', 'T1', 'T2'), cents);

test('the differences of the positions add up to the difference of the totals, whatever the books say [2.6.36]', () => {
  fc.assert(
    fc.property(lines, values, (given, totals) => {
      const { manager, trustee, positions } = comparisonOf(
        booksOf(
          given.map(line => lineOf(line.entityId, line.securityId, line)),
          totals,
        ),
      );
      if (manager === null || trustee === null) return positions.length === 0;
      const apart = toText(sum(positions.map(({ difference }) => difference.value)));
      expect(new Set(positions.map(({ id }) => id)).size).toBe(positions.length);
      return compare(apart, subtract(manager, trustee)) === 0;
    }),
    { numRuns: 500 },
  );
});

test('books agree within a hundredth of a percent or a million yen; units only by share', () => {
  const against = (trustee: Partial<LineRow>) => statesOf(booksOf([lineOf('M', 'A'), lineOf('T1', 'A', trustee)]));
  expect(against({ value: '51000000', local: '51000000' })).toEqual({ A: 'matched' });
  expect(against({ value: '51000001', local: '51000001' })).toEqual({ A: 'open' });
  expect(against({ units: '99.99' })).toEqual({ A: 'open' });
  expect(against({ units: '100.005' })).toEqual({ A: 'matched' });
  const large = { value: '20000000000', local: '20000000000' };
  const near = { value: '20002000000', local: '20002000000' };
  expect(statesOf(booksOf([lineOf('M', 'A', large), lineOf('T1', 'A', near)]))).toEqual({ A: 'matched' });
});

test('many small differences do not add up to a large one unseen', () => {
  const names = ['A', 'B', 'C'];
  const apart = (yen: string) => names.flatMap(id => [lineOf('M', id), lineOf('T1', id, { value: yen, local: yen })]);
  expect(statesOf(booksOf(apart('50300000')))).toEqual({ A: 'matched', B: 'matched', C: 'matched' });
  expect(statesOf(booksOf(apart('50400000')))).toEqual({ A: 'open', B: 'open', C: 'open' });
});

test('a difference that comes from TTM against WMR alone is explained; from a rate nobody published it stays open', () => {
  const dollars = { currency: 'USD', local: '10000000.00' };
  const manager = lineOf('M', 'A', { ...dollars, fxRate: '150.95', value: '1509500000' });
  const trustee = lineOf('T1', 'A', { ...dollars, fxRate: '151.20', value: '1512000000' });
  const [position] = comparisonOf(booksOf([manager, trustee])).positions;
  expect(position).toMatchObject({
    difference: { value: '-2500000', rateEffect: '-2500000' },
    methods: { manager: { method: 'WMR' }, trustee: { method: 'TTM' } },
  });
  expect(statesOf(booksOf([manager, trustee]))).toEqual({ A: 'explained' });
  const strange = { ...trustee, fxRate: '151.40', value: '1514000000' };
  expect(statesOf(booksOf([manager, strange]))).toEqual({ A: 'open' });
  const priced = { ...trustee, local: '10100000.00', value: '1527120000' };
  expect(statesOf(booksOf([manager, priced]))).toEqual({ A: 'open' });
});

test('an account without a book leaves a gap: nothing is compared with a smaller number', () => {
  const one = comparisonOf({ ...booksOf([lineOf('M', 'A'), lineOf('T1', 'A')]), custodialIds: ['T1', 'T2'] });
  expect(one).toMatchObject({ trustee: null, positions: [] });
  expect(reconciledMonth(one, NO_MARKS).state).toBe('noTrusteeBook');
  expect(reconciledMonth(comparisonOf(booksOf([lineOf('T1', 'A')])), NO_MARKS).state).toBe('noManagerBook');
});

const markOf = (position: string, given: Partial<MarkRow>): MarkRow => ({
  mandateId: 'M',
  asOf: '2026-09-30',
  position,
  version: 1,
  state: 'carried',
  cause: 'settlementDate',
  note: '',
  value: '0',
  units: '0',
  since: '2026-09-30',
  userName: 'Aoi',
  recordedAt: new Date(0),
  security: null,
  ...given,
});

test('a carried difference is in the next month exactly once, settled when the books agree or neither has it', () => {
  fc.assert(
    fc.property(lines, fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D'), { maxLength: 4 }), (given, carried) => {
      const both = [lineOf('M', 'Z'), lineOf('T1', 'Z'), ...given.map(line => lineOf(line.entityId, line.securityId, line))];
      const comparison = comparisonOf(booksOf(both));
      const { positions } = reconciledMonth(comparison, { ...NO_MARKS, marks: carried.map(id => markOf(id, {})) });
      for (const id of carried) {
        const found = positions.filter(position => position.id === id);
        expect(found).toHaveLength(1);
        expect(found[0]?.carriedIn?.since).toBe('2026-09-30');
        expect(found[0]?.state).not.toBe('matched');
        if (!both.some(({ securityId }) => securityId === id)) expect(found[0]?.state).toBe('settled');
      }
    }),
    { numRuns: 300 },
  );
});

test('a decision holds for the difference it was made about, and lapses when a book changes', () => {
  const books = (value: string) => comparisonOf(booksOf([lineOf('M', 'A'), lineOf('T1', 'A', { value, local: value })]));
  const cleared = markOf('A', { asOf: '2026-10-31', state: 'cleared', value: '-2000000' });
  const month = (value: string) => reconciledMonth(books(value), { ...NO_MARKS, marks: [cleared] }).positions[0];
  expect(month('52000000')).toMatchObject({ state: 'cleared', isLapsed: false });
  expect(month('53000000')).toMatchObject({ state: 'open', isLapsed: true });
});
