import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendFile } from '#testing/send-file';
import type { TestServer } from '#testing/test-server';
import { documentTasks } from './jobs';
import { readInTurn } from './reading/pdf-reader';
import { openDocumentServer } from './testing/document-server';
import { drawn, onePage } from './testing/raw-pdf';
import { readingProcesses } from './testing/reading-processes';
import { photographOf, picturePages } from './testing/scans';

let server: TestServer;
let worker: { stop(): Promise<unknown> };
let admin = '';
let stranger = '';
beforeAll(async () => {
  ({ server, worker, admin, stranger } = await openDocumentServer());
});
let stopped: Promise<unknown> | null = null;
const stopWorker = () => (stopped ??= worker.stop());
afterAll(async () => {
  await stopWorker();
  await server.close();
});

// Reading processes run at low priority: on a busy machine starting one may take a minute.
const PATIENT = { timeout: 400_000, interval: 100 };
const ONE = `query($id: ID!) { document(id: $id) { reading ocr { pages done read codes } } }`;
const READING = `query($id: ID!) { document(id: $id) { reading readingCode } }`;
const PAGE = `query($id: ID!, $page: Int!) { documentPage(id: $id, page: $page) { text } }`;
const linesOf = (name: string) => [
  [`Capital Call Notice ${name}`, 'Notice date 5 November 2026'],
  ['Due date 27 November 2026', 'Total amount due 810,000.00'],
];

async function send(name: string): Promise<string> {
  const bytes = picturePages(linesOf(name).map(photographOf));
  return (await sendFile(server, admin, { path: '/documents', name: 'scan.pdf', bytes, fields: { name, type: 'MMR_DOC' } })).body.id;
}
const ocrOf = async (id: string) => (await server.ask(admin, ONE, { id })).data.document.ocr;

/** Kills the process that reads the document's pictures: the one that did not exist before. */
async function killReader(before: readonly number[]): Promise<number> {
  const born = () => readingProcesses().filter(one => !before.includes(one));
  await expect.poll(() => born().length, PATIENT).toBeGreaterThan(0);
  const [victim = 0] = born();
  process.kill(victim, 'SIGKILL');
  return victim;
}

test.runIf(process.platform === 'linux')(
  'a process that is killed while it reads letters loses nothing: the page waits, the job tries again, and every page is read',
  { timeout: 900_000 },
  async () => {
    await readInTurn('nobody', onePage(drawn('so that the process that reads files is there')));
    const before = readingProcesses();
    const id = await send('C-81');
    const victim = await killReader(before);
    const failed = `select attempts, last_error from graphile_worker._private_jobs where key = $1 and last_error is not null`;
    await expect.poll(async () => (await server.sql(failed, [`ocr:${id}`])).length, PATIENT).toBe(1);
    expect(await ocrOf(id)).toMatchObject({ pages: 2, codes: [] });
    await expect.poll(async () => await ocrOf(id), PATIENT).toEqual({ pages: 2, done: 2, read: 2, codes: [] });
    expect(readingProcesses()).not.toContain(victim);
    for (const [at, lines] of linesOf('C-81').entries())
      expect((await server.ask(admin, PAGE, { id, page: at + 1 })).data.documentPage.text).toBe(lines.join('\n'));
    expect((await server.ask(stranger, ONE, { id })).errors).toHaveLength(1);
  },
);

/** Runs a task directly, as the job would on that attempt. */
async function run(id: string, name: 'readDocument' | 'ocrDocument', attempt: number): Promise<void> {
  const organisationId = String((await server.sql(`select organisation_id from document where id = $1`, [id]))[0]?.['organisation_id']);
  await documentTasks[name]?.(server.app, { organisationId, documentId: id }, { jobId: '1', attempt, signal: undefined });
}

/** Waits until this process has noticed their end as well; otherwise it would send the next order to a dead process. */
async function endReaders(): Promise<void> {
  const alive = readingProcesses();
  for (const one of alive) process.kill(one, 'SIGKILL');
  await expect.poll(() => alive.filter(one => existsSync(`/proc/${one}`)), PATIENT).toEqual([]);
}

test.runIf(process.platform === 'linux')('killed at the last try, the page says so in a sentence', { timeout: 900_000 }, async () => {
  await stopWorker();
  const id = await send('C-82');
  await run(id, 'readDocument', 1);
  await endReaders();
  const last = run(id, 'ocrDocument', 5);
  await killReader([]);
  await last;
  expect(await ocrOf(id)).toEqual({ pages: 2, done: 2, read: 1, codes: ['memory'] });
});

test.runIf(process.platform === 'linux')(
  'a process that is killed while it reads a file: the file waits for the next try, and at the last it says so',
  { timeout: 900_000 },
  async () => {
    const id = await send('C-83');
    const readingOf = async () => (await server.ask(admin, READING, { id })).data.document;
    await endReaders();
    const first = run(id, 'readDocument', 1).then(
      () => 'read',
      (error: Error) => error.name,
    );
    await killReader([]);
    expect(await first).toBe('ReaderKilled');
    expect(await readingOf()).toEqual({ reading: 'waiting', readingCode: null });
    const last = run(id, 'readDocument', 3);
    await killReader([]);
    await last;
    expect(await readingOf()).toEqual({ reading: 'refused', readingCode: 'memory' });
    await run(id, 'readDocument', 1); // as “Read again” does
    expect(await readingOf()).toEqual({ reading: 'read', readingCode: null });
  },
);
