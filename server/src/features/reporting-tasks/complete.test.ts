import { expect, test } from 'vitest';
import { daysOf } from './tasks';

const TODAY = '2026-11-10';
const sent = (dataset: string, firstApprovedAt: string | null) => ({ dataset, receivedAt: '2026-11-05T01:00:00Z', firstApprovedAt });

test('a report is complete on the day the last of what is required was approved', () => {
  const datasets = [sent('holdings', '2026-11-05T02:00:00Z'), sent('transactions', '2026-11-06T02:00:00Z')];
  expect(daysOf({ required: ['holdings', 'transactions'], datasets }, TODAY)).toMatchObject({ receivedOn: '2026-11-05', validOn: '2026-11-06' }); // oxfmt-ignore
});

test('a report that lacks a required dataset is not complete, though all that was received is approved', () => {
  expect(
    daysOf({ required: ['holdings', 'transactions'], datasets: [sent('holdings', '2026-11-05T02:00:00Z')] }, TODAY).validOn,
  ).toBeNull();
  expect(daysOf({ required: [], datasets: [sent('holdings', null)] }, TODAY).validOn).toBeNull();
});
