import { expect, test } from 'vitest';
import { flowsOf } from './cashflow-mappings';

const fee = { textPattern: 'Management fee', side: 'call', cashflowType: 'managementFee', sign: 'None' } as const;
const rebate = {
  textPattern: 'Management fee rebate',
  side: 'call',
  cashflowType: 'managementFeeRebate',
  sign: 'always_negative',
} as const;
const invested = { textPattern: '投資金額', side: 'call', cashflowType: 'investment', sign: 'None' } as const;

test('lines of a notice become typed flows with their sign; the longest words decide', () => {
  const text = 'Capital call\nManagement fee 12,000.00\nManagement fee rebate 500\n投資金額 ５８７，５００円';
  const { flows, conflicts } = flowsOf([{ page: 1, text }], [fee, rebate, invested]);
  expect(flows.map(({ type, amount }) => [type, amount])).toEqual([
    ['managementFee', '12000'],
    ['managementFeeRebate', '-500'],
    ['investment', '587500'],
  ]);
  expect(flows.map(({ from, to }) => text.slice(from, to))[0]).toBe('Management fee 12,000.00');
  expect(conflicts).toEqual([]);
});

test('two mappings that say different things of the same words are a conflict', () => {
  const other = { ...fee, cashflowType: 'otherExpense' } as const;
  const { flows, conflicts } = flowsOf([{ page: 2, text: 'Management fee 5' }], [fee, other]);
  expect(flows).toEqual([]);
  expect(conflicts).toEqual([{ page: 2, text: 'Management fee 5', types: ['managementFee', 'otherExpense'] }]);
});

test.each([{ side: 'distribution' }, { sign: 'always_negative' }] as const)('so are two that agree on the type but not on %o', other => {
  const { flows, conflicts } = flowsOf([{ page: 1, text: 'Management fee 5' }], [fee, { ...fee, ...other }]);
  expect(flows).toEqual([]);
  expect(conflicts).toEqual([{ page: 1, text: 'Management fee 5', types: ['managementFee'] }]);
});

test('words without an amount behind them are no flow', () => {
  expect(flowsOf([{ page: 1, text: '12 Management fee' }], [fee]).flows).toEqual([]);
});
