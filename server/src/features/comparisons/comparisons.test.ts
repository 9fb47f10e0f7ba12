import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { openTestServer, type Answer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const SUPER = 'super@platform.example';
const refusal = ({ errors }: Answer) => errors?.[0]?.extensions?.validation ?? errors?.[0]?.message ?? null;
const START = `mutation($id: ID!) { startImpersonation(organisationId: $id, role: "readonly") { id } }`;
const DATASETS = '{ comparisonDatasets { id fileName kinds asOf } }';
const COMPARE = `query($a: ID!, $b: ID!, $kind: String!, $tolerance: String, $withEqual: Boolean) {
  compareDatasets(a: $a, b: $b, kind: $kind, tolerance: $tolerance, withEqual: $withEqual) {
    added removed changed equal lines { key field fieldEn a b difference fraction state } } }`;
type Dataset = { id: string; fileName: string; kinds: string[]; asOf: string | null };

/** Support inside an organisation, with a session of its own. */
async function inside(organisation: string): Promise<string> {
  const token = await server.signIn(SUPER);
  expect((await server.ask(token, START, { id: demoId(organisation) })).errors).toBeUndefined();
  return token;
}

test('two months of one sender are compared cell by cell within the organisation support has entered, and nowhere else [2.5.01]', async () => {
  const token = await inside('HOSHI');
  const datasets: Dataset[] = (await server.ask(token, DATASETS)).data.comparisonDatasets;
  const reports = datasets.filter(({ kinds, asOf }) => kinds.includes('mandates') && asOf !== null);
  const [later] = reports;
  const earlier = reports.find(one => one.asOf !== later?.asOf && one.fileName.slice(0, 5) === later?.fileName.slice(0, 5));
  const wish = { a: earlier?.id, b: later?.id, kind: 'mandates' };
  const { data, errors } = await server.ask(token, COMPARE, wish);
  expect(errors).toBeUndefined();
  const { changed, lines } = data.compareDatasets;
  expect(changed).toBeGreaterThan(0);
  const value = lines.find(({ field }: { field: string }) => field === 'marketValue');
  expect(Number(value.b) - Number(value.a)).toBeCloseTo(Number(value.difference), 4);
  const [cell] = await server.sql(
    `select r.cells ->> 'marketValue' as value
     from import_row r join import_sheet s using (organisation_id, import_id, file_no, sheet_no)
     where r.import_id = $1 and s.kind = 'mandates' and r.cells ->> 'code' = $2`,
    [later?.id, value.key],
  );
  expect(cell?.['value']).toBe(value.b);
  const tolerant = (await server.ask(token, COMPARE, { ...wish, tolerance: '999999999999999' })).data.compareDatasets;
  expect(tolerant.changed).toBeLessThan(changed);
  const same = (await server.ask(token, COMPARE, { ...wish, a: wish.b })).data.compareDatasets;
  expect([same.changed, same.added, same.removed, same.lines]).toEqual([0, 0, 0, []]);
  const elsewhere = await inside('SHIRA');
  expect(refusal(await server.ask(elsewhere, COMPARE, wish))).toBe('Not found.');
  expect((await server.ask(await server.as(SUPER), DATASETS)).data.comparisonDatasets).toEqual([]);
  expect(refusal(await server.ask(token, COMPARE, { ...wish, tolerance: 'x' }))).not.toBeNull();
  expect(refusal(await server.ask(await server.as('admin@hoshikawa.example'), DATASETS))).toBe('This action is unauthorized.');
});

test('two instructions are compared field by field, amounts by their value; another organisation’s are not found [2.5.02]', async () => {
  const token = await inside('HOSHI');
  const LIST = 'query($search: String) { comparisonInstructions(search: $search) { id ref amount } }';
  const FIELDS = 'query($a: ID!, $b: ID!) { compareInstructions(a: $a, b: $b) { field a b difference isEqual } }';
  type Choice = { id: string; ref: string; amount: string };
  const found: Choice[] = (await server.ask(token, LIST)).data.comparisonInstructions;
  const [one] = found;
  const other = found.find(({ amount }) => amount !== one?.amount);
  const lines = (await server.ask(token, FIELDS, { a: one?.id, b: other?.id })).data.compareInstructions;
  const amount = lines.find(({ field }: { field: string }) => field === 'amount');
  expect(amount).toMatchObject({ a: one?.amount, b: other?.amount, isEqual: false });
  expect(Number(amount.difference)).toBeCloseTo(Number(other?.amount) - Number(one?.amount), 4);
  const same = (await server.ask(token, FIELDS, { a: one?.id, b: one?.id })).data.compareInstructions;
  expect(same.every(({ isEqual }: { isEqual: boolean }) => isEqual)).toBe(true);
  const searched: Choice[] = (await server.ask(token, LIST, { search: one?.ref })).data.comparisonInstructions;
  expect(searched.map(({ id }) => id)).toContain(one?.id);
  expect(refusal(await server.ask(await inside('SHIRA'), FIELDS, { a: one?.id, b: one?.id }))).toBe('Not found.');
});
