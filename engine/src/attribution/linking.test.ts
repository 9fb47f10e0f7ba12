import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainLinkEffects, linkEffects, linkingFactors, linkingMethods } from './linking';

test('Frongello (2004): 6 % × 1.09 + 2 % × 1.21 = 8.96 %, 4 % × 1.09 + 3 % × 1.21 = 7.99 %, together 37.94 % - 20.99 %', () => {
  const inputs = { portfolio: [0.21, 0.14], benchmark: [0.11, 0.09], effects: { allocation: [0.06, 0.02], selection: [0.04, 0.03] } };
  for (const method of ['frongello', 'grap'] as const) {
    const { value } = linkEffects({ ...inputs, method });
    expect(value?.totals).toEqual({ allocation: expect.closeTo(0.0896, 14), selection: expect.closeTo(0.0799, 14) });
    expect(value?.excess).toBeCloseTo(0.1695, 14);
  }
});

test('GRAP over three periods: 1.02 × 1, 1.02 × 1, 1.02 × 1.03', () => {
  expect(linkingFactors('grap', [0.02, 0.03, -0.01], [0.01, 0.02, 0])).toEqual([1.02, 1.02, 1.0506].map(each => expect.closeTo(each, 14)));
});

test('returns that agree to the last digits still have a smooth factor: its limit is 1 / (1 + p)', () => {
  const close = linkingFactors('carino', [0.05 + 1e-15, 0.01], [0.05, 0.02]);
  const equal = linkingFactors('carino', [0.05, 0.01], [0.05, 0.02]);
  for (const [t, factor] of equal.entries()) expect(close[t]).toBeCloseTo(factor, 12);
  expect(linkingFactors('carino', [0.1], [0.1])).toEqual([1]);
});

test('Menchero with an excess of nothing over the whole: (1 + B)^((T - 1) / T)', () => {
  const [first] = linkingFactors('menchero', [0.1, 0.1], [0.1, 0.1]);
  expect(first).toBeCloseTo(1.1, 14);
});

test('a total loss has no logarithm, but GRAP and Frongello can link it', () => {
  const inputs = { portfolio: [-1, 0.1], benchmark: [0.05, 0.1], effects: { all: [-1.05, 0] } };
  expect(linkEffects({ ...inputs, method: 'carino' })).toEqual({ value: null, reason: 'total_loss' });
  expect(linkEffects({ ...inputs, method: 'menchero' })).toEqual({ value: null, reason: 'total_loss' });
  expect(linkEffects({ ...inputs, method: 'grap' }).value?.totals.all).toBeCloseTo(-1.05 * 1.1, 14);
});

test('what the effects of a period did not explain is shown after linking too', () => {
  const { value } = linkEffects({ portfolio: [0.02], benchmark: [0.01], effects: { all: [0.008] } });
  expect(value?.residual).toBeCloseTo(0.002, 14);
});

test('nothing to link, and effects of other length, are refused', () => {
  expect(linkEffects({ portfolio: [], benchmark: [], effects: {} })).toEqual({ value: null, reason: 'no_data' });
  expect(linkEffects({ portfolio: [0.1], benchmark: [0.1], effects: { all: [] } })).toEqual({ value: null, reason: 'gap' });
});

const monthly = fc.double({ min: -0.5, max: 0.5, noNaN: true });
const months = fc.array(fc.tuple(monthly, monthly, monthly), { minLength: 1, maxLength: 120 });

test('by every method the linked effects add to the excess, and the explanation carries the very result', () => {
  fc.assert(
    fc.property(months, fc.constantFrom(...linkingMethods), (rows, method) => {
      const portfolio = rows.map(([p]) => p);
      const benchmark = rows.map(([, b]) => b);
      const allocation = rows.map(([, , part]) => part);
      const selection = rows.map(([p, b, part]) => p - b - part);
      const inputs = { portfolio, benchmark, effects: { allocation, selection }, method };
      const found = linkEffects(inputs);
      const size = Math.max(
        1,
        Math.abs(found.value?.portfolio ?? 0),
        Math.abs(found.value?.benchmark ?? 0),
        ...Object.values(found.value?.totals ?? {}).map(Math.abs),
      );
      expect(Math.abs(found.value?.residual ?? NaN)).toBeLessThan(1e-10 * size);
      expect(explainLinkEffects(inputs).result).toEqual(found);
    }),
  );
});

test('over any horizon Frongello comes to what GRAP comes to', () => {
  fc.assert(
    fc.property(months, rows => {
      const inputs = {
        portfolio: rows.map(([p]) => p),
        benchmark: rows.map(([, b]) => b),
        effects: { part: rows.map(([, , part]) => part) },
      };
      const one = linkEffects({ ...inputs, method: 'grap' });
      const other = linkEffects({ ...inputs, method: 'frongello' });
      const size = Math.max(1, ...(one.value?.adjusted.part ?? []).map(Math.abs), ...(other.value?.adjusted.part ?? []).map(Math.abs));
      expect(Math.abs((one.value?.totals.part ?? NaN) - (other.value?.totals.part ?? NaN))).toBeLessThan(1e-10 * size);
    }),
  );
});
