import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';
import { exportTasks } from './jobs';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const OPEN_MAX = 20;
const MATRIX = `kind: returnMatrix, scope: mandates, from: "2025-10-31", to: "2026-09-30", format: csv, language: "en"`;
const CREATE = `mutation($assetId: ID!) { createExport(assetId: $assetId, ${MATRIX}) { id } }`;

async function exportedBy(token: string, ref: string): Promise<string> {
  const { data } = await server.ask(token, CREATE, { assetId: demoId('HMAIN') });
  const { id } = data.createExport;
  await exportTasks['exportData']?.(server.app, { organisationId: demoId(ref), id }, { jobId: '1', attempt: 1, signal: undefined });
  return id;
}

const statusOf = async (token: string, id: string) => (await server.call('GET', `/exports/${id}`, { token })).status;
const grantsOf = (ref: string, mandate: string, change: string) =>
  server.sql(`update access_grant set ${change} where grantee_id = $1 and entity_id = $2 returning id`, [
    demoId(ref),
    entityId('HOSHI', mandate),
  ]);

test('an export cannot be fetched after one mandate in it was revoked, although another of the asset is still granted', async () => {
  const token = await server.as('ops@marlowe.example');
  const id = await exportedBy(token, 'MARLO');
  expect(await statusOf(token, id)).toBe(200);
  // The grant of one mandate ends before the months in the file.
  expect(await grantsOf('MARLO', 'HFB01', `to_day = '2026-01-31'`)).not.toEqual([]);
  const others = await server.ask(token, `{ book(assetId: "${demoId('HMAIN')}") { entities { id } } }`);
  expect(JSON.stringify(others.data)).toContain(entityId('HOSHI', 'HFE02'));
  expect(await statusOf(token, id)).toBe(404);
  // A new export contains only what is granted now.
  expect(await statusOf(token, await exportedBy(token, 'MARLO'))).toBe(200);
  await grantsOf('MARLO', 'HFB01', 'to_day = null');
  expect(await statusOf(token, id)).toBe(200);
});

test('an export cannot be fetched after every grant of its asset was taken away', async () => {
  const token = await server.as('ops@marlowe.example');
  const id = await exportedBy(token, 'MARLO');
  await server.sql('delete from access_grant where grantee_id = $1', [demoId('MARLO')]);
  expect(await statusOf(token, id)).toBe(404);
});

test('of thirty exports asked for at once no more are taken than may be open', async () => {
  const token = await server.as('admin@shirasagi.example');
  const replies = await Promise.all(Array.from({ length: 30 }, () => server.ask(token, CREATE, { assetId: demoId('SMAIN') })));
  const refused = replies.filter(({ errors }) => errors);
  for (const { errors } of refused) expect(errors?.[0]?.extensions?.validation).toEqual({ kind: ['tooMany'] });
  expect(replies.length - refused.length).toBe(OPEN_MAX);
  const [open] = await server.sql(
    `select count(*)::int as n from data_export where organisation_id = $1 and state in ('waiting', 'running')`,
    [demoId('SHIRA')],
  );
  expect(open).toEqual({ n: OPEN_MAX });
});
