import { expect, test } from 'vitest';
import { fundTotals, investorFlows, type FundFlow } from './fund-flows';

const ledger: FundFlow[] = [
  { day: '2021-01-15', kind: 'call', amount: 100 },
  { day: '2021-03-31', kind: 'outsideCall', amount: 3 },
  { day: '2022-06-30', kind: 'recallable', amount: 20 },
  { day: '2022-09-30', kind: 'reinvested', amount: 5 },
  { day: '2023-06-30', kind: 'distribution', amount: 40 },
];

test('3.111 paid-in counts calls and deemed reinvestment, not admission interest', () => {
  expect(fundTotals(ledger)).toEqual({ paidIn: 105, distributed: 65, recallable: 20 });
});

test('a mandate that nets recallable money takes it from both sides', () => {
  expect(fundTotals(ledger, 'net')).toEqual({ paidIn: 85, distributed: 45, recallable: 20 });
});

test('the investor sees admission interest go and no reinvestment move, and the NAV close it', () => {
  expect(investorFlows(ledger, { day: '2023-12-31', nav: 70 })).toEqual([
    { day: '2021-01-15', amount: -100 },
    { day: '2021-03-31', amount: -3 },
    { day: '2022-06-30', amount: 20 },
    { day: '2023-06-30', amount: 40 },
    { day: '2023-12-31', amount: 70 },
  ]);
});
