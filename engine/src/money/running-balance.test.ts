import fc from 'fast-check';
import { expect, test } from 'vitest';
import { subtract, sum, toText } from './decimal';
import { runningBalances } from './running-balance';

const cents = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }).map(units => toText({ units, scale: 2 }));
const flow = fc.record({ cash: cents, isFinal: fc.boolean() });

test('the change of the balance between any two days is the sum of the final flows between them, and of all flows in the forecast', () => {
  fc.assert(
    fc.property(cents, fc.array(flow, { maxLength: 40 }), fc.nat(), fc.nat(), (opening, flows, one, other) => {
      const after = [{ balance: opening, forecast: opening }, ...runningBalances({ balance: opening, forecast: opening }, flows)];
      const [from = 0, to = 0] = [one % after.length, other % after.length].toSorted((a, b) => a - b);
      const between = flows.slice(from, to);
      const moved = (of: 'balance' | 'forecast') => toText(subtract(after[to]?.[of] ?? '0', after[from]?.[of] ?? '0'));
      const added = (some: typeof flows) => toText(sum(['0.00', ...some.map(({ cash }) => cash)]));
      expect(moved('balance')).toBe(added(between.filter(({ isFinal }) => isFinal)));
      expect(moved('forecast')).toBe(added(between));
    }),
  );
});

test('nothing is lost where floats lose it', () => {
  const flows = Array.from({ length: 10 }, () => ({ cash: '0.1', isFinal: true }));
  expect(runningBalances({ balance: '0', forecast: '0' }, flows).at(-1)).toEqual({ balance: '1.0', forecast: '1.0' });
});
