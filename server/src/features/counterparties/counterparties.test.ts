import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ figures: false });
});
afterAll(() => server.close());

const USER = 'user@hoshikawa.example';
const READER = 'view@hoshikawa.example';
const STRANGER = 'admin@shirasagi.example';
const SHOWN = 'id type typeName typeNameJp name nameJp country rating limitJpy version';
const ask = async (email: string, query: string, variables: Record<string, unknown> = {}, headers = {}) =>
  await server.ask(await server.as(email), query, variables, headers);
const create = (email: string, input: object, headers = {}) =>
  ask(email, `mutation($input: CounterpartyInput!) { createCounterparty(input: $input) { ${SHOWN} } }`, { input }, headers);
const update = (email: string, id: string, version: number, input: object) =>
  ask(
    email,
    `mutation($id: ID!, $version: Int!, $input: CounterpartyInput!) { updateCounterparty(id: $id, version: $version, input: $input) { ${SHOWN} } }`,
    { id, version, input },
  );
const namesOf = async (email: string, search = '') => {
  const { data } = await ask(email, `query($search: String) { counterparties(search: $search) { data { name } } }`, { search });
  return data.counterparties.data.map(({ name }: { name: string }) => name);
};

const BANK = { type: 'fxBank', name: 'First Bank', nameJp: '第一銀行', country: 'JP', rating: 'A+', limitJpy: '5000000000' };

test('a counterparty has type, name and country, and is returned as entered [3.110]', async () => {
  const { data } = await create(USER, BANK);
  expect(data.createCounterparty).toMatchObject({ ...BANK, typeName: 'FX bank', typeNameJp: '為替取引銀行', version: 1 });
  expect(await namesOf(USER, 'first')).toEqual(['First Bank']);
  expect(await namesOf(USER, '第一')).toEqual(['First Bank']);
  expect(await namesOf(USER, '%')).toEqual([]);
});

test('every wrong field is named, a name is used once, and a type is of the list', async () => {
  const wrong = await create(USER, { type: '', name: ' ', country: 'Japan', rating: '', limitJpy: '-1' });
  expect(wrong.errors?.[0]?.extensions?.validation).toEqual({
    type: ['required'],
    name: ['required'],
    country: ['country'],
    rating: ['required'],
    limitJpy: ['wholeYen'],
  });
  expect((await create(USER, BANK)).errors?.[0]?.extensions?.validation).toEqual({ name: ['taken'] });
  expect((await create(USER, { ...BANK, name: 'Other', type: 'friend' })).errors?.[0]?.extensions?.validation).toEqual({
    type: ['notFound'],
  });
  expect((await create(USER, { ...BANK, name: 'Other', limitJpy: '0' })).errors?.[0]?.extensions?.validation).toEqual({
    limitJpy: ['positive'],
  });
});

test('a request repeated with its key makes one counterparty', async () => {
  const headers = { 'idempotency-key': 'counterparty-once-1' };
  const made = [await create(USER, { ...BANK, name: 'Once' }, headers), await create(USER, { ...BANK, name: 'Once' }, headers)];
  expect(new Set(made.map(({ data }) => data.createCounterparty.id)).size).toBe(1);
});

test('another organisation sees, changes and removes nothing of it; a reader looks and writes nothing', async () => {
  const { id } = (await create(USER, { ...BANK, name: 'Ours' })).data.createCounterparty;
  const remove = (email: string, version: number) =>
    ask(email, 'mutation($id: ID!, $version: Int!) { deleteCounterparty(id: $id, version: $version) }', { id, version });
  expect(await namesOf(STRANGER, 'Ours')).toEqual([]);
  expect((await ask(STRANGER, `{ counterparty(id: "${id}") { id } }`)).errors?.[0]?.message).toBe('Not found.');
  expect((await update(STRANGER, id, 1, BANK)).errors?.[0]?.message).toBe('Not found.');
  expect((await remove(STRANGER, 1)).errors?.[0]?.message).toBe('Not found.');
  expect(await namesOf(READER, 'Ours')).toEqual(['Ours']);
  for (const refused of [await create(READER, BANK), await update(READER, id, 1, BANK), await remove(READER, 1)])
    expect(refused.errors?.[0]?.message).toBe('This action is unauthorized.');
  expect((await remove(USER, 2)).errors?.[0]?.message).toBe('Conflict.');
  expect((await remove(USER, 1)).data.deleteCounterparty).toBe(true);
  expect(await namesOf(USER, 'Ours')).toEqual([]);
});

test('of two who change the same version one gets a conflict, and the audit trail says what changed', async () => {
  const { id } = (await create(USER, { ...BANK, name: 'Raced' })).data.createCounterparty;
  const both = await Promise.all(['7', '8'].map(limitJpy => update(USER, id, 1, { ...BANK, name: 'Raced', limitJpy })));
  expect(both.filter(({ errors }) => errors?.[0]?.message === 'Conflict.')).toHaveLength(1);
  const trail = await server.sql(`select action, before, after from audit where organisation_id = $1 and subject_id = $2 order by seq`, [
    demoId('HOSHI'),
    id,
  ]);
  expect(trail.map(({ action }) => action)).toEqual(['counterparty.create', 'counterparty.update']);
  expect(trail[1]).toMatchObject({ before: { limitJpy: BANK.limitJpy }, after: { name: 'Raced' } });
});

test('the demo’s banks show their open forwards, what they are worth together and how much of the limit is used; one dealt with stays', async () => {
  const whole = await openTestServer();
  try {
    const token = await whole.as('admin@hoshikawa.example');
    const { data } = await whole.ask(
      token,
      '{ counterparties(search: "Demo Bank") { data { id name limitJpy openForwards openJpy netValue limitUse version } } }',
    );
    for (const { limitJpy, openForwards, openJpy, netValue, limitUse } of data.counterparties.data) {
      expect(openForwards).toBeGreaterThan(0);
      expect(netValue).toMatch(/^-?\d+$/);
      expect(Number(limitUse)).toBeCloseTo(Number(openJpy) / Number(limitJpy), 6);
    }
    const [{ id, version }] = data.counterparties.data;
    const listed = await whole.ask(token, `{ fxForwards(counterpartyId: "${id}", tab: "open", first: 60) { data { value { value } } } }`);
    const values: string[] = listed.data.fxForwards.data.map(({ value }: { value: { value: string } }) => value.value);
    expect(values.reduce((sum, value) => sum + BigInt(value), 0n).toString()).toBe(data.counterparties.data[0].netValue);
    const refused = await whole.ask(token, 'mutation($id: ID!, $version: Int!) { deleteCounterparty(id: $id, version: $version) }', {
      id,
      version,
    });
    expect(refused.errors?.[0]?.extensions?.validation).toEqual({ id: ['inUse'] });
  } finally {
    await whole.close();
  }
});
