import { COMMENT_MAX, COMMENTS_PER_MINUTE } from '@hakaru/contract/comments';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { plantComments } from '#features/demo/institution/comments';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.sql('delete from rate_limit');
});

const ADMIN = 'admin@hoshikawa.example';
const USER = 'user@hoshikawa.example';
const READER = 'view@hoshikawa.example';
const CONSULTANT = 'admin@kaede.example';
const MARLOWE = 'ops@marlowe.example';
const TSUBAKI = 'ops@tsubaki.example';
const STRANGER = 'admin@shirasagi.example';
const HMAIN = demoId('HMAIN');

const FIELDS = `id kind subject ref body audience userName organisationName isMine mentions seen { value reason } now { value } hasChanged resolvedAt resolvedByName version`;
const LIST = `query($place: CommentPlaceInput!) { comments(place: $place) { ${FIELDS} } }`;
const PEOPLE = `query($place: CommentPlaceInput!, $audience: String!) { commentPeople(place: $place, audience: $audience) { id name organisationName } }`;
const MARKS = `query($assetId: ID!) { commentMarks(assetId: $assetId) { kind subject open } }`;
const OWN = `{ ownComments(first: 50) { data { ${FIELDS} } paginatorInfo { total } } }`;
const ADD = `mutation($place: CommentPlaceInput!, $input: CommentInput!) { addComment(place: $place, input: $input) { ${FIELDS} } }`;
const RESOLVE = `mutation($place: CommentPlaceInput!, $id: ID!, $version: Int!, $isResolved: Boolean!) {
  resolveComment(place: $place, id: $id, version: $version, isResolved: $isResolved) { ${FIELDS} } }`;
const DELETE = `mutation($place: CommentPlaceInput!, $id: ID!, $version: Int!) { deleteComment(place: $place, id: $id, version: $version) { id } }`;

type Answered = { errors: { message: string; extensions?: { validation?: Record<string, string[]> } }[] | undefined };
const refusal = ({ errors }: Answered) => errors?.[0]?.extensions?.validation ?? errors?.[0]?.message ?? null;
const ask = async (email: string, document: string, variables: object = {}, headers: Record<string, string> = {}) =>
  await server.ask(await server.as(email), document, { ...variables }, headers);
const doAs = async (email: string, document: string, variables: object = {}) => {
  const { data, errors } = await ask(email, document, variables);
  expect(errors).toBeUndefined();
  return data;
};

type Place = { kind: string; assetId?: string; subject: string };
type Shown = { id: string; body: string; version: number; resolvedAt: string | null };
const figureOf = (ref: string, column = 'return.1m.2026-09-30'): Place => ({
  kind: 'figure',
  assetId: HMAIN,
  subject: `${entityId('HOSHI', ref)}.${column}`,
});
const mandateOf = (ref: string): Place => ({ kind: 'mandate', assetId: HMAIN, subject: entityId('HOSHI', ref) });
const said = (body: string, more: object = {}) => ({ body, audience: 'organisation', mentions: [], ...more });
const add = async (email: string, place: Place, input: object) => (await doAs(email, ADD, { place, input })).addComment;
const bodies = async (email: string, place: Place): Promise<string[]> =>
  (await doAs(email, LIST, { place })).comments.map(({ body }: Shown) => body);

test('a comment on a figure keeps what was seen, is marked beside it, is settled and taken up again', async () => {
  const place = figureOf('HDB01');
  const [comment] = await add(ADMIN, place, said('Please check the accrued interest.'));
  const key = `query($assetId: ID!, $key: String!) { trace(assetId: $assetId, key: $key) { figure { value } } }`;
  const { value } = (await doAs(ADMIN, key, { assetId: HMAIN, key: place.subject })).trace.figure;
  expect(comment).toMatchObject({ ref: 'HDB01', seen: { value, reason: null }, now: { value }, hasChanged: false, isMine: true });
  expect((await doAs(READER, MARKS, { assetId: HMAIN })).commentMarks).toContainEqual({ kind: 'figure', subject: place.subject, open: 1 });
  await server.sql(`update comment set seen_value = '0.5' where id = $1`, [comment.id]);
  expect((await doAs(USER, LIST, { place })).comments[0]).toMatchObject({ seen: { value: '0.5' }, now: { value }, hasChanged: true });
  const held = { place, id: comment.id, version: comment.version };
  const [settled] = (await doAs(USER, RESOLVE, { ...held, isResolved: true })).resolveComment;
  expect(settled).toMatchObject({ resolvedByName: '長谷 直樹', version: 2 });
  expect((await doAs(ADMIN, MARKS, { assetId: HMAIN })).commentMarks).not.toContainEqual(
    expect.objectContaining({ subject: place.subject }),
  );
  expect(refusal(await ask(ADMIN, RESOLVE, { ...held, isResolved: false }))).toBe('Conflict.');
  expect((await doAs(ADMIN, RESOLVE, { ...held, version: 2, isResolved: false })).resolveComment[0].resolvedAt).toBeNull();
});

test('a figure read as known on a day is kept as it read then', async () => {
  const place = figureOf('TOTAL', 'marketValue.-.2026-09-30');
  const [comment] = await add(ADMIN, place, said('Before anything was reported.', { known: '2026-10-01' }));
  expect(comment.seen).toEqual({ value: null, reason: expect.any(String) });
  expect(comment).toMatchObject({ hasChanged: true });
  expect(Number(comment.now.value)).toBeGreaterThan(0);
  expect(refusal(await ask(ADMIN, ADD, { place, input: said('x', { known: 'yesterday' }) }))).toEqual({ known: ['dateFormat'] });
});

test('what is for one’s own organisation stays there; what is for everyone reaches those who see the mandate, and nobody else', async () => {
  const place = mandateOf('HFE01');
  await add(USER, place, said('Between us.'));
  await add(USER, place, said('For all of us.', { audience: 'everyone' }));
  await add(MARLOWE, place, said('Among managers only.'));
  await add(MARLOWE, place, said('Our answer.', { audience: 'everyone' }));
  await add(CONSULTANT, place, said('The adviser’s own note.'));
  expect(await bodies(READER, place)).toEqual(['Between us.', 'For all of us.', 'Our answer.']);
  expect(await bodies(MARLOWE, place)).toEqual(['For all of us.', 'Among managers only.', 'Our answer.']);
  expect(await bodies(CONSULTANT, place)).toEqual(['For all of us.', 'Our answer.', 'The adviser’s own note.']);
  for (const email of [STRANGER, TSUBAKI]) {
    expect(refusal(await ask(email, LIST, { place }))).toBe('Not found.');
    expect(refusal(await ask(email, ADD, { place, input: said('Hello') }))).toBe('Not found.');
    expect(refusal(await ask(email, PEOPLE, { place, audience: 'everyone' }))).toBe('Not found.');
  }
  expect(refusal(await ask(STRANGER, MARKS, { assetId: HMAIN }))).toBe('Not found.');
  expect((await doAs(TSUBAKI, MARKS, { assetId: HMAIN })).commentMarks).not.toContainEqual(
    expect.objectContaining({ subject: place.subject }),
  );
  expect((await doAs(MARLOWE, MARKS, { assetId: HMAIN })).commentMarks).toContainEqual({ ...place, assetId: undefined, open: 3 });
  const foreign = (await doAs(MARLOWE, LIST, { place })).comments.find(({ body }: Shown) => body === 'Among managers only.');
  expect(refusal(await ask(ADMIN, RESOLVE, { place, id: foreign.id, version: 1, isResolved: true }))).toBe('Not found.');
  const shared = (await doAs(MARLOWE, LIST, { place })).comments.find(({ body }: Shown) => body === 'Our answer.');
  expect((await ask(ADMIN, RESOLVE, { place, id: shared.id, version: 1, isResolved: true })).errors).toBeUndefined();
  expect(refusal(await ask(ADMIN, DELETE, { place, id: shared.id, version: 2 }))).toBe('This action is unauthorized.');
});

test('a manager and a consultant are told whose the place is, its owner is not; a stranger learns no name', async () => {
  const place = mandateOf('HFE01');
  const TALK = `query($place: CommentPlaceInput!) { commentTalk(place: $place) { clientName clientNameJp } }`;
  const client = { clientName: 'Hoshikawa Electric Corporate Pension Fund', clientNameJp: '星川電機企業年金基金' };
  for (const email of [MARLOWE, CONSULTANT]) {
    expect((await doAs(email, TALK, { place })).commentTalk).toEqual(client);
    await add(email, place, said(`From ${email}.`));
    const own = `{ ownComments(first: 50) { data { body clientName clientNameJp } } }`;
    expect((await doAs(email, own)).ownComments.data).toContainEqual({ body: `From ${email}.`, ...client });
  }
  expect((await doAs(ADMIN, TALK, { place })).commentTalk).toEqual({ clientName: null, clientNameJp: null });
  for (const email of [STRANGER, TSUBAKI]) expect(refusal(await ask(email, TALK, { place }))).toBe('Not found.');
});

test('a manager’s totals are its own: what an owner says of the whole is not for it, and what it saw is not shown as the owner’s', async () => {
  const total = figureOf('TOTAL', 'marketValue.-.2026-09-30');
  await add(ADMIN, total, said('The whole fund.', { audience: 'everyone' }));
  expect(await bodies(MARLOWE, total)).toEqual([]);
  expect(refusal(await ask(MARLOWE, ADD, { place: total, input: said('x', { audience: 'everyone' }) }))).toEqual({
    audience: ['notShared'],
  });
  await add(MARLOWE, total, said('Our part of it.'));
  expect(await bodies(MARLOWE, total)).toEqual(['Our part of it.']);
  const weight = figureOf('HFE01', 'weight.-.2026-09-30');
  await add(ADMIN, weight, said('Too heavy.', { audience: 'everyone' }));
  const [seen] = (await doAs(MARLOWE, LIST, { place: weight })).comments;
  expect(seen).toMatchObject({ body: 'Too heavy.', seen: null, now: null, hasChanged: null });
});

test('who is named is notified once, with the way to the very figure; others are neither named nor revealed', async () => {
  const place = figureOf('HFE01', 'excess.1m.2026-09-30');
  const people = (await doAs(ADMIN, PEOPLE, { place, audience: 'everyone' })).commentPeople;
  expect(new Set(people.map((one: { organisationName: string }) => one.organisationName)).size).toBe(1);
  await add(ADMIN, place, said('@長谷 直樹 please look', { mentions: [demoId(USER), demoId(USER), demoId(ADMIN)] }));
  const rung = await server.sql(`select user_id, path, params from notification where kind = 'commentMentioned'`);
  expect(rung).toEqual([
    {
      user_id: demoId(USER),
      path: `/owner/mandates/${entityId('HOSHI', 'HFE01')}?trace=${place.subject}&asset=${HMAIN}`,
      params: { sender: '佐伯 美咲', subject: 'HFE01' },
    },
  ]);
  expect((await doAs(USER, OWN)).ownComments.data[0]).toMatchObject({ body: '@長谷 直樹 please look', hasChanged: false });
  const naming = (mentions: string[], audience = 'organisation') => ask(ADMIN, ADD, { place, input: said('x', { mentions, audience }) });
  for (const id of [demoId(MARLOWE), demoId(STRANGER), demoId('super@platform.example'), randomUUID()])
    expect(refusal(await naming([id], 'everyone'))).toEqual({ mentions: ['notFound'] });
  await add(MARLOWE, place, said('We can explain.', { audience: 'everyone' }));
  expect(refusal(await naming([demoId(MARLOWE)]))).toEqual({ mentions: ['notFound'] });
  expect((await naming([demoId(MARLOWE)], 'everyone')).errors).toBeUndefined();
  const [answer] = await server.sql(`select path from notification where kind = 'commentMentioned' and user_id = $1`, [demoId(MARLOWE)]);
  expect(answer?.['path']).toBe(`/manager/clients/${demoId('HOSHI')}/mandates/${entityId('HOSHI', 'HFE01')}?trace=${place.subject}`);
  expect((await doAs(MARLOWE, OWN)).ownComments.data.map(({ body }: Shown) => body)).toContain('x');
});

test('a consultant who is named is led to the mandate in its asset; a total opens beside one’s comments, whatever asset is on screen', async () => {
  const named = async (place: Place) => {
    await add(CONSULTANT, place, said('We follow this.', { audience: 'everyone' }));
    await add(ADMIN, place, said('Thank you.', { audience: 'everyone', mentions: [demoId(CONSULTANT)] }));
    const of = `select path from notification where kind = 'commentMentioned' and user_id = $1 order by created_at desc, id limit 1`;
    return (await server.sql(of, [demoId(CONSULTANT)]))[0]?.['path'];
  };
  const mandate = `/consultant/mandates/${entityId('HOSHI', 'HFE02')}`;
  const figure = figureOf('HFE02', 'return.1m.2026-09-30');
  expect(await named(figure)).toBe(`${mandate}?trace=${figure.subject}&asset=${HMAIN}`);
  expect(await named(mandateOf('HFE02'))).toBe(`${mandate}/comments?asset=${HMAIN}`);
  const total = figureOf('TOTAL', 'return.1m.2026-09-30');
  expect(await named(total)).toBe(`/notifications?show=comments&trace=${total.subject}&asset=${HMAIN}`);
  expect((await ask(STRANGER, LIST, { place: figure })).errors?.[0]?.message).toBe('Not found.');
});

test('tasks and imports are spoken about as well, a draft only at home', async () => {
  const tasks = `query($assetId: ID!) { reportingTasks(assetId: $assetId, asOf: "2026-10-31", first: 100) { data { id label entityRef } } }`;
  const [task] = (await doAs(ADMIN, tasks, { assetId: HMAIN })).reportingTasks.data;
  const place = { kind: 'task', assetId: HMAIN, subject: task.id };
  const [comment] = await add(ADMIN, place, said('Called them.'));
  expect(comment).toMatchObject({ ref: task.entityRef, seen: { value: task.label }, hasChanged: false });
  expect(refusal(await ask(STRANGER, LIST, { place }))).toBe('Not found.');
  for (const subject of ['nothing', `${randomUUID()}.2026-10-31`, `${task.id.split('.')[0]}.2026-02-30`])
    expect(refusal(await ask(ADMIN, LIST, { place: { ...place, subject } }))).toBe('Not found.');
  const [sent] = await server.sql(
    `select id, organisation_id from import where shared_at is not null and owner_id = $1 and organisation_id = $2 limit 1`,
    [demoId('HOSHI'), demoId('MARLO')],
  );
  const file = { kind: 'import', subject: String(sent?.['id']) };
  await add(ADMIN, file, said('Row 3 looks odd.', { audience: 'everyone' }));
  expect(await bodies(MARLOWE, file)).toEqual(['Row 3 looks odd.']);
  expect(refusal(await ask(TSUBAKI, LIST, { place: file }))).toBe('Not found.');
  expect(refusal(await ask(ADMIN, LIST, { place: { kind: 'import', subject: 'x' } }))).toBe('Not found.');
  await server.sql('update import set shared_at = null where id = $1', [sent?.['id']]);
  expect(await bodies(MARLOWE, file)).toEqual([]);
  expect(refusal(await ask(ADMIN, LIST, { place: file }))).toBe('Not found.');
  expect(refusal(await ask(MARLOWE, ADD, { place: file, input: said('x', { audience: 'everyone' }) }))).toEqual({
    audience: ['notShared'],
  });
});

test('a comment is deleted by its writer alone, and what it said stays in the trail', async () => {
  const place = mandateOf('HDE01');
  const [comment] = await add(USER, place, said('Written in haste.'));
  const held = { place, id: comment.id, version: 1 };
  expect(refusal(await ask(ADMIN, DELETE, held))).toBe('This action is unauthorized.');
  expect((await doAs(USER, DELETE, held)).deleteComment).toEqual([]);
  expect(refusal(await ask(USER, DELETE, held))).toBe('Not found.');
  const [entry] = await server.sql(`select before from audit where action = 'comment.delete' and subject_id = $1`, [comment.id]);
  expect(entry?.['before']).toMatchObject({ body: 'Written in haste.', ref: 'HDE01' });
});

test('readers and support read and write nothing; what cannot be meant is refused', async () => {
  const place = mandateOf('HDE02');
  expect(refusal(await ask(READER, ADD, { place, input: said('x') }))).toBe('This action is unauthorized.');
  const support = await server.signIn('super@platform.example');
  const enter = `mutation { startImpersonation(organisationId: "${demoId('HOSHI')}", role: "admin") { id } }`;
  expect((await server.ask(support, enter)).errors).toBeUndefined();
  expect(refusal(await server.ask(support, ADD, { place, input: said('x') }))).toBe('This action is unauthorized.');
  expect((await server.ask(support, LIST, { place })).errors).toBeUndefined();
  expect(refusal(await ask(ADMIN, ADD, { place, input: said(' ') }))).toEqual({ body: ['required'] });
  expect(refusal(await ask(ADMIN, ADD, { place, input: said('x'.repeat(COMMENT_MAX + 1)) }))).toEqual({ body: ['tooLong'] });
  expect(refusal(await ask(ADMIN, ADD, { place, input: said('a\u0007b') }))).toEqual({ body: ['controlCharacter'] });
  expect(refusal(await ask(ADMIN, ADD, { place, input: said('x', { audience: 'all' }) }))).toEqual({ audience: ['invalid'] });
  expect(refusal(await ask(ADMIN, ADD, { place: { ...place, kind: 'page' }, input: said('x') }))).toEqual({ kind: ['invalid'] });
  expect(refusal(await ask(ADMIN, LIST, { place: { kind: 'mandate', subject: place.subject } }))).toBe('Not found.');
  expect(refusal(await ask(ADMIN, LIST, { place: { ...place, subject: entityId('HOSHI', 'TOTAL') } }))).toBe('Not found.');
});

test('sent twice it is said once, settled twice at once by one, and there is an end to it in a minute', async () => {
  const place = mandateOf('HFB01');
  const key = { 'idempotency-key': randomUUID() };
  const both = (await Promise.all([1, 2].map(() => ask(ADMIN, ADD, { place, input: said('Once.') }, key)))).map(refusal);
  expect(both.filter(one => one !== null && one !== 'Conflict.')).toEqual([]);
  await ask(ADMIN, ADD, { place, input: said('Once.') }, key);
  const comments = (await doAs(ADMIN, LIST, { place })).comments;
  expect(comments).toHaveLength(1);
  const held = { place, id: comments[0].id, version: 1, isResolved: true };
  const outcomes = (await Promise.all([ADMIN, USER].map(email => ask(email, RESOLVE, held)))).map(refusal);
  expect(new Set(outcomes)).toEqual(new Set(['Conflict.', null]));
  await server.sql('delete from rate_limit');
  const many = await Promise.all(
    Array.from({ length: COMMENTS_PER_MINUTE + 1 }, (_, at) => ask(ADMIN, ADD, { place, input: said(`${at}`) })),
  );
  expect(many.map(refusal).filter(said => said === 'Too many requests.')).toHaveLength(1);
});

test('a manager whose grant has ended keeps what was said before, and hears nothing after', async () => {
  const place = mandateOf('HFE03');
  await add(ADMIN, place, said('After the end.', { audience: 'everyone' }));
  expect(await bodies(MARLOWE, place)).toEqual([]);
  expect(refusal(await ask(MARLOWE, ADD, { place, input: said('x', { audience: 'everyone' }) }))).toEqual({ audience: ['notShared'] });
});

test('the demo speaks about a figure, a mandate and a late report; a second run says nothing twice', async () => {
  await server.sql('delete from comment');
  await plantComments(server.app);
  const counted = () => server.sql('select kind, count(*)::int as n from comment group by kind order by kind');
  expect(await counted()).toEqual([
    { kind: 'figure', n: 4 },
    { kind: 'mandate', n: 2 },
    { kind: 'task', n: 1 },
  ]);
  await plantComments(server.app);
  expect((await server.sql('select count(*)::int as n from comment'))[0]).toEqual({ n: 7 });
  expect(await bodies(MARLOWE, mandateOf('HFE01'))).toHaveLength(2);
});
