import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
let mandates: Record<string, { id: string; assetId: string }>;
beforeAll(async () => {
  server = await openTestServer();
  const rows = await server.sql(`select e.ref, e.id, e.asset_id from entity e where e.type = 'mandate'`);
  mandates = Object.fromEntries(rows.map(({ ref, id, asset_id: assetId }) => [ref, { id, assetId }]));
});
afterAll(() => server.close());

const FIELDS = `id manager clientName mandateId mandateRef trustee trusteeRef entityRef securityName instructionId forwardId instructionNumber currency code
  tradeDate settlementDate unit price fx_rate amount cash fee realized_gain_loss unrealized_gain_loss status type comment
  createdBy createdAt updatedBy updatedAt version abilities`;
const CREATE = `mutation($input: TransactionInput!) { createTransaction(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation($id: ID!, $version: Int!, $input: TransactionInput!) { updateTransaction(id: $id, version: $version, input: $input) { ${FIELDS} } }`;
const ONE = `query($id: ID!) { transaction(id: $id) { ${FIELDS} } }`;
const LIST = `query($mandateId: ID, $search: String, $status: String) { transactions(mandateId: $mandateId, search: $search, status: $status, first: 100) {
  data { id status mandateRef instructionNumber } paginatorInfo { total } } }`;
const move = (name: string) => `mutation($id: ID!, $version: Int!) { ${name}Transaction(id: $id, version: $version) { ${FIELDS} } }`;
const INSTRUCT = `mutation($input: InstructionInput!) { createInstruction(input: $input) { id version } }`;
const instructed = (name: string) =>
  `mutation($id: ID!, $version: Int!) { ${name}Instruction(id: $id, version: $version) { id number version transactions { id status cash currency instructionNumber } } }`;

const OWNER = 'admin@hoshikawa.example';
const inputFor = (ref: string, change: object = {}) => ({
  mandateId: mandates[ref]?.id,
  type: 'buy',
  tradeDate: '2026-11-10',
  settlementDate: '2026-11-12',
  currency: 'JPY',
  amount: '1000000',
  fee: '500',
  unit: '100',
  price: '10000',
  code: 'C-1',
  securityName: 'Bond',
  trusteeRef: 'T-9',
  realizedGainLoss: '-20',
  ...change,
});
type Answered = { errors: { message: string; extensions?: { validation?: Record<string, string[]> } }[] | undefined };
const refusal = ({ errors }: Answered) => errors?.[0]?.extensions?.validation ?? errors?.[0]?.message ?? null;
const doAs = async (email: string, document: string, variables: object) =>
  await server.ask(await server.as(email), document, { ...variables });
const enter = async (
  ref: string,
  { as = OWNER, ...change }: { as?: string } & Record<string, unknown> = {},
): Promise<{ id: string; version: number }> => {
  const { data, errors } = await doAs(as, CREATE, { input: inputFor(ref, change) });
  expect(errors).toBeUndefined();
  return data.createTransaction;
};

test('one entered by hand has every field of the specification under its name [3.060] [3.061] [3.062] [3.064] [3.065] [3.066] [3.067] [3.068] [3.069] [3.070] [3.071] [3.072]', async () => {
  const made = await enter('HDB01', { comment: 'By hand', fxRate: '1.5', unrealizedGainLoss: '7' });
  expect(made).toMatchObject({
    manager: 'Tsubaki Asset Management',
    clientName: 'Hoshikawa Electric Corporate Pension Fund',
    mandateRef: 'HDB01',
    trustee: 'Komorebi Trust Bank',
    trusteeRef: 'T-9',
    entityRef: null,
    securityName: 'Bond',
    instructionId: null,
    currency: 'JPY',
    code: 'C-1',
    tradeDate: '2026-11-10',
    settlementDate: '2026-11-12',
    unit: '100',
    price: '10000',
    fx_rate: '1.5',
    amount: '1000000',
    cash: '-1000500',
    fee: '500',
    realized_gain_loss: '-20',
    unrealized_gain_loss: '7',
    status: 'preliminary',
    type: 'buy',
    comment: 'By hand',
    createdBy: expect.any(String),
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    updatedBy: expect.any(String),
    updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    version: 1,
    abilities: ['edit', 'finalize', 'delete'],
  });
  const { data } = await doAs(OWNER, LIST, { mandateId: mandates['HDB01']?.id, search: 'C-1' });
  expect(data.transactions.data.map(({ id }: { id: string }) => id)).toContain(made.id);
});

test('it is changed while preliminary, made final, and cancelled; each move is in the audit and no other is allowed [4.001] [4.002] [4.005]', async () => {
  const made = await enter('HDB01');
  expect(refusal(await doAs(OWNER, move('cancel'), made))).toEqual({ status: ['statePreliminary'] });
  const changed = await doAs(OWNER, UPDATE, { ...made, input: inputFor('HDB01', { amount: '2000000', fee: null }) });
  expect(changed.data.updateTransaction).toMatchObject({ cash: '-2000000', version: 2, status: 'preliminary' });
  expect(refusal(await doAs(OWNER, move('finalize'), made))).toBe('Conflict.');
  const final = await doAs(OWNER, move('finalize'), { id: made.id, version: 2 });
  expect(final.data.finalizeTransaction).toMatchObject({ status: 'final', abilities: ['cancel'] });
  expect(refusal(await doAs(OWNER, UPDATE, { id: made.id, version: 3, input: inputFor('HDB01') }))).toEqual({ status: ['stateFinal'] });
  expect((await doAs(OWNER, move('cancel'), { id: made.id, version: 3 })).data.cancelTransaction.status).toBe('cancelled');
  const chain = await server.sql(`select action from audit where subject = 'transaction' and subject_id = $1 order by seq`, [made.id]);
  expect(chain.map(({ action }) => action)).toEqual([
    'transaction.create',
    'transaction.update',
    'transaction.finalize',
    'transaction.cancel',
  ]);
});

test('dates the wrong way round are refused on each of them [5.041] [5.042]', async () => {
  expect(refusal(await doAs(OWNER, CREATE, { input: inputFor('HDB01', { tradeDate: '2026-11-13' }) }))).toEqual({
    tradeDate: ['tradeAfterSettlement'],
    settlementDate: ['settlementBeforeTrade'],
  });
});

test('nothing becomes final in a populated month, and the sentence is on the date', async () => {
  const settled = await enter('HDB01', { tradeDate: '2026-09-10', settlementDate: '2026-09-14' });
  expect(refusal(await doAs(OWNER, move('finalize'), settled))).toEqual({ settlementDate: ['monthPopulated'] });
});

test('twenty clients finalise one: one wins', async () => {
  const made = await enter('HDB01');
  const token = await server.as(OWNER);
  const replies = await Promise.all(Array.from({ length: 20 }, () => server.ask(token, move('finalize'), made)));
  expect(replies.filter(({ errors }) => errors === undefined)).toHaveLength(1);
});

test('transactions follow their instruction from draft to cancellation, and are moved nowhere else [3.063]', async () => {
  const deal = {
    entityId: mandates['HFH01']?.id,
    category: 'FX Forward',
    type: 'fxForward',
    tradeDate: '2026-11-10',
    settlementDate: '2026-12-10',
    currency: 'USD',
    amount: '1000.55',
    side: 'sell',
    counterCurrency: 'JPY',
    rate: '126.4123',
  };
  const { data: written } = await doAs(OWNER, INSTRUCT, { input: deal });
  const draft = written.createInstruction;
  const { data } = await doAs(OWNER, instructed('finalize'), draft);
  const { number, transactions } = data.finalizeInstruction;
  expect(transactions).toMatchObject([
    { status: 'final', cash: '-1000.55', currency: 'USD', instructionNumber: number },
    { status: 'final', cash: '126482', currency: 'JPY', instructionNumber: number },
  ]);
  const leg = (await doAs(OWNER, ONE, transactions[0])).data.transaction;
  const [forward] = await server.sql(`select id from fx_forward where instruction_id = $1`, [draft.id]);
  expect(leg).toMatchObject({ instructionId: draft.id, forwardId: forward?.['id'], abilities: [], fx_rate: '126.4123' });
  expect(refusal(await doAs(OWNER, move('cancel'), leg))).toEqual({ status: ['followsInstruction'] });
  const cancelled = await doAs(OWNER, instructed('cancel'), { id: draft.id, version: 2 });
  expect(cancelled.data.cancelInstruction.transactions.map(({ status }: { status: string }) => status)).toEqual(['cancelled', 'cancelled']);
});

test('strangers find nothing, readers and advisers change nothing, the bank sees no draft', async () => {
  const made = await enter('HFE01', { as: 'ops@marlowe.example' });
  await server.sql(`update organisation set modules = array_append(array_remove(modules, 'cashManagement'), 'cashManagement')`);
  for (const email of ['admin@shirasagi.example', 'ops@tsubaki.example', 'desk@komorebi.example']) {
    expect(refusal(await doAs(email, ONE, made))).toBe('Not found.');
    for (const name of ['finalize', 'delete', 'cancel']) expect(refusal(await doAs(email, move(name), made))).toBe('Not found.');
    expect(refusal(await doAs(email, CREATE, { input: inputFor('HFE01') }))).toEqual({ mandateId: ['notFound'] });
    expect((await doAs(email, LIST, { mandateId: mandates['HFE01']?.id, status: 'preliminary' })).data.transactions.data).toEqual([]);
  }
  for (const email of ['view@hoshikawa.example', 'admin@kaede.example']) {
    expect((await doAs(email, ONE, made)).data.transaction.abilities).toEqual([]);
    expect(refusal(await doAs(email, move('finalize'), made))).toBe('This action is unauthorized.');
  }
  await doAs(OWNER, move('finalize'), made);
  expect((await doAs('desk@komorebi.example', ONE, made)).data.transaction.status).toBe('final');
  expect(refusal(await doAs('desk@komorebi.example', move('cancel'), { id: made.id, version: 2 }))).toBe('This action is unauthorized.');
});
