import type { FigureKey, Measure } from '@hakaru/contract/figures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';
import { FigureCalculator } from '#features/books/calculator';
import { mainBook } from '#features/books/testing/main-book';
import { figure } from './figure';
import { traceOf } from './trace';

const AS_OF = '2026-09-30';
const MANDATE = entityId('HOSHI', 'HDB01');

let server: TestServer;
let calculator: FigureCalculator;
beforeAll(async () => {
  server = await openTestServer();
  calculator = new FigureCalculator(await mainBook(server));
});
afterAll(() => server.close());

const keyOf = (measure: Measure, horizon: FigureKey['horizon'], asOf = AS_OF): FigureKey => ({ entityId: MANDATE, measure, horizon, asOf });
const valueOf = (key: FigureKey, by = calculator) => Number(figure(by, key).value ?? Number.NaN);
const grown = (days: readonly string[]) => days.reduce((wealth, day) => wealth * (1 + valueOf(keyOf('return', '1m', day))), 1) - 1;

const FISCAL = ['2025-04-30', '2025-05-31', '2025-06-30', '2025-07-31', '2025-08-31', '2025-09-30'];

test('the prior year is the same months one year earlier, month by month in its trace', () => {
  const traced = traceOf(calculator, keyOf('priorReturn', 'fytd'));
  expect(traced.inputs.map(({ asOf }) => asOf)).toEqual(FISCAL);
  expect(valueOf(keyOf('priorReturn', 'fytd'))).toBeCloseTo(grown(FISCAL), 12);
  expect(valueOf(keyOf('priorReturn', '12m'))).toBe(valueOf(keyOf('return', '12m', '2025-09-30')));
  expect(traceOf(calculator, keyOf('priorReturn', 'ytd')).inputs).toHaveLength(9);
});

test('the difference is taken from two figures that open in its trace', () => {
  const traced = traceOf(calculator, keyOf('overPrior', 'fytd'));
  expect(traced.method).toBe('returns.over-prior');
  expect(traced.inputs.map(({ measure, horizon, asOf }) => [measure, horizon, asOf])).toEqual([
    ['return', 'fytd', AS_OF],
    ['priorReturn', 'fytd', AS_OF],
  ]);
  expect(valueOf(traced.key)).toBeCloseTo(valueOf(keyOf('return', 'fytd')) - grown(FISCAL), 12);
});

test('in the first year there is nothing to compare with, and it says why instead of nought', () => {
  const first = calculator.entity(MANDATE)?.mandate?.performanceInceptionDate ?? '';
  expect(first).toBe('2016-10-31');
  expect(figure(calculator, keyOf('return', '3m', '2017-03-31')).value).not.toBeNull();
  for (const measure of ['priorReturn', 'overPrior'] as const)
    expect(figure(calculator, keyOf(measure, '3m', '2017-03-31'))).toMatchObject({ value: null, reason: 'too_short' });
  expect(figure(calculator, keyOf('overPrior', 'itd'))).toMatchObject({ value: null, reason: 'not_applicable' });
});

test('where the fiscal year began in another month then, the same months are compared all the same', () => {
  const entities = new Map(calculator.book.entities);
  const held = entities.get(MANDATE);
  if (!held?.mandate) throw new Error('the demo has the mandate');
  const [opened] = held.mandate.terms;
  const terms = [opened, { ...opened, fromDay: '2026-01-01', fiscalYearStart: 7 }] as const;
  entities.set(MANDATE, { ...held, mandate: { ...held.mandate, terms } });
  const changed = new FigureCalculator({ ...calculator.book, entities });
  expect(traceOf(changed, keyOf('priorReturn', 'fytd')).inputs.map(({ asOf }) => asOf)).toEqual(FISCAL.slice(3));
  expect(valueOf(keyOf('overPrior', 'fytd'), changed)).toBeCloseTo(valueOf(keyOf('return', 'fytd'), changed) - grown(FISCAL.slice(3)), 12);
});
