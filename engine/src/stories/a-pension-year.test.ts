import { expect, test } from 'vitest';
import { policyWeighted } from '#benchmarks/policy-weighted';
import { monthEndOf } from '#calendar/month-end';
import { modifiedDietzMonth } from '#returns/modified-dietz';
import { horizonReturns } from '#returns/horizons';
import { monthlySeries } from '#returns/monthly';
import { arithmeticExcess } from '#returns/excess';

// A pension mandate of 10 billion yen, first half of its fiscal year from April 2024. Values in yen at each month-end, one flow a month
// at most. Every figure below can be repeated with a pocket calculator.
const closings = [
  { day: '2024-03-31', value: 10_000_000_000n },
  { day: '2024-04-30', value: 10_150_000_000n },
  { day: '2024-05-31', value: 10_300_000_000n },
  { day: '2024-06-30', value: 9_870_000_000n },
];
const flows = [
  { day: '2024-05-16', amount: 100_000_000n },
  { day: '2024-06-15', amount: -500_000_000n },
];

const monthly = closings.slice(1).map((closing, index) => {
  const opening = closings[index] ?? closing;
  const inside = flows
    .filter(flow => flow.day > opening.day && flow.day <= closing.day)
    .map(({ day, amount }) => ({ day, amount: Number(amount) }));
  const month = { opening: Number(opening.value), closing: Number(closing.value), from: opening.day, to: closing.day, flows: inside };
  return { day: closing.day, value: modifiedDietzMonth(month).value };
});

test('April 1.5 %; May 50 million on 10,150 + 100 × 15/31; June 70 million on 10,300 - 500 × 15/30', () => {
  expect(monthly.map(month => month.value)).toEqual([
    expect.closeTo(0.015, 14),
    expect.closeTo(50 / (10_150 + (100 * 15) / 31), 14),
    expect.closeTo(70 / (10_300 - 250), 14),
  ]);
});

test('the quarter links the three months; the year and a half year are not there yet', () => {
  const all = horizonReturns(monthlySeries(monthly), { asOf: '2024-06-30', inception: '2024-04-01', fiscalYearStart: 4 });
  const quarter = 1.015 * (1 + 50 / (10_150 + (100 * 15) / 31)) * (1 + 70 / 10_050) - 1;
  for (const horizon of ['3m', 'qtd', 'fytd', 'itd'] as const) expect(all[horizon].value).toBeCloseTo(quarter, 13);
  expect(all['1m'].value).toBeCloseTo(70 / 10_050, 13);
  for (const horizon of ['6m', 'ytd', '1y', '10y'] as const) expect(all[horizon]).toMatchObject({ value: null, reason: 'too_short' });
});

test('against a policy of 60 % bonds and 40 % shares, rebalanced each month', () => {
  const benchmark = policyWeighted({
    monthEnds: monthly.map(month => monthEndOf(month.day)),
    returns: [
      [0.005, 0.02],
      [0, 0.01],
      [0.002, 0.006],
    ],
    policies: [{ from: '2024-04-01', weights: [0.6, 0.4] }],
  });
  expect(benchmark.map(month => month.result.value)).toEqual([
    expect.closeTo(0.011, 14),
    expect.closeTo(0.004, 14),
    expect.closeTo(0.0036, 14),
  ]);
  const april = { portfolio: monthly[0]?.value ?? 0, benchmark: benchmark[0]?.result.value ?? 0 };
  expect(arithmeticExcess(april).value).toBeCloseTo(0.004, 14);
});
