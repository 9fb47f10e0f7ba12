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
