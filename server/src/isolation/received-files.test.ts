import { execFile } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { archiveOf } from '#features/departures/public';
import { unpack } from '#features/departures/testing/unpack';
import { changesOf, HOSHI, openManagerDesk, TSUBA } from '#features/imports/testing/manager-desk';
import { sendFile } from '#testing/send-file';
import type { TestServer } from '#testing/test-server';
import { makeWorkbook, type Value } from '#workbooks/testing/make-workbook';

let server: TestServer;
let manager: string;
const folder = mkdtempSync(join(tmpdir(), 'hakaru-received-'));
beforeAll(async () => {
  ({ server, manager } = await openManagerDesk());
}, 300_000);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

type Received = { importId: string; senderId: string; name: string; path: string | null; why: string | null; sender: { nameEn: string } };
type Unpacked = { at: string; paths: string[]; text: string; received: Received[] };

async function exportOf(organisationId: string): Promise<Unpacked> {
  const at = mkdtempSync(join(folder, 'one-'));
  const { content } = await archiveOf(server.app, organisationId);
  const paths = await unpack(await buffer(Readable.from(content)), at);
  const text = readFileSync(join(at, 'manifest.json'), 'utf8');
  const { receivedFiles } = JSON.parse(text) as { receivedFiles: Received[] }; // written by archive
  return { at, paths, text, received: receivedFiles };
}

const HEAD = ['Mandate Code', 'As-of Date', 'Market Value'];
const act = changesOf(() => server, 'id status');
type Sent = { id: string; version: number; bytes: Buffer };

async function send(name: string, rows: Value[][], more: { name: string; rows: Value[][] }[] = []): Promise<Sent> {
  const bytes = await makeWorkbook([{ name: 'Mandates', rows: [HEAD, ...rows] }, ...more]);
  const { body } = await sendFile(server, manager, { name, bytes, fields: { runMode: 'sync', ownerId: HOSHI } });
  const { data } = await server.ask(manager, 'query($id: ID!) { import(id: $id) { version } }', { id: body.id });
  return { id: body.id, version: data.import.version, bytes };
}
const approve = ({ id, version }: Sent) =>
  act(manager, 'approveImport(id: $id, version: $version, reason: $reason)', { id, version, reason: 'looked at' }, ', $reason: String');

test('files of others by which own facts came are in the archive, and nothing else of whoever sent them', async () => {
  const [fact] = await server.sql(
    `select o.value from observation o join entity e on (e.organisation_id, e.id) = (o.organisation_id, o.entity_id)
     where e.ref = 'HDB01' and e.organisation_id = $1 and o.measure = 'marketValue' and o.superseded_at is null order by o.as_of desc limit 1`,
    [HOSHI],
  );
  const row = (add: number): Value[] => ['HDB01', '2026-10-31', Number(fact?.['value']) + add];
  const whole = await send('whole.xlsx', [row(1)]);
  expect(await approve(whole)).toMatchObject({ status: 'approved' });
  // A sheet that was not read may be about another client of the manager.
  const mixed = await send('mixed.xlsx', [row(2)], [{ name: 'Another client', rows: [['Their fund', 12]] }]);
  expect(await approve(mixed)).toMatchObject({ status: 'approved' });
  const draft = await send('unknown-code-7q.xlsx', [['NOBODY', '2026-10-31', 1]]);
  const open = await send('waits-7q.xlsx', [row(3)]);

  const { at, paths, text, received } = await exportOf(HOSHI);
  const of = ({ id }: Sent) => received.find(({ importId }) => importId === id);
  expect(of(whole)).toMatchObject({ senderId: TSUBA, name: 'whole.xlsx', why: null, sender: { nameEn: expect.stringMatching(/./) } });
  expect(readFileSync(join(at, of(whole)?.path ?? '')).equals(whole.bytes)).toBe(true);
  expect(of(mixed)).toMatchObject({ name: 'mixed.xlsx', path: null, why: 'othersRows' });
  expect([of(draft), of(open)]).toEqual([undefined, undefined]);
  expect(text).not.toMatch(/7q\.xlsx/);
  const copies = paths.filter(path => path.startsWith('received/'));
  expect(copies.toSorted()).toEqual(received.flatMap(({ path }) => path ?? []).toSorted());
  // Each is named by a source of the owner's facts.
  const sources = readFileSync(join(at, 'tables/source.jsonl'), 'utf8');
  for (const { importId } of received) expect(sources).toContain(importId);

  const verified = async () => (await promisify(execFile)(process.execPath, ['verify.mjs'], { cwd: at }).catch((fault: { stdout: string }) => fault)).stdout; // oxfmt-ignore
  expect(await verified()).toContain('are as they were made');
  appendFileSync(join(at, of(whole)?.path ?? ''), 'x');
  expect(await verified()).toContain('whole.xlsx: changed');
}, 120_000);

test('the sender’s own archive has the file as its own, and an organisation apart has neither', async () => {
  const sender = await exportOf(TSUBA);
  expect(sender.paths.some(path => path.startsWith('files/') && path.endsWith('/whole.xlsx'))).toBe(true);
  expect(sender.received.filter(({ senderId }) => senderId === TSUBA)).toEqual([]);
  expect((await exportOf(demoId('SHIRA'))).text).not.toMatch(/whole\.xlsx|mixed\.xlsx/);
}, 120_000);
