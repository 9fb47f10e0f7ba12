import { expect, test } from 'vitest';
import { explainModifiedDietz, largeFlowDays, modifiedDietz, modifiedDietzMonth, revaluedDietz } from './modified-dietz';

const march = { from: '2003-02-28', to: '2003-03-31' };

test('March 2003 (CFA Institute example): gain 2,000,000 over 50,000,000 - 500,000 × 16/31 = 4.02 %', () => {
  const answer = modifiedDietzMonth({
    opening: 50_000_000,
    closing: 51_500_000,
    ...march,
    flows: [{ day: '2003-03-15', amount: -500_000 }],
  });
  expect(answer.value).toBeCloseTo(2_000_000 / (50_000_000 - (500_000 * 16) / 31), 15);
  expect(answer.value).toBeCloseTo(0.0402, 4);
});

test('at start of day the same flow works one day longer: weight 17/31', () => {
  const flows = [{ day: '2003-03-15', amount: -500_000 }];
  const answer = modifiedDietzMonth({ opening: 50_000_000, closing: 51_500_000, ...march, flows, timing: 'start' });
  expect(answer.value).toBeCloseTo(2_000_000 / (50_000_000 - (500_000 * 17) / 31), 15);
});

test('a flow on the first morning has full weight at start of day, a flow on the last evening none at end of day', () => {
  const period = { opening: 100, closing: 220, days: 30 };
  expect(modifiedDietz({ ...period, flows: [{ elapsedDays: 1, amount: 100 }], timing: 'start' }).value).toBeCloseTo(20 / 200, 15);
  expect(modifiedDietz({ ...period, flows: [{ elapsedDays: 30, amount: 100 }] }).value).toBeCloseTo(20 / 100, 15);
});

test('no average capital, no return (Wikipedia: 100 withdrawn on the first day)', () => {
  const period = { opening: 100, closing: 0, days: 10, flows: [{ elapsedDays: 0, amount: -100 }] };
  expect(modifiedDietz(period)).toEqual({ value: null, reason: 'zero_denominator' });
  expect(modifiedDietz({ ...period, opening: -5, flows: [] })).toEqual({ value: null, reason: 'zero_denominator' });
});

test('a flow outside the period and a period without days are not for this method', () => {
  expect(modifiedDietz({ opening: 1, closing: 1, days: 30, flows: [{ elapsedDays: 31, amount: 1 }] })).toMatchObject({
    reason: 'not_applicable',
  });
  expect(modifiedDietz({ opening: 1, closing: 1, days: 0, flows: [] })).toMatchObject({ reason: 'not_applicable' });
});

test('large flows: a tenth of the opening value, netted by day', () => {
  const flows = [
    { day: '2003-03-20', amount: -12 },
    { day: '2003-03-10', amount: 9 },
    { day: '2003-03-10', amount: 1 },
    { day: '2003-03-11', amount: 50 },
    { day: '2003-03-11', amount: -45 },
  ];
  expect(largeFlowDays({ opening: 100, flows })).toEqual(['2003-03-10', '2003-03-20']);
  expect(largeFlowDays({ opening: 100, flows }, 0.11)).toEqual(['2003-03-20']);
});

test('valued before the large flow: 110/100 × 231/210 - 1 = 21 %, where plain Dietz sees something else', () => {
  const flows = [{ day: '2003-03-15', amount: 100 }];
  const month = { opening: 100, closing: 231, ...march, flows };
  expect(revaluedDietz({ ...month, revaluations: [{ day: '2003-03-15', valueBeforeFlow: 110 }] }).value).toBeCloseTo(0.21, 14);
  expect(modifiedDietzMonth(month).value).toBeCloseTo(31 / (100 + (100 * 16) / 31), 14);
  expect(revaluedDietz({ ...month, revaluations: [] }).value).toBeCloseTo(modifiedDietzMonth(month).value ?? 0, 14);
});

test('small flows between revaluations keep their Dietz weight inside their part', () => {
  const answer = revaluedDietz({
    opening: 100,
    closing: 220,
    ...march,
    flows: [
      { day: '2003-03-05', amount: 10 },
      { day: '2003-03-10', amount: 100 },
    ],
    revaluations: [{ day: '2003-03-10', valueBeforeFlow: 115 }],
  });
  expect(answer.value).toBeCloseTo((1 + 5 / (100 + (10 * 5) / 10)) * (220 / 215) - 1, 14);
});

test('a part without capital breaks the month', () => {
  const month = { opening: 100, closing: 50, ...march, flows: [{ day: '2003-03-10', amount: -110 }] };
  expect(revaluedDietz({ ...month, revaluations: [{ day: '2003-03-10', valueBeforeFlow: 110 }] })).toMatchObject({ value: null });
});

test('the explanation gives every weight, the gain and the average capital', () => {
  expect(explainModifiedDietz({ opening: 100, closing: 160, days: 30, flows: [{ elapsedDays: 15, amount: 50 }] }).steps).toEqual([
    { id: 'weight', value: 0.5, unit: 'factor', at: '15' },
    { id: 'gain', value: 10, unit: 'money' },
    { id: 'averageCapital', value: 125, unit: 'money' },
  ]);
});
