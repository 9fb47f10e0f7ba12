import { expect, test } from 'vitest';
import { callProgress, unfunded } from '#private-assets/commitment';
import { fundTotals, investorFlows, type FundFlow } from '#private-assets/fund-flows';
import { xirr } from '#private-assets/irr';
import { dpi, tvpi } from '#private-assets/multiples';
import { directAlpha, ksPme } from '#private-assets/pme';
import { pmeInputs } from '#private-assets/pme-rows';
import { rollForward } from '#private-assets/roll-forward';

// A buyout fund of 1,000, followed from its first call to a year-end on which the last valuation is a quarter old.
const commitment = 1000;
const ledger: FundFlow[] = [
  { day: '2020-01-15', kind: 'call', amount: 300 },
  { day: '2020-01-15', kind: 'outsideCall', amount: 6 },
  { day: '2021-01-14', kind: 'call', amount: 400 },
  { day: '2022-01-14', kind: 'recallable', amount: 100 },
  { day: '2023-01-14', kind: 'distribution', amount: 250 },
  { day: '2023-11-30', kind: 'call', amount: 50 },
];
const valuations = [{ day: '2023-09-30', nav: 640, quality: 'valuated' }] as const;
const asOf = '2023-12-31';

test('the NAV is carried over the last call: 640 + 50, an estimate', () => {
  expect(rollForward({ valuations, flows: ledger, asOf })).toEqual({ value: 690, valuedOn: '2023-09-30', quality: 'estimated' });
});

test('1.31 3.084 750 of 1,000 is called, 100 of it may be called again: 350 unfunded', () => {
  const { paidIn, recallable } = fundTotals(ledger);
  expect(unfunded({ commitment, calls: [paidIn], recallable: [recallable] })).toEqual({ value: 350 });
  expect(callProgress({ commitment, calls: [paidIn] })).toEqual({ value: 0.75 });
});

test('1.35 3.118 750 in, 350 out, 690 held: DPI 0.4667, TVPI 1.3867; netting the recallable part: 0.3846 and 1.4462', () => {
  const multiples = (rule: 'keep' | 'net') => {
    const { paidIn, distributed } = fundTotals(ledger, rule);
    const sides = { contributions: [paidIn], distributions: [distributed], nav: 690 };
    return [dpi(sides).value, tvpi(sides).value];
  };
  expect(multiples('keep')).toEqual([expect.closeTo(350 / 750, 14), expect.closeTo(1040 / 750, 14)]);
  expect(multiples('net')).toEqual([expect.closeTo(250 / 650, 14), expect.closeTo(940 / 650, 14)]);
});

test('1.34 3.117 the net rate counts the admission interest that the multiples leave out: 12.1561 % (50-digit bisection)', () => {
  const found = xirr(investorFlows(ledger, { day: asOf, nav: 690 }));
  expect(found).toMatchObject({ value: expect.closeTo(0.121560898088318036, 12), multipleRoots: false, days: 1446 });
});

test('against an index that rose 5 % a year the fund is ahead, by the ratio and by the yearly alpha', () => {
  const levels = ['2020-01-15', '2021-01-14', '2022-01-14', '2023-01-14', '2023-11-30', '2023-12-31'].map((day, i) => ({
    day,
    level: 100 * 1.05 ** [0, 1, 2, 3, 1415 / 365, 1446 / 365][i]!,
  }));
  const rows = pmeInputs(ledger, levels, { day: asOf, nav: 690 });
  const inputs = rows.value!;
  const grown = (amount: number, years: number) => amount * 1.05 ** (1446 / 365 - years);
  const paid = grown(306, 0) + grown(400, 1) + grown(50, 1415 / 365);
  expect(ksPme(inputs).value).toBeCloseTo((grown(100, 2) + grown(250, 3) + 690) / paid, 12);
  // Growing every flow at 5 % takes 5 % from the rate: alpha = (1 + rate of the same flows) / 1.05 - 1, as every day count agrees.
  const own = xirr(investorFlows(ledger, { day: asOf, nav: 690 })).value!;
  expect(directAlpha(inputs).value).toBeCloseTo((1 + own) / 1.05 - 1, 10);
});
