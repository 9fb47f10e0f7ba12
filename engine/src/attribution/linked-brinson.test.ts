import fc from 'fast-check';
import { expect, test } from 'vitest';
import { baconQuarters } from '#testing/bacon';
import { linkBrinson } from '#testing/linked-brinson';
import { twoSided } from '#testing/two-sided';
import { linkingMethods } from './linking';

/** Bacon's four quarters, interaction in selection; figures from 50-digit arithmetic, agreeing with his tables 8.2 to 8.5. */
const expected = {
  carino: [
    [0.01650952722455719, -0.006055320552560532, 0.001490930413733118],
    [0.08039985139107458, 0.0018287919564119186, 0.038481949066783726],
  ],
  menchero: [
    [0.015623168773001921, -0.007754101179173157, 0.0013527404452369815],
    [0.08378774992008861, 0.0005314074663283345, 0.039114764074517305],
  ],
  grap: [
    [0.0167365737, -0.0054504009, 0.0010734633],
    [0.0785044449, 0.0015803424, 0.0402113061],
  ],
} as const;
const near = (values: readonly number[]) => values.map(each => expect.closeTo(each, 12));

test.each(['carino', 'menchero', 'grap'] as const)('2.6.26 four quarters linked by %s', method => {
  const { value } = linkBrinson({ periods: baconQuarters, method, interaction: 'selection' });
  expect(value?.allocation.segments).toEqual(near(expected[method][0]));
  expect(value?.selection.segments).toEqual(near(expected[method][1]));
  expect(value?.excess).toBeCloseTo(0.1326557295, 12);
});

test('Frongello comes to the totals of GRAP, and table 8.5 shows what each quarter brought', () => {
  const { value } = linkBrinson({ periods: baconQuarters, method: 'frongello', interaction: 'selection' });
  expect(value?.allocation.segments).toEqual(near(expected.grap[0]));
  expect(value?.allocation.adjusted[2]).toEqual([0.0271, 0.0207, -0.0091].map(each => expect.closeTo(each, 4)));
  expect(value?.factors).toBeNull();
});

test('reported returns are linked whole: what trading added stands beside the effects, and together they are the reported excess', () => {
  const periods = baconQuarters.map((quarter, t) => ({ ...quarter, ...(t === 1 && { reported: -0.03 }) })); // weights × returns: -3.4 %
  for (const method of linkingMethods) {
    const { allocation, selection, interaction, tradingAndOther, portfolio, excess } = linkBrinson({ periods, method }).value!;
    expect(allocation.total + selection.total + (interaction?.total ?? NaN) + (tradingAndOther ?? NaN)).toBeCloseTo(excess, 13);
    expect(portfolio).toBeCloseTo((1.0385932095 / 0.966) * 0.97 - 1, 12);
  }
  expect(linkBrinson({ periods: baconQuarters }).value?.tradingAndOther).toBeNull();
});

test('a quarter with other segments is a gap, one that cannot be attributed gives its own reason', () => {
  const other = { portfolio: { weights: [1], returns: [0.1] }, benchmark: { weights: [1], returns: [0.1] } };
  expect(linkBrinson({ periods: [...baconQuarters, other] })).toEqual({ value: null, reason: 'gap' });
  const wrong = { ...other, portfolio: { weights: [0.9], returns: [0.1] } };
  expect(linkBrinson({ periods: [wrong] })).toEqual({ value: null, reason: 'not_applicable' });
});

test('effects of all segments and periods add to the excess', () => {
  fc.assert(
    fc.property(fc.array(twoSided(3), { minLength: 1, maxLength: 12 }), fc.constantFrom(...linkingMethods), (periods, method) => {
      const { allocation, selection, interaction, excess } = linkBrinson({ periods, method }).value!;
      expect(Math.abs(allocation.total + selection.total + (interaction?.total ?? NaN) - excess)).toBeLessThan(1e-11);
    }),
  );
});
