import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { sendFile } from '#testing/send-file';
import { pdfWords } from '@hakaru/tools/pdf-text';
import { openTestServer, type TestServer } from '#testing/test-server';

/** A Hoshikawa mandate managed by Tsubaki, in the month that is being reported. */
let server: TestServer;
const MANAGER = 'ops@tsubaki.example';
const OWNER = 'admin@hoshikawa.example';
const READER = 'view@hoshikawa.example';
const CONSULTANT = 'admin@kaede.example';
const OTHER_MANAGER = 'ops@marlowe.example';
const STRANGER = 'admin@shirasagi.example';
const TRUSTEE = 'desk@komorebi.example';
const PLACE = { assetId: demoId('HMAIN'), entityId: entityId('HOSHI', 'HDB01'), asOf: '2026-10-31' };
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const READ = `query($assetId: ID!, $entityId: ID!, $asOf: String!, $known: String) {
  commentary(assetId: $assetId, entityId: $entityId, asOf: $asOf, known: $known) { version canWrite current { id body fileName fileSha256 userName } } }`;
const SAVE = `mutation($assetId: ID!, $entityId: ID!, $asOf: String!, $version: Int!, $body: String!) {
  saveCommentary(assetId: $assetId, entityId: $entityId, asOf: $asOf, version: $version, body: $body) { version } }`;
const REMOVE = `mutation($assetId: ID!, $entityId: ID!, $asOf: String!, $version: Int!) {
  removeCommentaryFile(assetId: $assetId, entityId: $entityId, asOf: $asOf, version: $version) { version current { body fileName } } }`;
const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}\nstartxref\n9\n%%EOF\n`);

const read = async (email: string, place: object = PLACE) => await server.ask(await server.as(email), READ, { ...place });
const save = async (email: string, version: number, body: string, place: object = PLACE) =>
  await server.ask(await server.as(email), SAVE, { ...place, version, body });
const attach = async (email: string, version: number, { name = 'october.pdf', bytes = pdf('October'), place = PLACE } = {}) => {
  const fields = { ...place, version: String(version) };
  return await sendFile(server, await server.as(email), { path: '/commentaries/file', name, bytes, fields });
};
const messageOf = ({ errors }: { errors: { message: string }[] | undefined }) => errors?.[0]?.message;

test('a manager writes about the month and adds its PDF; the owner, its readers and its consultant read both', async () => {
  expect((await read(MANAGER)).data.commentary).toEqual({ version: 0, canWrite: true, current: null });
  expect((await save(MANAGER, 0, '  Duration was short.\n金利上昇に備えた。 ')).data.saveCommentary).toEqual({ version: 1 });
  expect((await attach(MANAGER, 1)).status).toBe(201);
  for (const email of [OWNER, READER, CONSULTANT]) {
    const { version, canWrite, current } = (await read(email)).data.commentary;
    expect([email, version, canWrite]).toEqual([email, 2, false]);
    expect(current).toMatchObject({ body: 'Duration was short.\n金利上昇に備えた。', fileName: 'october.pdf' });
    const file = await server.call('GET', `/commentaries/${current.id}/file`, { token: await server.as(email) });
    expect([file.status, file.text]).toEqual([200, pdf('October').toString()]);
  }
  const trail = await server.sql(
    `select after from audit where action = 'commentary.save' and subject_id = $1 and organisation_id = $2 order by seq`,
    [PLACE.entityId, demoId('HOSHI')],
  );
  expect(trail.map(({ after }) => [after.version, after.file])).toEqual([
    [1, null],
    [2, 'october.pdf'],
  ]);
});

test('another manager, the trustee, another owner and a mandate of another find nothing; nobody but the manager writes', async () => {
  const { current } = (await read(MANAGER)).data.commentary;
  for (const email of [OTHER_MANAGER, TRUSTEE, STRANGER]) {
    expect([email, messageOf(await read(email))]).toEqual([email, 'Not found.']);
    expect([email, messageOf(await save(email, 2, 'mine'))]).toEqual([email, 'Not found.']);
    expect([email, (await attach(email, 2)).status]).toEqual([email, 404]);
    const file = await server.call('GET', `/commentaries/${current.id}/file`, { token: await server.as(email) });
    expect([email, file.status]).toEqual([email, 404]);
  }
  for (const email of [OWNER, READER, CONSULTANT])
    expect([email, messageOf(await save(email, 2, 'mine'))]).toEqual([email, 'This action is unauthorized.']);
  expect(messageOf(await save(MANAGER, 0, 'not ours', { ...PLACE, entityId: entityId('HOSHI', 'HFE01') }))).toBe('Not found.');
  expect(messageOf(await save(MANAGER, 0, 'another owner’s', { ...PLACE, entityId: entityId('SHIRA', 'SFE01') }))).toBe('Not found.');
  expect((await read(OWNER)).data.commentary.version).toBe(2);
});

test('what it may not be is refused: no PDF, a PDF of another name, a day within a month, a month to come, words without end', async () => {
  expect((await attach(MANAGER, 2, { bytes: Buffer.from('MZ'), name: 'a.pdf' })).body.errors).toEqual({ file: ['pdfOnly'] });
  expect((await attach(MANAGER, 2, { name: 'a.pdf.exe' })).body.errors).toEqual({ file: ['pdfOnly'] });
  const refusal = async (reply: Promise<{ errors: { extensions?: { validation?: unknown } }[] | undefined }>) =>
    (await reply).errors?.[0]?.extensions?.validation;
  expect(await refusal(save(MANAGER, 0, 'x', { ...PLACE, asOf: '2026-10-15' }))).toEqual({ asOf: ['dateFormat'] });
  expect(await refusal(save(MANAGER, 0, 'x', { ...PLACE, asOf: '2026-11-30' }))).toEqual({ asOf: ['future'] });
  expect(await refusal(save(MANAGER, 2, 'x'.repeat(8193)))).toEqual({ body: ['tooLong'] });
});

test('of two who save at once one does, and the other gets a conflict; a newer text is not overwritten from an older page', async () => {
  const replies = await Promise.all(['one', 'two'].map(words => save(MANAGER, 2, words)));
  expect(replies.map(reply => messageOf(reply) ?? 'saved').toSorted()).toEqual(['Conflict.', 'saved']);
  expect(messageOf(await save(MANAGER, 2, 'late'))).toBe('Conflict.');
  const { current } = (await read(MANAGER)).data.commentary;
  expect(current.fileName).toBe('october.pdf'); // a new text keeps the file
  const [stored] = await server.sql(`select stored_bytes($1)::int as all`, [demoId('HOSHI')]);
  const [files] = await server.sql(`select coalesce(sum(bytes), 0)::int as bytes from import_file where organisation_id = $1`, [
    demoId('HOSHI'),
  ]);
  expect(stored?.['all'] - files?.['bytes']).toBeGreaterThanOrEqual(pdf('October').length);
});

test('a published report keeps the words and the file it was published with, on screen and on paper; later ones are in the next', async () => {
  const owner = await server.as(OWNER);
  const place = { ...PLACE, entityId: entityId('HOSHI', 'HDB01') };
  const PUBLISH = `mutation($a: ID!, $e: ID, $d: String!) { publishReport(assetId: $a, entityId: $e, asOf: $d) { id } }`;
  const { current, version } = (await read(MANAGER)).data.commentary;
  const published = await server.ask(owner, PUBLISH, { a: place.assetId, e: place.entityId, d: place.asOf });
  const id = published.data?.publishReport?.id ?? published.errors;
  const removed = await server.ask(await server.as(MANAGER), REMOVE, { ...PLACE, version });
  expect(removed.data.removeCommentaryFile).toEqual({ version: version + 1, current: { body: current.body, fileName: null } });
  expect((await save(MANAGER, version + 1, 'On second thoughts.')).errors).toBeUndefined();
  const OPEN = `query($id: ID!) { report(id: $id) { isIntact commentaries { id ref body fileName } } }`;
  for (const email of [OWNER, MANAGER, CONSULTANT]) {
    const { report } = (await server.ask(await server.as(email), OPEN, { id })).data;
    expect(report).toEqual({
      isIntact: true,
      commentaries: [{ id: current.id, ref: 'HDB01', body: current.body, fileName: 'october.pdf' }],
    });
  }
  const file = await server.call('GET', `/commentaries/${current.id}/file`, { token: owner });
  expect(file.text).toBe(pdf('October').toString());
  const paper = await server.http.inject({ url: `/reports/${id}/pdf?language=en`, headers: { authorization: `Bearer ${owner}` } });
  const words = pdfWords(paper.rawPayload).flat().join(' ');
  expect(words).toContain(current.body);
  expect(words).toContain('october.pdf');
  expect(words).not.toContain('On second thoughts');
});

test('the months are listed for who may read them, and for nobody else', async () => {
  const LIST = `query($assetId: ID!, $entityId: ID!, $known: String) { commentaries(assetId: $assetId, entityId: $entityId, known: $known) { asOf body } }`;
  const list = async (email: string, known: string | null = null) =>
    await server.ask(await server.as(email), LIST, { ...PLACE, asOf: undefined, known });
  const months = (await list(OWNER)).data.commentaries;
  expect(months[0]).toEqual({ asOf: '2026-10-31', body: 'On second thoughts.' });
  for (const email of [READER, CONSULTANT, MANAGER]) expect((await list(email)).data.commentaries).toEqual(months);
  for (const email of [OTHER_MANAGER, TRUSTEE]) expect((await list(email)).data?.commentaries ?? []).toEqual([]);
  expect(messageOf(await list(STRANGER))).toBe('Not found.');
  expect((await list(OWNER, '2026-11-09')).data.commentaries).not.toContainEqual(months[0]);
});

test('as known on an earlier day nothing had been said, and nothing can be', async () => {
  const { commentary } = (await read(MANAGER, { ...PLACE, known: '2026-11-09' })).data;
  expect(commentary).toEqual({ version: 0, canWrite: false, current: null });
});
