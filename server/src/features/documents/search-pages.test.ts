import { readFileSync } from 'node:fs';
import { SEARCH_COUNTED, SEARCH_LOOKED, type PageText } from '@hakaru/contract/document-reading';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendFile } from '#testing/send-file';
import { inScope } from '#platform/db';
import { openTestServer, type TestServer } from '#testing/test-server';
import { replacePages } from './pages-store';
import { drawn, onePage } from './testing/raw-pdf';

let server: TestServer;
let admin = '';
let stranger = '';
let organisationId = '';
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.as('admin@hoshikawa.example');
  stranger = await server.as('pa@redfern.example');
  const [row] = await server.sql(`select organisation_id as id from app_user where email = 'admin@hoshikawa.example'`);
  organisationId = String(row?.['id']);
});
afterAll(() => server.close());

const SEARCH = `query($text: String!, $page: Int) { searchDocuments(text: $text, page: $page, first: 20) { data { name page sentence } isMore isCutShort paginatorInfo { total lastPage } } }`;
const DELETE = `mutation($id: ID!, $version: Int!) { deleteDocument(id: $id, version: $version) }`;

const pageOf = (text: string, at: number): PageText => ({ page: at + 1, width: 595, height: 842, text, words: [] });

async function kept(name: string, texts: readonly string[]): Promise<string> {
  const fields = { name, type: 'MMR_DOC' };
  const { status, body } = await sendFile(server, admin, { path: '/documents', name: 'a.pdf', bytes: onePage(drawn(name)), fields });
  expect(status).toBe(201);
  await rewrite(body.id, texts);
  return body.id;
}

async function rewrite(id: string, texts: readonly string[]): Promise<void> {
  await inScope(server.app.database.db, { organisation: organisationId }, db =>
    replacePages(db, { organisationId, id }, texts.map(pageOf)),
  );
}

async function search(text: string, { token = admin, page = 1 } = {}) {
  const { data, errors } = await server.ask(token, SEARCH, { text, page });
  expect(errors).toBeUndefined();
  return data.searchDocuments;
}

const namesOf = async (text: string) =>
  (await search(text)).data.map(({ name, page }: { name: string; page: number }) => `${name} ${page}`);

test('words are found where the two ways of writing touch, single signs too, and phrases as they stand', async () => {
  await kept('touching', ['第3四半期のNAVは増加', '四半期 第3', '減価と損失']);
  expect(await namesOf('nav')).toContain('touching 1');
  expect(await namesOf('第3')).toEqual(['touching 1', 'touching 2']);
  expect(await namesOf('第3四半期')).toEqual(['touching 1']);
  expect(await namesOf('価')).toEqual(expect.arrayContaining(['touching 3']));
  expect(await namesOf('減損')).not.toContain('touching 3'); // both characters are on the page, but not next to each other
  expect((await search('第3', { token: stranger })).paginatorInfo.total).toBe(0);
});

test('what is read anew is found instead of what was read before, also when it is read twice at once', async () => {
  const id = await kept('anew', ['zebrafinch alpha', 'zebrafinch beta']);
  expect(await namesOf('zebrafinch')).toEqual(['anew 1', 'anew 2']);
  await Promise.allSettled([rewrite(id, ['oystercatcher alpha']), rewrite(id, ['oystercatcher alpha'])]);
  expect(await namesOf('zebrafinch')).toEqual([]);
  expect(await namesOf('oystercatcher')).toEqual(['anew 1']);
  const [row] = await server.sql(`select version from document where id = $1`, [id]);
  await server.ask(stranger, DELETE, { id, version: row?.['version'] });
  expect(await namesOf('oystercatcher')).toEqual(['anew 1']);
  await server.ask(admin, DELETE, { id, version: row?.['version'] });
  expect(await namesOf('oystercatcher')).toEqual([]);
});

test('words on very many pages are counted so far, and every page that is counted can be turned to', async () => {
  const id = await kept(
    'many',
    Array.from({ length: SEARCH_COUNTED }, (_, at) => `kingfisher on ${at}`),
  );
  expect(await search('kingfisher')).toMatchObject({ isMore: false, paginatorInfo: { total: SEARCH_COUNTED, lastPage: 10 } });
  await rewrite(
    id,
    Array.from({ length: SEARCH_COUNTED + 30 }, (_, at) => `kingfisher on ${at}`),
  );
  const last = await search('kingfisher', { page: 10 });
  expect(last).toMatchObject({ isMore: true, paginatorInfo: { total: SEARCH_COUNTED, lastPage: 10 } });
  expect(last.data.at(-1)).toMatchObject({ name: 'many', page: SEARCH_COUNTED });
  expect((await search('kingfisher', { page: 11 })).data).toEqual([]);
  expect(await search('kingfisher 229')).toMatchObject({ isMore: false, data: [{ page: 230 }] }); // together with a rarer word
});

/** The tables as of an earlier release, with the pages that had been read by then. */
const BEFORE = `
  drop table document_term, research_term;
  alter table document_page add column terms text[]; alter table research_page add column terms text[];
  create function pages_with(uuid, text[]) returns integer language sql return 1;
  create function research_pages_with(uuid, text[]) returns integer language sql return 1;`;

test('what was read before the index of words is put into it as reading would', async () => {
  await kept('before', [
    '第3四半期のNAVは、前年比▲12.5%減。ＵＳＤ建て・ｶﾞｲﾄﾞ',
    `${'長'.repeat(90)} Ærø Ωmega привет 한국어 ${'w'.repeat(90)} 𠮷野家 〆切 々`,
  ]);
  const client = new pg.Client({ connectionString: server.database.superuserUrl });
  await client.connect();
  const terms = async () =>
    (await client.query(`select organisation_id, term, document_id, pages from document_term order by 1, 2, 3`)).rows;
  const asRead = await terms();
  expect(asRead.length).toBeGreaterThan(100);
  await client.query('begin');
  await client.query(BEFORE);
  await client.query(readFileSync(new URL('../../../migrations/0714_search-terms.sql', import.meta.url), 'utf8'));
  expect(await terms()).toEqual(asRead);
  await client.query('rollback');
  await client.end();
});

/** One-page documents, each a minute older than the one before; every third one is removed. */
const THOUSANDS = `
  with d as (insert into document (organisation_id, type, name, file_name, format, file_key, bytes, sha256, user_id, user_name, created_at, removed_at, reading, page_count)
    select $1, case when n % 2 = 0 then 'MMR_DOC' else 'PA_CASHFLOW' end, 'heap ' || n, 'a.pdf', 'pdf', 'none', 1,
      md5('a' || n) || md5('b' || n), gen_random_uuid(), 'P', timestamptz '2026-01-01' - n * interval '1 minute',
      case when n % 3 = 0 then now() end, 'read', 1
    from generate_series(1, 2500) n returning organisation_id, id, name),
  p as (insert into document_page (organisation_id, document_id, page_no, width, height, text, boxes, plain)
    select organisation_id, id, 1, 595, 842, 'dunnock ' || name, '[]', 'dunnock ' || name from d)
  insert into document_term (organisation_id, term, document_id, pages)
  select organisation_id, term, id, '{1}' from d, unnest(array['dunnock', 'heap', split_part(name, ' ', 2)]) term`;

test('of a word in thousands of documents the newest are listed, in their order, and never what was taken out or is another organisation’s', async () => {
  await server.sql(THOUSANDS, [organisationId]);
  const named = (count: number, isThere: (n: number) => boolean) =>
    Array.from({ length: 2500 }, (_, at) => at + 1)
      .filter(n => n % 3 !== 0 && isThere(n))
      .slice(0, count)
      .map(n => `heap ${n} 1`);
  expect(await search('dunnock')).toMatchObject({ isMore: true, isCutShort: false, paginatorInfo: { total: SEARCH_COUNTED } });
  expect(await namesOf('dunnock')).toEqual(named(20, () => true));
  expect((await search('dunnock', { page: 2 })).data[0].name).toBe('heap 31');
  const typed = `query { searchDocuments(text: "dunnock", type: "PA_CASHFLOW", first: 20) { data { name page } } }`;
  const { data } = (await server.ask(admin, typed)).data.searchDocuments;
  expect(data.map(({ name, page }: { name: string; page: number }) => `${name} ${page}`)).toEqual(named(20, n => n % 2 === 1));
  expect(await search('dunnock', { token: stranger })).toMatchObject({ data: [], isMore: false, paginatorInfo: { total: 0 } });
  await kept('newer', ['a dunnock with a linnet', 'a linnet']);
  expect((await namesOf('dunnock'))[0]).toBe('newer 1');
  expect(await namesOf('dunnock linnet')).toEqual(['newer 1']); // found by the rarer word
});

test('a phrase whose parts stand on very many pages is looked for on the newest of them, and the answer says so', async () => {
  await kept('old', ['heron-grebe bittern', 'heron grebe']);
  await kept(
    'heaped',
    Array.from({ length: SEARCH_LOOKED - 1 }, () => 'heron, grebe'),
  );
  expect(await search('heron-grebe')).toMatchObject({ isCutShort: true, isMore: false, data: [{ name: 'old', page: 1 }] });
  await kept('one more', ['grebe heron']);
  expect(await search('heron-grebe')).toMatchObject({ isCutShort: true, isMore: false, data: [], paginatorInfo: { total: 0 } });
  expect(await search('heron-grebe bittern')).toMatchObject({ isCutShort: false, data: [{ name: 'old', page: 1 }] });
  expect(await search('heron,')).toMatchObject({ isCutShort: false, isMore: true }); // enough hits were found before the limit of pages
  expect(await search('heron-grebe', { token: stranger })).toMatchObject({ isCutShort: false, data: [] });
});
