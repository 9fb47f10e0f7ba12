import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { plantResearchFiles } from '#features/demo/research/files';
import { paperId } from '#features/demo/research/plant';
import { sendFile } from '#testing/send-file';
import type { Paper } from '#platform/pdf/paper';
import { printPaper } from '#platform/pdf/print-paper';
import { openTestServer, type Answer, type TestServer } from '#testing/test-server';
import { readPaperNow } from './public';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const OFFICER = 'admin@hoshikawa.example';
const VIEWER = 'view@hoshikawa.example';
const BANK = 'admin@shirasagi.example';
const MANAGER = 'ops@marlowe.example';
const POST = 'mutation($input: ResearchArticleInput!) { postResearchArticle(input: $input) { id version } }';
const UPDATE =
  'mutation($id: ID!, $version: Int!, $input: ResearchArticleInput!) { updateResearchArticle(id: $id, version: $version, input: $input) { version } }';
const WITHDRAW = 'mutation($id: ID!, $version: Int!) { withdrawResearchArticle(id: $id, version: $version) }';
const ONE = 'query($id: ID!) { researchArticle(id: $id) { reading readingCode pageCount fileName version } }';
const SEARCH =
  'query($text: String!) { searchResearch(text: $text) { data { articleId titleEn fileName page sentence from to } paginatorInfo { total } } }';
const LIST = 'query($search: String) { researchArticles(search: $search) { data { id } } }';
const PAGE = 'query($id: ID!, $page: Int!) { researchPage(id: $id, page: $page) { page text boxes width } }';

const ask = async (email: string, document: string, variables: object = {}) =>
  await server.ask(await server.as(email), document, { ...variables });
const doAs = async (email: string, document: string, variables: object = {}) => {
  const { data, errors } = await ask(email, document, variables);
  expect(errors).toBeUndefined();
  return data;
};
const refusal = ({ errors }: Answer) => errors?.[0]?.message ?? null;
const found = async (email: string, text: string) => (await doAs(email, SEARCH, { text })).searchResearch.data;

const printed = (texts: readonly string[]): Promise<Buffer> =>
  printPaper({
    language: 'jp',
    orientation: 'portrait',
    title: 'x',
    author: 'x',
    head: { left: '', right: '' },
    foot: { left: '', below: '' },
    mark: null,
    hasCover: false,
    content: texts.map((text, at) => ({ text, ...(at > 0 ? { pageBreak: 'before' as const } : {}) })),
  } satisfies Paper);

const input = (reader: string) => ({ titleEn: 'Pacing note', bodyEn: 'Words', audience: 'chosen', readers: [demoId(reader)] });

async function publish(texts: readonly string[]): Promise<string> {
  const { id } = (await doAs(MANAGER, POST, { input: input('HOSHI') })).postResearchArticle;
  await attach(id, await printed(texts));
  return id;
}

async function attach(id: string, bytes: Buffer): Promise<void> {
  const sent = await sendFile(server, await server.as(MANAGER), { path: `/research/${id}/file`, name: 'pacing.pdf', bytes, fields: {} });
  expect(sent.status).toBe(201);
  expect((await doAs(MANAGER, ONE, { id })).researchArticle.reading).toBe('waiting');
  await readPaperNow(server.app, { organisationId: demoId('MARLO'), id });
}

test('a word inside an attached PDF is found with its sentence and page, by its readers alone [2.6.22]', async () => {
  const id = await publish(['Opening words.', 'First one. The zyxgap ratio fell to 82 per cent. Last one.', '積立比率の変動を抑える。']);
  expect((await doAs(OFFICER, ONE, { id })).researchArticle).toMatchObject({ reading: 'read', pageCount: 3, fileName: 'pacing.pdf' });
  const [hit, ...more] = await found(OFFICER, 'ZYXGAP');
  expect(more).toEqual([]);
  expect(hit).toMatchObject({ articleId: id, titleEn: 'Pacing note', fileName: 'pacing.pdf', page: 2 });
  expect(hit.sentence).toBe('The zyxgap ratio fell to 82 per cent.');
  expect(hit.sentence.slice(hit.from, hit.to)).toBe('zyxgap');
  expect((await found(VIEWER, 'zyxgap ratio')).map(({ page }: { page: number }) => page)).toEqual([2]);
  expect(await found(OFFICER, 'zyxgap 積立比率')).toEqual([]); // not on the same page
  expect((await found(OFFICER, '比率の変動')).map(({ articleId }: { articleId: string }) => articleId)).toContain(id);
  expect((await doAs(OFFICER, LIST, { search: 'zyxgap' })).researchArticles.data).toEqual([{ id }]); // the list finds the paper by its pages, too
  expect((await doAs(OFFICER, PAGE, { id, page: 2 })).researchPage.text).toContain('zyxgap');
  expect(await found(BANK, 'zyxgap')).toEqual([]);
  expect((await doAs(BANK, LIST, { search: 'zyxgap' })).researchArticles.data).toEqual([]);
  expect(refusal(await ask(BANK, PAGE, { id, page: 2 }))).toBe('Not found.');
  expect(refusal(await ask(OFFICER, PAGE, { id, page: 4 }))).toBe('Not found.');
});

test('a new PDF takes the old one’s words away; a changed reader and a withdrawn paper are found no more', async () => {
  const id = await publish(['The qwvold figure.']);
  await attach(id, await printed(['The qwvnew figure.']));
  expect([await found(OFFICER, 'qwvold'), (await found(OFFICER, 'qwvnew')).length]).toEqual([[], 1]);
  const { version } = (await doAs(MANAGER, ONE, { id })).researchArticle;
  expect((await doAs(MANAGER, UPDATE, { id, version, input: input('MARLO') })).updateResearchArticle.version).toBe(version + 1);
  expect(await found(OFFICER, 'qwvnew')).toEqual([]);
  expect(refusal(await ask(OFFICER, PAGE, { id, page: 1 }))).toBe('Not found.');
  expect(await found(MANAGER, 'qwvnew')).toHaveLength(1);
  await doAs(MANAGER, WITHDRAW, { id, version: version + 1 });
  expect(await found(MANAGER, 'qwvnew')).toEqual([]);
  expect(await server.sql('select page_no from research_page where article_id = $1', [id])).toEqual([]);
});

test('a PDF that cannot be read says why, and stays there to be fetched', async () => {
  const { id } = (await doAs(MANAGER, POST, { input: input('HOSHI') })).postResearchArticle;
  await attach(id, Buffer.from('%PDF-1.7\nx\nstartxref 9 %%EOF\n'));
  expect((await doAs(OFFICER, ONE, { id })).researchArticle).toMatchObject({ reading: 'refused', readingCode: 'damaged', pageCount: null });
  const file = await server.call('GET', `/api/research/${id}/file`, { token: await server.as(OFFICER) });
  expect(file.status).toBe(200);
});

test('three papers of the demo bring their PDF, each found on its page; planting them again changes nothing', async () => {
  for (let time = 0; time < 2; time++) await plantResearchFiles(server.app);
  const places = async (email: string, text: string) =>
    (await found(email, text)).map(({ articleId, page }: { articleId: string; page: number }) => [articleId, page]);
  expect(await places(OFFICER, '剰余金の変動')).toEqual([[paperId('rates'), 3]]);
  expect(await places(BANK, 'restated discount')).toEqual([[paperId('secondaries'), 3]]);
  expect(await places(BANK, 'lowest leverage')).toEqual([]); // published to the fund only
  expect(await places(OFFICER, 'lowest leverage')).toEqual([[paperId('quality'), 2]]);
  const rows = await server.sql(`select version from research_article where id = $1`, [paperId('rates')]);
  expect(rows).toEqual([{ version: 2 }]);
});
