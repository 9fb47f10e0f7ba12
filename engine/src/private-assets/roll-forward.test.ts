import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainRollForward, latestValuation, rollForward, type Valuation } from './roll-forward';

const valuations: Valuation[] = [
  { day: '2024-03-31', nav: 1000, quality: 'estimated' },
  { day: '2024-03-31', nav: 1020, quality: 'audited' },
  { day: '2023-12-31', nav: 900, quality: 'audited' },
];
const flows = [
  { day: '2024-03-31', kind: 'call', amount: 7 },
  { day: '2024-04-15', kind: 'call', amount: 100 },
  { day: '2024-05-20', kind: 'distribution', amount: 30 },
  { day: '2024-07-01', kind: 'call', amount: 999 },
] as const;

test('an old valuation is carried: 1,020 + 100 - 30, marked as an estimate', () => {
  expect(rollForward({ valuations, flows, asOf: '2024-06-30' })).toEqual({ value: 1090, valuedOn: '2024-03-31', quality: 'estimated' });
});

test('on the day of a valuation it is the valuation, with its quality', () => {
  expect(rollForward({ valuations, flows, asOf: '2024-03-31' })).toEqual({ value: 1020, valuedOn: '2024-03-31', quality: 'audited' });
});

test('of two valuations of one day the audited one is used', () => {
  expect(latestValuation(valuations, '2024-06-30')).toEqual({ day: '2024-03-31', nav: 1020, quality: 'audited' });
});

test('before the first valuation there is no NAV, and none is made up', () => {
  expect(rollForward({ valuations, flows, asOf: '2023-06-30' })).toEqual({ value: null, reason: 'no_data', valuedOn: null, quality: null });
});

test('the explanation carries the very result on any day', () => {
  const days = fc.constantFrom('2023-06-30', '2023-12-31', '2024-03-31', '2024-04-30', '2024-12-31');
  fc.assert(
    fc.property(days, asOf => {
      expect(explainRollForward({ valuations, flows, asOf }).result).toEqual(rollForward({ valuations, flows, asOf }));
    }),
  );
});
