import { expect, test } from 'vitest';
import { horizons } from '#calendar/horizons';
import { monthEndOfIndex, monthIndexOf } from '#calendar/month-end';
import { explainHorizonReturn, horizonReturn, horizonReturns, trailingReturn } from './horizons';
import type { MonthlySeries } from './monthly';

const onePercent = (months: number, last = '2024-12-31'): MonthlySeries => ({
  firstMonth: monthIndexOf(last) - months + 1,
  returns: Array.from({ length: months }, () => 0.01),
});

test('9.035 one, two, three, six, nine and twelve months are cumulative', () => {
  const all = horizonReturns(onePercent(12), { asOf: '2024-12-31' });
  for (const months of [1, 2, 3, 6, 9, 12] as const) expect(all[`${months}m`].value).toBeCloseTo(1.01 ** months - 1, 14);
});

test('9.036 quarter-to-date starts after the last March, June, September or December end', () => {
  const series = onePercent(24);
  expect(horizonReturn(series, { horizon: 'qtd', asOf: '2024-05-31' })).toMatchObject({
    value: expect.closeTo(1.01 ** 2 - 1, 14),
    months: 2,
  });
  expect(horizonReturn(series, { horizon: 'qtd', asOf: '2024-06-30' })).toMatchObject({ months: 3 });
});

test('9.037 36 and 60 months are cumulative where 3 and 5 years are yearly rates', () => {
  const all = horizonReturns(onePercent(60), { asOf: '2024-12-31' });
  expect(all['36m'].value).toBeCloseTo(1.01 ** 36 - 1, 13);
  expect(all['60m'].value).toBeCloseTo(1.01 ** 60 - 1, 13);
  expect(all['3y'].value).toBeCloseTo(1.01 ** 12 - 1, 13);
  expect(all['5y'].value).toBeCloseTo(1.01 ** 12 - 1, 13);
});

test('9.038 one, two, three, five, seven and ten years; one year is its twelve months', () => {
  const all = horizonReturns(onePercent(120), { asOf: '2024-12-31' });
  for (const years of [1, 2, 3, 5, 7, 10] as const) expect(all[`${years}y`].value).toBeCloseTo(1.01 ** 12 - 1, 13);
  expect(all['1y'].value).toBe(all['12m'].value);
});

test('9.018 the fiscal year starts in June unless the mandate says April', () => {
  const series = onePercent(24);
  expect(horizonReturn(series, { horizon: 'fytd', asOf: '2024-07-31' })).toMatchObject({ months: 2 });
  expect(horizonReturn(series, { horizon: 'fytd', asOf: '2024-07-31', fiscalYearStart: 4 })).toMatchObject({ months: 4 });
  expect(horizonReturn(series, { horizon: 'ytd', asOf: '2024-07-31' })).toMatchObject({ months: 7 });
});

test('a short history shows nothing: too short, never a part of it', () => {
  const all = horizonReturns(onePercent(11), { asOf: '2024-12-31' });
  expect(all['9m'].value).not.toBeNull();
  for (const horizon of ['12m', '1y', 'ytd', '10y'] as const) expect(all[horizon]).toMatchObject({ value: null, reason: 'too_short' });
});

test('a hole makes every horizon over it a gap, and the months after it are fine', () => {
  const series = { ...onePercent(24), returns: onePercent(24).returns.map((each, index) => (index === 20 ? null : each)) };
  const all = horizonReturns(series, { asOf: '2024-12-31' });
  expect(all['3m'].value).not.toBeNull();
  for (const horizon of ['6m', 'ytd', '2y', 'itd'] as const) expect(all[horizon]).toMatchObject({ value: null, reason: 'gap' });
});

test('after the last reported month there is no data yet', () => {
  expect(horizonReturn(onePercent(24), { horizon: '1m', asOf: '2025-01-31' })).toMatchObject({ value: null, reason: 'no_data' });
  expect(horizonReturn({ firstMonth: 1, returns: [null] }, { horizon: 'itd', asOf: '2025-01-31' })).toMatchObject({ reason: 'no_data' });
});

test('a day inside a month is no month-end', () => {
  expect(horizonReturn(onePercent(24), { horizon: '1m', asOf: '2024-12-30' })).toMatchObject({ reason: 'not_applicable' });
});

test('a partial first month counts since inception only: from 15 January, 351 days, not yet a yearly rate', () => {
  const series = onePercent(12);
  const all = horizonReturns(series, { asOf: '2024-12-31', inception: '2024-01-15' });
  expect(all['12m']).toMatchObject({ value: null, reason: 'too_short' });
  expect(all.ytd).toMatchObject({ value: null, reason: 'too_short' });
  expect(all.itd).toMatchObject({ value: expect.closeTo(1.01 ** 12 - 1, 13), annualised: null, months: 12 });
});

test('since 15 January of the year before it is a yearly rate by days: exponent 365/716', () => {
  const all = horizonReturns(onePercent(24), { asOf: '2024-12-31', inception: '2023-01-15' });
  expect(all.itd.value).toBeCloseTo((1.01 ** 24) ** (365 / 716) - 1, 13);
  expect(all.itd.cumulative).toBeCloseTo(1.01 ** 24 - 1, 13);
});

test('whole months since inception: cumulative through twelve, a yearly rate from thirteen on', () => {
  expect(horizonReturns(onePercent(12), { asOf: '2024-12-31' }).itd.value).toBeCloseTo(1.01 ** 12 - 1, 13);
  expect(horizonReturns(onePercent(13), { asOf: '2024-12-31' }).itd.value).toBeCloseTo(1.01 ** 12 - 1, 13);
});

test('months before inception are not performance, even when someone reported them', () => {
  const all = horizonReturns(onePercent(36), { asOf: '2024-12-31', inception: '2024-07-01' });
  expect(all['6m'].value).not.toBeNull();
  expect(all['9m']).toMatchObject({ reason: 'too_short' });
  expect(all.itd.months).toBe(6);
});

test('a month of -100 % is -100 % for every horizon that contains it', () => {
  const returns = onePercent(36).returns.map((each, index) => (index === 30 ? -1 : each));
  const all = horizonReturns({ ...onePercent(36), returns }, { asOf: '2024-12-31' });
  expect([all['6m'].value, all['12m'].value, all['3y'].value, all.itd.value]).toEqual([-1, -1, -1, -1]);
  expect(all['3m'].value).toBeCloseTo(1.01 ** 3 - 1, 14);
});

test('trailing months: reported as a yearly rate above twelve', () => {
  const answer = trailingReturn(onePercent(36), { months: 24 });
  expect(answer).toEqual({ value: { cumulative: expect.closeTo(1.01 ** 24 - 1, 13), reported: expect.closeTo(1.01 ** 12 - 1, 13) } });
  expect(trailingReturn(onePercent(36), { months: 12 }).value?.reported).toBeCloseTo(1.01 ** 12 - 1, 13);
  expect(trailingReturn(onePercent(36), { months: 37 })).toEqual({ value: null, reason: 'too_short' });
  expect(trailingReturn(onePercent(36), { months: 3, asOf: '2025-03-31' })).toEqual({ value: null, reason: 'no_data' });
  expect(trailingReturn({ firstMonth: 0, returns: [] }, { months: 1 })).toEqual({ value: null, reason: 'no_data' });
});

test('the explanation says from which closing to which', () => {
  const explained = explainHorizonReturn(onePercent(24), { horizon: '2y', asOf: '2024-12-31' });
  expect(explained.steps.slice(0, 2)).toEqual([
    { id: 'from', value: '2022-12-31', unit: 'text' },
    { id: 'to', value: '2024-12-31', unit: 'text' },
  ]);
  expect(explained.steps.at(-1)).toEqual({ id: 'exponent', value: 0.5, unit: 'factor' });
});

test('every horizon of the list is answered at every month-end of a history', () => {
  const series = onePercent(130);
  for (let month = series.firstMonth; month < series.firstMonth + 130; month++) {
    expect(Object.keys(horizonReturns(series, { asOf: monthEndOfIndex(month) }))).toEqual([...horizons]);
  }
});
