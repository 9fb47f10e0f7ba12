import { figureKey } from '@hakaru/contract/figures';
import { monthEndsBetween } from '@hakaru/engine/calendar/month-end';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { sendFile } from '#testing/send-file';
import { openTestServer, type TestServer } from '#testing/test-server';
import { monthEndTasks } from './jobs';

// The full run has as many mandates as the largest institutions; it takes minutes instead of half a minute.
const MANDATES = process.env['COUNTS'] === 'full' ? 500 : 4;
const OWNER = demoId('NAGIS');
const ADMIN = 'admin@nagisa.example';
const FIRST = '2016-10-31';
const LAST = '2026-10-31';
const months = monthEndsBetween(FIRST, LAST);
const refs = Array.from({ length: MANDATES }, (_, at) => `M${String(at).padStart(3, '0')}`);

let server: TestServer;
let admin: string;
let asset: string;
beforeAll(async () => {
  server = await openTestServer({ figures: false });
  admin = await server.as(ADMIN);
  const input = { ref: 'OPEN', nameEn: 'Open', nameJp: '開始', baseCurrency: 'JPY' };
  asset = (await server.ask(admin, 'mutation($input: OwnAssetInput!) { createOwnAsset(input: $input) }', { input })).data.createOwnAsset;
  const CREATE = 'mutation($asset: ID!, $input: MandateInput!) { createMandate(assetId: $asset, input: $input) { id } }';
  for (const ref of refs) {
    const mandate = { ref, name: ref, nameJp: ref, openedDate: '2016-10-01', fiscal_year_start: 4 };
    const { errors } = await server.ask(admin, CREATE, { asset, input: mandate });
    if (errors) throw new Error(`${ref} was refused: ${errors[0]?.message}`);
  }
}, 600_000);
afterAll(() => server.close());

const GAP = { ref: 'M001', month: '2026-06-30' };
const row = (ref: string, month: string) => `${ref},${month},${1_000_000 + 10_000 * months.indexOf(month)},0`;

async function importRows(name: string, rows: readonly string[]): Promise<void> {
  const bytes = Buffer.from(`Mandate Code,As-of Date,Market Value,Net Flow\n${rows.join('\n')}\n`);
  const { body } = await sendFile(server, admin, { name, bytes, fields: { runMode: 'sync' } });
  const { data } = await server.ask(admin, 'query($id: ID!) { import(id: $id) { version errors rows } }', { id: body.id });
  expect(data.import).toMatchObject({ errors: 0, rows: rows.length });
  const APPROVE = 'mutation($id: ID!, $version: Int!) { approveImport(id: $id, version: $version, reason: "opening history") { status } }';
  const approved = await server.ask(admin, APPROVE, { id: body.id, version: data.import.version });
  expect(approved.data?.approveImport).toEqual({ status: 'approved' });
}

const STATE = 'latest next openingTo opening { from to months reportedOnly } blocking { ref } run { state done total isOpening }';
const state = async () => (await server.ask(admin, `{ monthEnd(assetId: "${asset}") { ${STATE} } }`)).data.monthEnd;
async function start(asOf: string, token = admin): Promise<unknown> {
  const { data, errors } = await server.ask(token, `mutation { populateOpeningHistory(assetId: "${asset}", asOf: "${asOf}") { id } }`);
  return data?.populateOpeningHistory?.id ?? errors?.[0]?.extensions?.validation ?? errors?.[0]?.message;
}
const run = async (runId: unknown, app = server.app, attempt = 1) =>
  await monthEndTasks['openingHistory']?.(app, { organisationId: OWNER, runId }, { jobId: '1', attempt, signal: undefined });

test('ten years come in one file, and a month without a value ends what is populated at once', async () => {
  const rows = months.flatMap(month => refs.flatMap(ref => (ref === GAP.ref && month === GAP.month ? [] : [row(ref, month)])));
  await importRows('history.csv', rows);
  expect(await state()).toMatchObject({ latest: null, next: FIRST, openingTo: LAST, opening: null });

  expect(await start(LAST, await server.as('view@nagisa.example'))).toMatch(/unauthorized/i);
  expect(await start(LAST, await server.as('admin@shirasagi.example'))).toMatch(/not found/i);
  expect(await start('2016-09-30')).toEqual({ asOf: ['outOfOrder'] });
  expect(await start('2026-09-29')).toEqual({ asOf: ['outOfOrder'] });

  const started = await Promise.all([start('2026-09-30'), start('2026-09-30')]);
  expect(started.filter(one => /^[0-9a-f-]{36}$/.test(String(one)))).toHaveLength(1);
  const runId = started.find(one => /^[0-9a-f-]{36}$/.test(String(one)));

  // If the process dies, no month is populated; the retried job populates all. At the last try the run is ended, and another may be started.
  let asked = 0;
  const dying = {
    ...server.app,
    now: () => {
      if (++asked === 41) throw new Error('died');
      return server.app.now();
    },
  };
  await expect(run(runId, dying)).rejects.toThrow('died');
  expect(await state()).toMatchObject({ latest: null, opening: null, run: { state: 'running' } });
  asked = 0;
  await expect(run(runId, dying, 5)).rejects.toThrow('died');
  expect(await state()).toMatchObject({ latest: null, opening: null, run: { state: 'failed', done: 0 } });
  await run(await start('2026-09-30'));
  const populated = monthEndsBetween(FIRST, '2026-05-31').length;
  expect(await state()).toMatchObject({
    latest: '2026-05-31',
    next: GAP.month,
    opening: { from: FIRST, to: '2026-05-31', months: populated, reportedOnly: populated },
    blocking: [{ ref: GAP.ref }],
    run: { state: 'done', done: populated, total: populated + 4, isOpening: true },
  });
}, 900_000);

test('once it is whole the rest follows; figures of ten years trace to their cell, and the months say what they are', async () => {
  await importRows('missing.csv', [row(GAP.ref, GAP.month)]);
  await run(await start('2026-09-30'));
  expect(await state()).toMatchObject({ latest: '2026-09-30', next: LAST, openingTo: null, opening: { to: '2026-09-30', months: 120 } });
  const populate = await server.ask(admin, `mutation { populateMonthEnd(assetId: "${asset}", asOf: "${LAST}") { id } }`);
  const payload = { organisationId: OWNER, runId: populate.data.populateMonthEnd.id };
  await monthEndTasks['monthEnd']?.(server.app, payload, { jobId: '2', attempt: 1, signal: undefined });

  const { data } = await server.ask(
    admin,
    `{ book(assetId: "${asset}") { rootId monthEnds reportedOnly }
       figureGrid(assetId: "${asset}", asOf: "${LAST}", rows: root, columns: ["return.1y", "return.10y", "return.fytd"]) { figures { value } } }`,
  );
  expect(data.book.monthEnds).toHaveLength(121);
  expect(data.book.reportedOnly).toHaveLength(120);
  expect(data.book.reportedOnly).not.toContain(LAST);
  const [grid] = data.figureGrid;
  // 1.00 has become 2.20 in ten years: 8.2% a year.
  expect(grid.figures.map(({ value }: { value: string }) => Number(value).toFixed(4))).toEqual(['0.0577', '0.0820', '0.0329']);
  const mandate = (await server.sql(`select id from entity where organisation_id = $1 and ref = 'M000'`, [OWNER]))[0]?.['id'];
  const key = figureKey({ entityId: mandate, measure: 'marketValue', horizon: null, asOf: '2019-03-31' });
  const traced = await server.ask(admin, 'query($asset: ID!, $key: String!) { trace(assetId: $asset, key: $key, first: 1) { facts { value place } } }', { asset, key }); // oxfmt-ignore
  expect(traced.data.trace.facts).toEqual([{ value: '1290000', place: `CSV!C${2 + 29 * MANDATES}` }]);
}, 900_000);

test('once a report is published no month is populated but by itself', async () => {
  await server.sql(`update month_end set populated_at = null where organisation_id = $1 and as_of > '2026-06-30'`, [OWNER]);
  expect(await state()).toMatchObject({ openingTo: LAST });
  await server.sql(
    `insert into report (organisation_id, asset_id, as_of, version, content, sha256, known_at, published_at, published_by, publisher_name, publisher_organisation_id)
     values ($1, $2, '2026-06-30', 1, '{}', repeat('0', 64), now(), now(), $3, 'A', $1)`,
    [OWNER, asset, demoId(ADMIN)],
  );
  expect(await state()).toMatchObject({ openingTo: null });
  expect(await start('2026-08-31')).toEqual({ asOf: ['notOpening'] });
});
