import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainValueBridge, valueBridge } from './value-bridge';

test('bars stand on each other and the rest is said', () => {
  const movements = [
    { id: 'flows', amount: 20n },
    { id: 'gain', amount: 9n },
    { id: 'flows', amount: -5n },
  ];
  expect(valueBridge({ opening: 100n, closing: 125n, movements })).toEqual({
    opening: 100n,
    bars: [
      { id: 'flows', amount: 15n, from: 100n, to: 115n },
      { id: 'gain', amount: 9n, from: 115n, to: 124n },
    ],
    unexplained: 1n,
    closing: 125n,
  });
});

test('it foots to the last yen, also where doubles no longer count single yen', () => {
  const movement = fc.record({
    id: fc.constantFrom('flows', 'income', 'price', 'fx', 'fees'),
    amount: fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
  });
  fc.assert(
    fc.property(fc.bigInt(), fc.bigInt(), fc.array(movement), (opening, closing, movements) => {
      const bridge = valueBridge({ opening, closing, movements });
      expect(bridge.bars.reduce((level, bar) => level + bar.amount, bridge.opening) + bridge.unexplained).toBe(closing);
    }),
  );
});

test('the explanation keeps exact amounts as text', () => {
  const explained = explainValueBridge({ opening: 1n, closing: 9_007_199_254_740_995n, movements: [] });
  expect(explained.steps).toEqual([{ id: 'unexplained', value: '9007199254740994', unit: 'money' }]);
});
