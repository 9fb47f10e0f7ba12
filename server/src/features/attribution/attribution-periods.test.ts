import { geometricPathMeasures, linkingMethods, pathMeasures, writePeriodPart } from '@hakaru/contract/attribution';
import type { Figure, Measure } from '@hakaru/contract/figures';
import { monthEndsBetween, shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import type { Book } from '#features/books/book';
import { FigureCalculator } from '#features/books/calculator';
import { figure } from '#features/measures/figure';
import { mainBook } from '#features/books/testing/main-book';
import { traceOf } from '#features/measures/trace';
import { openTestServer, type TestServer } from '#testing/test-server';

const ASSET = demoId('HMAIN');
const ROOT = entityId('HOSHI', 'TOTAL');
const AS_OF = '2026-09-30';
const EXACT = 1e-12;

let server: TestServer;
let book: Book;
beforeAll(async () => {
  server = await openTestServer();
  book = await mainBook(server);
});
afterAll(() => server.close());

type Period = { from: string; to: string; through?: string };
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const product = (values: readonly number[]) => values.reduce((grown, value) => grown * (1 + value), 1);

function reader(calculator: FigureCalculator) {
  const at = (id: string, measure: Measure, { from, to, through }: Period) => {
    const part = writePeriodPart({ from, ...(through ? { through } : {}) });
    return figure(calculator, { entityId: id, measure, horizon: 'itd', asOf: to, ...(part ? { part } : {}) }).value;
  };
  return (...of: Parameters<typeof at>) => {
    const value = at(...of);
    if (value === null) throw new Error(`${of[1]} of ${of[0]} from ${of[2].from} to ${of[2].to} is not there`);
    return Number(value);
  };
}

describe('between any two month-ends', () => {
  const classes = () => book.classes.flatMap(({ entityId: id }) => id ?? []);
  const periods = () => {
    const days = monthEndsBetween('2016-10-31', AS_OF);
    return fc
      .tuple(fc.integer({ min: 0, max: days.length - 2 }), fc.integer({ min: 1, max: days.length - 1 }))
      .map(([a, b]) => ({ from: days[Math.min(a, b - 1)] ?? '', to: days[Math.max(a + 1, b)] ?? '' }))
      .filter(({ from, to }) => from < to);
  };

  test.each(linkingMethods)('1.38 2.6.26 by %s the effects add up to the active return at either level', linking => {
    const calculator = new FigureCalculator({ ...book, linking });
    const number = reader(calculator);
    fc.assert(
      fc.property(periods(), period => {
        const active = number(ROOT, 'cumulativeReturn', period) - number(ROOT, 'cumulativeBenchmark', period);
        const other = number(ROOT, 'otherEffect', period);
        const over = (...measures: Measure[]) => total(classes().flatMap(id => measures.map(one => number(id, one, period))));
        expect(Math.abs(number(ROOT, 'totalEffect', period) - active)).toBeLessThan(EXACT);
        expect(Math.abs(over('allocationEffect', 'selectionEffect', 'interactionEffect') + other - active)).toBeLessThan(EXACT);
      }),
      { numRuns: 120 },
    );
  });

  test('1.38 2.6.26 between every two month-ends of the demo the classes’ effects and the residual are the active return', () => {
    const number = reader(new FigureCalculator(book));
    const days = monthEndsBetween('2016-10-31', AS_OF);
    let worst = 0;
    let taken = 0;
    for (const [at, from] of days.entries())
      for (const to of days.slice(at + 1)) {
        const period = { from, to };
        const active = number(ROOT, 'cumulativeReturn', period) - number(ROOT, 'cumulativeBenchmark', period);
        const byClass = total(classes().map(id => number(id, 'totalEffect', period)));
        worst = Math.max(worst, Math.abs(byClass + number(ROOT, 'otherEffect', period) - active));
        taken++;
      }
    expect(taken).toBe((days.length * (days.length - 1)) / 2);
    expect(worst).toBeLessThan(EXACT);
  }, 240_000);

  test('1.38 2.6.26 effects that multiply give the ratio of both sides, and of the classes add up to the whole’s', () => {
    const number = reader(new FigureCalculator(book));
    fc.assert(
      fc.property(periods(), period => {
        const ratio = (1 + number(ROOT, 'cumulativeReturn', period)) / (1 + number(ROOT, 'cumulativeBenchmark', period));
        const effects = (['geometricAllocation', 'geometricSelection', 'geometricOther'] as const).map(one => number(ROOT, one, period));
        expect(Math.abs(product(effects) - ratio)).toBeLessThan(EXACT);
        expect(Math.abs(number(ROOT, 'geometricTotal', period) - (ratio - 1))).toBeLessThan(EXACT);
        for (const measure of ['geometricAllocation', 'geometricSelection'] as const)
          expect(Math.abs(total(classes().map(id => number(id, measure, period))) - number(ROOT, measure, period))).toBeLessThan(EXACT);
      }),
      { numRuns: 120 },
    );
  });

  test('1.38 a period that is also a horizon has that horizon’s figures, by every method', () => {
    for (const linking of linkingMethods) {
      const calculator = new FigureCalculator({ ...book, linking });
      const number = reader(calculator);
      for (const id of [ROOT, ...classes()])
        for (const measure of ['allocationEffect', 'totalEffect', 'averageWeight', 'geometricSelection'] as const) {
          const year = figure(calculator, { entityId: id, measure, horizon: '1y', asOf: AS_OF }).value;
          expect(number(id, measure, { from: '2025-09-30', to: AS_OF })).toBeCloseTo(Number(year), 14);
        }
    }
  });

  test('1.38 Frongello’s way is at every month what the months so far made of it', () => {
    const number = reader(new FigureCalculator({ ...book, linking: 'frongello' }));
    for (const through of monthEndsBetween('2025-10-31', AS_OF)) {
      const soFar = { from: '2025-09-30', to: through };
      const excess = number(ROOT, 'cumulativeReturn', soFar) - number(ROOT, 'cumulativeBenchmark', soFar);
      expect(number(ROOT, 'totalEffect', { from: '2025-09-30', to: AS_OF, through })).toBeCloseTo(excess, 13);
    }
  });

  test('1.38 an effect traces to its months and to what each counts for', () => {
    const calculator = new FigureCalculator({ ...book, linking: 'menchero' });
    const key = { entityId: classes()[0] ?? '', measure: 'allocationEffect', horizon: 'itd', asOf: AS_OF, part: '2026-03-31' } as const;
    const traced = traceOf(calculator, key);
    expect(traced.method).toBe('attribution.linked-by-factors');
    const values = traced.inputs.map(one => Number(figure(calculator, one).value));
    const again = total(values.map((value, index) => (index % 2 === 0 ? value * (values[index + 1] ?? Number.NaN) : 0)));
    expect(again).toBeCloseTo(Number(traced.figure.value), 14);
    const factor = traced.inputs.find(({ measure }) => measure === 'linkingFactor');
    if (!factor) throw new Error('no factor among the inputs');
    expect(traceOf(calculator, factor)).toMatchObject({ method: 'attribution.factor-menchero' });
    expect(traceOf(calculator, factor).inputs).toHaveLength(12);
  });

  test('what names no period of the asset is a dash with a reason', () => {
    const calculator = new FigureCalculator(book);
    const of = (part: string, horizon: 'itd' | '1y' = 'itd') =>
      figure(calculator, { entityId: ROOT, measure: 'totalEffect', horizon, asOf: AS_OF, part });
    expect(of('2010-03-31')).toMatchObject({ value: null, reason: 'too_short' });
    for (const part of [AS_OF, '2026-03-30', 'x', '2026-03-31~2026-01-31', '~~~'])
      expect(of(part)).toMatchObject({ value: null, reason: 'not_applicable' });
    expect(of('2026-03-31', '1y')).toMatchObject({ value: null, reason: 'not_applicable' });
  });
});

const OPTIONS = `query($asset: ID!, $known: String) { attributionOptions(assetId: $asset, known: $known) { linking version isOwn } }`;
const SAVE = `mutation($input: AttributionLinkingInput!) { saveAttributionLinking(input: $input) }`;

async function options(email = 'admin@hoshikawa.example', known?: string) {
  const { data, errors } = await server.ask(await server.as(email), OPTIONS, { asset: ASSET, known });
  return data?.attributionOptions ?? errors?.[0]?.message;
}

async function save(input: { linking: string; version: number; reason?: string }, email = 'admin@hoshikawa.example') {
  const { errors } = await server.ask(await server.as(email), SAVE, { input });
  return errors?.[0]?.message;
}

async function effects(known?: string): Promise<(number | null)[]> {
  const query = `query($asset: ID!, $known: String) { figureGrid(assetId: $asset, asOf: "${AS_OF}", rows: classes, known: $known,
    columns: ["allocationEffect.3y", "allocationEffect.itd.2024-03-31"]) { figures { value } } }`;
  const { data, errors } = await server.ask(await server.as('admin@hoshikawa.example'), query, { asset: ASSET, known });
  expect(errors).toBeUndefined();
  const rows: { figures: { value: string | null }[] }[] = data.figureGrid;
  return rows.flatMap(({ figures }) => figures.map(({ value }) => (value === null ? null : Number(value))));
}

async function pathOf(horizon: string, form: string): Promise<{ asOf: string; figures: Figure[] }[]> {
  const query = `query($asset: ID!, $horizon: String!, $form: String) {
    attributionPath(assetId: $asset, asOf: "${AS_OF}", horizon: $horizon, form: $form) { asOf figures { key value reason } } }`;
  const { data, errors } = await server.ask(await server.as('admin@hoshikawa.example'), query, { asset: ASSET, horizon, form });
  if (errors) throw new Error(errors[0]?.message);
  return data.attributionPath;
}

describe('the owner’s choice', () => {
  test('1.38 the way through a period of one’s own ends at its figures, in either form', async () => {
    for (const [form, measures] of [
      ['arithmetic', pathMeasures],
      ['geometric', geometricPathMeasures],
    ] as const) {
      const path = await pathOf('itd.2025-12-31', form);
      expect(path.map(({ asOf }) => asOf)).toEqual(monthEndsBetween('2026-01-31', AS_OF));
      const number = reader(new FigureCalculator(book));
      expect(path.at(-1)?.figures.map(({ value }) => Number(value))).toEqual(
        measures.map(one => number(ROOT, one, { from: '2025-12-31', to: AS_OF })),
      );
    }
    for (const horizon of ['itd.2025-12-30', 'itd.', '1y.2025-12-31', `itd.${shiftMonthEnd(AS_OF, 0)}x`])
      await expect(pathOf(horizon, 'arithmetic')).rejects.toThrow();
    await expect(pathOf('1y', 'other')).rejects.toThrow();
  });

  test('1.38 another method gives other effects from then on, needs a reason where months are published, and the past keeps its own', async () => {
    const before = await effects();
    const moment = (await server.sql(`select now()::text as now`))[0]?.now ?? '';
    expect(await options()).toEqual({ linking: 'carino', version: 0, isOwn: true });
    expect(await save({ linking: 'menchero', version: 0 })).toBeTruthy(); // refused: published months need a reason
    expect(await save({ linking: 'simple', version: 0, reason: 'r' })).toBeTruthy();
    const refused = await Promise.all([
      save({ linking: 'menchero', version: 0, reason: 'Agreed with the consultant' }),
      save({ linking: 'grap', version: 0, reason: 'At the same time' }),
    ]);
    expect(refused.filter(one => one === undefined)).toHaveLength(1);
    const chosen = await options();
    expect(chosen).toMatchObject({ version: 1, isOwn: true });
    expect(['menchero', 'grap']).toContain(chosen.linking);
    const after = await effects();
    expect(after.some((value, at) => value !== null && Math.abs(value - (before[at] ?? 0)) > 1e-9)).toBe(true);
    const instant = `${moment.replace(' ', 'T').slice(0, 23)}Z`;
    expect(await effects(instant)).toEqual(before);
    expect(await options('admin@hoshikawa.example', instant)).toMatchObject({ linking: 'carino' });
    expect(await save({ linking: 'carino', version: 0, reason: 'Late' })).toBeTruthy();
    expect(await save({ linking: 'carino', version: 1, reason: 'Back' })).toBeUndefined();
    expect(await effects()).toEqual(before);
    const trail = await server.sql(`select action from audit where action = 'attribution.linking'`);
    expect(trail).toHaveLength(2);
  });

  test('1.23 6.21 a reader, a manager and strangers choose nothing; a consultant reads the client’s method and sets none of it', async () => {
    expect(await save({ linking: 'grap', version: 2, reason: 'x' }, 'view@hoshikawa.example')).toBe('This action is unauthorized.');
    for (const ref of ['KAEDE', 'TSUBA'])
      await server.sql(`insert into organisation_package (organisation_id, type) values ($1, 'attribution') on conflict do nothing`, [
        demoId(ref),
      ]);
    await server.sql(`update organisation set modules = modules || '{addOns}' where ref in ('KAEDE', 'TSUBA')`);
    expect(await options('admin@kaede.example')).toMatchObject({ linking: 'carino', isOwn: false });
    expect(await save({ linking: 'grap', version: 2, reason: 'x' }, 'admin@kaede.example')).toBe('This action is unauthorized.');
    expect(await save({ linking: 'grap', version: 2, reason: 'x' }, 'ops@tsubaki.example')).toBe('This action is unauthorized.');
    expect(await options('admin@shirasagi.example')).toBe('Not found.');
    expect(await options()).toMatchObject({ linking: 'carino', version: 2 });
  });
});
