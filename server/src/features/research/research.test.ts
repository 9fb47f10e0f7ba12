import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { openTestServer, type Answer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const OFFICER = 'admin@hoshikawa.example';
const VIEWER = 'view@hoshikawa.example';
const BANK = 'admin@shirasagi.example';
const CONSULTANT = 'admin@kaede.example';
const MANAGER = 'ops@marlowe.example';
const ACCOUNTANT = 'staff@sazanami.example';
const SUPER = 'super@platform.example';
const FIELDS = 'id publisherEn titleEn titleJp bodyEn bodyJp audience fileName isRead isBookmarked isOwn version';
const LIST = `query($tab: String, $search: String) { researchArticles(tab: $tab, search: $search) { data { ${FIELDS} } paginatorInfo { total } } }`;
const ONE = `query($id: ID!) { researchArticle(id: $id) { ${FIELDS} } }`;
const POST = `mutation($input: ResearchArticleInput!) { postResearchArticle(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation($id: ID!, $version: Int!, $input: ResearchArticleInput!) { updateResearchArticle(id: $id, version: $version, input: $input) { ${FIELDS} } }`;
const WITHDRAW = 'mutation($id: ID!, $version: Int!) { withdrawResearchArticle(id: $id, version: $version) }';
const MARK = `mutation($id: ID!, $mark: String!) { markResearchArticle(id: $id, mark: $mark) { isRead isBookmarked } }`;

const ask = async (email: string, document: string, variables: object = {}) =>
  await server.ask(await server.as(email), document, { ...variables });
const refusal = ({ errors }: Answer) => errors?.[0]?.extensions?.validation ?? errors?.[0]?.message ?? null;
const doAs = async (email: string, document: string, variables: object = {}) => {
  const { data, errors } = await ask(email, document, variables);
  expect(errors).toBeUndefined();
  return data;
};
const total = async (email: string, variables: object = {}) => (await doAs(email, LIST, variables)).researchArticles.paginatorInfo.total;
const PDF = '%PDF-1.7\nx\nstartxref 9 %%EOF\n';
const paper = (readers: string[], more: object = {}) => ({ titleEn: 'Note', bodyEn: 'Words', audience: 'chosen', readers, ...more });

test('ten papers of the demo reach the organisations they were published to, and no other [1.17] [2.6.22]', async () => {
  expect(await total(OFFICER)).toBe(10);
  expect(await total(BANK)).toBe(6);
  expect(await total(ACCOUNTANT)).toBe(2); // administration published these to everybody
  expect(await total(OFFICER, { tab: 'unread' })).toBe(7);
  expect(await total(VIEWER, { tab: 'unread' })).toBe(10); // marks are personal
  expect(await total(OFFICER, { tab: 'bookmarked' })).toBe(1);
  expect(await total(OFFICER, { search: '通貨ベーシス' })).toBe(1); // a word that occurs only in the text
  expect(await total(OFFICER, { search: '100%' })).toBe(0);
  const { data } = (await doAs(OFFICER, LIST, { search: 'ペーシング' })).researchArticles;
  expect(refusal(await ask(BANK, ONE, { id: data[0].id }))).toBe('Not found.');
  expect(refusal(await ask(BANK, MARK, { id: data[0].id, mark: 'read' }))).toBe('Not found.');
});

test('a consultant publishes to its clients alone, changes it, and takes it back; readers do not write', async () => {
  expect(refusal(await ask(CONSULTANT, POST, { input: paper([demoId('SAZAN')]) }))).toEqual({ readers: ['notFound'] });
  expect(refusal(await ask(CONSULTANT, POST, { input: paper([], { audience: 'everyone' }) }))).toEqual({ audience: ['notAllowed'] });
  expect(refusal(await ask(CONSULTANT, POST, { input: paper([]) }))).toEqual({ readers: ['required'] });
  expect(refusal(await ask(CONSULTANT, POST, { input: paper([demoId('HOSHI')], { titleJp: '題' }) }))).toEqual({ bodyJp: ['required'] });
  for (const email of [OFFICER, ACCOUNTANT, VIEWER])
    expect(refusal(await ask(email, POST, { input: paper([demoId('HOSHI')]) }))).toBe('This action is unauthorized.');
  const made = (await doAs(CONSULTANT, POST, { input: paper([demoId('HOSHI')]) })).postResearchArticle;
  expect(made).toMatchObject({ isOwn: true, publisherEn: 'Kaede Pension Advisory', version: 1 });
  expect((await doAs(OFFICER, ONE, { id: made.id })).researchArticle).toMatchObject({ isOwn: false, isRead: false });
  expect(refusal(await ask(BANK, ONE, { id: made.id }))).toBe('Not found.');
  const change = { id: made.id, version: 1, input: paper([demoId('SHIRA')], { titleEn: 'Changed' }) };
  expect(refusal(await ask(MANAGER, UPDATE, change))).not.toBeNull();
  const [won, lost] = await Promise.all([1, 2].map(() => ask(CONSULTANT, UPDATE, change)));
  expect([won, lost].filter(answer => answer?.errors === undefined)).toHaveLength(1);
  expect(refusal(await ask(OFFICER, ONE, { id: made.id }))).toBe('Not found.'); // no longer a reader
  expect((await doAs(BANK, ONE, { id: made.id })).researchArticle.titleEn).toBe('Changed');
  expect(refusal(await ask(BANK, WITHDRAW, { id: made.id, version: 2 }))).toBe('This action is unauthorized.');
  await doAs(CONSULTANT, WITHDRAW, { id: made.id, version: 2 });
  expect(refusal(await ask(BANK, ONE, { id: made.id }))).toBe('Not found.');
  expect(refusal(await ask(CONSULTANT, ONE, { id: made.id }))).toBe('Not found.');
});

test('marks are set once, kept, and taken away; the readers of an article are its publisher’s to know', async () => {
  const made = (await doAs(MANAGER, POST, { input: paper([demoId('HOSHI')]) })).postResearchArticle;
  await Promise.all([1, 2].map(() => doAs(OFFICER, MARK, { id: made.id, mark: 'read' })));
  expect((await doAs(OFFICER, MARK, { id: made.id, mark: 'bookmark' })).markResearchArticle).toEqual({ isRead: true, isBookmarked: true });
  expect((await doAs(OFFICER, MARK, { id: made.id, mark: 'unbookmark' })).markResearchArticle).toEqual({
    isRead: true,
    isBookmarked: false,
  });
  expect((await doAs(VIEWER, ONE, { id: made.id })).researchArticle).toMatchObject({ isRead: false });
  const READERS = 'query($id: ID!) { researchReaderIds(id: $id) }';
  expect((await doAs(MANAGER, READERS, { id: made.id })).researchReaderIds).toEqual([demoId('HOSHI')]);
  expect((await doAs(OFFICER, READERS, { id: made.id })).researchReaderIds).toEqual([]);
  const offered = (await doAs(CONSULTANT, '{ researchReaders { id } }')).researchReaders.map(({ id }: { id: string }) => id);
  expect(new Set(offered)).toEqual(new Set(['KAEDE', 'HOSHI', 'SHIRA'].map(demoId)));
  expect(await doAs(ACCOUNTANT, '{ researchReaders { id } mayPostResearch }')).toEqual({ researchReaders: [], mayPostResearch: false });
  const everybody = (await doAs(SUPER, POST, { input: paper([], { audience: 'everyone', titleEn: 'To all' }) })).postResearchArticle;
  expect((await doAs(ACCOUNTANT, ONE, { id: everybody.id })).researchArticle.titleEn).toBe('To all');
});

test('a paper is attached as a PDF, fetched by its readers, and by nobody else', async () => {
  const made = (await doAs(MANAGER, POST, { input: paper([demoId('HOSHI')]) })).postResearchArticle;
  const send = async (email: string, name: string, content: string) => {
    const body = new FormData();
    body.append('file', new Blob([content]), name);
    const request = new Request('http://x', { method: 'POST', body });
    return await server.call('POST', `/api/research/${made.id}/file`, {
      token: await server.as(email),
      body: Buffer.from(await request.arrayBuffer()),
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
    });
  };
  expect((await send(MANAGER, 'paper.pdf', 'no pdf')).status).toBe(422);
  expect((await send(OFFICER, 'paper.pdf', PDF)).status).toBe(403);
  expect((await send(MANAGER, 'paper.pdf', PDF)).status).toBe(201);
  const fetched = await server.call('GET', `/api/research/${made.id}/file`, { token: await server.as(OFFICER) });
  expect([fetched.status, fetched.text]).toEqual([200, PDF]);
  expect((await server.call('GET', `/api/research/${made.id}/file`, { token: await server.as(BANK) })).status).toBe(404);
});
