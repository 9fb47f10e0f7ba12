import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { counterpartyId } from '#features/demo/institution/counterparties';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type Answer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const ADMIN = 'admin@hoshikawa.example';
const USER = 'user@hoshikawa.example';
const READER = 'view@hoshikawa.example';
const MARLOWE = 'ops@marlowe.example';
const BANK = 'desk@komorebi.example';
const STRANGER = 'admin@shirasagi.example';
const TSUBAKI = 'ops@tsubaki.example';
const SHOWN = `id ref type status tradeDate settlementDate maturityDate side currency amount forwardRate jpyAmount transactionFee realised version
  abilities originId instructionId rateDay entity { id ref name } value { key value reason }`;
const ask = async (email: string, query: string, variables: Record<string, unknown> = {}, headers = {}) =>
  await server.ask(await server.as(email), query, variables, headers);
const create = (email: string, input: object, headers = {}) =>
  ask(email, `mutation($input: FxForwardInput!) { createFxForward(input: $input) { ${SHOWN} } }`, { input }, headers);
const finalize = (email: string, ...items: { id: string; version: number }[]) =>
  ask(email, `mutation($items: [FxForwardChosen!]!) { finalizeFxForwards(items: $items) { ${SHOWN} } }`, {
    items: items.map(({ id, version }) => ({ id, version })),
  });
const move = (email: string, name: string, { id, version }: { id: string; version: number }, more = '') =>
  ask(email, `mutation($item: FxForwardChosen!) { ${name}(item: $item${more}) { ${SHOWN} } }`, { item: { id, version } });
const read = async (email: string, id: string) =>
  (await ask(email, `{ fxForward(id: "${id}") { ${SHOWN} chain { id type status } trail { action oldStatus newStatus user } } }`)).data
    ?.fxForward;
const list = async (email: string, tab = 'open') =>
  (await ask(email, `{ fxForwards(tab: "${tab}", first: 60) { data { ${SHOWN} } paginatorInfo { total } tabs { tab total } } }`)).data
    ?.fxForwards;
const codesOf = ({ errors }: Answer) => errors?.[0]?.extensions?.validation;
const messageOf = ({ errors }: Answer) => errors?.[0]?.message;

const DEAL = {
  entityId: entityId('HOSHI', 'HFH01'),
  counterpartyId: counterpartyId('HOSHI', 'BANKA'),
  side: 'sell',
  currency: 'USD',
  tradeDate: '2026-11-10',
  settlementDate: '2026-12-18',
  maturityDate: '2026-12-18',
  amount: '1000000.00',
  forwardRate: '126.5',
  transactionFee: '5000',
  comment: null,
};
const open = async (changed: object = {}) => {
  const { data, errors } = await create(MARLOWE, { ...DEAL, ...changed });
  if (errors) throw new Error(JSON.stringify(errors));
  return (await finalize(ADMIN, data.createFxForward)).data.finalizeFxForwards[0];
};

test('a forward has trade, settlement and maturity date [3.103], amount and forward rate [3.104], JPY amount [3.105], transaction fee [3.106] and entity [3.107]', async () => {
  const { data } = await create(MARLOWE, DEAL);
  expect(data.createFxForward).toMatchObject({
    tradeDate: '2026-11-10',
    settlementDate: '2026-12-18',
    maturityDate: '2026-12-18',
    amount: '1000000.00',
    forwardRate: '126.5',
    jpyAmount: '126500000',
    transactionFee: '5000',
    status: 'preliminary',
    entity: { ref: 'HFH01' },
  });
  expect((await move(MARLOWE, 'deleteFxForward', data.createFxForward)).data.deleteFxForward.status).toBe('invalid');
});

test('every wrong field is named, and a rate far from the mid is asked about twice', async () => {
  const wrong = await create(MARLOWE, {
    ...DEAL,
    currency: 'JPY',
    amount: '0',
    forwardRate: 'x',
    maturityDate: '2026-11-01',
    settlementDate: '2026-11-09',
  });
  expect(codesOf(wrong)).toEqual({ amount: ['positive'], forwardRate: ['number'], settlementDate: ['settlementBeforeTrade'] });
  const dates = await create(MARLOWE, {
    ...DEAL,
    currency: 'JPY',
    amount: '1.5',
    maturityDate: '2026-11-01',
    settlementDate: '2026-11-09',
  });
  expect(codesOf(dates)).toEqual({
    settlementDate: ['settlementBeforeTrade'],
    maturityDate: ['maturityBeforeTrade'],
    currency: ['sameCurrency'],
    amount: ['minorUnit'],
  });
  const far = { ...DEAL, forwardRate: '136.5' };
  expect(codesOf(await create(MARLOWE, far))).toEqual({ forwardRate: ['farFromMid'] });
  const sure = await create(MARLOWE, { ...far, isRateConfirmed: true });
  expect(sure.data.createFxForward.status).toBe('preliminary');
  await move(MARLOWE, 'deleteFxForward', sure.data.createFxForward);
  expect(codesOf(await create(MARLOWE, { ...DEAL, counterpartyId: counterpartyId('SHIRA', 'BANKA') }))).toEqual({
    counterpartyId: ['notFound'],
  });
});

test('an open forward is valued at the day’s curve: amount × (agreed rate − forward rate), to the yen', async () => {
  const forward = await open();
  const rates = await server.sql(
    `select tenor, tenor_date::text as day, mid::float8 as mid from fx_rate where organisation_id = $1 and base = 'USD' and method = 'WMR' and as_of = '2026-10-30' and superseded_at is null order by tenor_date`,
    [demoId('HOSHI')],
  );
  const nodes = rates.map(row => ({ day: String(row['day']), mid: Number(row['mid']) }));
  const before = nodes.findLast(({ day }) => day <= '2026-12-18') ?? { day: '', mid: 0 };
  const after = nodes.find(({ day }) => day >= '2026-12-18') ?? { day: '', mid: 0 };
  const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
  const outright =
    before.day === after.day
      ? before.mid
      : before.mid + ((after.mid - before.mid) * days(before.day, '2026-12-18')) / days(before.day, after.day);
  expect(Number(forward.value.value)).toBeCloseTo((126.5 - outright) * 1_000_000, -1);
  expect(forward.rateDay).toBe('2026-10-30');
  const { data } = await ask(
    ADMIN,
    'query($asset: ID!, $key: String!) { trace(assetId: $asset, key: $key) { method figure { value } steps { id value } facts { value sourceEn } } }',
    { asset: demoId('HMAIN'), key: forward.value.key },
  );
  expect(data.trace).toMatchObject({ method: 'fx.revaluation', figure: { value: forward.value.value } });
  expect(data.trace.facts.length).toBeGreaterThanOrEqual(2);
  expect(data.trace.steps.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(['spot', 'outright', 'strike', 'notional']));
  expect((await move(ADMIN, 'cancelFxForward', forward)).data.cancelFxForward.status).toBe('cancelled');
});

test('a set-off closes the forward with what it realises, and its cancellation leaves everything as it was', async () => {
  const forward = await open();
  const off = await ask(
    ADMIN,
    `mutation($item: FxForwardChosen!, $input: FxForwardSetOffInput!) { setOffFxForward(item: $item, input: $input) { ${SHOWN} chain { ${SHOWN} } } }`,
    { item: { id: forward.id, version: forward.version }, input: { tradeDate: '2026-11-10', forwardRate: '126' } },
  );
  expect(off.data.setOffFxForward.status).toBe('finalSetoff');
  const made = off.data.setOffFxForward.chain.find(({ type }: { type: string }) => type === 'fxForward setoff');
  expect(made).toMatchObject({
    status: 'final',
    side: 'buy',
    amount: '1000000.00',
    realised: '500000',
    originId: forward.id,
    abilities: [],
  });
  expect(off.data.setOffFxForward.value).toMatchObject({ value: null, reason: 'not_applicable' });
  const back = await move(USER, 'cancelFxForwardSetOff', off.data.setOffFxForward);
  expect(back.data.cancelFxForwardSetOff).toMatchObject({ status: 'final', value: { value: forward.value.value } });
  expect((await read(ADMIN, made.id)).status).toBe('cancelled');
  expect((await read(ADMIN, forward.id)).trail.map(({ action }: { action: string }) => action)).toEqual([
    'create',
    'finalize',
    'setoff',
    'cancelSetoff',
  ]);
  await move(ADMIN, 'cancelFxForward', back.data.cancelFxForwardSetOff);
});

test('the parts of a split add up exactly, the whole leaves the position, and cancelling it ends the parts', async () => {
  const forward = await open({ amount: '1000000.01' });
  const split = (amounts: string[]) =>
    ask(
      ADMIN,
      `mutation($item: FxForwardChosen!, $amounts: [String!]!) { splitFxForward(item: $item, amounts: $amounts) { ${SHOWN} chain { ${SHOWN} } } }`,
      { item: { id: forward.id, version: forward.version }, amounts },
    );
  expect(codesOf(await split(['500000', '500000']))).toEqual({ amounts: ['partsDiffer'] });
  expect(codesOf(await split(['1000000.01']))).toEqual({ amounts: ['tooFewParts'] });
  const { chain, ...whole } = (await split(['333333.33', '333333.33', '333333.35'])).data.splitFxForward;
  expect(whole.status).toBe('finalSplit');
  const parts = chain.filter(({ type }: { type: string }) => type === 'fxForward split');
  const total = (field: 'amount' | 'jpyAmount') =>
    parts.reduce((sum: bigint, one: Record<string, string>) => sum + BigInt((one[field] ?? '').replace('.', '')), 0n);
  expect([total('amount'), total('jpyAmount')]).toEqual([100_000_001n, BigInt(whole.jpyAmount)]);
  expect((await move(ADMIN, 'cancelFxForward', whole)).data.cancelFxForward.status).toBe('cancelled');
  for (const { id } of parts) expect((await read(ADMIN, id)).status).toBe('cancelled');
});

test('many are made final together or not at all', async () => {
  const one = (await create(MARLOWE, DEAL)).data.createFxForward;
  const past = (await create(MARLOWE, { ...DEAL, tradeDate: '2026-09-15', forwardRate: '126', isRateConfirmed: true })).data
    .createFxForward;
  const refused = await finalize(ADMIN, one, past);
  expect(codesOf(refused)).toEqual({ [`${past.id}.tradeDate`]: ['monthPopulated'] });
  expect((await read(ADMIN, one.id)).status).toBe('preliminary');
  for (const draft of [one, past]) await move(MARLOWE, 'deleteFxForward', draft);
});

test('of twenty who set one forward off at once, one does', async () => {
  const forward = await open();
  const token = await server.as(ADMIN);
  const replies = await Promise.all(
    Array.from({ length: 20 }, () =>
      server.ask(
        token,
        `mutation($item: FxForwardChosen!, $input: FxForwardSetOffInput!) { setOffFxForward(item: $item, input: $input) { status } }`,
        { item: { id: forward.id, version: forward.version }, input: { tradeDate: '2026-11-10', forwardRate: '126' } },
      ),
    ),
  );
  expect(replies.filter(({ data }) => data?.setOffFxForward?.status === 'finalSetoff')).toHaveLength(1);
  expect(await server.sql(`select id from fx_forward where origin_id = $1 and type = 'fxForward setoff'`, [forward.id])).toHaveLength(1);
});

test('where the owner asks for a second person, who entered it cannot make it final, and a set-off waits as a draft', async () => {
  await server.sql(
    `insert into month_setting (organisation_id, instruction_second_person) values ($1, true) on conflict (organisation_id) do update set instruction_second_person = true`,
    [demoId('HOSHI')],
  );
  const draft = (await create(ADMIN, DEAL)).data.createFxForward;
  expect(codesOf(await finalize(ADMIN, draft))).toEqual({ status: ['secondPerson'] });
  const forward = (await finalize(USER, draft)).data.finalizeFxForwards[0];
  const off = await ask(
    USER,
    `mutation($item: FxForwardChosen!, $input: FxForwardSetOffInput!) { setOffFxForward(item: $item, input: $input) { status version chain { id type status version } } }`,
    { item: { id: forward.id, version: forward.version }, input: { tradeDate: '2026-11-10', forwardRate: '126' } },
  );
  expect(off.data.setOffFxForward.status).toBe('final');
  const waiting = off.data.setOffFxForward.chain.find(({ type }: { type: string }) => type === 'fxForward setoff');
  expect(waiting.status).toBe('preliminary');
  expect((await finalize(ADMIN, waiting)).data.finalizeFxForwards[0].status).toBe('final');
  expect((await read(ADMIN, forward.id)).status).toBe('finalSetoff');
  await server.sql(`update month_setting set instruction_second_person = false where organisation_id = $1`, [demoId('HOSHI')]);
});

test('a forward written as an instruction follows it, and its set-off moves the instruction too', async () => {
  const { data } = await ask(MARLOWE, `mutation($input: InstructionInput!) { createInstruction(input: $input) { id version } }`, {
    input: {
      entityId: DEAL.entityId,
      category: 'FX Forward',
      type: 'fxForward',
      tradeDate: '2026-11-10',
      settlementDate: '2026-12-21',
      currency: 'USD',
      amount: '700000.00',
      side: 'sell',
      counterCurrency: 'JPY',
      rate: '126.4',
    },
  });
  const { id, version } = data.createInstruction;
  const followed = async () =>
    (
      await server.sql(
        `select id, status, version, amount::text as amount, jpy_amount::text as yen, maturity_date::text as day from fx_forward where instruction_id = $1`,
        [id],
      )
    )[0];
  expect(await followed()).toMatchObject({ status: 'preliminary', amount: '700000.00', yen: '88480000', day: '2026-12-21' });
  await ask(USER, `mutation { finalizeInstructions(items: [{ id: "${id}", version: ${version} }]) { status } }`);
  const forward = await followed();
  expect(forward?.['status']).toBe('final');
  const item = { id: String(forward?.['id']), version: Number(forward?.['version']) };
  expect(codesOf(await move(ADMIN, 'cancelFxForward', item))).toEqual({ status: ['byInstruction'] });
  const off = await ask(
    ADMIN,
    `mutation($item: FxForwardChosen!, $input: FxForwardSetOffInput!) { setOffFxForward(item: $item, input: $input) { status } }`,
    { item, input: { tradeDate: '2026-11-10', forwardRate: '126' } },
  );
  expect(off.data.setOffFxForward.status).toBe('finalSetoff');
  const trail = (await ask(ADMIN, `{ instruction(id: "${id}") { status audit { action newStatus } } }`)).data.instruction;
  expect(trail).toMatchObject({ status: 'finalSetoff' });
  expect(trail.audit.at(-1)).toEqual({ action: 'setoff', newStatus: 'finalSetoff' });
});

test('the owner, its adviser with the module and the manager see them; the bank sees what is dealt and writes nothing; others see nothing [6.11]', async () => {
  const draft = (await create(MARLOWE, DEAL)).data.createFxForward;
  expect((await list(MARLOWE, 'preliminary')).data.map(({ id }: { id: string }) => id)).toContain(draft.id);
  expect((await list(BANK)).tabs.map(({ tab }: { tab: string }) => tab)).toEqual(['open', 'matured', 'closed']);
  expect(messageOf(await ask(BANK, `{ fxForward(id: "${draft.id}") { id } }`))).toBe('Not found.');
  const forward = (await finalize(ADMIN, draft)).data.finalizeFxForwards[0];
  expect((await read(BANK, forward.id)).abilities).toEqual([]);
  expect(messageOf(await move(BANK, 'cancelFxForward', forward))).toBe('This action is unauthorized.');
  expect((await read(READER, forward.id)).abilities).toEqual([]);
  for (const reader of [READER]) expect(messageOf(await move(reader, 'cancelFxForward', forward))).toBe('This action is unauthorized.');
  for (const email of [STRANGER, TSUBAKI])
    expect(messageOf(await ask(email, `{ fxForward(id: "${forward.id}") { id } }`))).toMatch(/Not found|unauthorized/);
  expect((await list(MARLOWE)).data.every(({ entity }: { entity: { ref: string } }) => !entity.ref.startsWith('HPD'))).toBe(true);
  await move(ADMIN, 'cancelFxForward', forward);
});
