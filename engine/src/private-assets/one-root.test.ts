import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allRoots } from './all-roots';
import { fillSeries, hasOneRootAtMost, seriesFor } from './flow-series';
import { oneRoot } from './one-root';

const seriesOf = (times: number[], amounts: number[]) => fillSeries(seriesFor(times.length), times, amounts, 0, times.length);

test('-100 now and 110 in a year: ln 1.1', () => {
  expect(oneRoot(seriesOf([0, 1], [-100, 110]))).toBeCloseTo(Math.log(1.1), 15);
});

test('a hundredfold in a day stays within its bounds or is given up, never wrong', () => {
  expect(oneRoot(seriesOf([0, 1 / 365], [-1, 100]))).toBeNaN(); // ln 100 × 365 is beyond the highest rate looked for
});

test('the quick way and the thorough way find the same root of a fund', () => {
  const fund = fc.record({
    calls: fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 12 }),
    gains: fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 27 }),
  });
  fc.assert(
    fc.property(fund, ({ calls, gains }) => {
      const amounts = [...calls.map(call => -call), ...gains];
      const series = seriesOf(
        amounts.map((_, i) => i / 4),
        amounts,
      );
      fc.pre(hasOneRootAtMost(series));
      const [thorough] = allRoots(series);
      if (thorough === undefined) expect(oneRoot(series)).toBeNaN();
      else expect(oneRoot(series)).toBeCloseTo(thorough, 10);
    }),
  );
});
