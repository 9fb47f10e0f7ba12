import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.as('admin@hoshikawa.example');
});
afterAll(() => server.close());

const ASSET = demoId('HMAIN');
const FUND = entityId('HOSHI', 'HPEF1');
const FIELDS =
  'id ref name nameJp nameKana roles fundId fundName country phone_number fax_number address status investedDate realizedDate version contacts { name email } bankAccounts { bank number }';
const input = { ref: 'CO1', name: 'Aster Works', currency: 'JPY', roles: [], status: 'active', contacts: [], bankAccounts: [] };

const create = (token: string, change: object = {}) =>
  server.ask(token, `mutation($id: ID!, $input: CompanyInput!) { createCompany(assetId: $id, input: $input) { ${FIELDS} } }`, {
    id: ASSET,
    input: { ...input, ...change },
  });
const update = (token: string, id: string, version: number, change: object) =>
  server.ask(
    token,
    `mutation($id: ID!, $v: Int!, $input: CompanyInput!) { updateCompany(id: $id, version: $v, input: $input) { ${FIELDS} } }`,
    {
      id,
      v: version,
      input: { ...input, ...change },
    },
  );
const remove = (token: string, id: string) => server.ask(token, `mutation($id: ID!) { deleteCompany(id: $id) }`, { id });
const read = (token: string, id: string) => server.ask(token, `query($id: ID!) { company(id: $id) { ${FIELDS} } }`, { id });
const list = (token: string, more = '') =>
  server.ask(
    token,
    `query($id: ID!) { companies(assetId: $id, first: 100${more}) { active realized paginatorInfo { total } data { ref name fundName status } } }`,
    { id: ASSET },
  );

describe('a portfolio company', () => {
  test('2.6.33 is created with every field, changed by its version, and deleted', async () => {
    const whole = {
      nameJp: 'アスター工業',
      nameKana: 'アスターコウギョウ',
      roles: ['investor', 'manager'],
      fundId: FUND,
      country: 'JP',
      phone_number: '03-0000-0000',
      fax_number: '03-0000-0001',
      address: '東京都千代田区',
      investedDate: '2020-04-01',
      contacts: [{ name: '山田', email: 'yamada@aster.example' }],
      bankAccounts: [{ bank: '白鷺銀行', type: 'ordinary', number: '1234567', holder: 'アスター', currency: 'JPY' }],
    };
    const made = (await create(admin, whole)).data.createCompany;
    expect(made).toMatchObject({
      ...whole,
      contacts: [{ name: '山田' }],
      bankAccounts: [{ number: '1234567' }],
      fundName: 'Buyout Fund III',
      version: 1,
    });
    const sold = { ...whole, status: 'realized', realizedDate: '2024-03-31' };
    expect((await update(admin, made.id, 1, sold)).data.updateCompany).toMatchObject({
      status: 'realized',
      realizedDate: '2024-03-31',
      version: 2,
    });
    expect((await update(admin, made.id, 1, sold)).errors?.[0]?.message).toBe('Conflict.');
    const history = await server.ask(admin, `query($id: ID!) { companyHistory(id: $id) { data { action after } } }`, { id: made.id });
    expect(history.data.companyHistory.data).toMatchObject([
      { action: 'company.update', after: { status: 'realized' } },
      { action: 'company.create' },
    ]);
    expect((await remove(admin, made.id)).data).toEqual({ deleteCompany: true });
    expect((await read(admin, made.id)).errors?.[0]?.message).toBe('Not found.');
  });

  test('5.025 5.026 5.027 every broken rule is an error on its field', async () => {
    const codes = async (change: object) => (await create(admin, change)).errors?.[0]?.extensions?.validation;
    expect(await codes({ phone_number: '0'.repeat(33) })).toEqual({ phone_number: ['phoneTooLong'] });
    expect(await codes({ fax_number: '0'.repeat(33) })).toEqual({ fax_number: ['faxTooLong'] });
    expect(await codes({ name: 'x'.repeat(256), address: 'x'.repeat(513) })).toEqual({ name: ['tooLong'], address: ['tooLong'] });
    expect(await codes({ status: 'realized' })).toEqual({ realizedDate: ['required'] });
    expect(await codes({ realizedDate: '2024-03-31' })).toEqual({ realizedDate: ['stillActive'] });
    expect(await codes({ status: 'realized', investedDate: '2024-04-01', realizedDate: '2024-03-31' })).toEqual({
      realizedDate: ['beforeInvested'],
    });
    expect(await codes({ ref: 'HPEF1-C01' })).toEqual({ ref: ['taken'] });
    expect(await codes({ fundId: entityId('SHIRA', 'SPEF1') })).toEqual({ fundId: ['notFound'] });
    expect(await codes({ bankAccounts: [{ bank: 'B', type: 'ordinary', number: '12-34', holder: 'H', currency: 'JPY' }] })).toEqual({
      'bankAccounts.0.number': ['accountNumber'],
    });
  });

  test('3.119 the list counts the active and the realized, and searches by fund', async () => {
    const { data } = await list(admin);
    const { active, realized, paginatorInfo } = data.companies;
    expect(active + realized).toBe(paginatorInfo.total);
    expect(realized).toBeGreaterThan(3);
    const sold = await list(admin, ', status: "realized", search: "Buyout Fund III"');
    expect(sold.data.companies.data.length).toBeGreaterThan(0);
    expect(new Set(sold.data.companies.data.map(({ fundName }: { fundName: string }) => fundName))).toEqual(new Set(['Buyout Fund III']));
  });

  test('5.052 8.049 with published data it is not deleted', async () => {
    const { id } = (await create(admin, { ref: 'COPUB' })).data.createCompany;
    await server.sql(
      `with s as (insert into source (organisation_id, kind, label_en, label_jp) values ($1, 'person', 'x', 'x') returning id)
       insert into observation (organisation_id, entity_id, measure, as_of, value, source_id) select $1, $2, 'marketValue', '2026-09-30', 1, id from s`,
      [demoId('HOSHI'), id],
    );
    expect((await remove(admin, id)).errors?.[0]?.extensions?.validation).toEqual({ id: ['publishedData'] });
  });

  test('6.04 the consultant reads, a reader changes nothing, a stranger finds nothing', async () => {
    const { id } = (await create(admin, { ref: 'COSEEN' })).data.createCompany;
    const consultant = await server.as('admin@kaede.example');
    expect((await read(consultant, id)).data.company.ref).toBe('COSEEN');
    expect((await update(consultant, id, 1, {})).errors?.[0]?.message).toBe('Not found.');
    const reader = await server.as('view@hoshikawa.example');
    expect((await remove(reader, id)).errors?.[0]?.message).toBe('This action is unauthorized.');
    const stranger = await server.as('admin@shirasagi.example');
    for (const reply of [
      await read(stranger, id),
      await remove(stranger, id),
      await update(stranger, id, 1, {}),
      await create(stranger),
      await list(stranger),
    ])
      expect(reply.errors?.[0]?.message).toBe('Not found.');
  });
});
