import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type Answer, type TestServer } from '#testing/test-server';

let server: TestServer;
let staff: string;
beforeAll(async () => {
  server = await openTestServer({ figures: false });
  staff = await server.as('staff@sazanami.example');
});
afterAll(() => server.close());

const FIELDS = `id ref name nameJp kana type number fiscalMonth establishedOn address roles version spcId importedFrom
  officers { name title isRepresentative since } bankAccounts { bank number holder } spcs { code percent }`;
const input = { ref: 'C1', name: 'Aster KK', nameJp: '株式会社アスター', kana: 'カ)ｱｽﾀｰ', type: 'corporation' };
const refusal = ({ errors }: Answer) => errors?.[0]?.extensions?.validation ?? errors?.[0]?.message ?? null;

const create = (token: string, change: object = {}) =>
  server.ask(token, `mutation($input: CorporationInput!) { createCorporation(input: $input) { ${FIELDS} } }`, {
    input: { ...input, ...change },
  });
const update = (token: string, id: string, version: number, change: object) =>
  server.ask(
    token,
    `mutation($id: ID!, $v: Int!, $input: CorporationInput!) { updateCorporation(id: $id, version: $v, input: $input) { ${FIELDS} } }`,
    { id, v: version, input: { ...input, ...change } },
  );
const remove = (token: string, id: string, version: number) =>
  server.ask(token, 'mutation($id: ID!, $v: Int!) { deleteCorporation(id: $id, version: $v) }', { id, v: version });
const read = (token: string, id: string) => server.ask(token, `query($id: ID!) { corporation(id: $id) { ${FIELDS} } }`, { id });
const list = (token: string, more = '') =>
  server.ask(token, `{ corporations(first: 100${more}) { paginatorInfo { total } data { ref nameJp kana } } }`);
const spc = async () => {
  const made = await server.ask(staff, 'mutation($input: SpcInput!) { saveSpc(input: $input) { id } }', {
    input: {
      code: 'OFCORP',
      name: '合同会社アスター',
      nameEn: 'Aster GK',
      kana: 'アスター',
      form: 'gk',
      scheme: 'gkTk',
      fiscalMonth: 3,
      assignee: '',
      investors: [{ name: '株式会社アスター投資', kana: 'カ)アスタートウシ', percent: '100' }],
    },
  });
  return String(made.data.saveSpc.id);
};

describe('a corporation of the accountant’s directory', () => {
  test('is created with kana, number, address, officers, roles and bank accounts, changed by its version, and deleted', async () => {
    const whole = {
      number: '8700110005901',
      fiscalMonth: 3,
      establishedOn: '2019-04-01',
      address: '東京都千代田区0-1-1',
      roles: ['investor', 'lender'],
      officers: [{ name: '高瀬 修', title: '代表取締役', isRepresentative: true, since: '2020-06-26' }],
      bankAccounts: [{ bank: 'デモ銀行A', type: 'ordinary', number: '1234567', holder: 'カ)アスター' }],
    };
    const made = (await create(staff, whole)).data.createCorporation;
    expect(made).toMatchObject({ ...whole, bankAccounts: [{ number: '1234567' }], kana: 'カ)アスター', version: 1, importedFrom: null });
    const moved = { ...whole, address: '大阪府大阪市北区0-1-1' };
    expect((await update(staff, made.id, 1, moved)).data.updateCorporation).toMatchObject({ address: moved.address, version: 2 });
    expect(refusal(await update(staff, made.id, 1, moved))).toBe('Conflict.');
    const history = await server.ask(staff, 'query($id: ID!) { corporationHistory(id: $id) { data { action after } } }', { id: made.id });
    expect(history.data.corporationHistory.data).toMatchObject([
      { action: 'corporation.update', after: { address: moved.address } },
      { action: 'corporation.create' },
    ]);
    expect((await remove(staff, made.id, 2)).data).toEqual({ deleteCorporation: true });
    expect(refusal(await read(staff, made.id))).toBe('Not found.');
  });

  test('every broken rule is an error on its field: the check digit of the number, kana, month, code, number and company taken once', async () => {
    const codes = async (change: object) => refusal(await create(staff, change));
    expect(await codes({ number: '9700110005901' })).toEqual({ number: ['corporateNumber'] });
    expect(await codes({ kana: '漢字' })).toEqual({ kana: ['kana'] });
    expect(await codes({ fiscalMonth: 13 })).toEqual({ fiscalMonth: ['month'] });
    expect(await codes({ roles: ['friend'] })).toEqual({ 'roles.0': ['invalid'] });
    expect(await codes({ officers: [{ name: '' }] })).toMatchObject({ 'officers.0.name': ['required'] });
    const spcId = await spc();
    expect((await create(staff, { ref: 'TAKEN', number: '4990000001507', spcId })).data.createCorporation.spcs).toEqual([
      { code: 'OFCORP', percent: null },
    ]);
    expect(await codes({ ref: 'TAKEN' })).toEqual({ ref: ['taken'] });
    expect(await codes({ ref: 'OTHER', number: '4990000001507' })).toEqual({ number: ['taken'] });
    expect(await codes({ ref: 'OTHER', spcId })).toEqual({ spcId: ['taken'] });
    expect(await codes({ ref: 'OTHER', spcId: '00000000-0000-4000-8000-000000000000' })).toEqual({ spcId: ['notFound'] });
  });

  test('one that an SPC names as its investor is shown with its share, and stays', async () => {
    const made = (await create(staff, { ref: 'INV', nameJp: '株式会社アスター投資' })).data.createCorporation;
    expect(made.spcs).toEqual([{ code: 'OFCORP', percent: '100' }]);
    expect(refusal(await remove(staff, made.id, 1))).toEqual({ id: ['inUse'] });
  });

  test('it is found by kana, number and officer, in the order of kana', async () => {
    await create(staff, { ref: 'K1', nameJp: 'ん', kana: 'ン', officers: [{ name: '唯一の人' }] });
    await create(staff, { ref: 'K2', nameJp: 'あ', kana: 'ア', roles: ['trustee'] });
    const all = (await list(staff)).data.corporations.data.map(({ ref }: { ref: string }) => ref);
    expect(all.indexOf('K2')).toBeLessThan(all.indexOf('K1'));
    expect((await list(staff, ', search: "唯一"')).data.corporations.data).toMatchObject([{ ref: 'K1' }]);
    expect((await list(staff, ', role: "trustee"')).data.corporations.data).toMatchObject([{ ref: 'K2' }]);
  });

  test('2.4.18 6.14 readers change nothing, another accountant finds nothing, and whoever is no accountant has no door', async () => {
    const { id } = (await create(staff, { ref: 'SEEN' })).data.createCorporation;
    await server.sql(`update app_user set role = 'readonly' where email = 'desk@komorebi.example'`);
    await server.sql(`update organisation set type = 'accountant', modules = modules || '{corporationList,client}' where ref = 'KOMOR'`);
    const stranger = await server.as('desk@komorebi.example');
    expect((await list(stranger)).data.corporations.data).toEqual([]);
    expect(refusal(await read(stranger, id))).toBe('Not found.');
    for (const reply of [await create(stranger), await update(stranger, id, 1, {}), await remove(stranger, id, 1)])
      expect(refusal(reply)).toBe('This action is unauthorized.');
    const owner = await server.as('admin@hoshikawa.example');
    for (const reply of [await list(owner), await read(owner, id), await create(owner)])
      expect(refusal(reply)).toBe('This action is unauthorized.');
  });
});
