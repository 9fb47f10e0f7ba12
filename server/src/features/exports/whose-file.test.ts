import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { openTestServer, type TestServer } from '#testing/test-server';
import { readWorkbookTexts } from '#testing/workbook-texts';
import { exportTasks } from './jobs';

let server: TestServer;
let consultant: string;
let manager: string;
beforeAll(async () => {
  server = await openTestServer();
  consultant = await server.as('admin@kaede.example');
  manager = await server.as('ops@marlowe.example');
});
afterAll(() => server.close());

const ASSET = demoId('HMAIN');
const CREATE = `mutation { createExport(assetId: "${ASSET}", kind: returnMatrix, scope: mandates, from: "2026-08-31", to: "2026-09-30", format: csv, language: "en") { id } }`;

/** The name of the file and its first lines. */
async function exported(token: string, ref: string): Promise<string> {
  const { id } = (await server.ask(token, CREATE)).data.createExport;
  await exportTasks['exportData']?.(server.app, { organisationId: demoId(ref), id }, { jobId: '1', attempt: 1, signal: undefined });
  const { headers, payload } = await server.http.inject({ url: `/exports/${id}`, headers: { authorization: `Bearer ${token}` } });
  return `${String(headers['content-disposition'])}\n${payload}`;
}

test('a file made of a client’s money names the client in its name and head, whoever takes it out', async () => {
  for (const [token, ref] of [
    [consultant, 'KAEDE'],
    [manager, 'MARLO'],
  ] as const) {
    // oxfmt-ignore
    const file = await exported(token, ref);
    expect(file).toMatch(/filename="HOSHI_returnMatrix_20260930\.csv"/);
    expect(file).toContain('Hoshikawa Electric Corporate Pension Fund');
    expect(file).not.toMatch(new RegExp(`${ref}_|Kaede|Marlowe`));
  }
});

test('so does a verified workbook, and a screen learns what to call its exports', async () => {
  const book = `{ book(assetId: "${ASSET}") { clientRef rootId client { en } } }`;
  const { clientRef, client, rootId } = (await server.ask(consultant, book)).data.book;
  expect([clientRef, client.en]).toEqual(['HOSHI', 'Hoshikawa Electric Corporate Pension Fund']);
  const { rawPayload } = await server.http.inject({
    method: 'POST',
    url: '/api/figures/workbook',
    headers: { authorization: `Bearer ${consultant}` },
    payload: {
      assetId: ASSET,
      title: 'Value',
      language: 'en',
      rows: [{ entityId: rootId, asOf: '2026-09-30' }],
      columns: [{ column: 'marketValue.-', label: 'Value' }],
    },
  });
  const texts = (await readWorkbookTexts(rawPayload)).join('');
  expect(texts).toContain('Hoshikawa Electric Corporate Pension Fund');
  expect(texts).not.toContain('Kaede');
});

test('and the form of a bank’s capital', async () => {
  const places = [demoId('KAEDE')];
  await server.sql(`insert into organisation_package (organisation_id, type) values ($1, 'basel')`, places);
  await server.sql(`update organisation set modules = modules || '{addOns}' where id = $1`, places);
  const form = await server.http.inject({
    url: `/basel/form?assetId=${demoId('SMAIN')}&asOf=2026-09-30&language=en`,
    headers: { authorization: `Bearer ${consultant}` },
  });
  expect(String(form.headers['content-disposition'])).toContain('SHIRA_basel_20260930_en.xlsx');
  const texts = (await readWorkbookTexts(form.rawPayload)).join('');
  expect(texts).toContain('Shirasagi');
  expect(texts).not.toContain('Kaede');
});
