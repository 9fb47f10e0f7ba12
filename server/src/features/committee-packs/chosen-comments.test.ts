import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { plantComments } from '#features/demo/institution/comments';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';
import { committeePackTasks } from './jobs';

let server: TestServer;
let reportId: string;
beforeAll(async () => {
  server = await openTestServer();
  const [row] = await server.sql(
    `select id from report where asset_id = $1 and entity_id is null and as_of = '2026-09-30' order by version desc limit 1`,
    [ASSET],
  );
  reportId = String(row?.['id']);
});
afterAll(() => server.close());

const ASSET = demoId('HMAIN');
const USER = 'user@hoshikawa.example';
const READER = 'view@hoshikawa.example';
const MANAGER = 'ops@marlowe.example';
const CONSULTANT = 'admin@kaede.example';
const STRANGER = 'admin@shirasagi.example';
const figureOf = (ref: string, column: string) => ({ kind: 'figure', assetId: ASSET, subject: `${entityId('HOSHI', ref)}.${column}` });
const HELD = `$place: CommentPlaceInput!, $id: ID!, $version: Int!`;
const PACK = `mutation(${HELD}, $isPacked: Boolean!) { packComment(place: $place, id: $id, version: $version, isPacked: $isPacked) { id isPacked mayPack version } }`;
const ADD = `mutation($place: CommentPlaceInput!, $input: CommentInput!) { addComment(place: $place, input: $input) { id version mayPack isPacked seen { value } } }`;
const LIST = `query($place: CommentPlaceInput!) { comments(place: $place) { id mayPack isPacked version } }`;
const PREVIEW = `query($r: ID!, $l: String!) { committeePackPreview(reportId: $r, language: $l, sections: ["comments"]) { title miss notes blocks { kind title text } } }`;
const ask = async (email: string, document: string, variables: object) =>
  await server.ask(await server.as(email), document, { ...variables });
const add = async (email: string, place: object, body: string, audience = 'organisation') =>
  (await ask(email, ADD, { place, input: { body, audience, mentions: [] } })).data.addComment.at(-1);
const refusal = ({ errors }: { errors: { message: string }[] | undefined }) => errors?.[0]?.message ?? null;
const section = async (email: string, language = 'en') =>
  (await ask(email, PREVIEW, { r: reportId, l: language })).data.committeePackPreview[0];
const textsIn = async (email: string, language = 'en') =>
  (await section(email, language)).blocks.map(({ text }: { text: string }) => text).join('\n');

test('a comment chosen for the pack is in it with its figure, writer and time, and one that is not chosen is not', async () => {
  expect((await section(USER)).miss).toBe('noData');
  const place = figureOf('HDB01', 'return.1y.2026-09-30');
  const { id, version, isPacked, seen } = await add(USER, place, 'Duration was cut in July.');
  const other = await add(USER, place, 'Not for the committee.');
  expect([isPacked, other.isPacked, (await section(USER)).miss]).toEqual([false, false, 'noData']);
  const held = { place, id, version };
  expect(refusal(await ask(READER, PACK, { ...held, isPacked: true }))).toBe('This action is unauthorized.');
  expect(refusal(await ask(STRANGER, PACK, { ...held, isPacked: true }))).toBe('Not found.');
  const both = await Promise.all([1, 2].map(() => ask(USER, PACK, { ...held, isPacked: true })));
  expect(both.map(refusal)).toEqual(expect.arrayContaining(['Conflict.', null]));
  const english = await section(USER);
  expect(english.blocks).toHaveLength(1);
  const shown = (Number(seen.value) * 100).toFixed(2).replace('-', '−');
  expect(english.blocks[0].title).toMatch(/^HDB01 .+ · Return 1Y /);
  expect(english.blocks[0].title).toContain(`${shown} %`);
  expect(english.blocks[0].text).toContain('Duration was cut in July.');
  expect(english.blocks[0].text).toMatch(/長谷 直樹.*\d{4}-\d{2}-\d{2} \d{2}:\d{2}/);
  expect((await section(USER, 'jp')).blocks[0].title).toContain('収益率 1年');
  expect(refusal(await ask(STRANGER, PREVIEW, { r: reportId, l: 'en' }))).toBe('Not found.');
  const trail = await server.sql(`select action from audit where subject_id = $1 order by at`, [id]);
  expect(trail.map(({ action }) => action)).toEqual(['comment.add', 'comment.pack']);
});

test('what was made stays as it was when a comment is taken out; a pack made again follows', async () => {
  const [chosen] = await server.sql(`select id, version from comment where packed_at is not null`, []);
  const place = figureOf('HDB01', 'return.1y.2026-09-30');
  const before = await made();
  expect(before.content).toContain('Duration was cut in July.');
  expect(refusal(await ask(USER, PACK, { place, id: chosen?.['id'], version: chosen?.['version'], isPacked: false }))).toBeNull();
  expect(await contentOf(before.id)).toBe(before.content);
  expect((await made()).content).not.toContain('Duration was cut in July.');
}, 300_000);

async function made(): Promise<{ id: string; content: string }> {
  const input = { reportId, language: 'en', sections: ['overview', 'comments'], titleEn: 'C', titleJp: '', subtitleEn: '', subtitleJp: '' };
  const create = `mutation($i: CommitteePackInput!) { createCommitteePack(input: $i) { id } }`;
  const { id } = (await ask(USER, create, { i: input })).data.createCommitteePack;
  const job = { organisationId: demoId('HOSHI'), id };
  await committeePackTasks['makeCommitteePack']?.(server.app, job, { jobId: '1', attempt: 1, signal: undefined });
  return { id, content: await contentOf(id) };
}

async function contentOf(id: string): Promise<string> {
  const [row] = await server.sql(`select content from committee_pack where id = $1`, [id]);
  return String(row?.['content']);
}

test('a manager’s word on an owner’s figure is chosen by the owner alone; other months and other kinds are no part of it', async () => {
  const place = figureOf('HFE01', 'return.1m.2026-09-30');
  const said = await add(MANAGER, place, 'From the manager.', 'everyone');
  expect(said.mayPack).toBe(false);
  expect(refusal(await ask(MANAGER, PACK, { place, id: said.id, version: said.version, isPacked: true }))).toBe(
    'This action is unauthorized.',
  );
  const [seen] = (await ask(USER, LIST, { place })).data.comments;
  expect(seen).toMatchObject({ id: said.id, mayPack: true });
  expect(refusal(await ask(USER, PACK, { place, id: said.id, version: said.version, isPacked: true }))).toBeNull();
  expect(await textsIn(USER)).toContain('From the manager.');
  expect((await section(USER)).blocks.at(-1).title).toMatch(/ · .+ · .*Marlowe/);
  expect(await ask(CONSULTANT, PREVIEW, { r: reportId, l: 'en' })).toMatchObject({ data: { committeePackPreview: [{ miss: 'noData' }] } });
  expect((await ask(MANAGER, LIST, { place })).data.comments[0]).toMatchObject({ mayPack: false, isPacked: false });
  const august = figureOf('HDB01', 'return.1m.2026-08-31');
  const earlier = await add(USER, august, 'About August.');
  expect(refusal(await ask(USER, PACK, { place: august, id: earlier.id, version: earlier.version, isPacked: true }))).toBeNull();
  expect(await textsIn(USER)).not.toContain('About August.');
  const mandate = { kind: 'mandate', assetId: ASSET, subject: entityId('HOSHI', 'HDB01') };
  const about = await add(USER, mandate, 'About the mandate.');
  expect([about.mayPack, refusal(await ask(USER, PACK, { place: mandate, id: about.id, version: about.version, isPacked: true }))]).toEqual(
    [false, 'This action is unauthorized.'],
  );
});

test('the demo’s committee reads two comments, also after a second run', async () => {
  await plantComments(server.app);
  await plantComments(server.app);
  const text = await textsIn(READER);
  expect(text.match(/年限別の要因分析/g)).toHaveLength(1);
  expect(text.match(/withholding tax reclaim/g)).toHaveLength(1);
});
