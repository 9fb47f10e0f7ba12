import { expect, test } from 'vitest';
import { compositeReturn, type Definitions, explainCompositeReturn, resolveBenchmark } from './composite';

const monthEnds = ['2024-01-31', '2024-02-29'];
const series = (january: number | null, february: number | null) =>
  ({
    kind: 'series',
    points: [
      { day: '2024-01-31', value: january },
      { day: '2024-02-28', value: february },
    ],
  }) as const;
const half = [{ from: '2024-01-01', weights: [0.5, 0.5] }];
const definitions: Definitions = {
  bonds: series(0.01, 0.02),
  shares: series(0.03, -0.01),
  foreign: { kind: 'converted', of: 'shares', fx: series(0.02, -0.02).points },
  hedged: { kind: 'hedged', of: 'shares', fx: series(0.02, -0.02).points, forwardPremium: series(-0.001, -0.001).points, hedgeRatio: 1 },
  inner: { kind: 'policy', parts: ['bonds', 'foreign'], policies: half },
  outer: { kind: 'policy', parts: ['inner', 'shares'], policies: half },
  above: { kind: 'spread', of: 'bonds', yearlySpread: 0.03 },
  changed: {
    kind: 'spliced',
    segments: [
      { benchmark: 'shares', through: '2024-01-31' },
      { benchmark: 'bonds', through: null },
    ],
  },
  held: {
    kind: 'market-value',
    parts: [
      { benchmark: 'bonds', openings: { '2024-01-31': 100, '2024-02-29': 100 } },
      { benchmark: 'shares', openings: { '2024-01-31': 300 } },
    ],
  },
};
const values = (id: string, given = definitions) => resolveBenchmark(given, id, monthEnds).map(month => month.result.value);

test('converted and hedged, by (1 + local)(1 + fx) - 1 and + h (f - s)', () => {
  expect(values('foreign')).toEqual([expect.closeTo(1.03 * 1.02 - 1, 14), expect.closeTo(0.99 * 0.98 - 1, 14)]);
  expect(values('hedged')[0]).toBeCloseTo(1.03 * 1.02 - 1 + (-0.001 - 0.02), 14);
});

test('a blend of a blend is worked out from the bottom up', () => {
  const inner = (0.01 + (1.03 * 1.02 - 1)) / 2;
  expect(values('inner')[0]).toBeCloseTo(inner, 14);
  expect(values('outer')[0]).toBeCloseTo((inner + 0.03) / 2, 14);
});

test('spread, splice and market values of other benchmarks', () => {
  expect(values('above')[0]).toBeCloseTo(0.01 + 1.03 ** (1 / 12) - 1, 14);
  expect(values('changed')).toEqual([0.03, 0.02]);
  expect(values('held')).toEqual([expect.closeTo(0.025, 14), 0.02]);
});

test('a missing month below is a missing month above', () => {
  const holed = { ...definitions, bonds: series(null, 0.02) };
  expect(values('outer', holed)[0]).toBeNull();
  expect(compositeReturn(holed, 'outer', monthEnds)).toEqual({ value: null, reason: 'gap' });
  expect(values('above', holed)[0]).toBeNull();
  expect(values('foreign', { ...definitions, foreign: { kind: 'converted', of: 'shares', fx: [] } })).toEqual([null, null]);
});

test('a small account without a return leaves the blend partial, and what is built on it', () => {
  const given: Definitions = {
    none: series(null, null),
    shares: series(0.03, 0.03),
    most: {
      kind: 'market-value',
      parts: [
        { benchmark: 'none', openings: { '2024-01-31': 4, '2024-02-29': 4 } },
        { benchmark: 'shares', openings: { '2024-01-31': 96, '2024-02-29': 96 } },
      ],
    },
    above: { kind: 'spread', of: 'most', yearlySpread: 0 },
  };
  expect(resolveBenchmark(given, 'above', monthEnds)[0]).toEqual({
    day: '2024-01-31',
    result: { value: expect.closeTo(0.03, 14) },
    isPartial: true,
  });
});

test('a circle and an unknown name are errors that say so', () => {
  const circle: Definitions = { a: { kind: 'spread', of: 'b', yearlySpread: 0 }, b: { kind: 'policy', parts: ['a'], policies: [] } };
  expect(() => resolveBenchmark(circle, 'a', monthEnds)).toThrow('a → b → a');
  expect(() => resolveBenchmark(definitions, 'nobody', monthEnds)).toThrow("no benchmark 'nobody'");
});

test('the explanation gives each month', () => {
  expect(explainCompositeReturn(definitions, 'bonds', monthEnds).steps[0]).toEqual({
    id: 'return',
    value: 0.01,
    unit: 'rate',
    at: '2024-01-31',
  });
  expect(compositeReturn(definitions, 'bonds', monthEnds).value).toBeCloseTo(1.01 * 1.02 - 1, 14);
});
