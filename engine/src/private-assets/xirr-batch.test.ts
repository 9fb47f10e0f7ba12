import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fundFlows } from '#bench/xirr';
import { addDays } from '#calendar/day';
import { xirr } from './irr';
import { rateAt, tableFor, xirrBatch } from './xirr-batch';

type Row = [day: number, amount: number];

function tableOf(series: readonly (readonly Row[])[]) {
  const starts = series.reduce<number[]>((ends, each) => [...ends, ends.at(-1)! + each.length], [0]);
  const rows = series.flat();
  return {
    days: Int32Array.from(rows, ([day]) => day),
    amounts: Float64Array.from(rows, ([, amount]) => amount),
    starts: Int32Array.from(starts),
  };
}

const flowsOf = (rows: readonly Row[]) => rows.map(([day, amount]) => ({ day: addDays('2010-01-01', day), amount }));

test('a batch answers what one by one would, to the bit, reasons included', () => {
  const row: fc.Arbitrary<Row> = fc.tuple(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: -1000, max: 1000 }));
  fc.assert(
    fc.property(fc.array(fc.array(row, { maxLength: 20 }), { minLength: 1, maxLength: 8 }), series => {
      const batch = xirrBatch(tableOf(series));
      for (const [k, rows] of series.entries()) {
        const { roots: _roots, multipleRoots: _multiple, days: _days, sinceInception: _since, ...alone } = xirr(flowsOf(rows));
        expect(rateAt(batch, k)).toEqual(alone);
      }
    }),
  );
});

test('a thousand funds of 40 flows all have their rate, each equal to the one solved alone', () => {
  const table = fundFlows(1000);
  const batch = xirrBatch(table);
  for (let k = 0; k < 1000; k++) {
    const rows = Array.from({ length: 40 }, (_, i): Row => [table.days[k * 40 + i]!, table.amounts[k * 40 + i]!]);
    expect(rateAt(batch, k)).toEqual({ value: xirr(flowsOf(rows)).value });
  }
});

test('a place beyond the batch has no rate', () => {
  expect(rateAt(tableFor(0), 0)).toEqual({ value: null, reason: 'no_data' });
});
