import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { capture } from './capture';
import { downsideDeviation } from './downside';
import { maxDrawdown } from './drawdown';
import { alpha, beta, correlation, rSquared } from './regression';
import { sharpe } from './sharpe';
import { trackingError } from './tracking';
import { volatility } from './volatility';

const rate = fc.double({ min: -0.3, max: 0.3, noNaN: true }).map(each => Math.round(each * 1e6) / 1e6);
const months = fc.array(rate, { minLength: 12, maxLength: 60 });
const pairs = fc.array(fc.tuple(rate, rate), { minLength: 12, maxLength: 60 }).map(rows => ({
  returns: rows.map(row => row[0]),
  benchmark: rows.map(row => row[1]),
}));

const near = (actual: number | null, expected: number | null, digits = 1e-9) => {
  if (actual === null || expected === null) expect(actual).toBe(expected);
  else expect(Math.abs(actual - expected)).toBeLessThanOrEqual(digits * Math.max(1, Math.abs(expected)));
};

describe('scale', () => {
  test('deviations grow with the returns, ratios do not', () => {
    fc.assert(
      fc.property(months, fc.double({ min: 0.1, max: 3, noNaN: true }), (returns, factor) => {
        const larger = returns.map(each => each * factor);
        near(volatility(larger).value, (volatility(returns).value ?? 0) * factor);
        near(downsideDeviation(larger).value, (downsideDeviation(returns).value ?? 0) * factor);
        near(sharpe(larger).value, sharpe(returns).value, 1e-8);
      }),
    );
  });

  test('beta of a multiple is the multiple, alpha takes the constant', () => {
    fc.assert(
      fc.property(months, fc.double({ min: -2, max: 2, noNaN: true }), rate, (benchmark, slope, shift) => {
        fc.pre((volatility(benchmark).value ?? 0) > 1e-4);
        const pair = { returns: benchmark.map(each => each * slope + shift), benchmark };
        near(beta(pair).value, slope, 1e-8);
        near(alpha(pair).value, shift, 1e-8);
      }),
    );
  });
});

test('the order of the periods does not show beyond 1e-12', () => {
  fc.assert(
    fc.property(pairs, ({ returns, benchmark }) => {
      const turned = { returns: returns.toReversed(), benchmark: benchmark.toReversed() };
      near(volatility(turned.returns).value, volatility(returns).value, 1e-12);
      near(trackingError(turned).value, trackingError({ returns, benchmark }).value, 1e-12);
      near(beta(turned).value, beta({ returns, benchmark }).value, 1e-12);
      near(
        capture(turned, { side: 'up', method: 'arithmetic' }).value,
        capture({ returns, benchmark }, { side: 'up', method: 'arithmetic' }).value,
        1e-10,
      );
    }),
  );
});

test('sign: turning all returns over turns Sharpe and beta over', () => {
  fc.assert(
    fc.property(pairs, ({ returns, benchmark }) => {
      const turned = returns.map(each => -each);
      const before = sharpe(returns).value;
      near(sharpe(turned).value, before === null ? null : -before);
      const slope = beta({ returns, benchmark }).value;
      near(beta({ returns: turned, benchmark }).value, slope === null ? null : -slope);
    }),
  );
});

test('correlation stays within ±1, is the same both ways round, and R² is its square', () => {
  fc.assert(
    fc.property(pairs, ({ returns, benchmark }) => {
      const one = correlation({ returns, benchmark }).value;
      const other = correlation({ returns: benchmark, benchmark: returns }).value;
      if (one === null || other === null) return;
      expect(Math.abs(one)).toBeLessThanOrEqual(1);
      near(one, other, 1e-12);
      near(rSquared({ returns, benchmark }).value, one * one, 1e-14);
    }),
  );
});

test('no fall is deeper than everything, and one more month never makes the deepest shallower', () => {
  fc.assert(
    fc.property(months, rate, (returns, next) => {
      const before = maxDrawdown(returns).value ?? 0;
      const after = maxDrawdown([...returns, next]).value ?? 0;
      expect(before).toBeLessThanOrEqual(0);
      expect(after).toBeGreaterThanOrEqual(-1);
      expect(after).toBeLessThanOrEqual(before);
    }),
  );
});
