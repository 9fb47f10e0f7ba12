import { linkingMethods, type LinkingMethod } from '@hakaru/contract/attribution';
import type { Figure } from '@hakaru/contract/figures';
import { linkEffects } from '@hakaru/engine/attribution/linking';
import { compoundOf, sumOf } from '@hakaru/engine/number/sum';
import { monthEndsBetween } from '@hakaru/engine/calendar/month-end';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';

/** Effects by currency over several statements, also over more than a year: statements of an earlier year are added to those of the demo. */
const ASSET = demoId('HMAIN');
const FIRST = '2024-11-30';
const AS_OF = '2026-09-30';
const LAPSE = '2025-05-31';
const DAYS = monthEndsBetween(FIRST, AS_OF);
const EXACT = 1e-12;
const EFFECTS = ['currencyAllocation', 'currencySelection', 'currencyInteraction', 'currencyEffect'] as const;
const ALL = ['karnoskySinger', 'geometric', 'ankrimHensel', 'countryCurrency'] as const;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await addStatements();
});
afterAll(() => server.close());

/** The lines of the demo's first statement, at other values, on every earlier month-end; HFE01 lacks one of them. */
async function addStatements(): Promise<void> {
  for (const [at, day] of DAYS.filter(one => one < '2025-09-30').entries())
    for (const ref of ['HFB01', 'HFE01']) {
      if (ref === 'HFE01' && day === LAPSE) continue;
      await server.sql(
        `insert into holding (organisation_id, entity_id, security_id, as_of, units, currency, market_value_local, market_value, source_id, recorded_at)
         select organisation_id, entity_id, security_id, $3, units, currency, market_value_local, round(market_value * (1 + 0.01 * $4 * ((units::bigint % 7) - 3) / 10.0)),
                source_id, recorded_at from holding where organisation_id = $1 and entity_id = $2 and as_of = '2025-09-30' and superseded_at is null`,
        [demoId('HOSHI'), entityId('HOSHI', ref), day, at],
      );
    }
}

type Effect = { measure: string; figure: Figure };
type Reply = {
  steps: number | null;
  linking: LinkingMethod | null;
  rows: ({ currency: string; weight: Figure; benchmarkWeight: Figure; local: Figure } & Record<(typeof ALL)[number], Effect[]>)[];
  gaps: { kind: string; name: string | null; day: string | null }[];
  return: Figure;
  benchmark: Figure;
} & Record<(typeof ALL)[number], Effect[]>;

async function effects(ref: string, from: string, asOf = AS_OF, email = 'admin@hoshikawa.example'): Promise<Reply> {
  const methods = ALL.map(method => `${method}: effects(method: ${method}) { measure figure { key value reason } }`).join(' ');
  const figure = '{ key value reason }';
  const { data, errors } = await server.ask(
    await server.as(email),
    `query($asset: ID!, $id: ID!, $asOf: String!, $from: String) { currencyEffects(assetId: $asset, entityId: $id, asOf: $asOf, from: $from) {
      steps linking rows { currency weight ${figure} benchmarkWeight ${figure} local ${figure} ${methods} } gaps { kind name day }
      return ${figure} benchmark ${figure} ${methods} } }`,
    { asset: ASSET, id: entityId('HOSHI', ref), asOf, from },
  );
  expect(errors).toBeUndefined();
  return data.currencyEffects;
}

const number = ({ key, value, reason }: Figure): number => {
  if (value === null) throw new Error(`${key} is not there: ${reason}`);
  return Number(value);
};
const numbers = (found: readonly Effect[]): Record<string, number> =>
  Object.fromEntries(found.map(({ measure, figure }) => [measure, number(figure)]));
const near = (one: number, other: number) => expect(Math.abs(one - other)).toBeLessThan(EXACT);
const active = ({ return: own, benchmark }: Reply) => number(own) - number(benchmark);

async function linkBy(linking: LinkingMethod): Promise<void> {
  const token = await server.as('admin@hoshikawa.example');
  const options = await server.ask(token, `query($id: ID!) { attributionOptions(assetId: $id) { version } }`, { id: ASSET });
  const input = { linking, reason: 'Agreed', version: options.data.attributionOptions.version };
  const { errors } = await server.ask(token, `mutation($input: AttributionLinkingInput!) { saveAttributionLinking(input: $input) }`, {
    input,
  });
  expect(errors).toBeUndefined();
}

test.each(linkingMethods)(
  '1.38 by %s the effects of every currency and their residual are the active return, between any two month-ends of almost two years',
  async linking => {
    await linkBy(linking);
    const periods = fc
      .tuple(fc.integer({ min: 0, max: DAYS.length - 2 }), fc.integer({ min: 1, max: DAYS.length - 1 }), fc.constantFrom('HFB01', 'HFE01'))
      .map(([a, b, ref]) => ({ ref, from: DAYS[Math.min(a, b - 1)] ?? '', asOf: DAYS[Math.max(a + 1, b)] ?? '' }))
      .filter(({ ref, from, asOf }) => ref !== 'HFE01' || (from !== LAPSE && asOf !== LAPSE));
    await fc.assert(
      fc.asyncProperty(periods, async ({ ref, from, asOf }) => {
        const found = await effects(ref, from, asOf);
        expect(found.gaps).toEqual([]);
        const whole = numbers(found.karnoskySinger);
        const rows = found.rows.map(row => numbers(row.karnoskySinger));
        for (const name of EFFECTS) near(sumOf(rows.map(row => row[name] ?? Number.NaN)), whole[name] ?? Number.NaN);
        for (const row of rows) near(sumOf(EFFECTS.map(name => row[name] ?? Number.NaN)), row['currencySum'] ?? Number.NaN);
        near(sumOf(EFFECTS.map(name => whole[name] ?? Number.NaN)) + (whole['currencyOther'] ?? Number.NaN), active(found));
        for (const [method, sum, other] of [
          ['ankrimHensel', 'surpriseSum', 'surpriseOther'],
          ['countryCurrency', 'splitSum', 'splitOther'],
        ] as const) {
          const all = numbers(found[method]);
          near((all[sum] ?? Number.NaN) + (all[other] ?? Number.NaN), active(found));
          near(sumOf(found.rows.map(row => numbers(row[method])[sum] ?? Number.NaN)), all[sum] ?? Number.NaN);
        }
        const { multipliedOther = Number.NaN, multipliedSum = Number.NaN, ...grown } = numbers(found.geometric);
        near(compoundOf(Object.values(grown)), multipliedSum);
        near((1 + multipliedSum) * (1 + multipliedOther), (1 + number(found.return)) / (1 + number(found.benchmark)));
        for (const name of ['multipliedAllocation', 'multipliedSelection'])
          near(sumOf(found.rows.map(row => numbers(row.geometric)[name] ?? Number.NaN)), grown[name] ?? Number.NaN);
        for (const side of ['weight', 'benchmarkWeight'] as const) near(sumOf(found.rows.map(row => number(row[side]))), 1);
      }),
      { numRuns: 8, seed: 1938, examples: [[{ ref: 'HFB01', from: FIRST, asOf: AS_OF }], [{ ref: 'HFE01', from: FIRST, asOf: AS_OF }]] },
    );
  },
);

test.each(linkingMethods)('1.38 by %s the effects of a period are those of its steps, linked as the engine links them', async linking => {
  await linkBy(linking);
  const found = await effects('HFB01', FIRST);
  expect(found).toMatchObject({ steps: DAYS.length - 1, linking });
  const steps = [];
  for (const [at, asOf] of DAYS.slice(1).entries()) steps.push(await effects('HFB01', DAYS[at] ?? '', asOf));
  expect(steps.every(step => step.steps === null && step.linking === null)).toBe(true);
  for (const { currency, karnoskySinger } of found.rows)
    for (const name of EFFECTS) {
      const each = steps.map(step => numbers(step.rows.find(row => row.currency === currency)?.karnoskySinger ?? [])[name] ?? 0);
      const linked = linkEffects({
        portfolio: steps.map(step => number(step.return)),
        benchmark: steps.map(step => number(step.benchmark)),
        effects: { effect: each },
        method: linking,
      });
      near(linked.value?.totals.effect ?? Number.NaN, numbers(karnoskySinger)[name] ?? Number.NaN);
    }
});

test('1.38 a month without a statement makes one longer step; a year without any is named', async () => {
  await linkBy('carino');
  const lapsed = await effects('HFE01', '2025-04-30', '2025-07-31');
  expect(lapsed.steps).toBe(2);
  const longer = await effects('HFE01', '2025-04-30', '2025-06-30');
  const next = await effects('HFE01', '2025-06-30', '2025-07-31');
  expect([longer.steps, next.steps]).toEqual([null, null]);
  expect((await effects('HFE01', LAPSE, '2025-07-31')).gaps).toEqual([
    expect.objectContaining({ kind: 'statement', name: 'Foreign equity passive', day: LAPSE }),
  ]);
  const early = await effects('HFB01', '2020-03-31');
  expect(early.rows).toEqual([]);
  expect(early.gaps.filter(({ kind }) => kind === 'statement').map(({ day }) => day)).toEqual(['2020-03-31', '2020-04-30']);
});

test('1.38 an effect over several statements traces to the effects of its steps and what each counts by', async () => {
  const person = await server.as('admin@hoshikawa.example');
  const read = async (key: string) => {
    const query = `query($asset: ID!, $key: String!) { trace(assetId: $asset, key: $key) { method figure { value } inputs { measure asOf figure { key value } } } }`;
    const { data, errors } = await server.ask(person, query, { asset: ASSET, key });
    expect(errors, `trace of ${key}`).toBeUndefined();
    return data.trace;
  };
  for (const linking of ['carino', 'menchero', 'grap'] as const) {
    await linkBy(linking);
    const found = await effects('HFB01', '2025-06-30', '2026-08-31');
    const usd = found.rows.find(({ currency }) => currency === 'USD');
    const effect = usd?.karnoskySinger.find(({ measure }) => measure === 'currencyEffect')?.figure.key ?? '';
    const { method, figure, inputs } = await read(effect);
    expect(method).toBe(linking === 'carino' ? 'attribution.linked' : 'attribution.linked-by-factors');
    type Input = { measure: string; asOf: string; figure: { key: string; value: string } };
    const of = (measure: string) => inputs.filter((one: Input) => one.measure === measure).map((one: Input) => Number(one.figure.value));
    const each = of('currencyEffect');
    const counted = of(linking === 'carino' ? 'currencyCoefficient' : 'currencyFactor');
    const whole = linking === 'carino' ? counted.pop() : 1;
    expect(each.length).toBeGreaterThan(12);
    near(
      sumOf(each.map((value: number, at: number) => (value * (counted[at] ?? Number.NaN)) / (whole ?? Number.NaN))),
      Number(figure.value),
    );
    const multiplier = inputs.find((one: Input) => one.measure !== 'currencyEffect');
    const traced = await read(multiplier.figure.key);
    expect(traced.figure.value).toBe(multiplier.figure.value);
    expect(new Set(traced.inputs.map((one: Input) => one.measure))).toEqual(new Set(['return', 'benchmarkReturn']));
  }
  await linkBy('carino');
});

test('1.38 a period before the first month of the book is refused', async () => {
  const query = `query($asset: ID!, $id: ID!, $from: String) { currencyEffects(assetId: $asset, entityId: $id, asOf: "${AS_OF}", from: $from) { from } }`;
  const person = await server.as('admin@hoshikawa.example');
  for (const from of ['0200-01-31', '1990-01-31', AS_OF])
    expect((await server.ask(person, query, { asset: ASSET, id: entityId('HOSHI', 'HFB01'), from })).errors, `from ${from}`).toBeTruthy();
});
