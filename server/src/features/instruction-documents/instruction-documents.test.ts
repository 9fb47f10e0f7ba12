import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendFile } from '#testing/send-file';
import { pdfWords } from '@hakaru/tools/pdf-text';
import { openTestServer, type TestServer } from '#testing/test-server';
import { keepSheets } from './jobs';

let server: TestServer;
let mandates: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer();
  await server.sql(`update organisation set modules = array_append(array_remove(modules, 'cashManagement'), 'cashManagement')`);
  const rows = await server.sql(`select ref, id from entity where type = 'mandate'`);
  mandates = Object.fromEntries(rows.map(({ ref, id }) => [ref, id]));
});
afterAll(() => server.close());

const OWNER = 'admin@hoshikawa.example';
const READER = 'view@hoshikawa.example';
const MANAGER = 'ops@marlowe.example';
const OTHER_MANAGER = 'ops@tsubaki.example';
const STRANGER = 'admin@shirasagi.example';
const BANK = 'desk@komorebi.example';
const ADVISER = 'admin@kaede.example';

const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}\nstartxref\n9\n%%EOF\n`);
const attach = async (email: string, id: string, bytes = pdf('deal'), name = 'deal.pdf') =>
  await sendFile(server, await server.as(email), { path: `/instructions/${id}/documents`, name, bytes, fields: {} });
const fetchFile = async (email: string, id: string, documentId: string) =>
  await server.http.inject({
    url: `/instructions/${id}/documents/${documentId}`,
    headers: { authorization: `Bearer ${await server.as(email)}` },
  });
const ask = async (email: string, query: string, variables: Record<string, unknown> = {}) =>
  await server.ask(await server.as(email), query, variables);

const WRITE = `mutation($input: InstructionInput!) { createInstruction(input: $input) { id version } }`;
const MOVE = (name: string) =>
  `mutation($id: ID!, $version: Int!) { ${name}Instruction(id: $id, version: $version) { id version number } }`;
const DOCUMENTS = `query($id: ID!) { instruction(id: $id) { mayAttach mayDetach documents { id kind version language fileName bytes sha256 userName } } }`;
const DETACH = `mutation($id: ID!, $documentId: ID!) { detachInstructionDocument(id: $id, documentId: $documentId) }`;
const LOOKUP = `query($search: String!) { instructionDocuments(search: $search) { id number organisationRef documents { fileName kind version language } } }`;

async function write(change: object = {}): Promise<{ id: string; version: number }> {
  const input = {
    entityId: mandates['HFE01'],
    category: 'Fee',
    type: 'fee',
    tradeDate: '2026-11-10',
    settlementDate: '2026-11-16',
    currency: 'JPY',
    amount: '1200000',
    fromName: 'Cash account',
    toName: 'Fee account',
    ...change,
  };
  const { data, errors } = await ask(OWNER, WRITE, { input });
  expect(errors).toBeUndefined();
  return data.createInstruction;
}
const finalise = async (made: { id: string; version: number }) => (await ask(OWNER, MOVE('finalize'), made)).data.finalizeInstruction;
const documentsOf = async (email: string, id: string) => (await ask(email, DOCUMENTS, { id })).data.instruction.documents;
const ownerId = async () => (await server.sql(`select id from organisation where ref = 'HOSHI'`))[0]?.['id'];
type Answered = { errors: { message: string; extensions?: { validation?: Record<string, string[]> } }[] | undefined };
const refusal = ({ errors }: Answered) => errors?.[0]?.extensions?.validation ?? errors?.[0]?.message ?? null;

test('a document is attached to a draft, downloaded as it came by whoever may open the instruction, and taken off again', async () => {
  const draft = await write();
  const { status, body } = await attach(MANAGER, draft.id);
  expect([status, body.isKnown]).toEqual([201, false]);
  expect((await attach(OWNER, draft.id)).body).toEqual({ id: body.id, isKnown: true }); // the same bytes are attached once
  expect(await documentsOf(READER, draft.id)).toMatchObject([{ id: body.id, kind: 'attachment', version: null, fileName: 'deal.pdf' }]);
  expect((await fetchFile(READER, draft.id, body.id)).rawPayload).toEqual(pdf('deal'));
  for (const email of [STRANGER, OTHER_MANAGER, BANK]) {
    expect((await fetchFile(email, draft.id, body.id)).statusCode).toBe(404);
    expect((await attach(email, draft.id)).status).toBe(404);
    expect(refusal(await ask(email, DETACH, { id: draft.id, documentId: body.id }))).toBe('Not found.');
  }
  const elsewhere = await write();
  expect((await fetchFile(OWNER, elsewhere.id, body.id)).statusCode).toBe(404); // a document of another instruction
  expect((await attach(READER, draft.id)).status).toBe(403);
  expect((await attach(ADVISER, draft.id)).status).toBe(403);
  expect(refusal(await ask(ADVISER, DETACH, { id: draft.id, documentId: body.id }))).toBe('This action is unauthorized.');
  expect((await ask(OWNER, DETACH, { id: draft.id, documentId: body.id })).data.detachInstructionDocument).toBe(true);
  expect((await fetchFile(OWNER, draft.id, body.id)).statusCode).toBe(404);
  const chain = await server.sql(`select action from audit where subject_id = $1 and action like '%tach' order by seq`, [draft.id]);
  expect(chain.map(({ action }) => action)).toEqual(['instruction.attach', 'instruction.detach']);
});

test('only whole files of known kinds are taken, and a file has a name that ends as it is', async () => {
  const { id } = await write();
  for (const [bytes, name] of [
    [Buffer.from('<script>'), 'deal.pdf'],
    [pdf('x'), 'deal.exe'],
    [Buffer.concat([pdf('x'), Buffer.from('more')]), 'deal.pdf'],
  ] as const)
    expect((await attach(OWNER, id, bytes, name)).status).toBe(422);
  expect(await documentsOf(OWNER, id)).toEqual([]);
});

test('twenty who attach the same file at once attach it once', async () => {
  const { id } = await write();
  const replies = await Promise.all(Array.from({ length: 20 }, () => attach(OWNER, id, pdf('once'))));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await documentsOf(OWNER, id)).toHaveLength(1);
});

test('once it is final nothing is taken off; the bank may add what it sends back, and nothing is added to what was cancelled', async () => {
  const draft = await write();
  const { body } = await attach(OWNER, draft.id);
  const { version } = await finalise(draft);
  expect(refusal(await ask(OWNER, DETACH, { id: draft.id, documentId: body.id }))).toEqual({ status: ['stateFinal'] });
  expect((await attach(BANK, draft.id, pdf('report of the bank'), 'report.pdf')).status).toBe(201);
  expect((await fetchFile(BANK, draft.id, body.id)).rawPayload).toEqual(pdf('deal'));
  await ask(OWNER, MOVE('cancel'), { id: draft.id, version });
  expect((await attach(OWNER, draft.id, pdf('late'), 'late.pdf')).body.errors).toEqual({ status: ['stateCancelled'] });
});

test('each version’s sheet is kept in both languages, found by number, and is what is printed from then on', async () => {
  const draft = await write();
  const { version, number } = await finalise(draft);
  const [job] = await server.sql(`select payload from graphile_worker._private_jobs where payload->>'id' = $1`, [draft.id]);
  const sending = { ownerId: await ownerId(), id: draft.id, version, status: 'final' } as const;
  expect(job?.['payload']).toEqual(sending);
  await keepSheets(server.app, sending);
  await keepSheets(server.app, sending); // the job may run twice; the sheet is stored once
  const kept = await documentsOf(MANAGER, draft.id);
  expect(kept).toMatchObject([
    { kind: 'sheet', version, language: 'jp', fileName: `instruction_${number}_v${version}_ja.pdf`, userName: null },
    { kind: 'sheet', version, language: 'en', fileName: `instruction_${number}_v${version}_en.pdf` },
  ]);
  const file = await fetchFile(BANK, draft.id, kept[1].id);
  expect(pdfWords(file.rawPayload).flat().join(' ')).toContain(number);
  const printed = await server.http.inject({
    url: `/instructions/${draft.id}/pdf?language=en`,
    headers: { authorization: `Bearer ${await server.as(OWNER)}` },
  });
  expect(printed.rawPayload.equals(file.rawPayload)).toBe(true);
  await ask(OWNER, MOVE('cancel'), { id: draft.id, version });
  await keepSheets(server.app, { ...sending, version: version + 1, status: 'cancelled' });
  expect((await documentsOf(OWNER, draft.id)).map((one: { version: number }) => one.version)).toEqual(
    [4, 4, 3, 3].map(n => n + version - 3),
  );
  const { data } = await ask('super@platform.example', LOOKUP, { search: number });
  const found = data.instructionDocuments.find(({ id }: { id: string }) => id === draft.id);
  expect(found).toMatchObject({ number, organisationRef: 'HOSHI' });
  expect(found.documents).toHaveLength(4);
  const byId = await ask('super@platform.example', LOOKUP, { search: draft.id });
  expect(byId.data.instructionDocuments).toHaveLength(1);
  expect(refusal(await ask('super@platform.example', LOOKUP, { search: '2' }))).toEqual({ search: ['tooShort'] });
  for (const email of [OWNER, BANK, STRANGER])
    expect(refusal(await ask(email, LOOKUP, { search: number }))).toBe('This action is unauthorized.');
});

test('a sheet that names a mandate its reader may not know is not theirs', async () => {
  const ways = { fromEntityId: mandates['HFE01'], toEntityId: mandates['HDB01'] };
  const draft = await write({ category: 'Cash Transfer', type: 'cashTransfer', ...ways });
  const { version } = await finalise(draft);
  await keepSheets(server.app, { ownerId: await ownerId(), id: draft.id, version, status: 'final' });
  const [sheet] = await documentsOf(OWNER, draft.id);
  expect(await documentsOf(MANAGER, draft.id)).toEqual([]);
  expect((await fetchFile(MANAGER, draft.id, sheet.id)).statusCode).toBe(404);
  const printed = await server.http.inject({
    url: `/instructions/${draft.id}/pdf?language=en`,
    headers: { authorization: `Bearer ${await server.as(MANAGER)}` },
  });
  expect(pdfWords(printed.rawPayload).flat().join(' ')).not.toContain('HDB01');
});
