import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { monthEndOfIndex } from '#calendar/month-end';
import { benchmarkMethods } from '#testing/methods/benchmarks';
import { uncleanIn } from '#testing/unclean';
import { contributionsOf, explainContributions } from './contributions';
import { explainOpeningWeights, openingWeights } from './drift';
import { explainMarketValueWeighted, marketValueWeighted } from './market-value-weighted';
import { blendedReturn, explainBlendedReturn, type PolicyBlend, policyWeighted } from './policy-weighted';
import type { RebalanceRule } from './rebalancing';
import { explainSplicedReturn, splicedReturn } from './spliced';

type Inputs = { rows: (number | null)[][]; rebalance: RebalanceRule; first: number; opening: number[] };

const FIRST = 2020 * 12;
const monthEnds = ({ rows }: Inputs) => rows.map((_, index) => monthEndOfIndex(FIRST + index));
const dated = (inputs: Inputs, part: number) => monthEnds(inputs).map((day, index) => ({ day, value: inputs.rows[index]?.[part] ?? null }));
const weights = (inputs: Inputs) => [inputs.first, 1 - inputs.first, 0];
const blendOf = (inputs: Inputs): PolicyBlend => ({
  monthEnds: monthEnds(inputs),
  returns: inputs.rows,
  policies: [
    { from: '2020-01-01', weights: weights(inputs) },
    { from: '2020-08-10', weights: [0.2, 0.3, 0.5] },
  ],
  rebalance: inputs.rebalance,
});
const present = (inputs: Inputs) => inputs.rows.map(row => row.map(each => each ?? 0));
const segments = (inputs: Inputs) => [
  { points: dated(inputs, 0), through: '2020-06-30' },
  { points: dated(inputs, 1), through: null },
];
const parts = (inputs: Inputs) => inputs.opening.map((opening, index) => ({ opening, return: inputs.rows[0]?.[index] ?? null }));

// Each method: the plain answer and the explained one, from the same inputs.
const both: Readonly<Record<string, (inputs: Inputs) => [unknown, { method: string; result: unknown }]>> = {
  'benchmarks.drift': inputs => [openingWeights(weights(inputs), present(inputs)), explainOpeningWeights(weights(inputs), present(inputs))],
  'benchmarks.policy-weighted': inputs => [blendedReturn(blendOf(inputs)), explainBlendedReturn(blendOf(inputs))],
  'benchmarks.market-value-weighted': inputs => [marketValueWeighted(parts(inputs)), explainMarketValueWeighted(parts(inputs))],
  'benchmarks.spliced': inputs => [splicedReturn(segments(inputs)), explainSplicedReturn(segments(inputs))],
  'benchmarks.contributions': inputs => [contributionsOf(blendOf(inputs)), explainContributions(blendOf(inputs))],
};

const rate = fc.double({ min: -1, max: 1, noNaN: true }).map(each => Math.round(each * 1e12) / 1e12 + 0);
const row = fc.array(fc.option(rate, { freq: 25 }), { minLength: 3, maxLength: 3 });
const inputs: fc.Arbitrary<Inputs> = fc.record({
  rows: fc.array(row, { maxLength: 24 }),
  rebalance: fc.constantFrom('monthly', 'quarterly', 'annual', 'policy-change', 'never'),
  first: fc.integer({ min: 0, max: 1_000_000 }).map(each => each / 1_000_000),
  opening: fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 3, maxLength: 3 }),
});

test('every method of the folder is shown here', () => {
  expect(Object.keys(both)).toEqual(benchmarkMethods.map(method => method.id));
});

describe('the explained figure is the figure, and clean', () => {
  test.each(Object.entries(both))('%s', (id, run) => {
    fc.assert(
      fc.property(inputs, given => {
        const [plain, explained] = run(given);
        expect(explained.result).toEqual(plain);
        expect(explained.method).toBe(id);
        expect(uncleanIn(explained)).toEqual([]);
      }),
      { numRuns: 120 },
    );
  });
});

test('weights add to one in every month that has them, and contributions to the return of their period', () => {
  fc.assert(
    fc.property(inputs, given => {
      const blend = blendOf({ ...given, rows: present(given) });
      for (const month of policyWeighted(blend)) {
        if (month.weights) expect(month.weights.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 12);
      }
      for (const { parts: added, total } of contributionsOf(blend).value ?? []) {
        expect(Math.abs(added.reduce((sum, each) => sum + each, 0) - total)).toBeLessThanOrEqual(1e-11 * Math.max(1, Math.abs(total)));
      }
    }),
  );
});
