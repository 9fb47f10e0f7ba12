import { expect, vi } from 'vitest';
import { documentTasks } from '#features/documents/jobs';
import { extractionTasks } from '#features/extraction-models/jobs';
import { replayTasks } from '#features/extraction-models/replay-jobs';
import { sendFile } from '#testing/send-file';
import type { App } from '#platform/context';
import { printPaper } from '#platform/pdf/print-paper';
import type { Paper } from '#platform/pdf/paper';
import { startWorker } from '#platform/worker';
import { openTestServer, type TestServer } from '#testing/test-server';
import { openFakeProvider, says } from './fake-provider';

export const KEY = 'sk-canary-7f3a';
const WORD = 'Quillon Infrastructure Partners';
const PATIENT = { timeout: 170_000, interval: 200 };
/** The printed values: a total, an account, and no date of writing. */
export const GOOD = { 1: '600,000.00', 2: 'Mizuho Bank 1234567', 3: null };

const paper: Paper = {
  language: 'en',
  orientation: 'portrait',
  title: 'x',
  author: 'x',
  head: { left: WORD, right: '' },
  foot: { left: '', below: '' },
  mark: null,
  hasCover: false,
  content: [
    { text: 'Capital Call Notice No. 7' },
    { text: 'Due date: November 20, 2026' },
    { text: 'Total amount due 600,000.00' },
    { text: 'Account Mizuho Bank 1234567' },
  ],
};

type Value = {
  dataPointId: string;
  name: string;
  tableName: string;
  page: number;
  value: string | null;
  found: string | null;
  status: string;
  confidence: number;
  box: number[];
  decision: string;
  version: number;
};

const MODEL = `mutation($input: ExtractionModelInput!) { createExtractionModel(input: $input) { id version } }`;
const CONTENTS = `query($id: ID!) { documentContents(documentId: $id) { values { dataPointId name tableName page value found status confidence box decision version } } }`;

/** A server with a fake provider, a model that asks it, and one notice read by that model in a job. */
export async function openProviderDesk() {
  const provider = await openFakeProvider(says(GOOD));
  // A long deadline, so that a busy machine does not look like a slow provider.
  const env = { GPT_URL: provider.url, GPT_MODEL: 'test-model', GPT_KEY: KEY, GPT_TIMEOUT_MS: '300000' };
  const server = await openTestServer({ env });
  const worker = await startWorker(server.app, { ...documentTasks, ...extractionTasks, ...replayTasks });
  const admin = await server.as('admin@hoshikawa.example');
  const points = await addPoints(server, admin);
  const idOfPoint = (name: string): string => points.find(one => one.name === name)?.id ?? '';
  const inputOf = (promptOf = (prompt: string) => prompt) => ({
    name: 'Asked',
    documentType: 'PA_CONTRIBUTION',
    layout: WORD,
    mappings: mappingsOf(idOfPoint, promptOf),
  });
  const { data } = await server.ask(admin, MODEL, { input: inputOf() });
  const fields = { name: 'Asked call', type: 'MMR_DOC', guess: '1' };
  const { body } = await sendFile(server, admin, { path: '/documents', name: 'asked.pdf', bytes: await printPaper(paper), fields });
  const documentId: string = body.id;
  const valuesOf = async (): Promise<Value[]> => (await server.ask(admin, CONTENTS, { id: documentId })).data.documentContents.values;
  await vi.waitFor(async () => expect(await valuesOf()).toHaveLength(4), PATIENT);
  const [row] = await server.sql(`select organisation_id from document where id = $1`, [documentId]);
  const modelId: string = data.createExtractionModel.id;
  return {
    provider,
    server,
    admin,
    modelId,
    idOfPoint,
    inputOf,
    valuesOf,
    ...trailOf(server, documentId),
    of: { organisationId: String(row?.['organisation_id']), documentId },
    valueOf: async (name: string) => (await valuesOf()).find(one => one.name === name),
    create: (input: unknown) => server.ask(admin, MODEL, { input }),
    /** The same installation with other settings. */
    withSettings: (settings: Partial<App['settings']>): App => ({ ...server.app, settings: { ...server.app.settings, ...settings } }),
    async close() {
      await worker.stop();
      await server.close();
      provider.close();
    },
  };
}

async function addPoints(server: TestServer, admin: string): Promise<{ id: string; name: string }[]> {
  const { data } = await server.ask(admin, `query { documentTypeFields { id documentType } }`);
  const fields: { id: string; documentType: string }[] = data.documentTypeFields;
  const fieldIds = fields.filter(({ documentType }) => documentType === 'PA_CONTRIBUTION').map(({ id }) => id);
  await server.ask(admin, `mutation($fieldIds: [ID!]!) { addDataPoints(fieldIds: $fieldIds) { id } }`, { fieldIds });
  return (await server.ask(admin, `query { dataPoints(documentType: "PA_CONTRIBUTION") { id name } }`)).data.dataPoints;
}

function mappingsOf(idOfPoint: (name: string) => string, promptOf: (prompt: string) => string) {
  const asked = (name: string, prompt: string) => ({ dataPointId: idOfPoint(name), kind: 1, prompt: promptOf(prompt) });
  return [
    { dataPointId: idOfPoint('Due date'), kind: 3, pattern: 'Due date:\\s*(.+)' },
    asked('Due date', 'When is it due?'),
    { ...asked('Total amount', 'What is the total?'), expectedSign: 'positive' },
    { dataPointId: idOfPoint('Total amount'), kind: 2, factor: '1' },
    asked('Bank account', 'Which account is paid to?'),
    asked('Notice date', 'When was it written?'),
  ];
}

/** The audit entries of provider calls since the last check. */
function trailOf(server: TestServer, documentId: string) {
  let seen = 0;
  const calls = async (): Promise<Record<string, unknown>[]> => {
    const rows = await server.sql(
      `select seq, action, after from audit where subject_id = $1 and action in ('document.ask', 'document.answer') and seq > $2 order by seq`,
      [documentId, seen],
    );
    seen = Math.max(seen, ...rows.map(({ seq }) => Number(seq)));
    return rows.map(({ action, after }) => ({ action, ...after }));
  };
  const outcomes = async () => (await calls()).filter(({ action }) => action === 'document.answer').map(({ outcome }) => outcome);
  return { calls, outcomes };
}
