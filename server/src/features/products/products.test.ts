import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await server.sql('delete from product'); // removes the demo's products
});
afterAll(() => server.close());

const TSUBAKI = 'ops@tsubaki.example';
const MARLOWE = 'ops@marlowe.example';
const OWNER = 'admin@hoshikawa.example';
const SHOWN = `id version name nameJp description benchmark targetReturnPercent assetClass inceptionDate feeBps clients value { amount currency } mandates { ref clientId figures { value } }`;
const ask = async (email: string, query: string, variables: Record<string, unknown> = {}, headers = {}) =>
  await server.ask(await server.as(email), query, variables, headers);
const create = (email: string, input: object, headers = {}) =>
  ask(email, `mutation($input: ProductInput!) { createProduct(input: $input) { ${SHOWN} } }`, { input }, headers);
const link = (email: string, id: string, version: number, mandateIds: string[]) =>
  ask(
    email,
    `mutation($id: ID!, $version: Int!, $ids: [ID!]!) { linkProductMandates(id: $id, version: $version, mandateIds: $ids) { ${SHOWN} } }`,
    { id, version, ids: mandateIds },
  );
const list = async (email: string) => (await ask(email, `{ products { data { ${SHOWN} } paginatorInfo { total } } }`)).data.products;

const EQUITY = {
  name: 'Japan Small Cap',
  nameJp: '国内小型株',
  description: 'Bottom-up',
  benchmark: 'Demo Japan Small Cap',
  targetReturnPercent: '7.25',
  assetClass: 'Domestic equity',
  inceptionDate: '2009-04-01',
  feeBps: 62.5,
};
const OURS = entityId('HOSHI', 'HDE02');
const SECOND = entityId('SHIRA', 'SMA01');
const FOREIGN = entityId('HOSHI', 'HFE01');

test('3.108 3.109 a product has name, description, benchmark and target return, and is returned as given', async () => {
  const { data } = await create(TSUBAKI, EQUITY);
  expect(data.createProduct).toMatchObject({ ...EQUITY, version: 1, clients: 0, value: null, mandates: [] });
  expect((await create(TSUBAKI, EQUITY)).errors?.[0]?.extensions?.validation).toEqual({ name: ['taken'] });
  const wrong = await create(TSUBAKI, { name: '', targetReturnPercent: '12.34567', feeBps: -1, inceptionDate: '2026-02-30' });
  expect(wrong.errors?.[0]?.extensions?.validation).toEqual({
    name: ['required'],
    targetReturnPercent: ['rateRange'],
    feeBps: ['negative'],
    inceptionDate: ['dateFormat'],
  });
});

test('a request repeated with its key makes one product', async () => {
  const headers = { 'idempotency-key': 'product-once-1' };
  const made = [await create(MARLOWE, { name: 'Quality' }, headers), await create(MARLOWE, { name: 'Quality' }, headers)];
  expect(new Set(made.map(({ data }) => data.createProduct.id)).size).toBe(1);
  expect((await list(MARLOWE)).paginatorInfo.total).toBe(1);
});

test('mandates of clients are linked and summed; another manager’s are refused like missing ones', async () => {
  const [product] = (await list(TSUBAKI)).data;
  for (const id of [FOREIGN, demoId('nowhere')])
    expect((await link(TSUBAKI, product.id, 1, [OURS, id])).errors?.[0]?.extensions?.validation).toEqual({ mandateIds: ['notFound'] });
  const { data } = await link(TSUBAKI, product.id, 1, [OURS, SECOND]);
  const linked = data.linkProductMandates;
  expect(linked).toMatchObject({ version: 2, clients: 2, value: { currency: 'JPY' } });
  const values: string[] = linked.mandates.map(({ figures }: { figures: { value: string }[] }) => figures[0]?.value);
  expect(values).toHaveLength(2);
  expect(linked.value.amount).toBe(values.reduce((sum, value) => sum + BigInt(value), 0n).toString());
  expect((await link(TSUBAKI, product.id, 1, [])).errors?.[0]?.message).toBe('Conflict.');
});

test('a mandate is run by one product: linked elsewhere, it leaves the first', async () => {
  const [first] = (await list(TSUBAKI)).data;
  const { data } = await create(TSUBAKI, { name: 'Balanced' });
  await link(TSUBAKI, data.createProduct.id, 1, [SECOND]);
  const after = (await list(TSUBAKI)).data;
  const refsOf = (id: string) => after.find((one: { id: string }) => one.id === id).mandates.map(({ ref }: { ref: string }) => ref);
  expect([refsOf(first.id), refsOf(data.createProduct.id)]).toEqual([['HDE02'], ['SMA01']]);
});

test('edits compare versions and are recorded; a product is its manager’s alone', async () => {
  const [, product] = (await list(TSUBAKI)).data;
  const edit = (email: string, version: number) =>
    ask(
      email,
      `mutation($id: ID!, $version: Int!, $input: ProductInput!) { updateProduct(id: $id, version: $version, input: $input) { version feeBps } }`,
      { id: product.id, version, input: { ...EQUITY, feeBps: 55 } },
    );
  expect((await edit(TSUBAKI, product.version)).data.updateProduct).toEqual({ version: product.version + 1, feeBps: 55 });
  expect((await edit(TSUBAKI, product.version)).errors?.[0]?.message).toBe('Conflict.');
  expect((await edit(MARLOWE, 1)).errors?.[0]?.message).toBe('Not found.');
  expect((await ask(MARLOWE, `{ product(id: "${product.id}") { id } }`)).errors?.[0]?.message).toBe('Not found.');
  expect((await create(OWNER, { name: 'None of ours' })).errors?.[0]?.message).toBe('This action is unauthorized.');
  const actions = await server.sql(
    `select action from audit where organisation_id = $1 and subject = 'product' and subject_id = $2 order by seq`,
    [demoId('TSUBA'), product.id],
  );
  expect(actions.map(({ action }) => action)).toEqual(['product.create', 'product.link', 'product.update']);
});

test('an ended mandate counts no more, and deleting a product leaves its mandates', async () => {
  const [, product] = (await list(TSUBAKI)).data;
  await server.sql(`update access_grant set to_day = '2026-08-31' where entity_id = $1 and role = 'manager'`, [OURS]);
  expect((await list(TSUBAKI)).data[1]).toMatchObject({ clients: 0, value: null, mandates: [{ ref: 'HDE02' }] });
  const remove = (version: number) => ask(TSUBAKI, `mutation { deleteProduct(id: "${product.id}", version: ${version}) }`);
  expect((await remove(1)).errors?.[0]?.message).toBe('Conflict.');
  expect((await remove(product.version)).data.deleteProduct).toBe(true);
  expect(await server.sql(`select ref from entity where id = $1`, [OURS])).toHaveLength(1);
});
