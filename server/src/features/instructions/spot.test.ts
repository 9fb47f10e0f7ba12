import { afterAll, beforeAll, expect, test } from 'vitest';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const OWNER = 'admin@hoshikawa.example';
const SECOND = 'user@hoshikawa.example';
const mandateId = entityId('HOSHI', 'HFB01');
const CREATE = `mutation($input: InstructionInput!) { createInstruction(input: $input) { id version status } }`;
const ONE = `query($id: ID!) { instruction(id: $id) { version type counterCurrency rate amountJpy transactions { type isSpot status currency amount cash fx_rate } } }`;
const move = (name: string) =>
  `mutation($id: ID!, $version: Int!) { ${name}Instruction(id: $id, version: $version) { id version status } }`;
const BALANCE = `query($mandateId: ID!, $currency: String!) { cashBalance(mandateId: $mandateId, currency: $currency, day: "2026-11-30") { balance forecast_balance } }`;

type Answered = { errors: { message: string; extensions?: { validation?: Record<string, string[]> } }[] | undefined };
const refusal = ({ errors }: Answered) => errors?.[0]?.extensions?.validation ?? errors?.[0]?.message ?? null;
const ask = async (email: string, document: string, variables: object) =>
  await server.ask(await server.as(email), document, { ...variables });
const deal = (change: object = {}) => ({
  entityId: mandateId,
  category: 'Fund',
  type: 'buy',
  tradeDate: '2026-11-10',
  settlementDate: '2026-11-12',
  currency: 'USD',
  amount: '1000000.50',
  counterCurrency: 'JPY',
  rate: '126.755',
  ...change,
});
const write = async (change: object = {}) => {
  const { data, errors } = await ask(OWNER, CREATE, { input: deal(change) });
  expect(errors).toBeUndefined();
  return data.createInstruction;
};
const balances = async () => {
  const found: Record<string, [number, number]> = {};
  for (const currency of ['USD', 'JPY']) {
    const { data } = await ask(OWNER, BALANCE, { mandateId, currency });
    found[currency] = [Number(data.cashBalance.balance), Number(data.cashBalance.forecast_balance)];
  }
  return found;
};
const moved = (before: [number, number] | undefined, after: [number, number] | undefined) =>
  [0, 1].map(at => Math.round(((after?.[at] ?? 0) - (before?.[at] ?? 0)) * 100) / 100);

test('3.073 a spot deal moves both currencies: forecast while it is a draft, the balance once it is final, nothing once it is cancelled', async () => {
  const before = await balances();
  const { id, version } = await write();
  const { data } = await ask(OWNER, ONE, { id });
  expect(data.instruction).toMatchObject({ type: 'buy', counterCurrency: 'JPY', rate: '126.755', amountJpy: '126755063' });
  expect(data.instruction.transactions).toEqual([
    { type: 'buy', isSpot: true, status: 'preliminary', currency: 'USD', amount: '1000000.50', cash: '1000000.50', fx_rate: '126.755' },
    { type: 'buy', isSpot: true, status: 'preliminary', currency: 'JPY', amount: '126755063', cash: '-126755063', fx_rate: '126.755' },
  ]);
  const drafted = await balances();
  expect([moved(before['USD'], drafted['USD']), moved(before['JPY'], drafted['JPY'])]).toEqual([
    [0, 1000000.5],
    [0, -126755063],
  ]);
  const final = await ask(SECOND, move('finalize'), { id, version });
  expect(final.data.finalizeInstruction.status).toBe('final');
  const settled = await balances();
  expect([moved(before['USD'], settled['USD']), moved(before['JPY'], settled['JPY'])]).toEqual([
    [1000000.5, 1000000.5],
    [-126755063, -126755063],
  ]);
  await ask(OWNER, move('cancel'), { id, version: final.data.finalizeInstruction.version });
  expect(await balances()).toEqual(before);
});

test('3.073 a sale goes the other way, and settles as currency in the forecast and among the flows', async () => {
  const { id, version } = await write({ type: 'sell', amount: '2000', rate: '126.75', settlementDate: '2026-11-13' });
  const { data } = await ask(OWNER, ONE, { id });
  expect(data.instruction.transactions.map(({ currency, cash }: Record<string, string>) => [currency, cash])).toEqual([
    ['USD', '-2000'],
    ['JPY', '253500'],
  ]);
  const FLOWS = `query($mandateId: ID!) { cashflows(mandateId: $mandateId, currency: "USD", from: "2026-11-13", to: "2026-11-13") {
    data { instructionId type_description type_description_jp amount_local } } }`;
  const flows = (await ask(OWNER, FLOWS, { mandateId })).data.cashflows.data;
  expect(flows.filter(({ instructionId }: { instructionId: string }) => instructionId === id)).toEqual([
    expect.objectContaining({ type_description: 'FX Spot Sell', type_description_jp: '直物為替売り' }),
  ]);
  const FORECAST = `query($mandateId: ID!) { cashForecast(mandateId: $mandateId, currency: "USD", horizon: "days", sources: ["fxSettlement"]) { items { day source cash isConfirmed } } }`;
  const items = (await ask(OWNER, FORECAST, { mandateId })).data.cashForecast.items;
  expect(items.find(({ day, isConfirmed }: { day: string; isConfirmed: boolean }) => day === '2026-11-13' && !isConfirmed)).toMatchObject({
    source: 'fxSettlement',
  });
  await ask(OWNER, move('delete'), { id, version });
});

test('3.073 without a rate a spot deal is no order yet; the second currency is another one, and only of a deal', async () => {
  const { id, version } = await write({ rate: null });
  expect((await ask(OWNER, ONE, { id })).data.instruction.transactions).toEqual([]);
  expect(refusal(await ask(SECOND, move('finalize'), { id, version }))).toEqual({ rate: ['required'] });
  await ask(OWNER, move('delete'), { id, version });
  expect(refusal(await ask(OWNER, CREATE, { input: deal({ counterCurrency: 'USD' }) }))).toEqual({ counterCurrency: ['sameCurrency'] });
  expect(refusal(await ask(OWNER, CREATE, { input: deal({ type: 'dividend' }) }))).toEqual({ counterCurrency: ['dealOnly'] });
  expect(refusal(await ask('admin@shirasagi.example', CREATE, { input: deal() }))).toBe('This action is unauthorized.');
  expect(refusal(await ask('view@hoshikawa.example', CREATE, { input: deal() }))).toBe('This action is unauthorized.');
});
