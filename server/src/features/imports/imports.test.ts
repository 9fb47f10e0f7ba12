import { importStatuses } from '@hakaru/contract/address-choices';
import { importKinds } from '@hakaru/contract/enumerations';
import { importMoves } from '@hakaru/contract/imports';
import { UPLOAD_BYTES } from '@hakaru/contract/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { pdfWords } from '@hakaru/tools/pdf-text';
import { openTestServer, type TestServer } from '#testing/test-server';
import { makeWorkbook, type Value } from '#workbooks/testing/make-workbook';
import { processImport } from './process';
import { sendFile } from '#testing/send-file';

let server: TestServer;
let owner: string;
let viewer: string;
let manager: string;
let stranger: string;
beforeAll(async () => {
  server = await openTestServer({ env: { DEMO_TODAY: '2036-01-10' } }); // after the months reported here, which no other test uses
  owner = await server.as('admin@hoshikawa.example');
  viewer = await server.as('view@hoshikawa.example');
  manager = await server.as('ops@tsubaki.example');
  stranger = await server.as('admin@shirasagi.example');
});
afterAll(() => server.close());

const HEAD = ['Mandate Code', 'As-of Date', 'Market Value', 'Net Flow', 'Return (%)'];
const book = (rows: Value[][], name = 'Mandates') => makeWorkbook([{ name, rows: [HEAD, ...rows] }]);
const sync = { runMode: 'sync' };
const SHOWN = `id status version rows warnings errors kinds fileName isOwn ownerId recorded reason refusal { code message { en } } ignored { sheet rows why } steps { status }`;
const read = async (token: string | undefined, id: string) =>
  (await server.ask(token, `query($id: ID!) { import(id: $id) { ${SHOWN} } }`, { id })).data?.import;
const findings = async (token: string | undefined, id: string) =>
  (
    await server.ask(
      token,
      `query($id: ID!) { importFindings(id: $id, first: 100) { data { id severity code cell value previous fix what { en jp } remedy { en jp } } } }`,
      { id },
    )
  ).data.importFindings.data;
const approve = (token: string | undefined, id: string, version: number, reason: string | null = null) =>
  server.ask(
    token,
    `mutation($id: ID!, $version: Int!, $reason: String) { approveImport(id: $id, version: $version, reason: $reason) { ${SHOWN} } }`,
    { id, version, reason },
  );
const lastValue = async (ref: string) =>
  (
    await server.sql(
      `select o.as_of::text as "asOf", o.value::text from observation o join entity e on e.id = o.entity_id where e.ref = $1 and e.organisation_id = $2 and o.measure = 'marketValue' and o.superseded_at is null order by o.as_of desc limit 1`,
      [ref, demoId('HOSHI')],
    )
  )[0];

/** The month after the last reported one of a mandate, with a value that matches its return. */
async function nextMonth(ref: string, percent = 1): Promise<Value[]> {
  const last = await lastValue(ref);
  const [year = 0, month = 0] = String(last?.['asOf']).split('-').map(Number);
  const end = new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10);
  return [ref, end, Math.round(Number(last?.['value']) * (1 + percent / 100)), 0, percent];
}

describe('a file', () => {
  test('1.15 3E.028 4.016 4.017 4.019 4.020 4.022 4.023 goes from created to approved, and its cells become facts with the cell as their source', async () => {
    const row = await nextMonth('HDE01');
    const sent = await sendFile(server, owner ?? '', { name: 'october.xlsx', bytes: await book([row]), fields: sync });
    expect(sent.status).toBe(201);
    expect(sent.body).toMatchObject({ status: 'validated', isKnown: false });
    const before = await read(owner, sent.body.id);
    expect(before).toMatchObject({ rows: 1, errors: 0, warnings: 0, kinds: ['mandates'], isOwn: true, ownerId: demoId('HOSHI') });
    expect(before.steps.map(({ status }: { status: string }) => status)).toEqual([
      'created',
      'preprocessed',
      'processing',
      'staged',
      'validated',
    ]);
    const { data } = await approve(owner, sent.body.id, before.version);
    expect(data.approveImport).toMatchObject({ status: 'approved', recorded: 4 });
    const facts = await server.sql(
      `select o.measure, o.value::text, o.place, s.kind, s.sheet, s.import_id from observation o join source s on (s.organisation_id, s.id) = (o.organisation_id, o.source_id)
       where s.import_id = $1 order by o.measure`,
      [sent.body.id],
    );
    expect(facts.map(({ measure, place }) => [measure, place])).toEqual([
      ['flow', 'Mandates!D2'],
      ['marketValue', 'Mandates!C2'],
      ['reportedReturn', 'Mandates!E2'],
      ['return', 'Mandates!E2'],
    ]);
    expect(facts[1]).toMatchObject({ value: `${Number(row[2])}`, kind: 'import', sheet: 'Mandates' });
    expect((await server.call('GET', `/imports/${sent.body.id}`, { token: owner ?? '' })).body).toMatchObject({
      id: sent.body.id,
      status: 'approved',
    });
  });

  test('the same bytes are recognised, and a key sent twice is one import', async () => {
    const bytes = await book([await nextMonth('HDB01')]);
    const first = await sendFile(server, owner ?? '', { name: 'same.xlsx', bytes, fields: sync });
    const again = await sendFile(server, owner ?? '', { name: 'renamed.xlsx', bytes, fields: sync });
    expect(again).toMatchObject({ status: 200, body: { id: first.body.id, isKnown: true } });
    const other = await book([await nextMonth('HDB02')]);
    const send = () => sendFile(server, owner ?? '', { name: 'key.xlsx', bytes: other, headers: { 'idempotency-key': 'upload-0001' } });
    const one = await send();
    const two = await send();
    expect(two.body).toEqual(one.body);
  });

  test('4.018 4.020 4.021 an unreadable one ends in error with its sentence, a corrected one is revalidated, an approved one cannot be reimported', async () => {
    const bad = await sendFile(server, owner ?? '', {
      name: 'bad.xlsx',
      bytes: await makeWorkbook([{ name: 'Mandates', rows: [['x'], ...Array.from({ length: 5_001 }, () => [1])] }]),
      fields: sync,
    });
    const refused = await read(owner, bad.body.id);
    expect(refused).toMatchObject({
      status: 'error',
      refusal: { message: { en: 'The Excel file has a sheet with more than 5,000 rows, and this file cannot be imported' } },
    });
    const good = await book([await nextMonth('HFE01')]);
    const corrected = await sendFile(server, owner ?? '', {
      path: `/imports/${bad.body.id}/file`,
      name: 'good.xlsx',
      bytes: good,
      fields: { version: String(refused.version) },
    });
    expect(corrected).toMatchObject({ status: 202, body: { status: 'processing' } });
    await processImport(server.app, { organisationId: demoId('HOSHI'), importId: bad.body.id });
    const clean = await read(owner, bad.body.id);
    expect(clean).toMatchObject({ status: 'revalidated', refusal: null, fileName: 'good.xlsx' });
    await approve(owner, bad.body.id, clean.version);
    const { errors } = await server.ask(owner, `mutation($id: ID!) { reimport(id: $id, version: 99) { id } }`, { id: bad.body.id });
    expect(errors?.[0]?.extensions?.validation).toEqual({ id: ['reimportFailed'] });
  });

  test('5.049 5,000 rows below the header pass, 5,001 on any sheet do not', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, at): Value[] => [`X${at}`, '2026-10-31', 1, null, null]);
    const full = await sendFile(server, owner ?? '', { name: 'full.xlsx', bytes: await book(many(5_000)), fields: sync });
    expect(await read(owner, full.body.id)).toMatchObject({ rows: 5_000, status: 'error', refusal: null });
    const second = await makeWorkbook([
      { name: 'Mandates', rows: [HEAD, await nextMonth('HDB01')] },
      { name: 'Other', rows: [['Notes'], ...many(5_001)] },
    ]);
    const over = await sendFile(server, owner ?? '', { name: 'over.xlsx', bytes: second, fields: sync });
    expect((await read(owner, over.body.id)).refusal.code).toBe('tooManyRows');
  });

  test('5.054 9.015 26,214,400 bytes are taken, one more is refused', async () => {
    const start = Buffer.from('Mandate Code,As-of Date,Market Value\n');
    const filled = (size: number) => Buffer.concat([start, Buffer.alloc(size - start.length, '\n')]);
    expect((await sendFile(server, owner ?? '', { name: 'big.csv', bytes: filled(UPLOAD_BYTES) })).status).toBe(201);
    expect((await sendFile(server, owner ?? '', { name: 'bigger.csv', bytes: filled(UPLOAD_BYTES + 1) })).status).toBe(413);
  });
});

describe('findings', () => {
  test('each names its cell, says what is wrong and what to do, and shows last month; a safe fix is one click', async () => {
    const last = await lastValue('HFB01');
    const row = await nextMonth('HFB01', 1);
    const thousands: Value[] = [row[0] ?? '', row[1] ?? '', Math.round(Number(row[2]) / 1000), 0, 9];
    const rows: Value[][] = [
      thousands,
      ['HDB0l', '令和8年10月31日', '▲１，２３４', 0, 1],
      ['HAL01', '2026-10-30', 'n/a', null, { raw: '<c t="e"><v>#N/A</v></c>' }],
      ['Total', null, 5, null, null],
    ];
    const sent = await sendFile(server, owner ?? '', { name: 'broken.xlsx', bytes: await book(rows), fields: sync });
    expect(sent.body.status).toBe('error');
    const found = await findings(owner, sent.body.id);
    const at = (cell: string, code: string) => found.find((one: { cell: string; code: string }) => one.cell === cell && one.code === code);
    expect(at('C2', 'wrongUnit')).toMatchObject({
      severity: 'warning',
      previous: last?.['value'],
      what: { jp: '時価が前月比 約1/1,000倍です。' },
    });
    expect(at('A3', 'unknownCode')).toMatchObject({ severity: 'error', value: 'HDB0L', what: { en: expect.stringContaining('HDB01') } });
    expect(at('B4', 'notMonthEnd')).toMatchObject({ severity: 'error', value: '2026-10-30' });
    expect(at('C4', 'notNumber')).toMatchObject({ value: 'n/a', remedy: { en: expect.stringContaining('▲') } });
    expect(at('E4', 'excelError')).toMatchObject({ value: '#N/A' });
    expect(await read(owner, sent.body.id)).toMatchObject({ ignored: [{ sheet: 'Mandates', rows: 1, why: 'blankKey' }] });
    const { data } = await server.ask(
      owner,
      `mutation($id: ID!, $version: Int!, $ids: [String!]!) { fixImport(id: $id, version: $version, findingIds: $ids, reason: "in thousands") { status version } }`,
      {
        id: sent.body.id,
        version: (await read(owner, sent.body.id)).version,
        ids: [at('C2', 'wrongUnit').id],
      },
    );
    expect(data.fixImport.status).toBe('processing');
    await processImport(server.app, { organisationId: demoId('HOSHI'), importId: sent.body.id });
    expect((await findings(owner, sent.body.id)).some(({ code }: { code: string }) => code === 'wrongUnit')).toBe(false);
  });

  test('4.024 warnings are approved with a reason only; a value reported before shows before and after', async () => {
    const last = await lastValue('HFE02');
    const sent = await sendFile(server, owner ?? '', {
      name: 'changed.xlsx',
      bytes: await book([['HFE02', last?.['asOf'], Number(last?.['value']) + 1_000_000, null, null]]),
      fields: sync,
    });
    expect(sent.body.status).toBe('warning');
    const changed = (await findings(owner, sent.body.id)).find(({ code }: { code: string }) => code.startsWith('changed'));
    expect(changed.what.en).toContain(Number(last?.['value']).toLocaleString('en'));
    const { version } = await read(owner, sent.body.id);
    expect((await approve(owner, sent.body.id, version)).errors?.[0]?.extensions?.validation).toEqual({ reason: ['required'] });
    expect((await approve(owner, sent.body.id, version, 'x'.repeat(1001))).errors?.[0]?.message).toBe('Validation error occurred');
    expect((await approve(owner, sent.body.id, version, 'late fee')).data.approveImport).toMatchObject({
      status: 'approved',
      reason: 'late fee',
    });
  });

  test('a pre-flight finds the same and keeps nothing', async () => {
    const count = async () => Number((await server.sql('select count(*) from import'))[0]?.['count']);
    const before = await count();
    const checked = await sendFile(server, owner ?? '', {
      path: '/imports/preflight',
      name: 'try.xlsx',
      bytes: await book([['NOPE1', '2026-10-31', 1, 0, 1]]),
    });
    expect(checked.body).toMatchObject({
      rows: 1,
      refusal: null,
      findings: [expect.objectContaining({ code: 'unknownCode', cell: 'A2' })],
    });
    expect(await count()).toBe(before);
  });
});

describe('who', () => {
  test('1.01 a manager with a grant imports for its mandates into the owner’s books, and for no others', async () => {
    const row = await nextMonth('HDE02', 0.5);
    const sent = await sendFile(server, manager ?? '', { name: 'tsubaki.xlsx', bytes: await book([row]), fields: sync });
    expect(await read(manager, sent.body.id)).toMatchObject({ ownerId: demoId('HOSHI'), isOwn: true, errors: 0 });
    expect(await read(owner, sent.body.id)).toMatchObject({ isOwn: false, fileName: 'tsubaki.xlsx' });
    expect((await server.ask(stranger, `query($id: ID!) { import(id: $id) { id } }`, { id: sent.body.id })).errors?.[0]?.message).toBe(
      'Not found.',
    );
    const { version } = await read(manager, sent.body.id);
    expect((await approve(owner, sent.body.id, version)).errors?.[0]?.message).toBe('This action is unauthorized.');
    expect((await approve(manager, sent.body.id, version, 'as agreed')).data.approveImport.status).toBe('approved');
    expect(await lastValue('HDE02')).toMatchObject({ value: `${Number(row[2])}` });
    const foreign = await sendFile(server, manager ?? '', {
      name: 'foreign.xlsx',
      bytes: await book([row, await nextMonth('HFE01')]),
      fields: sync,
    });
    expect(await findings(manager, foreign.body.id)).toEqual(
      expect.arrayContaining([expect.objectContaining({ code: 'unknownCode', value: 'HFE01' })]),
    );
  });

  test('7G.28 readonly uploads nothing; a client that is not theirs is refused like one that does not exist', async () => {
    expect((await sendFile(server, viewer ?? '', { name: 'x.xlsx', bytes: Buffer.from('x') })).status).toBe(403);
    const bytes = await book([await nextMonth('HDB01')]);
    for (const ownerId of [demoId('HOSHI'), '00000000-0000-4000-8000-000000000000'])
      expect((await sendFile(server, stranger ?? '', { name: 'y.xlsx', bytes, fields: { ownerId } })).body).toMatchObject({
        errors: { ownerId: ['notFound'] },
      });
  });

  test('20 who approve at once: one wins, one entry is written, facts are recorded once', async () => {
    const sent = await sendFile(server, owner ?? '', { name: 'race.xlsx', bytes: await book([await nextMonth('HAL01')]), fields: sync });
    const { version } = await read(owner, sent.body.id);
    const replies = await Promise.all(Array.from({ length: 20 }, () => approve(owner, sent.body.id, version, 'race')));
    expect(replies.filter(({ data }) => data?.approveImport?.status === 'approved')).toHaveLength(1);
    expect(replies.flatMap(({ errors }) => errors?.[0]?.message ?? []).every(message => message === 'Conflict.')).toBe(true);
    expect(
      await server.sql(`select count(*)::int as n from audit where action = 'import.approve' and subject_id = $1`, [sent.body.id]),
    ).toEqual([{ n: 1 }]);
  });
});

test('3E.019 4.025 eleven kinds and nine statuses, every one reachable by the table of moves', async () => {
  expect(importKinds).toHaveLength(11);
  expect(importStatuses).toHaveLength(9);
  const reached = new Set<string>(['created', ...Object.values(importMoves).flat()]);
  expect([...reached].toSorted()).toEqual([...importStatuses].toSorted());
  const { data } = await server.ask(owner, `{ importKinds { kind title { en jp } columns { header { en jp } example } } importFilesMax }`);
  expect(data.importKinds.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([...importKinds].toSorted());
  expect(data.importFilesMax).toBe(20);
});

test('its receipt is one page that names file, rows, sum and approver, for both sides and nobody else', async () => {
  const [sent] = await server.sql(
    `select i.id, f.name, f.sha256, i.approved_by_name as by, to_char(i.rows, 'FM999,999') as rows,
       (select to_char(sum((r.cells ->> 'marketValue')::numeric), 'FM999,999,999,999,999') from import_row r where r.import_id = i.id) as total
     from import i join import_file f on f.import_id = i.id where i.status = 'approved' and i.organisation_id = $1 and i.owner_id = $2 limit 1`,
    [demoId('TSUBA'), demoId('HOSHI')],
  );
  const { id, ...said } = sent ?? {};
  const receipt = (token = '') => server.http.inject({ url: `/imports/${id}/receipt`, headers: { authorization: `Bearer ${token}` } });
  const pages = pdfWords((await receipt(manager)).rawPayload).map(words => words.join('').replaceAll(' ', ''));
  expect(pages).toHaveLength(1);
  for (const value of Object.values(said)) expect(pages[0]).toContain(String(value).replaceAll(' ', ''));
  expect([(await receipt(owner)).statusCode, (await receipt(stranger)).statusCode, (await receipt()).statusCode]).toEqual([200, 404, 401]);
});
