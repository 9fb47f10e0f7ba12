import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Said } from './testing/notice-paper';
import { openNoticeServer } from './testing/notice-server';
import { DECIDE, validationOf } from './testing/notice-desk';

const PATIENT = { timeout: 170_000, interval: 100 };
let notices: Awaited<ReturnType<typeof openNoticeServer>>;
beforeAll(async () => {
  notices = await openNoticeServer();
});
afterAll(() => notices.close());

type Mapping = { dataPointId: string; kind: number; pattern: string | null };
type Model = { id: string; name: string; documentType: string; layout: string; version: number; mappings: Mapping[] };
type Field = {
  name: string;
  change: string;
  decided: string | null;
  before: { value: string | null };
  after: { value: string | null; box: number[] };
};
type Replay = {
  id: string;
  state: string;
  isOwn: boolean;
  isCurrent: boolean;
  counts: Record<string, number>;
  documents: { documentId: string; isSettled: boolean; readBy: string | null; fields: Field[] }[];
};

const MODELS = `query { extractionModels { id name documentType layout version mappings { dataPointId kind pattern } } }`;
const REPLAYS = `query($modelId: ID!) { extractionReplays(modelId: $modelId) { id state isOwn isCurrent counts { same changed gained lost }
  documents { documentId isSettled readBy fields { name change decided before { value } after { value box } } } } }`;
const PROPOSE = `mutation($id: ID!, $version: Int!, $input: ExtractionModelInput!) { proposeExtractionModel(id: $id, version: $version, input: $input) { id state } }`;
const ACCEPT = `mutation($id: ID!, $rereads: Boolean!) { acceptExtractionReplay(id: $id, rereads: $rereads) { id version } }`;
const DISCARD = `mutation($id: ID!) { discardExtractionReplay(id: $id) }`;
const NOTICE: Said = {
  number: 'R-1',
  due: '20 November 2026',
  parts: [['Zeta fee', '9,000.00']],
  total: '9,000.00',
  account: 'Old Bank 111',
};

const modelNow = async (): Promise<Model> =>
  (await notices.server.ask(notices.admin, MODELS)).data.extractionModels.find(
    ({ name }: Model) => name.startsWith('Approval test PA_CONTRIBUTION') || name === 'Renamed',
  );
/** The model's own input with one pattern replaced. */
const changed = ({ name, documentType, layout, mappings }: Model, at: number, pattern: string | null, more: object = {}) => ({
  name,
  documentType,
  layout,
  mappings: mappings.flatMap(({ dataPointId, kind, ...own }, index) =>
    index === at ? (pattern === null ? [] : [{ dataPointId, kind, pattern }]) : [{ dataPointId, kind, pattern: own.pattern }],
  ),
  ...more,
});
const replaysOf = async (modelId: string, by = notices.admin): Promise<Replay[]> =>
  (await notices.server.ask(by, REPLAYS, { modelId })).data.extractionReplays;
async function compared(input: object, by = notices.admin): Promise<Replay> {
  const { id, version } = await modelNow();
  const { data, errors } = await notices.server.ask(by, PROPOSE, { id, version, input });
  expect(errors).toBeUndefined();
  const find = async () => (await replaysOf(id, by)).find(one => one.id === data.proposeExtractionModel.id);
  await expect.poll(async () => (await find())?.state, PATIENT).toBe('done');
  const found = await find();
  if (!found) throw new Error('the replay is gone');
  return found;
}
const TOTAL = 4;
const ACCOUNT = 5;

test('a changed model shows per document and field what it would read; accepting it reads only what nothing followed from', async () => {
  const { desk, server } = notices;
  const paid = await desk.bring(NOTICE);
  await desk.decideAll(paid);
  expect((await desk.approve(paid)).errors).toBeUndefined();
  const decided = await desk.bring({
    ...NOTICE,
    number: 'R-2',
    due: '27 November 2026',
    total: '8,000.00',
    parts: [['Zeta fee', '8,000.00']],
  });
  const total = (await desk.contentsOf(decided)).values.find(({ name }) => name === 'Total amount');
  const { dataPointId, tableName, page, version } = total ?? {};
  expect(
    (await server.ask(notices.admin, DECIDE, { documentId: decided, dataPointId, tableName, page, version, value: '8001' })).errors,
  ).toBeUndefined();
  const open = await desk.bring({
    ...NOTICE,
    number: 'R-3',
    due: '28 November 2026',
    total: '7,000.00',
    parts: [['Zeta fee', '7,000.00']],
  });

  const model = await modelNow();
  // A changed pattern that reads only the thousands of the total, and no mapping for the account.
  const input = changed({ ...model, mappings: model.mappings.slice(0, ACCOUNT) }, TOTAL, 'Total amount\\s+([0-9]+)');
  const replay = await compared(input);
  expect(replay.documents.map(({ documentId }) => documentId)).toEqual([open, decided, paid]);
  expect(replay.documents.map(({ isSettled }) => isSettled)).toEqual([false, false, true]);
  expect(replay.counts).toEqual({ same: 12, changed: 3, gained: 0, lost: 3 });
  const fieldOf = (documentId: string, name: string) =>
    replay.documents.find(one => one.documentId === documentId)?.fields.find(field => field.name === name);
  expect(fieldOf(open, 'Total amount')).toMatchObject({
    change: 'changed',
    before: { value: '7000' },
    after: { value: '7' },
    decided: null,
  });
  expect(fieldOf(open, 'Total amount')?.after.box).toHaveLength(4);
  expect(fieldOf(decided, 'Total amount')).toMatchObject({ change: 'changed', decided: '8001' });
  expect(fieldOf(open, 'Bank account')).toMatchObject({ change: 'lost', before: { value: 'Old Bank 111' }, after: { value: null } });
  expect((await modelNow()).version).toBe(model.version);

  const beforePaid = await desk.contentsOf(paid);
  const openVersion = (await desk.contentsOf(open)).values.find(({ name }) => name === 'Total amount')?.version ?? 0;
  expect((await server.ask(notices.readonly, ACCEPT, { id: replay.id, rereads: true })).errors).toHaveLength(1);
  expect((await server.ask(notices.stranger, ACCEPT, { id: replay.id, rereads: true })).errors).toHaveLength(1);
  const accepted = await Promise.all([1, 2].map(() => server.ask(notices.colleague, ACCEPT, { id: replay.id, rereads: true })));
  expect(accepted.filter(({ errors }) => !errors)).toHaveLength(1);
  expect((await modelNow()).version).toBe(model.version + 1);
  const valueOf = async (id: string, name: string) => (await desk.contentsOf(id)).values.find(one => one.name === name);
  await expect.poll(async () => (await valueOf(open, 'Total amount'))?.value, PATIENT).toBe('7');
  // Whoever has seen the old value cannot approve the new one unseen.
  const stale = await valueOf(open, 'Total amount');
  expect(stale?.version).toBe(openVersion + 1);
  const { dataPointId: pointId, ...where } = stale ?? { dataPointId: '' };
  expect(
    (await server.ask(notices.admin, DECIDE, { ...where, documentId: open, dataPointId: pointId, version: openVersion, value: null }))
      .errors,
  ).toHaveLength(1);
  await expect.poll(async () => await valueOf(decided, 'Bank account'), PATIENT).toBeUndefined();
  expect(await valueOf(decided, 'Total amount')).toMatchObject({ value: '8000', decision: 'corrected' });
  expect(await desk.contentsOf(paid)).toEqual(beforePaid);
  const [entry] = await server.sql(
    `select after from audit where action = 'extractionModel.save' and subject_id = $1 order by at desc limit 1`,
    [model.id],
  );
  expect(entry?.['after']).toMatchObject({ compared: { changed: 3, lost: 3 }, readAgain: 2 });
  expect(await replaysOf(model.id)).toEqual([]);
});

test('a document is read anew only where somebody chose so, and an approved one not even when asked', async () => {
  const { desk, server } = notices;
  const before = await modelNow();
  const replay = await compared(changed(before, TOTAL, 'Total amount\\s+([0-9,.]+)'));
  const open = replay.documents.find(({ isSettled }) => !isSettled)?.documentId ?? '';
  const paid = replay.documents.find(({ isSettled }) => isSettled)?.documentId ?? '';
  const stood = await desk.contentsOf(open);
  expect((await server.ask(notices.admin, ACCEPT, { id: replay.id, rereads: false })).errors).toBeUndefined();
  const jobs = await server.sql(`select key from graphile_worker.jobs where key like 'extract:%'`);
  expect(jobs).toEqual([]);
  expect(await desk.contentsOf(open)).toEqual(stood);
  const settled = await desk.contentsOf(paid);
  const again = `mutation($id: ID!) { extractDocumentAgain(documentId: $id) }`;
  for (const id of [paid, open]) expect((await server.ask(notices.admin, again, { id })).errors).toBeUndefined();
  await expect
    .poll(async () => (await desk.contentsOf(open)).values.find(({ name }) => name === 'Total amount')?.value, PATIENT)
    .toBe('7000');
  expect(await desk.contentsOf(paid)).toEqual(settled);
});

test('two people change one model: the second to accept must compare again; a reader and a stranger change nothing', async () => {
  const { server } = notices;
  const model = await modelNow();
  const input = changed(model, TOTAL, 'Total\\s+amount\\s+([0-9,.]+)');
  for (const who of [notices.readonly, notices.stranger])
    expect((await server.ask(who, PROPOSE, { id: model.id, version: model.version, input })).errors).toHaveLength(1);
  expect((await server.ask(notices.stranger, REPLAYS, { modelId: model.id })).errors).toHaveLength(1);
  const unsound = changed(model, TOTAL, '(unclosed');
  expect(validationOf(await server.ask(notices.admin, PROPOSE, { id: model.id, version: model.version, input: unsound }))).toEqual({
    mappings: ['pattern'],
  });
  expect((await server.ask(notices.admin, PROPOSE, { id: model.id, version: model.version - 1, input })).errors).toHaveLength(1);
  const first = await compared(input);
  const second = await compared({ ...input, name: 'Renamed' }, notices.colleague);
  expect((await replaysOf(model.id, notices.readonly)).map(({ id, isOwn }) => [id, isOwn])).toEqual([
    [second.id, false],
    [first.id, false],
  ]);
  expect((await server.ask(notices.colleague, ACCEPT, { id: second.id, rereads: false })).errors).toBeUndefined();
  const late = await server.ask(notices.admin, ACCEPT, { id: first.id, rereads: false });
  expect(late.errors?.[0]?.extensions).toMatchObject({ code: 'conflict' });
  expect(await modelNow()).toMatchObject({ name: 'Renamed', version: model.version + 1 });
  expect(await replaysOf(model.id)).toMatchObject([{ id: first.id, isCurrent: false }]);
  expect((await server.ask(notices.stranger, DISCARD, { id: first.id })).errors).toHaveLength(1);
  expect((await server.ask(notices.admin, DISCARD, { id: first.id })).data.discardExtractionReplay).toBe(true);
  expect((await server.ask(notices.admin, ACCEPT, { id: first.id, rereads: true })).errors).toHaveLength(1);
});

test('a document that the changed words of the layout leave to no model keeps what was read; a change is not accepted unseen', async () => {
  const { server } = notices;
  const model = await modelNow();
  const replay = await compared(changed(model, -1, null, { layout: 'words that stand nowhere' }));
  expect(replay.documents.length).toBeGreaterThan(0);
  expect(replay.documents.every(({ readBy, fields }) => readBy === null && fields.length === 0)).toBe(true);
  await server.sql(`update extraction_replay set state = 'running' where id = $1`, [replay.id]);
  expect(validationOf(await server.ask(notices.admin, ACCEPT, { id: replay.id, rereads: true }))).toEqual({ id: ['notCompared'] });
});
