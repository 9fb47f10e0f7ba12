import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { openTestServer, type Answer, type TestServer } from '#testing/test-server';
import { makeWorkbook } from '#workbooks/testing/make-workbook';
import { processImport } from './process';
import { sendFile } from '#testing/send-file';

let server: TestServer;
let support: string;
let manager: string;
let owner: string;
let reader: string;
let stranger: string;
beforeAll(async () => {
  server = await openTestServer();
  support = await server.as('super@platform.example');
  manager = await server.as('ops@tsubaki.example');
  owner = await server.as('admin@hoshikawa.example');
  reader = await server.as('view@hoshikawa.example');
  stranger = await server.as('admin@shirasagi.example');
});
afterAll(() => server.close());

const UPLOAD =
  'query($id: ID!) { upload(id: $id) { organisationId import { status version fileName } log { status userName } files { fileNo } } }';
const AGAIN =
  'mutation($id: ID!, $version: Int!) { reimportUpload(id: $id, version: $version) { import { status version } log { status userName } } }';
const refusal = ({ errors }: Answer) => errors?.[0]?.extensions?.validation ?? errors?.[0]?.message ?? null;
const trail = (id: string) =>
  server.sql(`select action, organisation_id as owner from audit where subject_id = $1 and action like 'import.%' order by seq`, [id]);

/** A manager's file that ends in error: no mandate has this code. */
async function sent(name: string, value: number): Promise<{ id: string; bytes: Buffer }> {
  const rows = [
    ['Mandate Code', 'As-of Date', 'Market Value', 'Net Flow', 'Return (%)'],
    ['NOSUCH', '2026-10-31', value, 0, 1],
  ];
  const bytes = Buffer.from(await makeWorkbook([{ name: 'Mandates', rows }]));
  const { body } = await sendFile(server, manager, {
    path: '/imports',
    name,
    bytes,
    fields: { runMode: 'sync', ownerId: demoId('HOSHI') },
  });
  return { id: body.id, bytes };
}

test('2.5.18 support fetches any organisation’s file as it was sent, and the sender’s trail says so; nobody else reaches it there', async () => {
  const { id, bytes } = await sent('for-support.xlsx', 100);
  const got = await server.http.inject({ method: 'GET', url: `/api/uploads/${id}/file`, headers: { authorization: `Bearer ${support}` } });
  expect(got.statusCode).toBe(200);
  expect(Buffer.compare(got.rawPayload, bytes)).toBe(0);
  expect(got.headers['content-disposition']).toContain('for-support.xlsx');
  expect((await trail(id)).at(-1)).toEqual({ action: 'import.supportFile', owner: demoId('TSUBA') });
  const before = (await trail(id)).length;
  for (const token of [manager, owner, reader, stranger])
    expect((await server.call('GET', `/api/uploads/${id}/file`, { token })).status).toBe(403);
  expect((await server.call('GET', `/api/uploads/${demoId('nothing')}/file`, { token: support })).status).toBe(404);
  expect(await trail(id)).toHaveLength(before);
});

test('2.5.18 support has a file checked again: its log goes on, a stale version and an approved file are refused, others may not', async () => {
  const { id } = await sent('again.xlsx', 200);
  const first = (await server.ask(support, UPLOAD, { id })).data.upload;
  const { version, status } = first.import;
  expect(status).toBe('error');
  for (const token of [manager, owner, reader, stranger])
    expect(refusal(await server.ask(token, AGAIN, { id, version }))).toBe('This action is unauthorized.');
  const [won, lost] = await Promise.all([1, 2].map(() => server.ask(support, AGAIN, { id, version })));
  expect([won, lost].filter(answer => answer?.errors === undefined)).toHaveLength(1);
  expect((await trail(id)).at(-1)).toEqual({ action: 'import.reimport', owner: demoId('TSUBA') });
  await processImport(server.app, { organisationId: demoId('TSUBA'), importId: id });
  const { upload } = (await server.ask(support, UPLOAD, { id })).data;
  expect(upload.import.status).toBe('error');
  const added: { status: string; userName: string | null }[] = upload.log.slice(first.log.length);
  expect(added.map(one => one.status)).toEqual(['processing', 'staged', 'error']);
  expect(upload.files).toHaveLength(1);
  const [approved] = await server.sql(`select id, version from import where status = 'approved' limit 1`);
  expect(refusal(await server.ask(support, AGAIN, { ...approved }))).toEqual({ id: ['reimportFailed'] });
});
