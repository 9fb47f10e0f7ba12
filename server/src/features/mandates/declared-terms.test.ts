import { importedTermNames, mandateTermNames, shownTermNames, termOf } from '@hakaru/contract/mandate-terms';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { kinds } from '#features/import-kinds/registry';
import { sendFile } from '#testing/send-file';
import { termColumn } from '#platform/mandate-term-columns';
import { openTestServer, type TestServer } from '#testing/test-server';
import { makeWorkbook } from '#workbooks/testing/make-workbook';

let server: TestServer;
let owner: string;
let manager: string;
beforeAll(async () => {
  server = await openTestServer();
  owner = await server.as('admin@hoshikawa.example');
  manager = await server.as('ops@tsubaki.example');
});
afterAll(() => server.close());

const ID = entityId('HOSHI', 'HDB01');
const ALL = mandateTermNames.join(' ');
const recordOf = async () => (await server.ask(owner, `query($id: ID!) { mandate(id: $id) { version ${ALL} } }`, { id: ID })).data.mandate;
const sampleOf = (name: (typeof mandateTermNames)[number]) => (termOf(name).shape === 'day' ? '2026-11-02' : `given ${name}`.slice(0, 20));

test('every declared term is a column of its shape: the row types of the store are no mere claim', async () => {
  const columns = await server.sql(
    `select column_name as name, data_type as type, is_nullable = 'NO' as required from information_schema.columns where table_name = 'mandate'`,
  );
  const kept = new Map(columns.map(({ name, type, required }) => [name, { type, required }]));
  for (const name of mandateTermNames) {
    const { shape, isRequired = false } = termOf(name);
    expect([name, kept.get(termColumn(name))]).toEqual([name, { type: shape === 'day' ? 'date' : 'text', required: isRequired }]);
  }
});

test('every declared term is written and read back, and whoever sees the mandate sees the terms that are shown', async () => {
  const terms = Object.fromEntries(mandateTermNames.map(name => [name, sampleOf(name)]));
  const made = await server.ask(
    owner,
    `mutation($input: MandateInput!, $assetId: ID!) { createMandate(assetId: $assetId, input: $input) { id version ${ALL} } }`,
    { assetId: demoId('HMAIN'), input: { ref: 'HTERM', name: 'Terms', fiscal_year_start: 4, reason: 'opened', ...terms } },
  );
  expect(made.data.createMandate).toMatchObject(terms);
  const { data } = await server.ask(
    owner,
    `query($id: ID!) { book(assetId: $id) { entities { id mandate { ${shownTermNames.join(' ')} } } } }`,
    {
      id: demoId('HMAIN'),
    },
  );
  const own = data.book.entities.find(({ id }: { id: string }) => id === made.data.createMandate.id);
  expect(own.mandate).toEqual(Object.fromEntries(shownTermNames.map(name => [name, terms[name]])));
});

const TERMS = importedTermNames.map(name => [name, sampleOf(name)] as const);
const sheetOf = (values: readonly string[]) =>
  makeWorkbook([
    {
      name: 'Mandates',
      rows: [
        ['Mandate Code', 'As-of Date', 'Market Value', ...TERMS.map(([name]) => kinds.mandates.columns[name]?.header.en ?? name)],
        ['HDB01', '2026-10-31', 31_000_000_000, ...values],
      ],
    },
  ]);
const send = async (token: string, values: readonly string[]) => {
  const fields = { runMode: 'sync', ownerId: demoId('HOSHI') };
  const { id } = (await sendFile(server, token, { name: 'terms.xlsx', bytes: await sheetOf(values), fields })).body;
  const asked = `query($id: ID!) { import(id: $id) { version } importFindings(id: $id, first: 100) { data { code } } }`;
  const { data } = await server.ask(token, asked, { id });
  return { id, version: data.import.version, codes: data.importFindings.data.map(({ code }: { code: string }) => code) };
};
const approve = (token: string, { id, version }: { id: string; version: number }) =>
  server.ask(token, `mutation($id: ID!, $version: Int!) { approveImport(id: $id, version: $version, reason: "checked") { status } }`, {
    id,
    version,
  });

test('a manager’s file changes no terms: the cell is an error, and the file cannot be approved', { timeout: 120_000 }, async () => {
  const before = await recordOf();
  const sent = await send(
    manager,
    TERMS.map(([, value]) => value),
  );
  expect(sent.codes).toContain('ownersTerm');
  expect((await approve(manager, sent)).errors).toBeDefined();
  expect(await recordOf()).toEqual(before);
});

test('the owner’s file changes the terms it gives, once, with an entry in the mandate’s history', { timeout: 120_000 }, async () => {
  const before = await recordOf();
  const sent = await send(
    owner,
    TERMS.map(([, value]) => value),
  );
  expect(sent.codes).not.toContain('ownersTerm');
  const both = await Promise.all([approve(owner, sent), approve(owner, sent)]);
  expect(both.filter(({ data }) => data?.approveImport?.status === 'approved')).toHaveLength(1);
  const after = await recordOf();
  expect(after).toEqual({ ...before, ...Object.fromEntries(TERMS), version: before.version + 1 });
  const { data } = await server.ask(owner, `query($id: ID!) { mandateHistory(id: $id) { data { action before after } } }`, { id: ID });
  expect(data.mandateHistory.data[0]).toEqual({
    action: 'mandate.update',
    before: Object.fromEntries(TERMS.map(([name]) => [name, before[name]])),
    after: Object.fromEntries(TERMS),
  });
  const again = await send(
    owner,
    TERMS.map(() => ''),
  );
  await approve(owner, again);
  expect(await recordOf()).toEqual(after);
});

test('a custodian code is on the mandate for its owner and its manager; no reader and no other organisation changes it', async () => {
  const shown = async (token: string) => {
    const asked = `query($id: ID!) { book(assetId: $id) { entities { ref mandate { custodianCode } } } }`;
    const { data } = await server.ask(token, asked, { id: demoId('HMAIN') });
    return data?.book?.entities.find(({ ref }: { ref: string }) => ref === 'HDE01')?.mandate.custodianCode;
  };
  expect([await shown(owner), await shown(manager)]).toEqual(['KTB-HDE01', 'KTB-HDE01']);
  expect(await shown(await server.as('admin@shirasagi.example'))).toBeUndefined();
  const id = entityId('HOSHI', 'HDE01');
  const { mandate } = (await server.ask(owner, `query($id: ID!) { mandate(id: $id) { ref name openedDate version } }`, { id })).data;
  const { version, ...terms } = mandate;
  const change = (token: string, custodianCode: string) =>
    server.ask(
      token,
      `mutation($id: ID!, $version: Int!, $input: MandateInput!) { updateMandate(id: $id, version: $version, input: $input) { custodianCode } }`,
      { id, version, input: { ...terms, fiscal_year_start: 4, reason: 'test', custodianCode } },
    );
  expect((await change(owner, 'X'.repeat(33))).errors?.[0]?.extensions?.validation).toEqual({ custodianCode: ['tooLong'] });
  for (const email of ['view@hoshikawa.example', 'ops@tsubaki.example', 'admin@shirasagi.example'])
    expect([email, (await change(await server.as(email), 'STOLEN')).errors?.length]).toEqual([email, 1]);
  expect(await shown(owner)).toBe('KTB-HDE01');
});
