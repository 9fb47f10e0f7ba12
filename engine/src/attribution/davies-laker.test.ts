import fc from 'fast-check';
import { expect, test } from 'vitest';
import { baconQuarters } from '#testing/bacon';
import { twoSided } from '#testing/two-sided';
import { brinson } from './brinson';
import { daviesLaker, explainDaviesLaker } from './davies-laker';

test('one quarter is plain Brinson: -1.2 %, 3 %, 0.1 %', () => {
  const { value } = daviesLaker([baconQuarters[0]!]);
  expect(value).toEqual({
    allocation: expect.closeTo(-0.012, 12),
    selection: expect.closeTo(0.03, 12),
    interaction: expect.closeTo(0.001, 12),
    excess: expect.closeTo(0.019, 12),
  });
});

test('four quarters: the allocation fund made 1.052 × 0.949 × 0.91 × 1.01, the benchmark 1.064 × 0.954 × 0.875 × 1.02', () => {
  const { value } = daviesLaker(baconQuarters);
  expect(value?.allocation).toBeCloseTo(1.052 * 0.949 * 0.91 * 1.01 - 1.064 * 0.954 * 0.875 * 1.02, 12);
  expect(value?.excess).toBeCloseTo(0.1326557295, 12);
});

test('the effects add to the excess, one period is Brinson, and the explanation carries the very result', () => {
  fc.assert(
    fc.property(fc.array(twoSided(3), { minLength: 1, maxLength: 8 }), periods => {
      const found = daviesLaker(periods);
      const { allocation, selection, interaction, excess } = found.value!;
      expect(Math.abs(allocation + selection + interaction - excess)).toBeLessThan(1e-12);
      expect(explainDaviesLaker(periods).result).toEqual(found);
      expect(daviesLaker([periods[0]!]).value?.allocation).toBeCloseTo(brinson(periods[0]!).value?.totalAllocation ?? NaN, 12);
    }),
  );
  expect(daviesLaker([])).toEqual({ value: null, reason: 'no_data' });
});
