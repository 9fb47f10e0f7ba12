import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentTasks } from '#features/documents/jobs';
import { matchInTurn } from '#features/documents/public';
import { sendFile } from '#testing/send-file';
import type { Paper } from '#platform/pdf/paper';
import { printPaper } from '#platform/pdf/print-paper';
import { startWorker } from '#platform/worker';
import { openTestServer, type TestServer } from '#testing/test-server';
import { extractionTasks } from './jobs';

let server: TestServer;
let worker: { stop(): Promise<unknown> };
let admin = '';
let readonly = '';
let stranger = '';
let superuser = '';
beforeAll(async () => {
  server = await openTestServer();
  worker = await startWorker(server.app, { ...documentTasks, ...extractionTasks });
  admin = await server.as('admin@hoshikawa.example');
  readonly = await server.as('view@hoshikawa.example');
  stranger = await server.as('pa@redfern.example');
  superuser = await server.as('super@platform.example');
});
afterAll(async () => {
  await worker.stop();
  await server.close();
});

const PATIENT = { timeout: 170_000, interval: 200 };
const FIELDS = `query { documentTypeFields { id documentType packageType tableName fieldName valueType breakdownType timeDimension version } }`;
const ADD = `mutation($fieldIds: [ID!]!) { addDataPoints(fieldIds: $fieldIds) { id name tableName valueType breakdownType timeDimension version } }`;
const POINTS = `query { dataPoints(documentType: "PA_CONTRIBUTION") { id name tableName valueType breakdownType timeDimension query formatValue uses version } }`;
const UPDATE = `mutation($id: ID!, $version: Int!, $input: DataPointInput!) { updateDataPoint(id: $id, version: $version, input: $input) { version query formatValue } }`;
const MAPPINGS = `query($dataPointId: ID) { dataPointMappings(dataPointId: $dataPointId) { id dataPointId documentId isLocked } }`;
const ASSOCIATE = `mutation($ids: [ID!]!, $documentId: ID!) { associateDataPoints(dataPointIds: $ids, documentId: $documentId) { id dataPointId isLocked } }`;
const LOCK = `mutation($id: ID!) { lockDataPointMapping(id: $id, isLocked: true) }`;
const REMOVE_UNLOCKED = `mutation($id: ID!) { removeNonLockedMappings(dataPointId: $id) }`;
const MODEL = `mutation($input: ExtractionModelInput!) { createExtractionModel(input: $input) { id version mappings { kind pattern } } }`;
const TRY = `query($id: ID!, $documentId: ID!) { tryExtractionModel(id: $id, documentId: $documentId) { dataPointName value status confidence page box } }`;
const PROVIDER = `query($id: ID!, $documentId: ID!) { extractionProvider { host } extractionRequest(id: $id, documentId: $documentId) { text } }`;
const CONTENTS = `query($id: ID!) { documentContents(documentId: $id) { isInScope values { dataPointId name tableName valueType breakdownType timeDimension page value decidedValue decision decidedByName status confidence box version } checks { id outcome left right } } }`;
const DECIDE = `mutation($documentId: ID!, $dataPointId: ID!, $tableName: String!, $page: Int!, $version: Int!, $value: String) { decideContentDataPoint(documentId: $documentId, dataPointId: $dataPointId, tableName: $tableName, page: $page, version: $version, value: $value) { values { name decision decidedValue } } }`;
const LEARN = `mutation($input: CashflowMappingInput!) { createCashflowMapping(input: $input) { id securityName textPattern cashflowType sign version } }`;
const FLOWS = `query($id: ID!) { documentFlows(documentId: $id) { flows { type amount page box } conflicts { text types } } }`;

const validationOf = ({ errors }: { errors: { extensions?: { validation?: Record<string, string[]> } }[] | undefined }) =>
  errors?.[0]?.extensions?.validation;

const notice = (fund: string): Paper => ({
  language: 'en',
  orientation: 'portrait',
  title: 'x',
  author: 'x',
  head: { left: 'Redfern Private Capital', right: '' },
  foot: { left: '', below: '' },
  mark: null,
  hasCover: false,
  content: [
    { text: 'Capital Call Notice No. 7' },
    { text: fund },
    { text: 'Notice date: 30 October 2026' },
    { text: 'Due date: November 20, 2026' },
    { text: 'Currency: USD' },
    { text: 'Investment 588,000.00' },
    { text: 'Management fee 12,000.00' },
    { text: 'Total amount due 600,000.00' },
  ],
});

let points: { id: string; name: string; version: number }[] = [];
let documentId = '';
const idOfPoint = (name: string): string => points.find(one => one.name === name)?.id ?? '';

test('the tables of a document type are administration’s; an organisation adds data points from them once, others cannot [3.129] [1.47]', async () => {
  const { data } = await server.ask(admin, FIELDS);
  const fields: { id: string; documentType: string; fieldName: string }[] = data.documentTypeFields;
  expect(fields.filter(({ documentType }) => documentType === 'PA_CONTRIBUTION')).toHaveLength(6);
  const ids = fields.filter(({ documentType }) => documentType === 'PA_CONTRIBUTION').map(({ id }) => id);
  expect((await server.ask(readonly, ADD, { fieldIds: ids })).errors).toHaveLength(1);
  expect((await server.ask(admin, ADD, { fieldIds: ids })).data.addDataPoints).toHaveLength(6);
  expect((await server.ask(admin, ADD, { fieldIds: ids })).data.addDataPoints).toHaveLength(0);
  points = (await server.ask(readonly, POINTS)).data.dataPoints;
  expect(points).toHaveLength(6);
  expect((await server.ask(stranger, POINTS)).data.dataPoints).toEqual([]);
  const row = {
    documentType: 'MMR_DOC',
    tableName: 'fees',
    fieldName: 'Fee',
    fieldNameJp: '報酬',
    valueType: 'amount',
    breakdownType: 'none',
    timeDimension: 'monthToDate',
  };
  const create = `mutation($input: DocumentTypeFieldInput!) { createDocumentTypeField(input: $input) { fieldName } }`;
  expect((await server.ask(admin, create, { input: row })).errors).toHaveLength(1);
  expect(
    (await server.ask(superuser, create, { input: row })).data.createDocumentTypeField.map((one: { fieldName: string }) => one.fieldName),
  ).toContain('Fee');
});

test('a content data point has a table name, value type, breakdown type and time dimension; its rules are kept [3.131] [3.132] [3.133]', async () => {
  const [point] = points;
  expect(points.find(({ name }) => name === 'Total amount')).toMatchObject({
    tableName: 'notice',
    valueType: 'amount',
    breakdownType: 'none',
    timeDimension: 'asOf',
  });
  const input = { name: 'Bank account', documentType: 'PA_CONTRIBUTION', tableName: 'notice', valueType: 'text' };
  const change = (more: object) => server.ask(admin, UPDATE, { id: point?.id, version: 1, input: { ...input, ...more } });
  expect(validationOf(await change({ query: '$.amount' }))).toHaveProperty('query');
  expect(validationOf(await change({ accountType: 'fund' }))).toHaveProperty('accountField');
  expect(validationOf(await change({ formatType: 'number' }))).toHaveProperty('formatValue');
  expect(validationOf(await change({ accountType: 'fund', accountField: 'commitment', query: 'amount' }))).toHaveProperty('query');
  const whole = { accountType: 'fund', accountField: 'commitment', query: '$.amount', formatType: 'text', formatValue: 'No. {value}' };
  const both = await Promise.all([1, 2].map(() => change(whole)));
  expect(both.filter(({ data }) => data?.updateDataPoint?.version === 2)).toHaveLength(1);
  expect((await server.ask(stranger, UPDATE, { id: point?.id, version: 2, input })).errors).toHaveLength(1);
});

test('a pattern is judged at once, also while the process that reads files is at work for somebody else', async () => {
  const text = 'a b '.repeat(25_000);
  const pages = Array.from({ length: 3 }, (_, at) => ({ page: at + 1, text }));
  let isAtWork = true;
  const work = matchInTurn(randomUUID(), { patterns: ['(a|b| )*z'], pages }).finally(() => (isAtWork = false));
  const input = { name: 'Judged at once', documentType: 'PA_CONTRIBUTION', layout: null, mappings: [] };
  const mapping = { dataPointId: randomUUID(), kind: 3, pattern: '(' };
  expect(validationOf(await server.ask(admin, MODEL, { input: { ...input, mappings: [mapping] } }))).toEqual({ mappings: ['pattern'] });
  expect(isAtWork).toBe(true);
  await work.catch(() => undefined); // the result does not matter here
});

test('a notice is read by the model of its type, and its lines become typed cashflows [1.46] [3.134] [3.135] [1.48]', async () => {
  const [fund] = await server.sql(`select id, name_en from entity where kind = 'fund' and name_en like 'Digital Infra%'`);
  const regexp = (name: string, pattern: string, more = {}) => ({ dataPointId: idOfPoint(name), kind: 3, pattern, ...more });
  const mappings = [
    regexp('Notice number', 'Notice No\\. (\\d+)'),
    regexp('Notice date', 'Notice date:\\s*(.+)'),
    regexp('Due date', 'Due date:\\s*(.+)'),
    regexp('Currency', 'Currency:\\s*([A-Z]{3})'),
    regexp('Total amount', 'Total amount due\\s+([0-9,.]+)', { expectedSign: 'positive' }),
    { dataPointId: idOfPoint('Total amount'), kind: 2, factor: '1' },
    { dataPointId: idOfPoint('Bank account'), kind: 1, prompt: 'Which account is paid to?' },
  ];
  const input = { name: 'Redfern call notice', documentType: 'PA_CONTRIBUTION', layout: 'Redfern Private Capital', mappings };
  const unsound = { ...input, mappings: [regexp('Due date', '(unclosed')] };
  expect(validationOf(await server.ask(admin, MODEL, { input: unsound }))).toEqual({ mappings: ['pattern'] });
  const model = (await server.ask(admin, MODEL, { input })).data.createExtractionModel;
  expect(model.mappings.map(({ kind }: { kind: number }) => kind)).toEqual([3, 3, 3, 3, 3, 2, 1]);
  for (const [textPattern, cashflowType] of [
    ['Investment', 'investment'],
    ['Management fee', 'managementFee'],
  ]) {
    const learned = { securityId: fund?.['id'], textPattern, side: 'call', cashflowType, sign: 'always_positive' };
    expect((await server.ask(admin, LEARN, { input: learned })).data.createCashflowMapping).toMatchObject({
      securityName: fund?.['name_en'],
      textPattern,
      cashflowType,
      sign: 'always_positive',
    });
  }
  expect(
    (await server.ask(stranger, LEARN, { input: { securityId: fund?.['id'], textPattern: 'x', side: 'call', cashflowType: 'investment' } }))
      .errors,
  ).toHaveLength(1);
  const bytes = await printPaper(notice(fund?.['name_en']));
  const { body } = await sendFile(server, admin, {
    path: '/documents',
    name: 'call.pdf',
    bytes,
    fields: { name: 'Call 7', type: 'MMR_DOC', guess: '1' },
  });
  documentId = body.id;
  await expect
    .poll(async () => (await server.ask(admin, CONTENTS, { id: documentId })).data.documentContents.values.length, PATIENT)
    .toBe(6);
  const tried = (await server.ask(readonly, TRY, { id: model.id, documentId })).data.tryExtractionModel;
  expect(tried.find((one: { dataPointName: string }) => one.dataPointName === 'Due date')).toMatchObject({
    value: '2026-11-20',
    status: 'found',
    page: 1,
  });
  expect((await server.ask(readonly, PROVIDER, { id: model.id, documentId })).data).toEqual({
    extractionProvider: null,
    extractionRequest: null,
  });
  const flows = (await server.ask(readonly, FLOWS, { id: documentId })).data.documentFlows;
  expect(flows.flows.map(({ type, amount }: { type: string; amount: string }) => [type, amount])).toEqual([
    ['investment', '588000'],
    ['managementFee', '12000'],
  ]);
  expect((await server.ask(stranger, FLOWS, { id: documentId })).errors).toHaveLength(1);
});

test('values stand with their boxes, least certain first; a person approves or corrects each once, and every word is recorded [2.6.42]', async () => {
  const { values, checks, isInScope } = (await server.ask(readonly, CONTENTS, { id: documentId })).data.documentContents;
  expect(isInScope).toBe(true);
  expect(values[0]).toMatchObject({ name: 'Bank account', status: 'needsEntry', value: null, page: 0 });
  const total = values.find((one: { name: string }) => one.name === 'Total amount');
  expect(total).toMatchObject({ value: '600000', confidence: 95, decision: 'open' });
  expect(total.box).toHaveLength(4);
  const outcomes = Object.fromEntries(checks.map(({ id, outcome }: { id: string; outcome: string }) => [id, outcome]));
  expect(outcomes).toMatchObject({
    totalOfParts: 'passed',
    withinUnfunded: 'passed',
    currency: 'passed',
    dueDate: 'passed',
    bankDetails: 'unknown',
    duplicate: 'passed',
  });
  const key = { documentId, dataPointId: total.dataPointId, tableName: 'notice', page: total.page, version: 1 };
  expect((await server.ask(readonly, DECIDE, key)).errors).toHaveLength(1);
  expect((await server.ask(stranger, DECIDE, key)).errors).toHaveLength(1);
  expect(validationOf(await server.ask(admin, DECIDE, { ...key, value: 'much' }))).toHaveProperty('value');
  const both = await Promise.all([1, 2].map(() => server.ask(admin, DECIDE, { ...key, value: '６０１，０００' })));
  expect(both.filter(({ errors }) => !errors)).toHaveLength(1);
  const after = (await server.ask(readonly, CONTENTS, { id: documentId })).data.documentContents;
  expect(after.values.find((one: { name: string }) => one.name === 'Total amount')).toMatchObject({
    value: '600000',
    decidedValue: '601000',
    decision: 'corrected',
  });
  expect(after.checks.find(({ id }: { id: string }) => id === 'totalOfParts')).toMatchObject({ outcome: 'failed', left: '601000' });
  const actions = await server.sql(`select action from audit where subject_id = $1 and action like 'documentValue.%'`, [documentId]);
  expect(actions.map(({ action }) => action)).toEqual(['documentValue.correct']);
});

test('data points are associated with a document; a locked mapping survives the removal of all others [1.47]', async () => {
  const ids = [idOfPoint('Due date'), idOfPoint('Currency')];
  const associated = (await server.ask(admin, ASSOCIATE, { ids, documentId })).data.associateDataPoints;
  expect(associated).toHaveLength(2);
  expect((await server.ask(stranger, ASSOCIATE, { ids, documentId })).errors).toHaveLength(1);
  const [mapping] = (await server.ask(admin, MAPPINGS, { dataPointId: ids[0] })).data.dataPointMappings;
  expect((await server.ask(admin, LOCK, { id: mapping.id })).data.lockDataPointMapping).toBe(true);
  expect((await server.ask(admin, REMOVE_UNLOCKED, { id: ids[0] })).data.removeNonLockedMappings).toBe(0);
  expect((await server.ask(admin, REMOVE_UNLOCKED, { id: ids[1] })).data.removeNonLockedMappings).toBe(1);
  expect((await server.ask(admin, MAPPINGS, {})).data.dataPointMappings).toHaveLength(1);
  expect((await server.ask(stranger, REMOVE_UNLOCKED, { id: ids[0] })).errors).toHaveLength(1);
});

test('the same data point on another page is another value, and does not overwrite the first [3.139] [3.140]', async () => {
  const insert = `insert into data_point_value (organisation_id, data_point_id, table_name, document_id, page_no, confidence, status, value)
    select organisation_id, data_point_id, table_name, document_id, page_no + 1, 90, 'found', 'second' from data_point_value where document_id = $1 and data_point_id = $2`;
  await server.sql(insert, [documentId, idOfPoint('Total amount')]);
  const rows = await server.sql(`select value from data_point_value where document_id = $1 and data_point_id = $2 order by page_no`, [
    documentId,
    idOfPoint('Total amount'),
  ]);
  expect(rows.map(({ value }) => value)).toEqual(['600000', 'second']);
});
