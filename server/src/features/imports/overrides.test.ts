import { printTime } from '@hakaru/contract/formats';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { pdfWords } from '@hakaru/tools/pdf-text';
import { openTestServer, type TestServer } from '#testing/test-server';
import { readFile } from '#workbooks/read-file';
import type { Row } from '#workbooks/table';
import { makeWorkbook, type Value } from '#workbooks/testing/make-workbook';
import { processImport } from './process';
import { sendFile } from '#testing/send-file';

let server: TestServer;
let manager = '';
let owner = '';
let reader = '';
beforeAll(async () => {
  server = await openTestServer();
  manager = await server.as('ops@marlowe.example');
  owner = await server.as('admin@hoshikawa.example');
  reader = await server.as('view@hoshikawa.example');
});
afterAll(() => server.close());

const OCTOBER = '2026-10-31';
const book = (...rows: Value[][]) =>
  makeWorkbook([{ name: 'Mandates', rows: [['Mandate Code', 'As-of Date', 'Market Value', 'Net Flow'], ...rows] }]);
const fields = { runMode: 'sync', ownerId: demoId('HOSHI') };
const septemberOf = async (ref: string) =>
  Number(
    (
      await server.sql(
        `select value::text from observation where entity_id = $1 and measure = 'marketValue' and as_of = '2026-09-30' and superseded_at is null`,
        [entityId('HOSHI', ref)],
      )
    )[0]?.['value'],
  );
const importOf = async (token: string, id: string) =>
  (
    await server.ask(
      token,
      `query($id: ID!) { import(id: $id) { status version errors warnings overrides { sheet cell fileValue usedValue reason userName } ignored { sheet why } } }`,
      { id },
    )
  ).data?.import;
const findingsOf = async (id: string): Promise<{ id: string; code: string; fix: string | null }[]> =>
  (await server.ask(manager, `query($id: ID!) { importFindings(id: $id) { data { id code fix } } }`, { id })).data.importFindings.data;
const fix = (token: string, id: string, version: number, ids: string[], reason: string) =>
  server.ask(
    token,
    `mutation($id: ID!, $version: Int!, $ids: [String!]!, $reason: String!) { fixImport(id: $id, version: $version, findingIds: $ids, reason: $reason) { status } }`,
    { id, version, ids, reason },
  );
const approve = async (id: string, reason: string) =>
  await server.ask(
    manager,
    `mutation($id: ID!, $version: Int!, $reason: String) { approveImport(id: $id, version: $version, reason: $reason) { status } }`,
    { id, version: (await importOf(manager, id)).version, reason },
  );
const receipt = (token: string, id: string) =>
  server.http.inject({ url: `/imports/${id}/receipt`, headers: { authorization: `Bearer ${token}` } });
const traceOf = async (ref: string) =>
  (
    await server.ask(
      owner,
      `{ trace(assetId: "${demoId('HMAIN')}", key: "${entityId('HOSHI', ref)}.marketValue.-.${OCTOBER}") { figure { value } facts { value place importId supersededAt overrides { cell fileValue usedValue reason userName } } } }`,
    )
  ).data.trace;
const REASON = 'The manager reported in thousands; confirmed by telephone.';

test(
  'provenance never lies: a quick fix asks for a reason, and trace, receipt, workbook and cell show both values',
  { timeout: 120_000 },
  async () => {
    const right = Math.round((await septemberOf('HAL01')) * 1.002);
    const inThousands = Math.round(right / 1000);
    const used = String(inThousands * 1000);
    const bytes = await book(['HAL01', OCTOBER, inThousands, 0]);
    const { id } = (await sendFile(server, manager, { name: 'thousands.xlsx', bytes, fields })).body;
    const offered = (await findingsOf(id)).find(({ code }) => code === 'wrongUnit');
    expect(offered?.fix).toBe(used);
    const { version } = await importOf(manager, id);

    expect((await fix(manager, id, version, [offered?.id ?? ''], '  ')).errors).toHaveLength(1);
    expect((await fix(owner, id, version, [offered?.id ?? ''], REASON)).errors?.[0]?.message).toBe('This action is unauthorized.');
    expect((await fix(reader, id, version, [offered?.id ?? ''], REASON)).errors).toHaveLength(1);
    const both = await Promise.all([1, 2].map(() => fix(manager, id, version, [offered?.id ?? ''], REASON)));
    expect(both.filter(({ errors }) => !errors)).toHaveLength(1); // two concurrent requests: one override
    await processImport(server.app, { organisationId: demoId('MARLO'), importId: id });

    const override = { cell: 'C2', fileValue: String(inThousands), usedValue: used, reason: REASON, userName: expect.any(String) };
    expect(await importOf(manager, id)).toMatchObject({ errors: 0, overrides: [{ sheet: 'Mandates', ...override }] });
    expect(await importOf(owner, id)).toMatchObject({ overrides: [override] });
    await approve(id, 'checked');
    const { figure, facts } = await traceOf('HAL01');
    expect(figure.value).toBe(used);
    expect(facts.at(-1)).toMatchObject({ value: used, place: 'Mandates!C2', importId: id, overrides: [override] });

    const words = pdfWords((await receipt(manager, id)).rawPayload)
      .flat()
      .join('')
      .replaceAll(' ', '');
    for (const part of [inThousands.toLocaleString('en'), Number(used).toLocaleString('en'), 'inthefile', 'confirmedbytelephone'])
      expect(words).toContain(part);
    expect(words).not.toContain('asreadfromthefile');

    const copy = await server.http.inject({ url: `/imports/${id}/annotated?language=en`, headers: { authorization: `Bearer ${manager}` } });
    const sheets = await sheetsIn(copy.rawPayload);
    expect(sheets['Mandates']?.[1]?.[2]).toBe(inThousands); // the file's own cell is unchanged
    expect(sheets['Findings']?.flat()).toEqual(expect.arrayContaining(['Override', 'C2', String(inThousands), REASON]));

    const window = await server.ask(
      owner,
      `{ importWindow(id: "${id}", sheet: "Mandates", cell: "C2") { rows { number cells { text remark { en } } } } }`,
    );
    const cell = window.data.importWindow.rows.find(({ number }: { number: number }) => number === 2).cells[2];
    expect(cell).toMatchObject({ text: String(inThousands), remark: { en: expect.stringContaining(Number(used).toLocaleString('en')) } });
    await expect(server.sql(`update import_override set used_value = '1' where import_id = $1`, [id])).rejects.toThrow(
      'kept as it was made',
    );
  },
);

test('a code that was overridden is named by every value of its row', async () => {
  const value = Math.round((await septemberOf('HFB01')) * 1.001);
  const { id } = (await sendFile(server, manager, { name: 'code.xlsx', bytes: await book(['HFB0I', OCTOBER, value, 0]), fields })).body;
  const offered = (await findingsOf(id)).find(({ code }) => code === 'unknownCode');
  expect(offered?.fix).toBe('HFB01');
  await fix(manager, id, (await importOf(manager, id)).version, [offered?.id ?? ''], 'A letter for a digit.');
  await processImport(server.app, { organisationId: demoId('MARLO'), importId: id });
  expect((await approve(id, 'checked')).errors).toBeUndefined();
  const { facts } = await traceOf('HFB01');
  expect(facts.at(-1)).toMatchObject({ place: 'Mandates!C2', overrides: [{ cell: 'A2', fileValue: 'HFB0I', usedValue: 'HFB01' }] });
});

test('a receipt is of one file, its time and its hash; a file in error has none', async () => {
  const { id } = (await sendFile(server, manager, { name: 'first.xlsx', bytes: await book(['HFEO2', OCTOBER, 'n/a', 0]), fields })).body;
  expect((await receipt(manager, id)).statusCode).toBe(422);
  await server.sql(`update import set created_at = created_at - interval '3 hours' where id = $1`, [id]);
  await server.sql(`update import_file set created_at = created_at - interval '3 hours' where import_id = $1`, [id]);
  const value = Math.round((await septemberOf('HFE02')) * 1.004);
  await sendFile(server, manager, {
    path: `/imports/${id}/file`,
    name: 'second.xlsx',
    bytes: await book(['HFE02', OCTOBER, value, 0]),
    fields: { version: String((await importOf(manager, id)).version) },
  });
  await processImport(server.app, { organisationId: demoId('MARLO'), importId: id });
  const [first, second] = await server.sql(`select sha256, created_at as at from import_file where import_id = $1 order by file_no`, [id]);
  const words = pdfWords((await receipt(manager, id)).rawPayload)
    .flat()
    .join('')
    .replaceAll(' ', '');
  expect(words).toContain(second?.['sha256']);
  // In the demo, a file sent now is received on the demo's today, at the actual time of day.
  const shown = (at: Date) => `${server.app.settings.demoToday}${printTime(at).slice(-5)}`;
  expect(words).toContain(shown(second?.['at']));
  expect(words).not.toContain(shown(first?.['at']));
});

test(
  'the template carries no value as this month’s; our own sheets coming back are left out with a word',
  { timeout: 120_000 },
  async () => {
    const url = `/imports/templates/all?language=en&ownerId=${demoId('HOSHI')}`;
    const template = await server.http.inject({ url, headers: { authorization: `Bearer ${manager}` } });
    const sheets = await sheetsIn(template.rawPayload);
    const [head = [], ...lines] = sheets['Mandates'] ?? [];
    const at = (name: string) => head.indexOf(name);
    const line = lines.find(([code]) => code === 'HFE02') ?? [];
    expect(line[at('Market Value')] ?? null).toBeNull();
    expect(line[at('Last reported value (reference)')]).toBe(await septemberOf('HFE02'));
    for (const [name, rows] of Object.entries(sheets)) if (!['Mandates', 'Accounts', 'Help'].includes(name)) expect(rows).toHaveLength(1);

    const preflight = async (bytes: Buffer) =>
      (await sendFile(server, manager, { path: '/imports/preflight', name: 'template.xlsx', bytes, fields: { ownerId: demoId('HOSHI') } }))
        .body;
    expect(await preflight(template.rawPayload)).toMatchObject({ refusal: { code: 'notFilled' }, rows: 0, findings: [] });
    const value = Math.round((await septemberOf('HFE02')) * 1.004);
    const filled = line.map((cell, column) => (column === at('Market Value') ? value : cell));
    const plan = (name: string, rows: readonly unknown[]) => ({ name, rows: rows as Value[][] }); // text and numbers, as they were read
    const sent = await preflight(
      await makeWorkbook([
        plan('Mandates', [head, filled]),
        plan('Accounts', sheets['Accounts'] ?? []),
        plan('Help', sheets['Help'] ?? []),
      ]),
    );
    expect(sent).toMatchObject({ refusal: null, rows: 1, findings: [] });
    expect(sent.ignored).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ sheet: 'Accounts', why: 'notFilled' }),
        expect.objectContaining({ sheet: 'Help', why: 'ownSheet' }),
      ]),
    );

    const { id } = (await sendFile(server, manager, { name: 'odd.xlsx', bytes: await book(['HFE02', '2026-10-30', 1, 0]), fields })).body;
    const copy = await server.http.inject({ url: `/imports/${id}/annotated?language=en`, headers: { authorization: `Bearer ${manager}` } });
    const again = (await sendFile(server, manager, { name: 'again.xlsx', bytes: copy.rawPayload, fields })).body;
    expect((await importOf(manager, again.id)).ignored).toEqual([{ sheet: 'Findings', why: 'ownSheet' }]);
    const twice = await server.http.inject({
      url: `/imports/${again.id}/annotated?language=en`,
      headers: { authorization: `Bearer ${manager}` },
    });
    expect(Object.keys(await sheetsIn(twice.rawPayload))).toEqual(['Mandates', 'Findings', 'Findings 2']);
  },
);

test('a template has the client’s codes and no others, and says that it is not filled in', async () => {
  const tsubaki = await server.as('ops@tsubaki.example');
  const url = '/imports/templates/all?language=jp';
  const { statusCode, rawPayload: bytes } = await server.http.inject({ url, headers: { authorization: `Bearer ${tsubaki}` } });
  expect(statusCode).toBe(200);
  const sheets = await sheetsIn(bytes);
  const [head, ...lines] = sheets['マンデート'] ?? [];
  expect(head?.[0]).toBe('マンデートコード');
  expect(lines.map(([code]) => code)).toContain('HDB01');
  expect(lines.map(([code]) => code)).not.toContain('HFE01');
  expect(sheets).not.toHaveProperty('為替レート');
  const { body } = await sendFile(server, tsubaki, { path: '/imports/preflight', name: 'template.xlsx', bytes });
  expect(body).toMatchObject({ refusal: { code: 'notFilled' }, rows: 0, findings: [] });
});

async function sheetsIn(bytes: Buffer): Promise<Record<string, Row['cells'][]>> {
  const sheets: Record<string, Row['cells'][]> = {};
  await readFile(
    { name: 'book.xlsx', bytes },
    { row: (name, { cells }) => void (sheets[name] ??= []).push(cells), sheet: () => undefined },
  );
  return sheets;
}
