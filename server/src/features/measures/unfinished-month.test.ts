import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';

/** In October 7 of 17 mandates have reported. Missing values are not zero: totals show what is missing instead of a number. */
const ASSET = demoId('HMAIN');
const OCTOBER = '2026-10-31';
const SEPTEMBER = '2026-09-30';
const ROOT = entityId('HOSHI', 'TOTAL');

let server: TestServer;
let token = '';
beforeAll(async () => {
  server = await openTestServer();
  token = await server.as('admin@hoshikawa.example');
});
afterAll(() => server.close());

type Shown = {
  key: string;
  value: string | null;
  reason: string | null;
  quality: { have: number; of: number; missing: string[] } | null;
};

async function grid(columns: readonly string[], more: { rows?: string; ids?: string[]; asOf?: string } = {}): Promise<Map<string, Shown>> {
  const { data, errors } = await server.ask(
    token,
    `query($columns: [String!]!, $asOf: String!, $rows: GridRows, $ids: [ID!]) {
       figureGrid(assetId: "${ASSET}", asOf: $asOf, rows: $rows, entityIds: $ids, columns: $columns) {
         entityId figures { key value reason quality { have of missing } } } }`,
    { columns, asOf: more.asOf ?? OCTOBER, rows: more.rows ?? 'root', ...(more.ids ? { ids: more.ids } : {}) },
  );
  expect(errors).toBeUndefined();
  const rows: { entityId: string; figures: Shown[] }[] = data.figureGrid;
  return new Map(rows.flatMap(row => row.figures.map((figure, at) => [`${row.entityId} ${columns[at]}`, figure] as const)));
}

async function reported(): Promise<{ in: string[]; out: string[] }> {
  const mandates = await grid(['marketValue.-'], { rows: 'mandates' });
  const open = await server.sql(
    `select e.id from entity e join mandate m on m.entity_id = e.id where e.asset_id = $1 and e.type = 'mandate' and m.opened_date <= $2
       and (m.performance_closed_date is null or m.performance_closed_date >= $2)`,
    [ASSET, OCTOBER],
  );
  const isIn = (id: string) => mandates.get(`${id} marketValue.-`)?.value !== null;
  const ids = open.map(row => String(row['id']));
  return { in: ids.filter(isIn), out: ids.filter(id => !isIn(id)) };
}

const TOTALS = [
  'marketValue.-',
  'flow.1m',
  'profit.1m',
  'weight.-',
  'contribution.1m',
  'return.1m',
  'outsideBand.-',
  'profit.fytd',
  'return.1y',
];

describe('a month that is not whole is not computed as if missing parts were zero', () => {
  test('every total says gap, how many parts it has, and which mandates it lacks', async () => {
    const { out } = await reported();
    expect(out).toHaveLength(10);
    const figures = await grid(TOTALS);
    for (const column of TOTALS) {
      const shown = figures.get(`${ROOT} ${column}`);
      expect([column, shown?.value, shown?.reason]).toEqual([column, null, 'gap']);
      expect([column, shown?.quality?.have, shown?.quality?.of]).toEqual([column, 7, 17]);
      expect(shown?.quality?.missing.toSorted()).toEqual(out.toSorted());
    }
  });

  test('no class has a weight, a deviation, an amount to move or a breach; a whole class keeps its value', async () => {
    const columns = ['marketValue.-', 'weight.-', 'deviation.-', 'toPolicy.-', 'toBand.-', 'outsideBand.-', 'profit.1m'];
    const figures = await grid(columns, { rows: 'classes' });
    const byColumn = (column: string) => [...figures].filter(([place]) => place.endsWith(` ${column}`)).map(([, figure]) => figure);
    for (const column of ['weight.-', 'deviation.-', 'toPolicy.-', 'toBand.-', 'outsideBand.-'])
      for (const { value, reason } of byColumn(column)) expect([column, value, reason === 'gap' || reason === 'no_data' || reason === 'not_applicable']).toEqual([column, null, true]); // oxfmt-ignore
    for (const { value, quality } of [...byColumn('marketValue.-'), ...byColumn('profit.1m')])
      expect(value !== null).toBe(quality !== null && quality.of > 0 && quality.have === quality.of);
    expect(byColumn('marketValue.-').some(({ value }) => value !== null)).toBe(true);
    expect(byColumn('marketValue.-').some(({ reason, quality }) => reason === 'gap' && (quality?.missing.length ?? 0) > 0)).toBe(true);
  });

  test('a mandate that is in has its own value and return; a month that is whole stays as it was', async () => {
    const { in: there } = await reported();
    const figures = await grid(['marketValue.-', 'return.1m'], { ids: there });
    for (const figure of figures.values()) expect(figure.value).not.toBeNull();
    const whole = await grid(['marketValue.-', 'weight.-', 'outsideBand.-'], { asOf: SEPTEMBER });
    for (const { value } of whole.values()) expect(value).not.toBeNull();
    expect(whole.get(`${ROOT} marketValue.-`)?.quality).toMatchObject({ have: 17, of: 17, missing: [] });
  });

  test('the trace of such a total names the parts that are in and those that are not', async () => {
    const { data } = await server.ask(
      token,
      `{ trace(assetId: "${ASSET}", key: "${ROOT}.marketValue.-.${OCTOBER}") { figure { value reason } inputs { figure { value reason } entity { ref } } } }`,
    );
    expect(data.trace.figure).toEqual({ value: null, reason: 'gap' });
    const inputs: { figure: Shown }[] = data.trace.inputs;
    expect(inputs.some(({ figure }) => figure.value !== null)).toBe(true);
    expect(inputs.some(({ figure }) => figure.value === null)).toBe(true);
  });
});

describe('like for like: the parts that are in at both ends of the month', () => {
  const LIKE = ['likeValue', 'likeOpening', 'likeFlow', 'likeProfit', 'likeReturn', 'likeContribution'].map(one => `${one}.1m`);

  test('value, flow and profit are the exact sums over the mandates that are in, return and contribution follow from them', async () => {
    const { in: there } = await reported();
    const like = await grid(LIKE);
    const of = (column: string) => like.get(`${ROOT} ${column}.1m`);
    const now = await grid(['marketValue.-', 'flow.1m'], { ids: there });
    const before = await grid(['marketValue.-'], { ids: there, asOf: SEPTEMBER });
    const total = (figures: Map<string, Shown>, column: string) => there.reduce((sum, id) => sum + BigInt(figures.get(`${id} ${column}`)?.value ?? 'x'), 0n); // oxfmt-ignore
    const closing = total(now, 'marketValue.-');
    const opening = total(before, 'marketValue.-');
    const flow = total(now, 'flow.1m');
    expect(of('likeValue')?.value).toBe(String(closing));
    expect(of('likeOpening')?.value).toBe(String(opening));
    expect(of('likeFlow')?.value).toBe(String(flow));
    expect(of('likeProfit')?.value).toBe(String(closing - opening - flow));
    expect(Number(of('likeReturn')?.value)).toBeCloseTo(Number(closing - opening - flow) / Number(opening), 12);
    expect(of('likeContribution')?.value).toBe(of('likeReturn')?.value);
    for (const column of ['likeValue', 'likeProfit', 'likeReturn', 'likeContribution'])
      expect(of(column)?.quality).toMatchObject({ have: 7, of: 17 });
  });

  test('classes add up to the total, and every figure leads by its trace to the mandates’ own values', async () => {
    const total = await grid(LIKE);
    const classes = await grid(LIKE, { rows: 'classes' });
    const parts = (column: string) =>
      [...classes].flatMap(([place, { value }]) => (place.endsWith(` ${column}`) && value !== null ? [value] : []));
    expect(parts('likeValue.1m').reduce((sum, value) => sum + BigInt(value), 0n)).toBe(
      BigInt(total.get(`${ROOT} likeValue.1m`)?.value ?? 'x'),
    );
    expect(parts('likeContribution.1m').reduce((sum, value) => sum + Number(value), 0)).toBeCloseTo(Number(total.get(`${ROOT} likeContribution.1m`)?.value), 12); // oxfmt-ignore
    const seen = new Set<string>();
    const follow = async (key: string): Promise<void> => {
      if (seen.has(key)) return;
      seen.add(key);
      const { data, errors } = await server.ask(
        token,
        `{ trace(assetId: "${ASSET}", key: "${key}") { method figure { value } inputs { figure { key value } } facts { id } } }`,
      );
      expect(errors).toBeUndefined();
      const { figure, inputs, facts } = data.trace;
      expect(figure.value).not.toBeNull();
      expect(inputs.length + facts.length).toBeGreaterThan(0);
      for (const input of inputs) await follow(input.figure.key);
    };
    await follow(`${ROOT}.likeProfit.1m.${OCTOBER}`);
    await follow(`${ROOT}.likeContribution.1m.${OCTOBER}`);
    expect([...seen].some(key => key.includes('.marketValue.-.2026-09-30'))).toBe(true);
  });

  test('in a whole month like for like is the plain figure, and other periods have none', async () => {
    const whole = await grid(['likeValue.1m', 'marketValue.-', 'likeReturn.1m', 'return.1m', 'likeReturn.1y'], { asOf: SEPTEMBER });
    expect(whole.get(`${ROOT} likeValue.1m`)?.value).toBe(whole.get(`${ROOT} marketValue.-`)?.value);
    expect(whole.get(`${ROOT} likeReturn.1m`)?.value).toBe(whole.get(`${ROOT} return.1m`)?.value);
    expect(whole.get(`${ROOT} likeReturn.1y`)).toMatchObject({ value: null, reason: 'not_applicable' });
  });
});

test('in months in which mandates or classes open, contributions of the classes add up to the total’s', async () => {
  const classes = ['DB', 'GA', 'FH', 'FB', 'DE', 'FE', 'AL', 'PE', 'PD', 'RE', 'IN', 'CS'];
  const opened = await server.sql(
    `select distinct (date_trunc('month', opened_date) + interval '2 months - 1 day')::date::text as day from mandate
     where organisation_id = $1 and opened_date < '2026-08-01' order by day`,
    [demoId('HOSHI')],
  );
  let added = 0;
  // The month after its opening is the first in which a part has a return. March 2017 is where the contributions once did not add up to the
  // total.
  for (const asOf of new Set(['2017-03-31', ...opened.map(({ day }) => String(day))])) {
    const figures = await grid(['contribution.1m'], { rows: 'accounts', asOf });
    const contribution = (ref: string) => figures.get(`${entityId('HOSHI', ref)} contribution.1m`)?.value ?? null;
    const total = contribution('TOTAL');
    if (total === null) continue; // the first month has no previous month-end
    const parts = classes.flatMap(ref => contribution(ref) ?? []);
    expect([asOf, Math.abs(parts.reduce((all, value) => all + Number(value), 0) - Number(total)) < 1e-12]).toEqual([asOf, true]);
    added += parts.length;
  }
  expect(added).toBeGreaterThan(30);
});
