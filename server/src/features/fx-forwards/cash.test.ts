import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { pdfWords } from '@hakaru/tools/pdf-text';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const ADMIN = 'admin@hoshikawa.example';
const USER = 'user@hoshikawa.example';
const MARLOWE = 'ops@marlowe.example';
const BANK = 'desk@komorebi.example';
const MANDATE = entityId('HOSHI', 'HFH01');
const ask = async (email: string, query: string, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await server.ask(await server.as(email), query, variables);
  expect(errors).toBeUndefined();
  return data;
};
type Item = { id: string; version: number };
const itemOf = ({ id, version }: Item): Item => ({ id, version });

/** The balances of the accounts after every day with a flow, as the owner sees them. */
async function balances(): Promise<string[]> {
  const rows: string[] = [];
  for (const currency of ['USD', 'JPY', 'EUR']) {
    const query = `query($id: ID, $currency: String!) { cashflows(mandateId: $id, currency: $currency, from: "2026-10-01", to: "2099-12-31", first: 100) {
      data { settlementDate balance forecast_balance } opening_balance } }`;
    const { cashflows } = await ask(ADMIN, query, { id: MANDATE, currency });
    const flows: { settlementDate: string; balance: string; forecast_balance: string }[] = cashflows.data;
    const last = new Map(flows.map(flow => [flow.settlementDate, flow]));
    for (const [day, { balance, forecast_balance: forecast }] of last)
      rows.push(`${currency} ${day} ${Number(balance)} ${Number(forecast)}`);
  }
  return rows;
}

async function open(amount: string, currency: string): Promise<Item> {
  const input = {
    entityId: MANDATE,
    side: 'sell',
    currency,
    amount,
    forwardRate: '126.41',
    isRateConfirmed: true,
    tradeDate: '2026-11-10',
    settlementDate: '2027-02-18',
    maturityDate: '2027-02-18',
  };
  const { createFxForward } = await ask(MARLOWE, `mutation($input: FxForwardInput!) { createFxForward(input: $input) { id version } }`, {
    input,
  });
  const done = await ask(ADMIN, `mutation($items: [FxForwardChosen!]!) { finalizeFxForwards(items: $items) { id version } }`, {
    items: [createFxForward],
  });
  return itemOf(done.finalizeFxForwards[0]);
}

const SET_OFF = `mutation($item: FxForwardChosen!, $rate: String!) {
  setOffFxForward(item: $item, input: { tradeDate: "2026-11-10", forwardRate: $rate, isRateConfirmed: true }) { id version } }`;
const RELEASE = `mutation($item: FxForwardChosen!) { cancelFxForwardSetOff(item: $item) { id version } }`;
const SPLIT = `mutation($item: FxForwardChosen!, $amounts: [String!]!) { splitFxForward(item: $item, amounts: $amounts) { id version } }`;
const CANCEL = `mutation($item: FxForwardChosen!) { cancelFxForward(item: $item) { id version } }`;

const aDeal = fc.record({
  cents: fc.integer({ min: 1_00, max: 9_000_000_00 }),
  currency: fc.constantFrom('USD', 'EUR'),
  sen: fc.integer({ min: 100_00, max: 160_00 }),
  part: fc.integer({ min: 1, max: 99 }),
});
const asText = (hundredths: number) => `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;

test(
  'a forward moves both accounts; a set-off leaves its difference in yen, and its cancellation no trace; the parts of a split move what the whole did [4.003] [4.004]',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(aDeal, async ({ cents, currency, sen, part }) => {
        const before = await balances();
        const forward = await open(asText(cents), currency);
        const dealt = await balances();
        const { setOffFxForward } = await ask(ADMIN, SET_OFF, { item: forward, rate: asText(sen) });
        const closed = await balances();
        const realised = Math.round(Number((BigInt(cents) * BigInt(12641 - sen) * 100n) / 10n ** 4n) / 100);
        const yen = closed.find(row => row.startsWith('JPY 2027-02-18'));
        const yenBefore = before.findLast(row => row.startsWith('JPY '));
        const held = (row: string | undefined) => Number(row?.split(' ')[2]);
        expect(Math.abs(held(yen) - held(yenBefore) - realised)).toBeLessThanOrEqual(1);
        expect(closed.filter(row => row.startsWith(currency))).toEqual(before.filter(row => row.startsWith(currency)));
        const { cancelFxForwardSetOff } = await ask(USER, RELEASE, { item: itemOf(setOffFxForward) });
        expect(await balances()).toEqual(dealt);
        const first = Math.max(1, Math.floor((cents * part) / 100));
        const amounts = [asText(first), asText(cents - first)];
        const { splitFxForward } = await ask(ADMIN, SPLIT, { item: itemOf(cancelFxForwardSetOff), amounts });
        expect(await balances()).toEqual(dealt);
        await ask(ADMIN, CANCEL, { item: itemOf(splitFxForward) });
        expect(await balances()).toEqual(before);
      }),
      { numRuns: process.env['COUNTS'] === 'full' ? 100 : 6 },
    );
  },
);

const PROPOSAL = `query($ids: [ID!]!) { fxRollProposal(ids: $ids) { forward { id version } maturityDate amount spot points } }`;
const ROLL = `mutation($input: FxRollInput!) { rollFxForwards(input: $input) { id version type instructionId } }`;
const INSTRUCTION = `query($id: ID!) { instruction(id: $id) { status number type side currency amount rate abilities answers { answer reference }
  transactions { currency cash status } audit { action newStatus user } } }`;

test('the legs of a roll reach the trust bank as instructions: drafts count in the forecast, both become final together, and the bank confirms them', async () => {
  const [maturing] = await server.sql(
    `select id from fx_forward where organisation_id = $1 and entity_id = $2 and currency = 'USD' and maturity_date = '2026-11-18' and status = 'final'`,
    [demoId('HOSHI'), MANDATE],
  );
  const [proposal] = (await ask(MARLOWE, PROPOSAL, { ids: [maturing?.['id']] })).fxRollProposal;
  const { forward, ...leg } = proposal;
  const input = { tradeDate: '2026-11-10', legs: [{ ...forward, ...leg }] };
  const [near, far] = (await ask(MARLOWE, ROLL, { input })).rollFxForwards;
  const draft = (await ask(MARLOWE, INSTRUCTION, { id: near.instructionId })).instruction;
  expect(draft).toMatchObject({ status: 'preliminary', type: 'fxForward setoff', side: 'buy', number: null, abilities: [] });
  expect(draft.transactions.map(({ currency }: { currency: string }) => currency).toSorted()).toEqual(['JPY', 'USD']);
  const token = await server.as(USER);
  const move = (items: Item[]) =>
    server.ask(token, `mutation($items: [FxForwardChosen!]!) { finalizeFxForwards(items: $items) { status } }`, { items });
  expect((await move([itemOf(far)])).errors?.[0]?.extensions?.validation).toEqual({ status: ['otherLeg'] });
  const alone = await server.ask(token, `mutation($id: ID!) { finalizeInstruction(id: $id, version: 1) { status } }`, {
    id: far.instructionId,
  });
  expect(alone.errors?.[0]?.extensions?.validation).toEqual({ status: ['byForward'] });
  const edited = await server.ask(token, `mutation($id: ID!) { duplicateInstruction(id: $id) { status } }`, { id: near.instructionId });
  expect(edited.errors?.[0]?.extensions?.validation).toEqual({ status: ['byForward'] });
  expect((await move([itemOf(near), itemOf(far)])).errors).toBeUndefined();
  const answer = `mutation($id: ID!) { answerInstruction(id: $id, input: { answer: "confirmed", reference: "KTB-1" }) { status } }`;
  for (const { instructionId } of [near, far]) {
    expect((await ask(BANK, answer, { id: instructionId })).answerInstruction.status).toBe('final');
    const { instruction } = await ask(ADMIN, INSTRUCTION, { id: instructionId });
    expect(instruction).toMatchObject({
      status: 'final',
      number: expect.stringMatching(/^2026-\d{4}$/),
      answers: [{ reference: 'KTB-1' }],
    });
    expect(instruction.audit.map(({ action }: { action: string }) => action)).toEqual(['create', 'finalize']);
  }
  const { instruction } = await ask(ADMIN, INSTRUCTION, { id: near.instructionId });
  const headers = { authorization: `Bearer ${await server.as(BANK)}` };
  for (const language of ['en', 'jp']) {
    const printed = await server.http.inject({ url: `/instructions/${near.instructionId}/pdf?language=${language}`, headers });
    const words = pdfWords(printed.rawPayload).flat().join(' ').replaceAll(' ', '');
    const amount = Number(instruction.amount).toLocaleString('en-US', { minimumFractionDigits: 2 });
    for (const word of [instruction.number, `USD${amount}`, 'HFH01']) expect(words).toContain(word);
  }
  expect(instruction.transactions).toMatchObject([{ currency: 'JPY', status: 'final' }]);
  const [closing] = await server.sql(`select realised::text as realised from fx_forward where id = $1`, [near.id]);
  expect(Number(instruction.transactions[0].cash)).toBe(Number(closing?.['realised']));
});

test('a movement that follows a forward is moved nowhere else', async () => {
  const forward = await open('1000.00', 'USD');
  const [row] = await server.sql(`select id, version from transaction where forward_id = $1 and leg = 1`, [forward.id]);
  const token = await server.as(ADMIN);
  for (const name of ['cancel', 'delete', 'finalize']) {
    const { errors } = await server.ask(
      token,
      `mutation($id: ID!, $version: Int!) { ${name}Transaction(id: $id, version: $version) { id } }`,
      {
        ...row,
      },
    );
    expect(errors?.[0]?.extensions?.validation).toEqual({ status: ['followsForward'] });
  }
  await ask(ADMIN, CANCEL, { item: forward });
});
