import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const LIST = `query($assetId: ID!, $search: String, $category: String, $status: String) {
  instructions(assetId: $assetId, search: $search, category: $category, status: $status) {
    data { id ref entityRef category status settlementDate currency amount rate } paginatorInfo { total } } }`;
const ONE = `query($id: ID!) { instruction(id: $id) { ref amount } }`;
const refusalOf = ({ errors }: { errors: { message: string }[] | undefined }) => errors?.[0]?.message;

const EVERY = `id clientName entityId entityRef trustee trusteeRef fromEntityId fromRef fromName toEntityId toRef toName securityName date category type status
  createdBy createdAt updatedBy updatedAt`;

test('an instruction has every field of the specification under its name [3.044] [3.045] [3.046] [3.047] [3.048] [3.049] [3.050]', async () => {
  const token = await server.as('admin@hoshikawa.example');
  const mandates = await server.sql(`select id, ref from entity where ref in ('HDB01', 'HDE01') order by ref`);
  const [from, to] = mandates.map(({ id }) => id);
  const input = {
    entityId: from,
    category: 'Cash Transfer',
    type: 'cashTransfer',
    tradeDate: '2026-11-10',
    settlementDate: '2026-11-16',
    currency: 'JPY',
    amount: '1200000',
    fromEntityId: from,
    toEntityId: to,
    fromName: 'Ordinary account',
    toName: 'Settlement account',
    trusteeRef: 'K-77',
    securityName: 'Bond of 2030',
  };
  const create = `mutation($input: InstructionInput!) { createInstruction(input: $input) { id version } }`;
  const made = (await server.ask(token, create, { input })).data.createInstruction;
  const other = await server.as('user@hoshikawa.example');
  const change = `mutation($id: ID!, $version: Int!, $input: InstructionInput!) { updateInstruction(id: $id, version: $version, input: $input) { id } }`;
  expect((await server.ask(other, change, { ...made, input: { ...input, amount: '1300000' } })).errors).toBeUndefined();
  const people = await server.sql(
    `select name from app_user where email in ('admin@hoshikawa.example', 'user@hoshikawa.example') order by email`,
  );
  const { data } = await server.ask(token, `query($id: ID!) { instruction(id: $id) { ${EVERY} } }`, { id: made.id });
  expect(data.instruction).toEqual({
    id: made.id,
    clientName: 'Hoshikawa Electric Corporate Pension Fund',
    entityId: from,
    entityRef: 'HDB01',
    trustee: 'Komorebi Trust Bank',
    trusteeRef: 'K-77',
    fromEntityId: from,
    fromRef: 'HDB01',
    fromName: 'Ordinary account',
    toEntityId: to,
    toRef: 'HDE01',
    toName: 'Settlement account',
    securityName: 'Bond of 2030',
    date: '2026-11-10',
    category: 'Cash Transfer',
    type: 'cashTransfer',
    status: 'preliminary',
    createdBy: people[0]?.['name'],
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    updatedBy: people[1]?.['name'],
    updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
});

test('7G.27 instructions are listed latest settlement first, by category and status, and a stranger finds none', async () => {
  const admin = await server.as('admin@hoshikawa.example');
  const [mandate] = await server.sql(`select e.organisation_id, e.id, e.asset_id, u.id as user_id from entity e
    join app_user u on u.organisation_id = e.organisation_id and u.email = 'admin@hoshikawa.example' where e.ref = 'HDB01'`);
  const insert = `insert into instruction (organisation_id, ref, entity_id, category, type, trade_date, settlement_date, currency, amount, rate, created_by, updated_by)
    values ($1, $2, $3, $4, $9, '2026-10-01', $5, 'JPY', $6, $7, $8, $8) returning id`;
  const { organisation_id: organisationId, id: entityId, asset_id: assetId, user_id: userId } = mandate ?? {};
  const [fee] = await server.sql(insert, [organisationId, 'T-FEE', entityId, 'Fee', '2026-10-05', '-1234567.89', null, userId, 'fee']);
  await server.sql(insert, [organisationId, 'T-FX', entityId, 'FX Forward', '2026-11-05', '5000000', '151.25', userId, 'fxForward']);

  const { data } = await server.ask(admin, LIST, { assetId, search: 'T-F' });
  expect(data.instructions.data.map(({ ref }: { ref: string }) => ref)).toEqual(['T-FX', 'T-FEE']);
  const fees = await server.ask(admin, LIST, { assetId, search: 'T-F', category: 'Fee', status: 'preliminary' });
  expect(fees.data.instructions).toEqual({
    data: [
      {
        id: fee?.['id'],
        ref: 'T-FEE',
        entityRef: 'HDB01',
        category: 'Fee',
        status: 'preliminary',
        settlementDate: '2026-10-05',
        currency: 'JPY',
        amount: '-1234567.89',
        rate: null,
      },
    ],
    paginatorInfo: { total: 1 },
  });
  expect((await server.ask(admin, ONE, { id: fee?.['id'] })).data).toEqual({ instruction: { ref: 'T-FEE', amount: '-1234567.89' } });

  const stranger = await server.as('admin@shirasagi.example');
  await server.sql(
    `update organisation set modules = array_append(array_remove(modules, 'cashManagement'), 'cashManagement') where ref = 'SHIRA'`,
  );
  expect(refusalOf(await server.ask(stranger, LIST, { assetId }))).toBe(
    refusalOf(await server.ask(stranger, LIST, { assetId: crypto.randomUUID() })),
  );
  expect((await server.ask(stranger, ONE, { id: fee?.['id'] })).data).toBeNull();
  await server.sql(`update organisation set modules = array_remove(modules, 'cashManagement') where ref = 'SHIRA'`);
  expect(refusalOf(await server.ask(stranger, LIST, { assetId }))).toBe('This action is unauthorized.');
});
