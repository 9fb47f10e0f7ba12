import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#calendar/day';
import type { Rate } from './conversion';
import { compare, sum } from './decimal';
import { ladderSteps, liquidityLadder, stepOf, type LadderItem } from './liquidity-ladder';

const TODAY = '2026-11-10';
const steps = ladderSteps(TODAY);
const rate = (base: string, quote: string, mid: string): Rate => ({ base, quote, day: '2026-11-09', method: 'WMR', rate: mid });
const RATES = [rate('USD', 'JPY', '126.76'), rate('EUR', 'JPY', '157.16')];
const item = (day: string, source: string, currency: string, amount: string): LadderItem => ({ day, source, currency, amount });

const anyItem = fc.record({
  day: fc.integer({ min: -40, max: 2500 }).map(days => addDays(TODAY, days)),
  source: fc.constantFrom('cash', 'calls', 'coupons'),
  currency: fc.constantFrom('JPY', 'USD', 'EUR', 'AUD'),
  amount: fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(cents => (cents / 100).toFixed(2)),
});
const within = (items: readonly LadderItem[]) => items.filter(({ day }) => stepOf(steps, day) !== null);

test('the rungs follow one another, and a day falls on the first that has not passed', () => {
  expect(steps.map(({ until }) => until)).toEqual(steps.map(({ until }) => until).toSorted());
  expect([stepOf(steps, '2026-11-01'), stepOf(steps, TODAY), stepOf(steps, '2026-11-11'), stepOf(steps, '2031-11-10')]).toEqual([
    0, 0, 1, 8,
  ]);
  expect(stepOf(steps, '2031-11-11')).toBeNull();
});

test('rungs add up to the total of their row, rows to the sum of their rung, and everything to what was put in', () => {
  fc.assert(
    fc.property(fc.array(anyItem, { maxLength: 40 }), items => {
      const { rows, sums } = liquidityLadder(items, { steps, into: null, day: TODAY, rates: [] });
      for (const { source, currency, cells, total } of rows) {
        const put = within(items).filter(one => one.source === source && one.currency === currency);
        expect(compare(total.value ?? 'x', sum(['0', ...put.map(({ amount }) => amount)]))).toBe(0);
        expect(compare(total.value ?? 'x', sum(cells.map(({ value }) => value ?? 'x')))).toBe(0);
      }
      for (const { currency, cells, running, total } of sums) {
        cells.forEach((cell, at) =>
          expect(
            compare(
              cell.value ?? 'x',
              sum(['0', ...rows.filter(row => row.currency === currency).map(row => row.cells[at]?.value ?? 'x')]),
            ),
          ).toBe(0),
        );
        expect(compare(running.at(-1)?.value ?? 'x', total.value ?? 'x')).toBe(0);
      }
    }),
  );
});

test('in one currency the rungs add up as well, and what no rate was published for is a gap in its cell and in every total of it', () => {
  fc.assert(
    fc.property(fc.array(anyItem, { maxLength: 40 }), items => {
      const { rows, sums, used } = liquidityLadder(items, { steps, into: 'JPY', day: TODAY, rates: RATES });
      expect(used.every(one => RATES.includes(one))).toBe(true);
      for (const { source, currency, cells, total } of rows) {
        expect(currency).toBe('JPY');
        cells.forEach((cell, at) => {
          const lacking = within(items).filter(one => one.source === source && one.currency === 'AUD' && stepOf(steps, one.day) === at);
          const isGap = compare(sum(['0', ...lacking.map(({ amount }) => amount)]), 0) !== 0;
          expect(cell.value === null).toBe(isGap);
          if (cell.value === null) expect(cell.reason).toBe('no_data');
        });
        expect(total.value === null).toBe(cells.some(({ value }) => value === null));
        if (total.value !== null) expect(compare(total.value, sum(cells.map(({ value }) => value ?? 'x')))).toBe(0);
      }
      for (const { cells, total } of sums) expect(total.value === null).toBe(cells.some(({ value }) => value === null));
    }),
  );
});

test('amounts are turned at the published rate and rounded once a cell and currency', () => {
  const items = [
    item('2026-11-10', 'cash', 'USD', '100.10'),
    item('2026-11-10', 'cash', 'USD', '0.05'),
    item('2026-11-12', 'calls', 'JPY', '-7'),
  ];
  const { rows, sums, used } = liquidityLadder(items, { steps, into: 'JPY', day: TODAY, rates: RATES });
  expect(rows.map(({ source, total }) => [source, total.value])).toEqual([
    ['cash', '12695'], // 100.15 × 126.76 = 12695.014
    ['calls', '-7'],
  ]);
  expect(sums[0]?.running.slice(0, 2).map(({ value }) => value)).toEqual(['12695', '12688']);
  expect(used).toEqual([RATES[0]]);
});
