import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { sendFile } from '#testing/send-file';
import { fileRemovalTasks, queueFileRemoval } from '#platform/file-removal-job';
import { startWorker } from '#platform/worker';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
let admin = '';
let readonly = '';
let stranger = '';
beforeAll(async () => {
  server = await openTestServer({ env: { STORAGE_MEGABYTES: '100' } });
  admin = await server.as('admin@hoshikawa.example');
  readonly = await server.as('view@hoshikawa.example');
  stranger = await server.as('admin@shirasagi.example');
});
afterAll(() => server.close());

/** A failed job is retried after a few seconds. */
const PATIENT = { timeout: 60_000 };

const LIST = `query($search: String, $type: String) { documents(search: $search, type: $type) { data { id name type asOf entityRef fileName format bytes version } paginatorInfo { total } } }`;
const UPDATE = `mutation($id: ID!, $version: Int!, $input: DocumentInput!) { updateDocument(id: $id, version: $version, input: $input) { name version } }`;
const DELETE = `mutation($id: ID!, $version: Int!) { deleteDocument(id: $id, version: $version) }`;
const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}\nstartxref\n9\n%%EOF\n`);

async function send(token: string, bytes: Buffer, fields: Record<string, string>, name = 'notice.pdf') {
  return await sendFile(server, token, { path: '/documents', name, bytes, fields });
}
const refusalOf = ({ errors }: { errors: { message: string }[] | undefined }) => errors?.[0]?.message;

test('7G.25 a document is kept with what it is and of whom it speaks, found, downloaded as it came, changed by version and taken out', async () => {
  const [mandate] = await server.sql(`select id from entity where ref = 'HDB01'`);
  const fields = { name: '  Capital call No. 7 ', type: 'PA_CONTRIBUTION', asOf: '2026-09-30', entityId: mandate?.['id'] };
  const { status, body } = await send(admin, pdf('call 7'), fields);
  expect({ status, isKnown: body.isKnown }).toEqual({ status: 201, isKnown: false });
  const { data } = await server.ask(admin, LIST, { search: 'hdb01', type: 'PA_CONTRIBUTION' });
  expect(data.documents).toEqual({
    data: [
      {
        id: body.id,
        name: 'Capital call No. 7',
        type: 'PA_CONTRIBUTION',
        asOf: '2026-09-30',
        entityRef: 'HDB01',
        fileName: 'notice.pdf',
        format: 'pdf',
        bytes: pdf('call 7').length,
        version: 1,
      },
    ],
    paginatorInfo: { total: 1 },
  });
  const file = await server.call('GET', `/documents/${body.id}/file`, { token: readonly });
  expect([file.status, file.text, file.headers['content-disposition']]).toEqual([
    200,
    pdf('call 7').toString(),
    `attachment; filename="notice.pdf"; filename*=UTF-8''notice.pdf`,
  ]);
  const input = { name: 'Capital call 7', type: 'PA_CONTRIBUTION' };
  const changes = await Promise.all([1, 2].map(() => server.ask(admin, UPDATE, { id: body.id, version: 1, input })));
  expect(changes.filter(({ data }) => data?.updateDocument?.version === 2)).toHaveLength(1);
  expect((await server.ask(admin, DELETE, { id: body.id, version: 1 })).errors).toHaveLength(1);
  expect((await server.ask(admin, DELETE, { id: body.id, version: 2 })).data).toEqual({ deleteDocument: true });
  expect((await server.call('GET', `/documents/${body.id}/file`, { token: admin })).status).toBe(404);
  const actions = await server.sql(`select action from audit where subject_id = $1 order by seq`, [body.id]);
  expect(actions.map(({ action }) => action)).toEqual(['document.create', 'document.update', 'document.delete']);
});

test('a mandate’s documents are its own and those of the funds below it, and no other’s', async () => {
  const [link] = await server.sql(
    `select l.parent_id as parent, l.child_id as child from entity_link l join entity e on e.id = l.parent_id where e.organisation_id = $1 and e.ref = 'HPE01' limit 1`,
    [demoId('HOSHI')],
  );
  const [other] = await server.sql(`select id from entity where organisation_id = $1 and ref = 'HDE01'`, [demoId('HOSHI')]);
  const of = async (entityId: unknown, name: string) =>
    (await send(admin, pdf(name), { name, type: 'PA_CONTRIBUTION', asOf: '2026-09-30', entityId: String(entityId) })).body.id;
  const sent = [await of(link?.['parent'], 'of-mandate'), await of(link?.['child'], 'of-fund'), await of(other?.['id'], 'of-another')];
  const listed = async (entityId: unknown): Promise<string[]> => {
    const reply = await server.ask(admin, 'query($id: ID) { documents(entityId: $id, first: 100) { data { id } } }', { id: entityId });
    return reply.data.documents.data.map(({ id }: { id: string }) => id).filter((id: string) => sent.includes(id));
  };
  expect(new Set(await listed(link?.['parent']))).toEqual(new Set(sent.slice(0, 2)));
  expect(await listed(link?.['child'])).toEqual([sent[1]]);
});

test('the same bytes are one document, however often and at once they are sent', async () => {
  const replies = await Promise.all(Array.from({ length: 5 }, () => send(admin, pdf('twice'), { name: 'Twice', type: 'MMR_DOC' })));
  expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
  expect(replies.filter(({ body }) => !body.isKnown)).toHaveLength(1);
});

test('what a document may not be is refused on its field, and nothing is kept', async () => {
  const fields = { name: 'x', type: 'MMR_DOC' };
  expect((await send(admin, Buffer.from('MZ not a document'), fields, 'a.pdf')).body.errors).toHaveProperty('file');
  expect((await send(admin, pdf('1'), { ...fields, type: 'NOVEL' })).body.errors).toHaveProperty('type');
  expect((await send(admin, pdf('1'), { ...fields, name: 'x'.repeat(256) })).body.errors).toHaveProperty('name');
  expect((await send(admin, pdf('1'), { ...fields, asOf: '2026-02-30' })).body.errors).toHaveProperty('asOf');
  const [theirs] = await server.sql(
    `select e.id from entity e join organisation o on o.id = e.organisation_id where o.ref = 'SHIRA' limit 1`,
  );
  expect((await send(admin, pdf('1'), { ...fields, entityId: theirs?.['id'] })).body.errors).toHaveProperty('entityId');
  expect((await server.ask(admin, LIST, { search: 'x' })).data.documents.paginatorInfo.total).toBe(0);
});

test('row 26: a vault that is full takes nothing more until something is taken out', async () => {
  const { body } = await send(admin, pdf('large'), { name: 'Large', type: 'MMR_DOC' });
  await server.sql(`update document set bytes = 100 * 1024 * 1024 where id = $1`, [body.id]);
  const refused = await send(admin, pdf('one more'), { name: 'One more', type: 'MMR_DOC' });
  expect(refused).toMatchObject({ status: 422, body: { errors: { file: ['storageFull'] } } });
  await server.ask(admin, DELETE, { id: body.id, version: 1 });
  expect((await send(admin, pdf('one more'), { name: 'One more', type: 'MMR_DOC' })).status).toBe(201);
});

test('row 26: every table that keeps files counts towards the storage of its organisation', async () => {
  const rows = await server.sql(
    `select table_name as name, position(table_name in pg_get_functiondef('stored_bytes(uuid)'::regprocedure)) > 0 as counts
     from information_schema.columns where table_schema = 'public' and column_name = 'file_key' order by 1`,
  );
  expect(rows.length).toBeGreaterThanOrEqual(5);
  expect(rows.filter(({ counts }) => !counts)).toEqual([]);
});

test('6.16 readers read, and only content automation opens the vault; another organisation’s document is not there', async () => {
  const { body } = await send(admin, pdf('ours'), { name: 'Ours', type: 'MMR_DOC' });
  expect((await send(readonly, pdf('theirs'), { name: 'No', type: 'MMR_DOC' })).status).toBe(403);
  expect((await server.ask(readonly, LIST, { search: 'Ours' })).data.documents.paginatorInfo.total).toBe(1);
  await server.sql(`update organisation set modules = array_append(modules, 'contentAutomation') where ref = 'SHIRA'`);
  expect((await server.ask(stranger, LIST, { search: 'Ours' })).data.documents.paginatorInfo.total).toBe(0);
  expect((await server.call('GET', `/documents/${body.id}/file`, { token: stranger })).status).toBe(404);
  await server.sql(`update organisation set modules = array_remove(modules, 'contentAutomation') where ref = 'SHIRA'`);
  expect(refusalOf(await server.ask(stranger, LIST, {}))).toBe('This action is unauthorized.');
  expect((await send(stranger, pdf('no'), { name: 'No', type: 'MMR_DOC' })).status).toBe(403);
});

test('a document whose file the store cannot take away now is deleted without an error; its file goes when the store is back', async () => {
  const { body } = await send(admin, pdf('store away'), { name: 'Store away', type: 'MMR_DOC' });
  const [row] = await server.sql('select file_key as key from document where id = $1', [body.id]);
  const { delete: remove } = server.app.files;
  const refused = new Set<string>();
  server.app.files.delete = async key => {
    refused.add(key);
    throw new Error('the store is away');
  };
  expect(await server.ask(admin, DELETE, { id: body.id, version: 1 })).toMatchObject({ data: { deleteDocument: true }, errors: undefined });
  expect((await server.call('GET', `/documents/${body.id}/file`, { token: admin })).status).toBe(404);
  const worker = await startWorker(server.app, fileRemovalTasks);
  await expect.poll(() => refused.has(row?.['key']), PATIENT).toBe(true);
  expect(await server.app.files.head(row?.['key'])).not.toBeNull();
  server.app.files.delete = remove;
  await expect.poll(() => server.app.files.head(row?.['key']), PATIENT).toBeNull();
  await worker.stop();
});

test('a document that could not be deleted keeps its file', async () => {
  const { body } = await send(admin, pdf('kept'), { name: 'Kept', type: 'MMR_DOC' });
  expect((await server.ask(admin, DELETE, { id: body.id, version: 9 })).errors).toHaveLength(1);
  expect((await server.ask(stranger, DELETE, { id: body.id, version: 1 })).errors).toHaveLength(1);
  expect((await server.ask(readonly, DELETE, { id: body.id, version: 1 })).errors).toHaveLength(1);
  // Jobs run in order: once this last one is done, any job wrongly queued by the refused requests would be done too.
  const { key } = await server.app.files.put(pdf('other'), {
    organisationId: demoId('HOSHI'),
    contentType: 'application/pdf',
    name: 'other',
  });
  await queueFileRemoval(server.app.database.db, key);
  const worker = await startWorker(server.app, fileRemovalTasks, { concurrency: 1 });
  await expect.poll(() => server.app.files.head(key), PATIENT).toBeNull();
  await worker.stop();
  expect((await server.call('GET', `/documents/${body.id}/file`, { token: admin })).text).toBe(pdf('kept').toString());
});

const ABOUT = `query($id: ID!) { document(id: $id) { type kind origin } }`;
const about = async (id: string, by = admin) => (await server.ask(by, ABOUT, { id })).data?.document;

test('the document types are exactly the nine, and each is kept as it is spelled [3E.044]', async () => {
  const types =
    'PA_CASHFLOW PA_DISTRIBUTION PA_CONTRIBUTION PA_FIN_STATEMENT PA_INVEST_REPORT PA_CAPITAL_ACC CORP_CFD MMR_DOC MF_PROSPECTUS';
  for (const type of types.split(' ')) {
    const { status, body } = await send(admin, pdf(`of type ${type}`), { name: type, type });
    expect([status, (await about(body.id))?.type]).toEqual([201, type]);
    expect(await about(body.id, stranger)).toBeUndefined();
  }
  for (const type of ['PA_CALL', 'pa_cashflow', 'MMR DOC', ''])
    expect(await send(admin, pdf(`wrong type ${type}`), { name: 'x', type })).toMatchObject({
      status: 422,
      body: { errors: { type: ['invalid'] } },
    });
});

test('the kinds of a document are content, data and report, by what it is; there is no other [3E.012]', async () => {
  const kindOf = async (type: string) => (await about((await send(admin, pdf(`kind of ${type}`), { name: type, type })).body.id)).kind;
  expect(await kindOf('PA_CONTRIBUTION')).toBe('content');
  expect(await kindOf('MMR_DOC')).toBe('report');
  const { body } = await send(admin, pdf('kinds'), { name: 'kinds', type: 'MMR_DOC' });
  for (const kind of ['content', 'data', 'report']) {
    await server.sql(`update document set kind = $2 where id = $1`, [body.id, kind]);
    expect((await about(body.id)).kind).toBe(kind);
  }
  await expect(server.sql(`update document set kind = 'paper' where id = $1`, [body.id])).rejects.toThrow('document_kind_check');
});

test('the content origins are exactly these six; what an owner brings is assetOwner [3E.011]', async () => {
  const { body } = await send(admin, pdf('origins'), { name: 'origins', type: 'MMR_DOC' });
  expect((await about(body.id)).origin).toBe('assetOwner');
  for (const origin of ['assetOwner', 'consultant', 'custom', 'regulatory', 'text', 'hakaru']) {
    await server.sql(`update document set origin = $2 where id = $1`, [body.id, origin]);
    expect((await about(body.id)).origin).toBe(origin);
  }
  await expect(server.sql(`update document set origin = 'manager' where id = $1`, [body.id])).rejects.toThrow('document_origin_check');
});
