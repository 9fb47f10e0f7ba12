import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentTasks } from '#features/documents/jobs';
import { drawn, onePage } from '#features/documents/testing/raw-pdf';
import { sendFile } from '#testing/send-file';
import { startWorker } from '#platform/worker';
import { openTestServer, type TestServer } from '#testing/test-server';
import { extractionTasks } from './jobs';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const PATIENT = { timeout: 170_000, interval: 200 };
const CONTENTS = `query($id: ID!) { documentContents(documentId: $id) { isReading values { name value } } }`;
const POINTS = `query { dataPoints(documentType: "PA_CONTRIBUTION") { id name } }`;
const FIELDS = `query { documentTypeFields { id documentType fieldName } }`;
const ADD = `mutation($fieldIds: [ID!]!) { addDataPoints(fieldIds: $fieldIds) { id } }`;
const MODEL = `mutation($input: ExtractionModelInput!) { createExtractionModel(input: $input) { id } }`;
const AGAIN = `mutation($id: ID!) { extractDocumentAgain(documentId: $id) }`;

async function teach(admin: string, layout: string): Promise<void> {
  const fields: { id: string; documentType: string; fieldName: string }[] = (await server.ask(admin, FIELDS)).data.documentTypeFields;
  const field = fields.find(({ documentType, fieldName }) => documentType === 'PA_CONTRIBUTION' && fieldName === 'Total amount');
  await server.ask(admin, ADD, { fieldIds: [field?.id] });
  const points: { id: string; name: string }[] = (await server.ask(admin, POINTS)).data.dataPoints;
  const dataPointId = points.find(({ name }) => name === 'Total amount')?.id;
  const mappings = [{ dataPointId, kind: 3, pattern: 'Total ([0-9,.]+)' }];
  const { errors } = await server.ask(admin, MODEL, { input: { name: layout, documentType: 'PA_CONTRIBUTION', layout, mappings } });
  expect(errors).toBeUndefined();
}

test('contents say that more may come until the last of their jobs is over, and with the word that none does come all values', async () => {
  const admin = await server.as('admin@hoshikawa.example');
  const stranger = await server.as('pa@redfern.example');
  await teach(admin, 'Sandpiper');
  const bytes = onePage(drawn('Sandpiper Total 7,500.00'));
  const fields = { name: 'Sandpiper', type: 'PA_CONTRIBUTION' };
  const { id } = (await sendFile(server, admin, { path: '/documents', name: 'sandpiper.pdf', bytes, fields })).body;
  const contents = async () => (await server.ask(admin, CONTENTS, { id })).data.documentContents;
  expect(await contents()).toEqual({ isReading: true, values: [] });
  expect((await server.ask(stranger, CONTENTS, { id })).errors).toHaveLength(1);
  const worker = await startWorker(server.app, { ...documentTasks, ...extractionTasks });
  const answers: { isReading: boolean; values: unknown[] }[] = [];
  await expect
    .poll(async () => {
      answers.push(await contents());
      return answers.at(-1)?.isReading;
    }, PATIENT)
    .toBe(false);
  expect(answers.at(-1)?.values).toEqual([{ name: 'Total amount', value: '7500' }]);
  await worker.stop();

  await server.ask(admin, AGAIN, { id });
  expect(await contents()).toMatchObject({ isReading: true, values: [{ value: '7500' }] });
  // A job without attempts left does not count as open.
  await server.sql(`update graphile_worker._private_jobs set attempts = max_attempts where key = $1`, [`extract:${id}`]);
  expect(await contents()).toMatchObject({ isReading: false });
});
