import { afterAll, beforeAll, expect, test } from 'vitest';
import { OCR_PAGES } from '@hakaru/contract/document-reading';
import { sendFile } from '#testing/send-file';
import { inScope } from '#platform/db';
import { startWorker, type Worker } from '#platform/worker';
import type { TestServer } from '#testing/test-server';
import { documentTasks } from './jobs';
import { queueOcr } from './ocr-jobs';
import { findWaitingPage, keepScannedPage } from './ocr-store';
import { brokenPhotograph, hugePicture, onePointPicture, picturePages, scanOf } from './testing/scans';
import { openDocumentServer } from './testing/document-server';

let server: TestServer;
let worker: Worker;
let admin = '';
let readonly = '';
let stranger = '';
beforeAll(async () => {
  ({ server, worker, admin, readonly, stranger } = await openDocumentServer());
});
afterAll(async () => {
  await worker.stop();
  await server.close();
});

// Reading processes run at low priority: on a busy machine starting one may take a minute.
const PATIENT = { timeout: 400_000, interval: 200 };
const SLOW = { timeout: 900_000 };
const ONE = `query($id: ID!) { document(id: $id) { reading pageCount type guessReason ocr { pages done codes } } }`;
const PAGE = `query($id: ID!, $page: Int!) { documentPage(id: $id, page: $page) { text boxes ocr ocrCode } }`;
const SEARCH = `query($text: String!) { searchDocuments(text: $text) { data { documentId page sentence } } }`;
const AGAIN = `mutation($id: ID!) { readDocumentAgain(id: $id) { reading } }`;

async function send(name: string, bytes: Buffer): Promise<string> {
  const fields = { name, type: 'MMR_DOC', guess: '1' };
  return (await sendFile(server, admin, { path: '/documents', name: 'scan.pdf', bytes, fields })).body.id;
}
const stateOf = async (id: string) => (await server.ask(admin, ONE, { id })).data.document;
async function untilRead(id: string) {
  await expect.poll(async () => (await stateOf(id)).reading, PATIENT).toBe('read');
  await expect
    .poll(async () => {
      const { ocr } = await stateOf(id);
      return ocr.pages - ocr.done;
    }, PATIENT)
    .toBe(0);
  return await stateOf(id);
}

test('a scan is read by a job: its words have boxes, it is found, recognised and marked; a stranger sees nothing of it', SLOW, async () => {
  const id = await send('Scan', scanOf(['Capital Call Notice No. C-77', 'Total amount due 600,000.00']));
  const document = await untilRead(id);
  expect(document).toMatchObject({ pageCount: 1, ocr: { pages: 1, done: 1, codes: [] }, type: 'PA_CONTRIBUTION' });
  const { documentPage } = (await server.ask(readonly, PAGE, { id, page: 1 })).data;
  expect(documentPage).toMatchObject({ ocr: 'read', ocrCode: null });
  expect(documentPage.text.split('\n')).toEqual(['Capital Call Notice No. C-77', 'Total amount due 600,000.00']);
  expect(documentPage.boxes).toHaveLength(documentPage.text.split(/\s/).length * 6);
  expect((await server.ask(readonly, SEARCH, { text: 'C-77' })).data.searchDocuments.data).toMatchObject([{ documentId: id, page: 1 }]);
  expect((await server.ask(stranger, SEARCH, { text: 'C-77' })).data.searchDocuments.data).toEqual([]);
  for (const query of [ONE, PAGE, AGAIN]) expect((await server.ask(stranger, query, { id, page: 1 })).errors).toHaveLength(1);
  expect((await server.ask(readonly, AGAIN, { id })).errors).toHaveLength(1);
  const [row] = await server.sql(`select ocr_sureness from document_page where document_id = $1`, [id]);
  expect(row?.['ocr_sureness']).toHaveLength(documentPage.boxes.length / 6); // one number per word
});

test('a scan that was read before OCR was there is read by it when it is read again', SLOW, async () => {
  const id = await send('Early', scanOf(['Distribution Notice D-78', 'Total amount due 600,000.00']));
  await untilRead(id);
  const forgotten = `ocr = null, ocr_sureness = null, text = '', boxes = '[]', plain = ''`;
  await server.sql(`update document_page set ${forgotten} where document_id = $1`, [id]);
  await server.sql(`delete from document_term where document_id = $1`, [id]);
  expect((await server.ask(readonly, PAGE, { id, page: 1 })).data.documentPage).toEqual({ text: '', boxes: [], ocr: null, ocrCode: null });
  expect((await server.ask(admin, AGAIN, { id })).data.readDocumentAgain.reading).toBe('waiting');
  expect(await untilRead(id)).toMatchObject({ ocr: { pages: 1, done: 1 } });
  expect((await server.ask(readonly, SEARCH, { text: 'D-78' })).data.searchDocuments.data).toMatchObject([{ documentId: id, page: 1 }]);
});

test('pictures made to hurt: each page says why it was not read, and the document may be read again', SLOW, async () => {
  const id = await send('Hostile', picturePages([hugePicture, onePointPicture, brokenPhotograph]));
  expect(await untilRead(id)).toMatchObject({ pageCount: 3, ocr: { pages: 2, done: 2, codes: ['imageBroken', 'imageTooLarge'] } });
  const pages = await Promise.all([1, 2, 3].map(async page => (await server.ask(admin, PAGE, { id, page })).data.documentPage));
  expect(pages.map(({ ocr, ocrCode }) => ocrCode ?? ocr)).toEqual(['imageTooLarge', null, 'imageBroken']);
  expect((await server.ask(admin, AGAIN, { id })).data.readDocumentAgain.reading).toBe('waiting');
  expect((await untilRead(id)).ocr).toMatchObject({ pages: 2, done: 2 });
});

test('a document of more pictures than are read says so of the others', SLOW, async () => {
  const id = await send('Long', picturePages(Array.from({ length: OCR_PAGES + 2 }, () => onePointPicture)));
  expect(await untilRead(id)).toMatchObject({ ocr: { pages: 2, done: 2, codes: ['tooManyPages'] } });
});

test('a run that was cut short goes on with the page it was at; asked twice at once it is done once', SLOW, async () => {
  await worker.stop(); // as if the process had been killed between two pages
  const lines = ['First page', 'Second page'];
  const id = await send('Cut', picturePages([onePointPicture, onePointPicture]));
  const organisationId = String((await server.sql(`select organisation_id from document where id = $1`, [id]))[0]?.['organisation_id']);
  const key = { organisationId, id };
  const run = async (name: 'readDocument' | 'ocrDocument') =>
    await documentTasks[name]?.(server.app, { organisationId, documentId: id }, { jobId: '1', attempt: 1, signal: undefined });
  await run('readDocument');
  await inScope(server.app.database.db, { organisation: organisationId }, async db => {
    expect(await findWaitingPage(db, key)).toBe(1);
    await keepScannedPage(db, key, { page: 1, width: 595, height: 842, text: lines[0] ?? '', words: [] });
    expect(await findWaitingPage(db, key)).toBe(2);
    // A second result for the same page changes nothing.
    await keepScannedPage(db, key, { page: 1, width: 595, height: 842, text: lines[1] ?? '', words: [] });
    await queueOcr(db, key);
    await queueOcr(db, key);
  });
  const jobs = await server.sql(`select count(*)::int as count from graphile_worker.jobs where key = $1`, [`ocr:${id}`]);
  expect(jobs[0]?.['count']).toBe(1);
  const stopping = AbortSignal.abort();
  const cut = documentTasks['ocrDocument']?.(server.app, { organisationId, documentId: id }, { jobId: '1', attempt: 1, signal: stopping });
  await expect(cut).rejects.toThrow('stopping');
  expect((await stateOf(id)).ocr).toMatchObject({ pages: 2, done: 1, codes: [] });
  // On the last attempt the page gets a reason; before that it waits for the next attempt.
  const last = documentTasks['ocrDocument']?.(server.app, { organisationId, documentId: id }, { jobId: '1', attempt: 5, signal: stopping });
  await expect(last).rejects.toThrow('stopping');
  expect((await stateOf(id)).ocr).toMatchObject({ pages: 2, done: 2, codes: ['unexpected'] });
  const { text } = (await server.ask(admin, PAGE, { id, page: 1 })).data.documentPage;
  expect(text).toBe(lines[0]);
  await run('ocrDocument'); // no page waits, so none is read twice
  worker = await startWorker(server.app, documentTasks);
});
