import type { Language } from '@hakaru/contract/languages';
import { masterSheets, type MasterSheet } from '@hakaru/contract/master-data';
import { writeWorkbook } from '@hakaru/workbook/workbook';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { sendFile } from '#testing/send-file';
import { openTestServer, type TestServer } from '#testing/test-server';
import { readFile } from '#workbooks/read-file';

let server: TestServer;
let asset: string;
const ADMIN = 'admin@hoshikawa.example';
const USER = 'user@hoshikawa.example';
const STRANGER = 'admin@shirasagi.example';
const SUPPORT = 'super@platform.example';
const OWNER = demoId('HOSHI');

beforeAll(async () => {
  server = await openTestServer({ figures: false });
  asset = await newAsset('MDATA');
});
afterAll(() => server.close());

async function newAsset(ref: string): Promise<string> {
  const input = { ref, nameEn: ref, nameJp: ref, type: 'portfolio', baseCurrency: 'JPY' };
  const CREATE = 'mutation($id: ID!, $input: AssetInput!) { createAsset(organisationId: $id, input: $input) { id } }';
  return (await server.ask(await server.as(SUPPORT), CREATE, { id: OWNER, input })).data.createAsset.id;
}

type Rows = Partial<Record<MasterSheet, Record<string, string | number>[]>>;

/** A workbook as filled in from the template, with only the columns that have values. */
async function workbook(rows: Rows, language: Language = 'en'): Promise<Buffer> {
  const named = Object.keys(rows) as MasterSheet[]; // keys of the type
  const sheets = named.map(sheet => {
    const { title, columns } = masterSheets[sheet];
    const used = columns.filter(({ isRequired, field }) => isRequired || rows[sheet]?.some(row => field in row));
    const body = (rows[sheet] ?? []).map(row => used.map(({ field }) => (field in row ? { value: row[field] ?? null } : null)));
    return { name: title[language], rows: [used.map(column => ({ value: column.title[language] })), ...body] };
  });
  return Buffer.from(await writeWorkbook(sheets));
}

const whole = (): Rows => ({
  mandates: [
    { ref: 'MD01', name: 'Domestic passive', nameJp: '国内パッシブ', class: 'MD-DE', openedDate: '2026-04-01', fiscal_year_start: 4, feeBps: 5.5, benchmark: 'MDTPX' }, // oxfmt-ignore
    { ref: 'MD02', name: 'Bonds', class: 'MD-DB', openedDate: '2026-04-01', benchmark: 'MDBPI', benchmarkFrom: '2026-05-01' },
    { ref: 'MD03', name: 'Bonds, part', parent: 'MD02', openedDate: '2026-04-01' },
  ],
  policy: [
    { fromDay: '2026-04-01', class: 'MD-DE', percent: 40, band: 5 },
    { fromDay: '2026-04-01', class: 'MD-DB', percent: 60 },
  ],
  classes: [
    { ref: 'MD-DE', name: 'MD equity', nameJp: 'MD株式', colour: 1, benchmark: 'MDTPX', benchmarkFrom: '2026-04-01' },
    { ref: 'MD-DB', name: 'MD bonds' },
  ],
  parts: [
    { benchmark: 'MDMIX', fromDay: '2026-04-01', part: 'MDTPX', percent: 40 },
    { benchmark: 'MDMIX', fromDay: '2026-04-01', part: 'MDBPI', percent: 60 },
  ],
  benchmarks: [
    { ref: 'MDTPX', name: 'MD TOPIX', type: 'market' },
    { ref: 'MDBPI', name: 'MD BPI', type: 'market' },
    { ref: 'MDMIX', name: 'MD mix', type: 'composite' },
  ],
  parties: [{ mandate: 'MD01', role: 'manager', name: 'MD Manager', fromDay: '2026-04-01' }],
  counterparties: [{ name: 'MD Bank', type: 'custodian', country: 'JP', limitJpy: 1_000_000 }],
  users: [{ email: 'New.Officer@hoshikawa.example', name: 'New Officer', role: 'user', language: 'jp' }],
});

type Sent = { email?: string; name?: string; assetId?: string | null; reason?: string };
async function send(bytes: Buffer, { email = ADMIN, name = 'master.xlsx', assetId = asset, reason = '' }: Sent = {}) {
  const fields = { ...(assetId ? { assetId } : {}), reason };
  return await sendFile(server, await server.as(email), { path: '/master-data/uploads', name, bytes, fields });
}
const UPLOAD = `id status version created changed unchanged decidedName findings { severity code sheet cell value choices }
  steps { sheet row key effect changes { field before after } }`;
async function listed(id: string, email = ADMIN) {
  const { data } = await server.ask(await server.as(email), `{ masterUploads { ${UPLOAD} } }`);
  return data.masterUploads.find((one: { id: string }) => one.id === id);
}
async function apply({ id, version }: { id: string; version: number }, token?: string) {
  const query = `mutation($id: ID!, $version: Int!) { applyMasterUpload(id: $id, version: $version) { ${UPLOAD} } }`;
  const { data, errors } = await server.ask(token ?? (await server.as(ADMIN)), query, { id, version });
  return data?.applyMasterUpload ?? errors?.[0]?.extensions?.validation ?? errors?.[0]?.message;
}
async function ready(rows: Rows, given: Sent = {}) {
  const { status, body } = await send(await workbook(rows), given);
  expect(status).toBe(201);
  return await listed(body.id);
}
const counted = async () =>
  (
    await server.sql(
      `select (select count(*)::int from entity where organisation_id = $1) as entities, (select count(*)::int from category where organisation_id = $1) as classes,
        (select count(*)::int from app_user where organisation_id = $1) as people, (select count(*)::int from counterparty where organisation_id = $1) as banks,
        (select count(*)::int from party where organisation_id = $1) as parties, (select count(*)::int from audit where organisation_id = $1 and action not like 'masterData.%') as audited`,
      [OWNER],
    )
  )[0];

test('a workbook is checked by every rule, and nothing of it happens until it is applied; then all of it is there', async () => {
  const before = await counted();
  const upload = await ready(whole());
  expect(upload).toMatchObject({ status: 'ready', findings: [], created: 13, changed: 0, unchanged: 0 });
  expect(upload.steps.map(({ sheet, key }: { sheet: string; key: string }) => `${sheet} ${key}`)).toContain('mandates MD03');
  const added = upload.steps.find(({ key }: { key: string }) => key === 'MD02');
  expect(added.changes).toContainEqual({ field: 'name', before: null, after: 'Bonds' });
  expect(await counted()).toEqual(before);
  expect(await server.mails('new.officer@hoshikawa.example')).toHaveLength(0);

  const applied = await apply(upload);
  expect(applied).toMatchObject({ status: 'applied', created: 13 });
  const [mandate] = await server.sql(
    `select e.name_jp, d.opened_date, d.fee_bps::float8 as fee, c.ref as class, p.ref as above, b.ref as benchmark, a.from_day as since
     from entity e join mandate d on d.entity_id = e.id join category_member m on m.entity_id = e.id join category c on c.id = m.category_id
     join entity_link l on l.child_id = e.id join entity p on p.id = l.parent_id
     join benchmark_assignment a on a.entity_id = e.id join entity b on b.id = a.benchmark_id where e.ref = 'MD01' and e.organisation_id = $1`,
    [OWNER],
  );
  expect(mandate).toEqual({ name_jp: '国内パッシブ', opened_date: '2026-04-01', fee: 5.5, class: 'MD-DE', above: 'MD-DE', benchmark: 'MDTPX', since: '2026-04-01' }); // oxfmt-ignore
  const shares = await server.sql(
    `select c.ref, w.weight_percent::float8 as share, w.band_percent::float8 as band from policy_weight w join category c on c.id = w.category_id
     where w.asset_id = $1 order by c.ref`,
    [asset],
  );
  expect(shares).toEqual([
    { ref: 'MD-DB', share: 60, band: 0 },
    { ref: 'MD-DE', share: 40, band: 5 },
  ]);
  expect(await server.mails('new.officer@hoshikawa.example')).toHaveLength(1);
  const actions = (await server.sql(`select action from audit where organisation_id = $1`, [OWNER])).map(({ action }) => action);
  for (const action of ['masterData.apply', 'mandate.create', 'category.create', 'policy.save', 'benchmark.assign', 'user.add'])
    expect(actions).toContain(action);
  expect(await apply(upload)).toBe('Conflict.');
});

test('the template holds what there is, in both languages, and sent back it changes nothing', async () => {
  for (const language of ['en', 'jp'] as const) {
    const path = `/master-data/template?assetId=${asset}&language=${language}`;
    const { bytes } = await download(path);
    const { status, body } = await send(bytes);
    expect(status).toBe(201);
    expect(await listed(body.id)).toMatchObject({ status: 'ready', findings: [], created: 0, changed: 0, steps: [] });
  }
});

async function download(path: string, email = ADMIN): Promise<{ bytes: Buffer; status: number }> {
  const reply = await server.http.inject({ method: 'GET', url: path, headers: { authorization: `Bearer ${await server.as(email)}` } });
  return { bytes: reply.rawPayload, status: reply.statusCode };
}

test('what changes is shown from what to what, and only that is written', async () => {
  const upload = await ready({
    mandates: [{ ref: 'MD01', name: 'Domestic passive', openedDate: '2026-04-01', class: 'MD-DB', style: 'passive' }],
    counterparties: [{ name: 'MD Bank', type: 'custodian', country: 'JP', rating: 'A' }],
  });
  expect(upload).toMatchObject({ status: 'ready', created: 0, changed: 2 });
  expect(upload.steps[0]).toMatchObject({ key: 'MD01', effect: 'change' });
  expect(upload.steps[0].changes).toEqual([
    { field: 'class', before: 'MD-DE', after: 'MD-DB' },
    { field: 'style', before: null, after: 'passive' },
  ]);
  await apply(upload);
  const [kept] = await server.sql(`select limit_jpy::text as limit, rating from counterparty where organisation_id = $1 and name_en = 'MD Bank'`, [OWNER]); // oxfmt-ignore
  expect(kept).toEqual({ limit: '1000000', rating: 'A' });
});

test('what was checked against something that has changed since is to be checked again', async () => {
  const first = await ready({ counterparties: [{ name: 'MD Bank', type: 'custodian', country: 'JP', rating: 'B' }] });
  const second = await ready({ counterparties: [{ name: 'MD Bank', type: 'custodian', country: 'JP', rating: 'C' }] });
  const both = await Promise.all([apply(first), apply(second)]);
  expect(both.filter(one => one.status === 'applied')).toHaveLength(1);
  const lost = both.find(one => one.status !== 'applied');
  expect(lost).toEqual({ id: ['checkAgain'] });
  expect(await apply({ ...second, version: 99 })).toBe('Conflict.');
});

test('every cell that is wrong is named, in one reading, and nothing is applied', async () => {
  const upload = await ready({
    benchmarks: [{ ref: 'MDBAD', name: 'Bad', type: 'nothing' }],
    parts: [{ benchmark: 'MDMIX', fromDay: '2026-06-01', part: 'MDTPX', percent: 99 }],
    mandates: [
      { ref: 'md-1', name: 'Lower', openedDate: '2026-04-01' },
      { ref: 'MD09', name: 'No class', class: 'NONE', openedDate: '2026-04-01' },
      { ref: 'MD08', name: 'No day', openedDate: '31 Feb' },
      { ref: 'MD07', name: 'Early', openedDate: '2026-04-01', performanceInceptionDate: '2026-03-31' },
      { ref: 'MD07', name: 'Again', openedDate: '2026-04-01' },
      { ref: 'MDTPX', name: 'Taken', openedDate: '2026-04-01' },
    ],
    policy: [{ fromDay: '2026-07-01', class: 'MD-DE', percent: 120 }],
    parties: [{ mandate: 'MD01', role: 'manager', name: 'Stranger', fromDay: '2026-04-01', hasAccess: 'yes' }],
    counterparties: [{ name: 'Odd', type: 'nothing', country: 'Japan' }],
    users: [{ email: 'admin@shirasagi.example', name: 'Taken', role: 'admin' }],
  });
  expect(upload.status).toBe('refused');
  const found = upload.findings.map(({ sheet, cell, code }: Record<string, string>) => `${sheet}!${cell} ${code}`);
  expect(found.toSorted()).toEqual(
    [
      'Benchmark parts!D2 splitTotal',
      'Benchmarks!C2 choice',
      'Counterparties!C2 country',
      'Mandates!A2 refAlphabet',
      'Mandates!A6 twice',
      'Mandates!A7 taken',
      'Mandates!C3 unknownCode',
      'Mandates!D4 dateFormat',
      'Mandates!E5 inceptionBeforeOpened',
      'Parties!E2 unknownParty',
      'Policy!C2 targetRange',
      'Users!A2 taken',
    ].toSorted(),
  );
  expect(await apply(upload)).toBe('Conflict.');
  const { bytes } = await download(`/master-data/uploads/${upload.id}/annotated?language=jp`);
  const names = new Set<string>();
  await readFile({ name: 'copy.xlsx', bytes }, { row: sheet => void names.add(sheet), sheet: () => undefined });
  expect(names).toContain('検証結果');
});

test('a file that is no workbook, or has no sheet of ours, is refused with a reason', async () => {
  expect((await send(Buffer.from('PK not a workbook'))).status).toBe(422);
  const odd = Buffer.from(await writeWorkbook([{ name: 'Other', rows: [[{ value: 'x' }]] }]));
  const { body } = await send(odd);
  expect((await listed(body.id)).findings).toMatchObject([{ code: 'noSheet' }]);
  const without = await send(await workbook({ mandates: [{ ref: 'X1', name: 'X', openedDate: '2026-04-01' }] }), { assetId: null });
  expect((await listed(without.body.id)).findings).toMatchObject([{ code: 'noAsset' }]);
});

test('the organisation’s own administrators alone: not a user, not another organisation, not for another’s asset', async () => {
  const file = await workbook({ counterparties: [{ name: 'Mine', type: 'custodian', country: 'JP' }] });
  expect((await send(file, { email: USER })).status).toBe(403);
  expect((await send(file, { email: STRANGER })).status).toBe(404);
  const { body } = await send(file);
  expect(await listed(body.id, STRANGER)).toBeUndefined();
  expect((await download(`/master-data/uploads/${body.id}/file`, STRANGER)).status).toBe(404);
  expect((await download(`/master-data/uploads/${body.id}/file`, USER)).status).toBe(403);
  expect(await apply({ id: body.id, version: 1 }, await server.as(STRANGER))).toBe('Not found.');
  const stranger = await download(`/master-data/template?assetId=${asset}`, STRANGER);
  const seen: string[] = [];
  await readFile(
    { name: 'copy.xlsx', bytes: stranger.bytes },
    { row: (_, { cells }) => void seen.push(...cells.map(String)), sheet: () => undefined },
  );
  expect(seen.join(' ')).not.toContain('MD01');
});

test('where two people are asked for, who uploaded does not apply, and support applies nothing', async () => {
  await server.sql(
    `insert into month_setting (organisation_id, import_second_person) values ($1, true) on conflict (organisation_id) do update set import_second_person = true`,
    [OWNER],
  );
  const upload = await ready({ counterparties: [{ name: 'Second', type: 'custodian', country: 'JP' }] });
  expect(await apply(upload)).toEqual({ id: ['secondPerson'] });
  const support = await server.signIn(SUPPORT);
  await server.ask(support, `mutation { startImpersonation(organisationId: "${OWNER}", role: "admin") { id } }`);
  expect(await apply(upload, support)).toEqual({ id: ['secondPerson'] });
  await server.sql(`update app_user set role = 'admin' where email = $1`, [USER]);
  expect(await apply(upload, await server.signIn(USER))).toMatchObject({ status: 'applied' });
});
