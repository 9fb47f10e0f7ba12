import { expect, test } from 'vitest';
import { segmentTable } from '#bench/brinson-linking';
import { linkBrinson } from './linked-brinson';
import { linkingMethods } from './linking';
import { linkBrinsonBatch } from './linking-batch';

test.each(linkingMethods)('a table of 20 segments and 36 months linked by %s is what linking month by month gives', method => {
  const table = segmentTable(20, 36);
  const cut = (list: Float64Array, t: number) => [...list.subarray(t * 20, (t + 1) * 20)];
  const periods = Array.from({ length: 36 }, (_, t) => ({
    portfolio: { weights: cut(table.wp, t), returns: cut(table.rp, t) },
    benchmark: { weights: cut(table.wb, t), returns: cut(table.rb, t) },
  }));
  const batch = linkBrinsonBatch(table, method).value!;
  const single = linkBrinson({ periods, method }).value!;
  expect(batch.excess).toBeCloseTo(single.excess, 13);
  for (let i = 0; i < 20; i++) {
    expect(batch.allocation[i]).toBeCloseTo(single.allocation.segments[i]!, 13);
    expect(batch.selection[i]).toBeCloseTo(single.selection.segments[i]!, 13);
    expect(batch.interaction[i]).toBeCloseTo(single.interaction!.segments[i]!, 13);
  }
});

test('nothing to link, and a total loss under a logarithm, are refused', () => {
  const none = new Float64Array(0);
  expect(linkBrinsonBatch({ segments: 0, periods: 0, wp: none, wb: none, rp: none, rb: none })).toEqual({ value: null, reason: 'no_data' });
  const one = (value: number) => Float64Array.of(value);
  const lost = { segments: 1, periods: 1, wp: one(1), wb: one(1), rp: one(-1), rb: one(0) };
  expect(linkBrinsonBatch(lost)).toEqual({ value: null, reason: 'total_loss' });
});
