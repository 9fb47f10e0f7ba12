import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId, fundRef } from '#features/demo/institution/structure';
import { fundTerms } from '#features/demo/series/private-funds';
import { openTestServer, type TestServer } from '#testing/test-server';

/** Funds at their start, and a rate older than the month. */
const ASSET = demoId('HMAIN');
const FUNDS = fundTerms.filter(({ mandate }) => mandate.startsWith('H')).map(({ name }) => entityId('HOSHI', fundRef(name)));
const HPEF5 = entityId('HOSHI', 'HPEF5');
const HPE01 = entityId('HOSHI', 'HPE01');

let server: TestServer;
let token = '';
beforeAll(async () => {
  server = await openTestServer();
  token = await server.as('admin@hoshikawa.example');
});
afterAll(() => server.close());

type Shown = { value: string | null; reason: string | null; quality: { weakest: string | null; oldestDays: number } | null };

async function figures(entityIds: readonly string[], columns: readonly string[], asOf: string, known: string | null = null) {
  const { data, errors } = await server.ask(
    token,
    `query($ids: [ID!], $columns: [String!]!, $asOf: String!, $known: String) {
       figureGrid(assetId: "${ASSET}", asOf: $asOf, known: $known, entityIds: $ids, columns: $columns) { entityId figures { value reason quality { weakest oldestDays } } } }`,
    { ids: entityIds, columns, asOf, known },
  );
  expect(errors).toBeUndefined();
  const rows: { entityId: string; figures: Shown[] }[] = data.figureGrid;
  return new Map(rows.map(row => [row.entityId, row.figures]));
}

type Traced = { method: string; steps: { id: string; value: string }[]; figure: Shown };
const trace = async (key: string, known: string | null = null): Promise<Traced> => {
  const { data, errors } = await server.ask(
    token,
    `query($known: String) { trace(assetId: "${ASSET}", key: "${key}", known: $known) { method steps { id value } figure { value quality { oldestDays } } } }`,
    { known },
  );
  expect(errors).toBeUndefined();
  return data.trace;
};

const firstDayOf = async (id: string): Promise<string> =>
  String(
    (await server.sql(`select min(as_of)::text as day from cashflow where entity_id = $1 and superseded_at is null`, [id]))[0]?.['day'],
  );

test('an IRR below one year is shown for the period, not annualised; from a year on it is a yearly rate', async () => {
  const first = await firstDayOf(HPEF5);
  const at = (months: number) => {
    const [year = 0, month = 0] = first.split('-').map(Number);
    return new Date(Date.UTC(year, month - 1 + months + 1, 0)).toISOString().slice(0, 10);
  };
  for (const months of [3, 6, 9, 18]) {
    const asOf = at(months);
    const [irr] = (await figures([HPEF5], ['irrNet.-'], asOf)).get(HPEF5) ?? [];
    if (irr?.value == null) continue;
    const days = (Date.parse(asOf) - Date.parse(first)) / 86_400_000;
    const { method, steps } = await trace(`${HPEF5}.irrNet.-.${asOf}`);
    const flows = await server.sql(
      `select as_of::text as day, side, type, amount::float8 as amount from cashflow where entity_id = $1 and superseded_at is null and as_of <= $2`,
      [HPEF5, asOf],
    );
    const nav = Number((await figures([HPEF5], ['nav.-'], asOf)).get(HPEF5)?.[0]?.value);
    const yearly = days < 365 ? (1 + Number(irr.value)) ** (365 / days) - 1 : Number(irr.value);
    const worth = flows.reduce(
      (sum, { day, side, amount }) =>
        sum + ((side === 'call' ? -1 : 1) * amount) / (1 + yearly) ** ((Date.parse(day) - Date.parse(first)) / 86_400_000 / 365),
      nav / (1 + yearly) ** (days / 365),
    );
    expect(Math.abs(worth) / nav).toBeLessThan(1e-6);
    expect(method).toBe(days < 365 ? 'private-assets.xirr-period' : 'private-assets.xirr');
    if (days < 365) expect(Number(steps.find(({ id }) => id === 'daysHeld')?.value)).toBe(days);
  }
});

test('before a fund exists nothing was called of it: no figure, not 0; and a programme is not waiting for it', async () => {
  const firsts = new Map<string, string>();
  for (const id of FUNDS)
    firsts.set(
      id,
      String(
        (
          await server.sql(
            `select least((select min(as_of) from cashflow where entity_id = $1), (select min(as_of) from commitment where entity_id = $1))::text as day`,
            [id],
          )
        )[0]?.['day'],
      ),
    );
  const asOf = '2019-06-30';
  const columns = ['called.-', 'distributed.-', 'unfunded.-'];
  const shown = await figures(FUNDS, columns, asOf);
  const unborn = FUNDS.filter(id => (firsts.get(id) ?? '') > asOf);
  expect(unborn.length).toBeGreaterThan(0);
  for (const id of unborn)
    for (const figure of shown.get(id) ?? []) expect(figure).toMatchObject({ value: null, reason: 'not_applicable' });
  for (const id of FUNDS.filter(id => !unborn.includes(id))) expect(shown.get(id)?.[0]?.value).not.toBeNull();
  const [called, unfunded] = (await figures([HPE01], ['called.-', 'unfunded.-'], asOf)).get(HPE01) ?? [];
  expect([called?.value, unfunded?.value]).not.toContain(null);
});

test('an FX rate older than the month is marked: the figure says by how many days, and the trace names the rate’s day', async () => {
  const asOf = '2026-10-31';
  const known = '2026-10-08';
  const dollar = String(
    (await server.sql(`select e.id from entity e where e.asset_id = $1 and e.type = 'subMandate' and e.currency = 'USD' order by e.position limit 1`, [ASSET]))[0]?.['id'], // oxfmt-ignore
  );
  const key = `${dollar}.unfunded.-.${asOf}.base`;
  const { figure, steps } = await trace(key, known);
  expect(figure.value).not.toBeNull();
  expect(figure.quality?.oldestDays).toBe(31);
  expect(steps.find(({ id }) => id === 'rateDay')?.value).toBe('2026-09-30');
  const now = await trace(`${dollar}.unfunded.-.2026-09-30.base`);
  expect(now.figure.quality?.oldestDays ?? 0).toBe(0);
  const [programme] = (await figures([HPE01], ['unfunded.-'], asOf, known)).get(HPE01) ?? [];
  expect(programme?.quality?.oldestDays).toBe(31);
});
