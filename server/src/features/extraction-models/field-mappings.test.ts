import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldMappingKinds } from '@hakaru/contract/enumerations';
import { readDocumentNow } from '#features/documents/public';
import { drawn, onePage } from '#features/documents/testing/raw-pdf';
import { sendFile } from '#testing/send-file';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
let admin = '';
let stranger = '';
let dataPointId = '';
const documentIds = { gain: '', loss: '' };

beforeAll(async () => {
  server = await openTestServer();
  admin = await server.as('admin@hoshikawa.example');
  stranger = await server.as('pa@redfern.example');
  const { data } = await server.ask(admin, `query { documentTypeFields { id documentType fieldName } }`);
  const field = data.documentTypeFields.find(
    (one: { documentType: string; fieldName: string }) => one.documentType === 'PA_CONTRIBUTION' && one.fieldName === 'Total amount',
  );
  await server.ask(admin, `mutation($ids: [ID!]!) { addDataPoints(fieldIds: $ids) { id } }`, { ids: [field.id] });
  const points = (await server.ask(admin, `query { dataPoints(documentType: "PA_CONTRIBUTION") { id name } }`)).data.dataPoints;
  dataPointId = points.find(({ name }: { name: string }) => name === 'Total amount').id;
  documentIds.gain = await bring('Net amount 600.50 of 900');
  documentIds.loss = await bring('Net amount -600.50 of 900');
});
afterAll(() => server.close());

async function bring(text: string): Promise<string> {
  const fields = { name: text, type: 'PA_CONTRIBUTION' };
  const { body } = await sendFile(server, admin, { path: '/documents', name: 'a.pdf', bytes: onePage(drawn(text)), fields });
  const [row] = await server.sql(`select organisation_id as of from document where id = $1`, [body.id]);
  await readDocumentNow(server.app, { organisationId: String(row?.['of']), id: body.id });
  return body.id;
}

const CREATE = `mutation($input: ExtractionModelInput!) { createExtractionModel(input: $input) { id mappings { kind pattern prompt factor signHandling expectedSign } } }`;
const TRY = `query($id: ID!, $documentId: ID!) { tryExtractionModel(id: $id, documentId: $documentId) { value status confidence } }`;
const REGEXP = { kind: 3, pattern: 'Net amount (\\S+) of (\\S+)' };
let models = 0;

const create = (mappings: readonly object[], by = admin) => {
  const name = `Field mappings ${++models}`;
  const input = { name, documentType: 'PA_CONTRIBUTION', layout: name, mappings: mappings.map(one => ({ dataPointId, ...one })) };
  return server.ask(by, CREATE, { input });
};

/** What a model with these mappings reads from the positive and from the negative amount. */
async function readBy(...mappings: readonly object[]) {
  const { data, errors } = await create(mappings);
  expect(errors).toBeUndefined();
  const { id } = data.createExtractionModel;
  const from = async (documentId: string) => (await server.ask(admin, TRY, { id, documentId })).data.tryExtractionModel[0];
  expect((await server.ask(stranger, TRY, { id, documentId: documentIds.gain })).errors).toHaveLength(1);
  return [await from(documentIds.gain), await from(documentIds.loss)];
}

const valuesBy = async (...mappings: readonly object[]) => (await readBy(...mappings)).map(({ value }) => value);

test('sign handling None leaves the extracted number unchanged, and is what a mapping has that names none [3E.045]', async () => {
  expect(await valuesBy({ ...REGEXP, signHandling: 'None' })).toEqual(['600.5', '-600.5']);
  const { data } = await create([REGEXP]);
  expect(data.createExtractionModel.mappings[0]).toMatchObject({ signHandling: 'None', expectedSign: 'none' });
});

test('sign handling reverse_sign negates the number [3E.046]', async () => {
  expect(await valuesBy({ ...REGEXP, signHandling: 'reverse_sign' })).toEqual(['-600.5', '600.5']);
});

test('sign handling always_positive yields the absolute value [3E.047]', async () => {
  expect(await valuesBy({ ...REGEXP, signHandling: 'always_positive' })).toEqual(['600.5', '600.5']);
});

test('sign handling always_negative yields minus the absolute value [3E.048]', async () => {
  expect(await valuesBy({ ...REGEXP, signHandling: 'always_negative' })).toEqual(['-600.5', '-600.5']);
});

test('expected sign is positive, negative or none: a value of the other sign is kept and looked at first [3E.049]', async () => {
  const confidences = async (expectedSign: string) => (await readBy({ ...REGEXP, expectedSign })).map(({ confidence }) => confidence);
  expect(await confidences('none')).toEqual([95, 95]);
  expect(await confidences('positive')).toEqual([95, 50]);
  expect(await confidences('negative')).toEqual([50, 95]);
  expect(await valuesBy({ ...REGEXP, expectedSign: 'negative' })).toEqual(['600.5', '-600.5']);
  for (const expectedSign of ['Positive', 'zero', '']) expect((await create([{ ...REGEXP, expectedSign }])).errors).toHaveLength(1);
});

test('field mapping kind 1 is a prompt: without a provider it asks for the value to be entered [3E.050]', async () => {
  expect(fieldMappingKinds.gpt).toBe(1);
  expect(await readBy({ kind: 1, prompt: 'What is the total?' })).toEqual(
    Array.from({ length: 2 }, () => ({ value: null, status: 'needsEntry', confidence: 0 })),
  );
  expect((await create([{ kind: 1 }])).errors).toHaveLength(1); // a prompt mapping without a prompt
});

test('field mapping kind 2 is a multiplier: it scales what was found by its factor, and finds nothing by itself [3E.051]', async () => {
  expect(fieldMappingKinds.multiplier).toBe(2);
  expect(await valuesBy(REGEXP, { kind: 2, factor: '1000' })).toEqual(['600500', '-600500']);
  expect(await valuesBy(REGEXP, { kind: 2, factor: '-0.5' })).toEqual(['-300.25', '300.25']);
  expect(await readBy({ kind: 2, factor: '1000' })).toEqual([undefined, undefined]);
  expect((await create([REGEXP, { kind: 2, factor: '1e3' }])).errors).toHaveLength(1);
});

test('field mapping kind 3 is a regexp: the value is its first capture group [3E.052]', async () => {
  expect(fieldMappingKinds.regexp).toBe(3);
  expect(await valuesBy(REGEXP)).toEqual(['600.5', '-600.5']);
  expect(await valuesBy({ kind: 3, pattern: 'of (\\d+)' })).toEqual(['900', '900']);
  expect(await readBy({ kind: 3, pattern: 'gross (\\d+)' })).toMatchObject([{ value: null, status: 'missing' }, { status: 'missing' }]);
  expect((await create([{ kind: 3 }])).errors).toHaveLength(1); // a pattern mapping without a pattern
});

test('no other kind and no other sign handling is taken, and nobody writes to another’s data point', async () => {
  for (const wrong of [{ kind: 0 }, { kind: 4 }, { signHandling: 'none' }, { signHandling: 'absolute' }])
    expect((await create([{ ...REGEXP, ...wrong }])).errors).toHaveLength(1);
  expect((await create([REGEXP], stranger)).errors).toHaveLength(1);
});
