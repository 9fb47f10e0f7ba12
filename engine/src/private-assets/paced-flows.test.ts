import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compare, sum } from '#money/decimal';
import { pacedFlows } from './paced-flows';

test('calls go on at their average until the commitment is used up; a shock brings them earlier, not beyond it', () => {
  const pacing = { called: '80', distributed: '16', pastQuarters: 8, unfunded: '25', shock: 1 };
  expect(pacedFlows(pacing, 4).map(({ call }) => call)).toEqual(['10.00', '10.00', '5.00', '0.00']);
  expect(pacedFlows({ ...pacing, shock: '1.5' }, 4).map(({ call }) => call)).toEqual(['15.00', '10.00', '0.00', '0.00']);
  expect(pacedFlows(pacing, 1)[0]?.distribution).toBe('2.00');
});

test('no fund calls more than is left of its commitment, whatever the shock', () => {
  const amount = fc.nat(10_000_000).map(String);
  fc.assert(
    fc.property(amount, amount, fc.double({ min: 0, max: 3, noNaN: true }), (called, unfunded, shock) => {
      const flows = pacedFlows({ called, distributed: '0', pastQuarters: 8, unfunded, shock: shock.toFixed(2) }, 12);
      expect(compare(sum(flows.map(({ call }) => call)), unfunded)).toBeLessThanOrEqual(0);
    }),
  );
});
