import { contributionPeriods } from '@hakaru/contract/benchmarks';
import { readFigureKey, type Figure } from '@hakaru/contract/figures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Book } from '#features/books/book';
import { FigureCalculator } from '#features/books/calculator';
import { mainBook } from '#features/books/testing/main-book';
import { demoId } from '#features/demo/demo-id';
import { figure } from '#features/measures/figure';
import { traceOf } from '#features/measures/trace';
import { openTestServer, type TestServer } from '#testing/test-server';

const ASSET = demoId('HMAIN');
const AS_OF = '2026-09-30';
const EXACT = 1e-12;

let server: TestServer;
let book: Book;
let calculator: FigureCalculator;
beforeAll(async () => {
  server = await openTestServer();
  book = await mainBook(server);
  calculator = new FigureCalculator(book);
});
afterAll(() => server.close());

type Contribution = { from: string; through: string; parts: { componentId: string; figure: Figure }[]; total: Figure };

async function asked(id: string, by: string, email = 'admin@hoshikawa.example') {
  const query = `{ benchmarkContributions(assetId: "${ASSET}", id: "${id}", asOf: "${AS_OF}", by: ${by}) {
    from through parts { componentId figure { key value reason } } total { key value reason } } }`;
  const { data, errors } = await server.ask(await server.as(email), query);
  const periods: Contribution[] = data?.benchmarkContributions ?? [];
  return { periods, refusal: errors?.[0]?.message };
}

const built = () => [...book.entities.values()].filter(({ kind, type }) => kind === 'benchmark' && type !== 'market');
const policy = () => built().find(({ type }) => type === 'policyWeightedAverage')?.id ?? '';
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const numberOf = ({ value, key }: Figure) => {
  if (value === null) throw new Error(`${key} is not there`);
  return Number(value);
};

test.each(contributionPeriods)('1.38 by %s the components of every built benchmark add up to its linked return', async by => {
  const kinds = new Set<string>();
  for (const { id, type } of built()) {
    const { periods } = await asked(id, by);
    for (const { parts, total: whole } of periods) {
      kinds.add(type);
      expect(Math.abs(total(parts.map(({ figure: one }) => numberOf(one))) - numberOf(whole))).toBeLessThan(EXACT);
    }
    for (const [at, { from }] of periods.entries()) if (periods[at + 1]) expect(periods[at + 1]?.through).toBe(from);
  }
  expect(kinds.size).toBeGreaterThan(2);
});

test('1.38 a period is cut where its name says, and the yearly spread is a row of its own', async () => {
  const { periods: quarters } = await asked(policy(), 'quarter');
  expect(quarters.map(({ through }) => through).slice(0, 3)).toEqual(['2026-09-30', '2026-06-30', '2026-03-31']);
  const { periods: years } = await asked(policy(), 'fiscalYear');
  expect(years.map(({ through }) => through).slice(0, 3)).toEqual(['2026-09-30', '2026-03-31', '2025-03-31']);
  const spread = built().find(({ spreadPercent, type }) => Number(spreadPercent) !== 0 && type === 'pme');
  if (!spread) throw new Error('the demo has no benchmark with a spread');
  const { periods } = await asked(spread.id, 'quarter');
  const own = periods[0]?.parts.find(({ componentId }) => componentId === spread.id);
  const monthly = (1 + Number(spread.spreadPercent) / 100) ** (1 / 12) - 1;
  expect(Number(own?.figure.value)).toBeGreaterThan(monthly * 2.5);
});

test('1.38 a contribution opens to its months, a month to weight and return, a weight to what was recorded', async () => {
  const { periods } = await asked(policy(), 'quarter');
  const shown = periods[0]?.parts.find(({ figure: one }) => Number(one.value) !== 0);
  const key = readFigureKey(shown?.figure.key ?? '');
  if (!key) throw new Error('no contribution');
  const period = traceOf(calculator, key);
  expect(period.method).toBe('benchmarks.part-linked');
  expect(period.partName).toEqual(calculator.entity(policy())?.name);
  let growth = 1;
  let sum = 0;
  for (const input of period.inputs) {
    const value = numberOf(figure(calculator, input));
    if (input.measure === 'partContribution') sum += value * growth;
    else growth *= 1 + value;
  }
  expect(sum).toBeCloseTo(numberOf(period.figure), 13);
  const [first] = period.inputs;
  const month = traceOf(calculator, first ?? key);
  expect(month.inputs.map(({ measure }) => measure)).toEqual(['partWeight', 'return']);
  const weight = traceOf(calculator, month.inputs[0] ?? key);
  expect(weight.method).toBe('benchmarks.part-weight');
  expect(weight.factIds.length).toBeGreaterThan(0);
  expect(weight.inputs.every(({ asOf }) => asOf < (first?.asOf ?? ''))).toBe(true);
});

test('1.38 strangers find no benchmark, a manager not the owner’s policy mix, and a market index has no components', async () => {
  expect(await asked(policy(), 'quarter', 'admin@shirasagi.example')).toMatchObject({ refusal: 'Not found.' });
  expect(await asked(policy(), 'quarter', 'ops@tsubaki.example')).toMatchObject({ refusal: 'Not found.' });
  const index = [...book.entities.values()].find(({ kind, type }) => kind === 'benchmark' && type === 'market');
  expect(await asked(index?.id ?? '', 'year')).toEqual({ periods: [], refusal: undefined });
  const key = { entityId: index?.id ?? '', measure: 'partContribution', horizon: '1m', asOf: AS_OF, part: index?.id ?? '' } as const;
  expect(figure(calculator, key)).toMatchObject({ value: null, reason: 'not_applicable' });
});
