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

const SHARED = `id manager clientName mandateRef trustee trusteeRef entityRef securityName instructionId instructionNumber currency code tradeDate
  settlementDate unit price fx_rate amount fee realized_gain_loss unrealized_gain_loss status comment type createdBy createdAt updatedBy updatedAt`;
const FIELDS = `${SHARED} cashflowType amount_local hedged_currency fx_rate_hedged amount_hedged balance forecast_balance estimated_market_price estimated_market_price_date
  last_market_price last_market_price_date market_value book_value commitment cumulative_contribution cumulative_distribution unfunded_commitment
  call_progress type_description category_description`;
const LIST = `query($assetId: ID, $mandateId: ID, $currency: String!, $from: String!, $to: String!, $first: Int, $page: Int) {
  cashflows(assetId: $assetId, mandateId: $mandateId, currency: $currency, from: $from, to: $to, first: $first, page: $page) {
    data { ${FIELDS} } paginatorInfo { total lastPage } opening_balance opening_forecast_balance } }`;
const SUMS = `query($mandateId: ID, $currency: String!) { cashflows(mandateId: $mandateId, currency: $currency, from: "2000-01-01", to: "2099-12-31", first: 100) {
  data { status amount_local balance } paginatorInfo { lastPage } } }`;
const FUND = `query($fundId: ID!) { fundCashflows(fundId: $fundId, from: "1990-01-01", to: "2099-12-31") { ${FIELDS} } }`;
const TRACE = `query($mandateId: ID, $currency: String!, $day: String!) { cashBalance(mandateId: $mandateId, currency: $currency, day: $day) {
  balance forecast_balance sources { type status inflow outflow count } } }`;
const CREATE = `mutation($input: TransactionInput!) { createTransaction(input: $input) { id version } }`;
const FINALIZE = `mutation($id: ID!, $version: Int!) { finalizeTransaction(id: $id, version: $version) { id version } }`;
const CANCEL = `mutation($id: ID!, $version: Int!) { cancelTransaction(id: $id, version: $version) { id } }`;

const OWNER = 'admin@hoshikawa.example';
type Answered = { errors: { message: string; extensions?: { validation?: Record<string, string[]> } }[] | undefined };
const refusal = ({ errors }: Answered) => errors?.[0]?.extensions?.validation ?? errors?.[0]?.message ?? null;
const doAs = async (email: string, document: string, variables: object) =>
  await server.ask(await server.as(email), document, { ...variables });

/** An account without any other demo flows. */
const EMPTY = { currency: 'AUD', from: '2026-11-01', to: '2026-12-31' };
const enter = async (ref: string, [day, type, amount]: [string, string, string], isFinal = true) => {
  const input = { mandateId: mandates[ref]?.id, type, tradeDate: day, settlementDate: day, currency: 'AUD', amount };
  const { data, errors } = await doAs(OWNER, CREATE, { input });
  expect(errors).toBeUndefined();
  return isFinal ? (await doAs(OWNER, FINALIZE, data.createTransaction)).data.finalizeTransaction : data.createTransaction;
};
type Flow = Record<'settlementDate' | 'amount_local' | 'balance' | 'forecast_balance', string>;
const brief = (flows: Flow[]) => flows.map(flow => [flow.settlementDate, flow.amount_local, flow.balance, flow.forecast_balance]);

test('the balance is the running sum of final flows, the forecast adds preliminary ones, and a cancelled one leaves both at once [3.074] [3.075] [3.076] [3.078] [3.085] [3.086]', async () => {
  const mandateId = mandates['HDB01']?.id;
  await enter('HDB01', ['2026-11-02', 'receiptAdditional', '1000.10']);
  const fee = await enter('HDB01', ['2026-11-10', 'fee', '0.05']);
  await enter('HDB01', ['2026-11-20', 'withholdingTax', '300.00'], false);
  await enter('HDB01', ['2026-12-01', 'dividend', '20.01']);
  await enter('HDB01', ['2026-12-01', 'unitAdjustment', '0']);
  const { data, errors } = await doAs(OWNER, LIST, { ...EMPTY, mandateId });
  expect(errors).toBeUndefined();
  expect(brief(data.cashflows.data)).toEqual([
    ['2026-11-02', '1000.10', '1000.10', '1000.10'],
    ['2026-11-10', '-0.05', '1000.05', '1000.05'],
    ['2026-11-20', '-300.00', '1000.05', '700.05'],
    ['2026-12-01', '20.01', '1020.06', '720.06'],
  ]);
  expect(data.cashflows.data[2]).toMatchObject({
    cashflowType: 'withholdingTax',
    type_description: 'Withholding tax',
    category_description: 'Fee',
    mandateRef: 'HDB01',
    manager: 'Tsubaki Asset Management',
    trustee: 'Komorebi Trust Bank',
    status: 'preliminary',
    commitment: null,
  });
  const { data: same } = await doAs(OWNER, `query($id: ID!) { transaction(id: $id) { ${SHARED} } }`, { id: data.cashflows.data[2].id });
  expect(data.cashflows.data[2]).toMatchObject(same.transaction);
  const late = await doAs(OWNER, LIST, { ...EMPTY, mandateId, from: '2026-11-15' });
  expect(late.data.cashflows).toMatchObject({ opening_balance: '1000.05', opening_forecast_balance: '1000.05' });
  const second = await doAs(OWNER, LIST, { ...EMPTY, mandateId, first: 3, page: 2 });
  expect(brief(second.data.cashflows.data)).toEqual([['2026-12-01', '20.01', '1020.06', '720.06']]);
  expect(second.data.cashflows.paginatorInfo).toEqual({ total: 4, lastPage: 2 });
  await doAs(OWNER, CANCEL, fee);
  const after = await doAs(OWNER, LIST, { ...EMPTY, mandateId });
  expect(brief(after.data.cashflows.data).at(-1)).toEqual(['2026-12-01', '20.01', '1020.11', '720.11']);
  const { data: trace } = await doAs(OWNER, TRACE, { mandateId, currency: 'AUD', day: '2026-12-01' });
  expect(trace.cashBalance).toMatchObject({ balance: '1020.11', forecast_balance: '720.11' });
  expect(trace.cashBalance.sources).toContainEqual({
    type: 'withholdingTax',
    status: 'preliminary',
    inflow: '0',
    outflow: '-300.00',
    count: 1,
  });
});

test('on every account and day the change of the balance is the sum of its flows', async () => {
  const accounts = await server.sql(
    `select distinct mandate_id, currency from transaction where organisation_id = (select id from organisation where ref = 'HOSHI')`,
  );
  expect(accounts.length).toBeGreaterThan(3);
  for (const { mandate_id: mandateId, currency } of accounts) {
    const { data } = await doAs(OWNER, SUMS, { mandateId, currency });
    expect(data.cashflows.paginatorInfo.lastPage).toBe(1);
    const flows: (Flow & { status: string })[] = data.cashflows.data;
    const cents = (text: string) => BigInt(Math.round(Number(text) * 100));
    let balance = 0n;
    for (const flow of flows) {
      if (flow.status === 'final') balance += cents(flow.amount_local);
      expect(cents(flow.balance)).toBe(balance);
    }
  }
});

test('a forward fixes what its flow comes to in yen [3.077]', async () => {
  const { data } = await doAs(OWNER, LIST, { mandateId: mandates['HFH01']?.id, currency: 'USD', from: '2026-11-01', to: '2026-12-31' });
  expect(data.cashflows.data).toContainEqual(
    expect.objectContaining({
      amount_local: '-4000000.00',
      hedged_currency: 'JPY',
      fx_rate_hedged: '126.41',
      amount_hedged: '-505640000',
    }),
  );
});

test('a private fund shows what was promised, called, paid out and is left [3.079] [3.080] [3.081] [3.082] [3.083] [3.084]', async () => {
  const funds = await doAs(OWNER, `{ cashflowFunds { id ref } }`, {});
  expect(funds.data.cashflowFunds.length).toBeGreaterThan(0);
  const [{ id: fundId, ref }] = funds.data.cashflowFunds;
  const { data } = await doAs(OWNER, FUND, { fundId });
  const last = data.fundCashflows.at(-1);
  const [sums] = await server.sql(
    `select coalesce(sum(amount) filter (where side = 'call' and type not in ('placementFee', 'admissionInterest')), 0)::float8 as called,
       coalesce(sum(amount) filter (where side = 'distribution'), 0)::float8 as paid,
       coalesce(sum(amount) filter (where type = 'recallable'), 0)::float8 as recallable
     from cashflow where entity_id = $1 and superseded_at is null`,
    [fundId],
  );
  const [promised] = await server.sql(
    `select amount::float8 as amount from commitment where entity_id = $1 and superseded_at is null order by as_of desc limit 1`,
    [fundId],
  );
  expect(last.entityRef).toBe(ref);
  expect(Number(last.cumulative_contribution)).toBeCloseTo(sums?.['called'], 2);
  expect(Number(last.cumulative_distribution)).toBeCloseTo(sums?.['paid'], 2);
  expect(Number(last.commitment)).toBe(promised?.['amount']);
  expect(Number(last.unfunded_commitment)).toBeCloseTo(promised?.['amount'] - sums?.['called'] + sums?.['recallable'], 2);
  expect(Number(last.call_progress)).toBeCloseTo(sums?.['called'] / promised?.['amount'], 5);
  const valued = data.fundCashflows.filter((flow: { last_market_price: string | null }) => flow.last_market_price !== null);
  expect(valued.at(-1)).toMatchObject({
    last_market_price_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    market_value: expect.any(String),
    book_value: expect.any(String),
  });
  const estimated = valued.find((flow: { estimated_market_price: string | null }) => flow.estimated_market_price !== null);
  expect(estimated?.estimated_market_price_date).toBe(estimated?.settlementDate);
});

test('strangers find no account, a manager only its own mandates, the bank no draft', async () => {
  await server.sql(`update organisation set modules = array_append(array_remove(modules, 'cashManagement'), 'cashManagement')`);
  const { id: mandateId, assetId } = mandates['HDB01'] ?? {};
  const funds = await doAs(OWNER, `{ cashflowFunds { id } }`, {});
  for (const email of ['admin@shirasagi.example', 'ops@marlowe.example']) {
    expect(refusal(await doAs(email, LIST, { ...EMPTY, mandateId }))).toBe('Not found.');
    expect(refusal(await doAs(email, TRACE, { mandateId, currency: 'AUD', day: '2026-12-01' }))).toBe('Not found.');
    expect(refusal(await doAs(email, FUND, { fundId: funds.data.cashflowFunds[0].id }))).toBe('Not found.');
  }
  expect(refusal(await doAs('admin@shirasagi.example', LIST, { ...EMPTY, assetId }))).toBe('Not found.');
  const seen = await doAs('ops@marlowe.example', `{ cashAccounts { ref } }`, {});
  expect(seen.data.cashAccounts.map(({ ref }: { ref: string }) => ref)).not.toContain('HDB01');
  const bank = await doAs('desk@komorebi.example', LIST, { ...EMPTY, mandateId });
  expect(bank.data.cashflows.data.map(({ status }: { status: string }) => status)).not.toContain('preliminary');
  expect(refusal(await doAs(OWNER, LIST, { ...EMPTY, mandateId, currency: 'yen' }))).toEqual({ '': ['currency'] });
});

test('a benchmark has no cash: its owner is shown none, a stranger does not find it', async () => {
  const [benchmark] = await server.sql(`select id from asset where ref = 'HBENC'`);
  const ACCOUNTS = `query($assetId: ID!) { cashAccounts(assetId: $assetId) { ref } cashflowFunds(assetId: $assetId) { id } }`;
  const { data } = await doAs(OWNER, ACCOUNTS, { assetId: benchmark?.['id'] });
  expect(data).toEqual({ cashAccounts: [], cashflowFunds: [] });
  expect(refusal(await doAs('admin@shirasagi.example', ACCOUNTS, { assetId: benchmark?.['id'] }))).toBe('Not found.');
});

test('the sums of the months are those of their flows, however many wrote at once', async () => {
  const token = await server.as(OWNER);
  const input = { mandateId: mandates['HDB01']?.id, type: 'interestEarned', tradeDate: '2026-12-03', settlementDate: '2026-12-03' };
  const enterOne = () => server.ask(token, CREATE, { input: { ...input, currency: 'AUD', amount: '1.01' } });
  for (let round = 0; round < 5; round++) {
    const made = await Promise.all(Array.from({ length: 12 }, enterOne));
    const moved = made.slice(0, 6).map(({ data }) => server.ask(token, FINALIZE, data.createTransaction));
    for (const { errors } of await Promise.all(moved)) expect(errors).toBeUndefined();
  }
  const different = await server.sql(`
    with flows as (select organisation_id, mandate_id, currency, date_trunc('month', settlement_date)::date as month,
        coalesce(sum(cash) filter (where status = 'final'), 0) as final, sum(cash) as forecast, count(*)::int as flows
      from transaction where status in ('preliminary', 'final') and cash <> 0 group by 1, 2, 3, 4),
    sums as (select organisation_id, mandate_id, currency, month, sum(final) as final, sum(forecast) as forecast, sum(flows)::int as flows
      from cash_sum group by 1, 2, 3, 4 having sum(flows) <> 0)
    select * from flows full join sums using (organisation_id, mandate_id, currency, month, final, forecast, flows)
    where flows.mandate_id is null or sums.mandate_id is null`);
  expect(different).toEqual([]);
  const [gathered] = await server.sql(`select count(*)::int as n from cash_sum where mandate_id = $1 and currency = 'AUD'`, [
    mandates['HDB01']?.id,
  ]);
  expect(gathered?.['n']).toBeLessThan(60);
});
