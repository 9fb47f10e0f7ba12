import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendFile } from '#testing/send-file';
import type { Paper } from '#platform/pdf/paper';
import { printPaper } from '#platform/pdf/print-paper';
import type { TestServer } from '#testing/test-server';
import { drawn, onePage } from './testing/raw-pdf';
import { openDocumentServer } from './testing/document-server';

let server: TestServer;
let worker: { stop(): Promise<unknown> };
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

// The reading process runs at low priority: on a busy machine starting it may take a minute.
const PATIENT = { timeout: 180_000, interval: 200 };
const ONE = `query($id: ID!) { document(id: $id) { id guid name type kind origin reading readingCode pageCount isTypeGuessed guessReason entityName version } }`;
const PAGE = `query($id: ID!, $page: Int!) { documentPage(id: $id, page: $page) { page width height text boxes } }`;
const SEARCH = `query($text: String!, $type: String) { searchDocuments(text: $text, type: $type) { data { documentId name page sentence from to } paginatorInfo { total } } }`;
const AGAIN = `mutation($id: ID!) { readDocumentAgain(id: $id) { reading } }`;

const paper = (texts: readonly string[]): Paper => ({
  language: 'jp',
  orientation: 'portrait',
  title: 'x',
  author: 'x',
  head: { left: '', right: '' },
  foot: { left: '', below: '' },
  mark: null,
  hasCover: false,
  content: texts.map((text, at) => ({ text, ...(at > 0 ? { pageBreak: 'before' as const } : {}) })),
});

async function send(token: string, bytes: Buffer, fields: Record<string, string>, name = 'notice.pdf') {
  return await sendFile(server, token, { path: '/documents', name, bytes, fields });
}

async function readOne(bytes: Buffer, fields: Record<string, string>) {
  const { body } = await send(admin, bytes, fields);
  await expect.poll(async () => (await server.ask(admin, ONE, { id: body.id })).data.document.reading, PATIENT).not.toBe('waiting');
  return (await server.ask(admin, ONE, { id: body.id })).data.document;
}

test('a document has an id, a name and a guid; its pages are read, its type and fund are recognised with the reason [3.130]', async () => {
  const [fund] = await server.sql(`select name_en from entity where kind = 'fund' and name_en like 'Digital Infra%'`);
  const bytes = await printPaper(paper([`キャピタルコール通知書\n${fund?.['name_en']}`, '当期に減損損失を計上した。翌期は未定。']));
  const document = await readOne(bytes, { name: 'Notice', type: 'MMR_DOC', guess: '1' });
  expect(document).toMatchObject({
    name: 'Notice',
    type: 'PA_CONTRIBUTION',
    kind: 'content',
    origin: 'assetOwner',
    reading: 'read',
    pageCount: 2,
    isTypeGuessed: true,
    guessReason: 'キャピタルコール',
    entityName: fund?.['name_en'],
  });
  expect(document.guid).toMatch(/^[0-9a-f-]{36}$/);
  const { data } = await server.ask(readonly, PAGE, { id: document.id, page: 2 });
  expect(data.documentPage.text.split('\n')[0]).toBe('当期に減損損失を計上した。翌期は未定。'); // the page number follows below
  expect(data.documentPage.boxes.length % 6).toBe(0);
  expect(data.documentPage.width).toBeCloseTo(595.28, 1);
});

test('a type a person chose is never changed by what is read', async () => {
  const document = await readOne(await printPaper(paper(['Distribution notice No. 3'])), { name: 'Chosen', type: 'PA_INVEST_REPORT' });
  expect(document).toMatchObject({ type: 'PA_INVEST_REPORT', isTypeGuessed: false, guessReason: null });
});

test('a word inside an imported document is found with its sentence and page, in Japanese and English, only by its owner [1.49]', async () => {
  const { data } = await server.ask(readonly, SEARCH, { text: '減損損失' });
  expect(data.searchDocuments.paginatorInfo.total).toBe(1);
  const [hit] = data.searchDocuments.data;
  expect(hit).toMatchObject({ name: 'Notice', page: 2, sentence: '当期に減損損失を計上した。' });
  expect(hit.sentence.slice(hit.from, hit.to)).toBe('減損損失');
  expect((await server.ask(readonly, SEARCH, { text: 'ＤＩＳＴＲＩＢＵＴＩＯＮ' })).data.searchDocuments.data).toMatchObject([
    { name: 'Chosen' },
  ]);
  expect((await server.ask(readonly, SEARCH, { text: '減' })).data.searchDocuments.paginatorInfo.total).toBe(1);
  expect((await server.ask(readonly, SEARCH, { text: '減損 distribution' })).data.searchDocuments.paginatorInfo.total).toBe(0);
  expect((await server.ask(readonly, SEARCH, { text: '減損', type: 'MMR_DOC' })).data.searchDocuments.paginatorInfo.total).toBe(0);
  expect((await server.ask(readonly, SEARCH, { text: '%' })).data.searchDocuments.paginatorInfo.total).toBe(0);
  expect((await server.ask(stranger, SEARCH, { text: '減損損失' })).data.searchDocuments.paginatorInfo.total).toBe(0);
  const [page] = await server.sql(`select document_id from document_page limit 1`);
  expect((await server.ask(stranger, PAGE, { id: page?.['document_id'], page: 1 })).errors).toHaveLength(1);
});

test('a file that cannot be read says why, may be read again by a writer, and is kept', async () => {
  const locked = onePage(drawn('secret'), [`<< /Filter /Standard /V 1 /R 2 /O (${'o'.repeat(32)}) /U (${'u'.repeat(32)}) /P -4 >>`], {
    trailer: '/Encrypt 6 0 R /ID [(0123456789abcdef) (0123456789abcdef)]',
  });
  const document = await readOne(locked, { name: 'Locked', type: 'MMR_DOC' });
  expect(document).toMatchObject({ reading: 'refused', readingCode: 'encrypted', pageCount: null });
  expect((await server.ask(readonly, AGAIN, { id: document.id })).errors).toHaveLength(1);
  expect((await server.ask(stranger, AGAIN, { id: document.id })).errors).toHaveLength(1);
  expect((await server.ask(admin, AGAIN, { id: document.id })).data.readDocumentAgain.reading).toBe('waiting');
  await expect.poll(async () => (await server.ask(admin, ONE, { id: document.id })).data.document.reading, PATIENT).toBe('refused');
  expect((await server.call('GET', `/documents/${document.id}/file`, { token: readonly })).status).toBe(200);
});
