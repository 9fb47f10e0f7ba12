import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Day } from '#calendar/day';
import { horizons } from '#calendar/horizons';
import { monthEndOfIndex, monthIndexOf } from '#calendar/month-end';
import type { Result } from '#result';
import { type BatchOptions, horizonCell, horizonsAt, horizonTable, type ReturnTable } from './horizon-batch';
import { horizonReturn } from './horizons';

const FIRST = monthIndexOf('2014-08-31');
const MONTHS = 130;

// Mostly plain months; some missing, some total losses, some that no long-only series can have.
const month = fc.oneof(
  { weight: 400, arbitrary: fc.double({ min: -0.2, max: 0.3, noNaN: true }) },
  { weight: 3, arbitrary: fc.constant(Number.NaN) },
  { weight: 1, arbitrary: fc.constant(-1) },
  { weight: 1, arbitrary: fc.constant(-1.5) },
);
const inception = fc.option(
  fc.constantFrom('2010-01-01', '2014-08-01', '2014-08-15', '2016-03-31', '2016-04-01', '2018-02-10', '2024-12-31', '2031-01-01'),
);
const row = fc.record({
  values: fc.array(month, { minLength: MONTHS, maxLength: MONTHS }),
  leading: fc.nat({ max: MONTHS }),
  trailing: fc.nat({ max: 3 }),
  inception,
});

test('at one month-end the batch equals horizonReturn in every cell, value and reason', () => {
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: -2, max: MONTHS + 2 }),
      fc.integer({ min: 1, max: 12 }),
      (rows, column, start) => {
        const { table, options } = tableOf(rows, start);
        const asOf = monthEndOfIndex(FIRST + column);
        const answer = horizonsAt(table, asOf, options);
        for (const [series] of rows.entries()) {
          for (const [horizon] of horizons.entries())
            agree(horizonCell(answer, { row: series, horizon }), single(table, options, series, horizon, asOf));
        }
      },
    ),
    { numRuns: 150 },
  );
});

test('a table filled before is filled anew: nothing of the old answers stays', () => {
  const full = tableOf([{ values: Array.from({ length: MONTHS }, () => 0.01), leading: 0, trailing: 0, inception: null }], 4);
  const empty = tableOf([{ values: Array.from({ length: MONTHS }, () => Number.NaN), leading: 0, trailing: 0, inception: null }], 4);
  const once = horizonTable(1);
  const asOf = monthEndOfIndex(FIRST + MONTHS - 1);
  horizonsAt(full.table, asOf, full.options, once);
  expect(horizonsAt(empty.table, asOf, empty.options, once).reasons.every(reason => reason !== 0)).toBe(true);
});

test('a day inside a month is refused for all, and a cell that is not there is an error', () => {
  const { table, options } = tableOf([{ values: [0.01], leading: 0, trailing: 0, inception: null }], 4);
  const answer = horizonsAt(table, '2014-08-30', options);
  expect(horizonCell(answer, { row: 0, horizon: 0 })).toEqual({ value: null, reason: 'not_applicable' });
  expect(() => horizonCell(answer, { row: 1, horizon: 0 })).toThrow('no such cell');
});

type Row = { values: readonly number[]; leading: number; trailing: number; inception: Day | null };

function tableOf(rows: readonly Row[], fiscalYearStart: number): { table: ReturnTable; options: BatchOptions } {
  const returns = Float64Array.from(
    rows.flatMap(({ values, leading, trailing }) =>
      Array.from({ length: MONTHS }, (_, index) =>
        index < leading || index >= MONTHS - trailing ? Number.NaN : (values[index] ?? Number.NaN),
      ),
    ),
  );
  const table = { series: rows.length, months: MONTHS, firstMonth: FIRST, returns };
  return { table, options: { fiscalYearStart, inceptions: rows.map(each => each.inception) } };
}

function single(table: ReturnTable, options: BatchOptions, series: number, horizon: number, asOf: Day): Result {
  const returns = [...table.returns.subarray(series * MONTHS, (series + 1) * MONTHS)].map(each => (Number.isNaN(each) ? null : each));
  const inception = options.inceptions?.[series];
  const query = { horizon: horizons[horizon] ?? '1m', asOf, fiscalYearStart: options.fiscalYearStart ?? 6 };
  return horizonReturn({ firstMonth: FIRST, returns }, inception ? { ...query, inception } : query);
}

function agree(batch: Result, one: Result): void {
  if (one.value === null) expect(batch).toEqual({ value: null, reason: one.reason });
  else expect(Math.abs((batch.value ?? Number.MAX_VALUE) - one.value)).toBeLessThanOrEqual(1e-12 * Math.max(1, Math.abs(one.value)));
}
