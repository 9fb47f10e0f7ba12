import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KillableServer } from '#testing/killable';

const MANY = 24;
/** Every restart of a killed server takes seconds: `npm test` kills it once in each test, the long run at each point. */
const isFull = process.env['COUNTS'] === 'full';
const ASSET = randomUUID();
const MANDATE = randomUUID();

let server: KillableServer;
beforeAll(async () => {
  server = await KillableServer.open();
  const own = [server.organisationId, ASSET, MANDATE];
  await server.look(`update organisation set modules = '{owner,cashManagement}' where id = $1`);
  await server.look(
    `insert into asset (organisation_id, id, ref, name_en, name_jp, type) values ($1, $2, 'A', 'A', 'A', 'portfolio')`,
    own.slice(0, 2),
  );
  await server.look(
    `insert into entity (organisation_id, asset_id, id, ref, kind, type, name_en, name_jp) values ($1, $2, $3, 'M', 'mandate', 'mandate', 'M', 'M')`,
    own,
  );
  await server.look(`insert into mandate (organisation_id, entity_id, opened_date) values ($1, $2, '2026-10-01')`, [own[0], MANDATE]);
}, 360_000);
afterAll(() => server?.close(), 600_000);

type Item = { id: string; version: number };

type Reply<T> = { data: T; errors?: unknown };

/** Retries while there is no server; a refusal ends the test, since it would be repeated. */
async function ask<T>(query: string, variables: object): Promise<T> {
  const { data, errors } = await server.reach(async url => JSON.parse(await server.ask(url, query, variables)) as Reply<T>); // as queried
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

const today = () => new Date().toISOString().slice(0, 10);

async function writeDrafts(): Promise<Item[]> {
  const drafts: Item[] = [];
  for (let at = 0; at < MANY; at++) {
    const days = { tradeDate: today(), settlementDate: '2099-12-01' };
    const input = { entityId: MANDATE, category: 'Fee', type: 'fee', ...days, currency: 'JPY', amount: String(1000 + at), toName: 'Bank' };
    const { createInstruction } = await ask<{ createInstruction: Item }>(
      `mutation($input: InstructionInput!) { createInstruction(input: $input) { id version } }`,
      { input },
    );
    drafts.push(createInstruction);
  }
  return drafts;
}

/** Waits until a backend is blocked by the held row. */
async function untilWaiting(): Promise<void> {
  const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = 'hakaru' and $1 <> ''`;
  await expect.poll(async () => (await server.look(waiting)).length, { timeout: 30_000 }).toBeGreaterThan(0);
}

/**
 * Starts a request, waits until a held row blocks it, and kills the server with kill -9. The row is released when no process is left to
 * continue.
 */
async function dieAt(held: { text: string; values: unknown[] }, query: string, variables: object): Promise<void> {
  const letGo = await server.hold(held.text, held.values);
  const lost = server.ask(server.url, query, variables).then(
    () => 'answered',
    () => 'lost',
  );
  await untilWaiting();
  await server.killServer();
  expect(await lost).toBe('lost');
  await letGo();
  const busy = `select 1 from pg_stat_activity where state <> 'idle' and datname = 'hakaru' and pid <> pg_backend_pid() and query like '%transaction%' and $1 <> ''`;
  await expect.poll(async () => (await server.look(busy)).length, { timeout: 30_000 }).toBe(0);
}

const BULK = `mutation($items: [ChosenInstruction!]!) { finalizeInstructions(items: $items) { status } }`;
const COUNTED = `select count(*) filter (where i.status = 'final')::int as final, count(i.number)::int as numbered,
    (select count(*)::int from instruction_audit where organisation_id = $1 and action = 'finalize') as audited,
    (select count(*)::int from transaction where organisation_id = $1 and status = 'final' and instruction_id is not null) as moved,
    (select count(*)::int from audit where organisation_id = $1 and action = 'instruction.finalize') as recorded
  from instruction i where i.organisation_id = $1`;

test.each(isFull ? [1, MANY / 2, MANY - 1] : [MANY / 2])(
  'the server dies by kill -9 while it finalises the instruction after %i others: none of them is final',
  { timeout: 300_000 },
  async done => {
    const [before] = await server.look<Record<string, number>>(COUNTED);
    const items = await writeDrafts();
    const held = {
      text: `select id from transaction where organisation_id = $1 and instruction_id = $2 for update`,
      values: [server.organisationId, items[done]?.id],
    };
    await dieAt(held, BULK, { items });
    expect(await server.look(COUNTED)).toEqual([before]);
    await ask(BULK, { items });
    const [after] = await server.look<Record<string, number>>(COUNTED);
    for (const [name, count] of Object.entries(after ?? {})) expect([name, count - (before?.[name] ?? 0)]).toEqual([name, MANY]);
    const numbers = await server.look<{ number: number }>(
      `select number from instruction where organisation_id = $1 and number is not null order by number`,
    );
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, at) => at + 1));
  },
);

async function plantForwards(): Promise<Item[]> {
  return await server.look<Item>(
    `insert into fx_forward (organisation_id, ref, entity_id, status, trade_date, settlement_date, maturity_date, side, currency, counter_currency, amount,
       forward_rate, jpy_amount)
     select $1, 'F' || gen_random_uuid(), $2, 'final', current_date - 30, '2099-11-18', '2099-11-18', 'sell', 'USD', 'JPY', 1000000, 126, 126000000
     from generate_series(1, $3::int) returning id, version`,
    [server.organisationId, MANDATE, MANY],
  );
}

const ROLL = `mutation($input: FxRollInput!) { rollFxForwards(input: $input) { status } }`;
const BOOK = `select status, type, count(*)::int as n from fx_forward where organisation_id = $1 group by 1, 2 order by 1, 2`;
const TRAIL = `select count(*)::int as n from audit where organisation_id = $1 and subject = 'fxForward'`;

/** One lock blocks the insert of a new leg, the other only the closing of the forward. */
test.each(isFull ? ['for update', 'for no key update'] : ['for no key update'])(
  'the server dies by kill -9 in the middle of a roll (held %s): no leg is left, and no forward is closed',
  { timeout: 300_000 },
  async lock => {
    const forwards = await plantForwards();
    const dealt = { maturityDate: '2099-12-18', amount: '1000000', spot: '127', points: '-10' };
    const input = {
      tradeDate: today(),
      finalize: true,
      isRateConfirmed: true,
      legs: forwards.map(({ id, version }) => ({ id, version, ...dealt })),
    };
    const before = [await server.look(BOOK), await server.look(TRAIL)];
    const held = {
      text: `select id from fx_forward where organisation_id = $1 and id = $2 ${lock}`,
      values: [server.organisationId, forwards[MANY / 2]?.id],
    };
    await dieAt(held, ROLL, { input });
    expect([await server.look(BOOK), await server.look(TRAIL)]).toEqual(before);
    const { rollFxForwards } = await ask<{ rollFxForwards: { status: string }[] }>(ROLL, { input });
    expect(rollFxForwards.map(({ status }) => status)).toEqual(Array.from({ length: 2 * MANY }, () => 'final'));
    const closed = await server.look(
      `select count(*)::int as n from fx_forward where organisation_id = $1 and id = any($2) and status = 'finalSetoff'`,
      [server.organisationId, forwards.map(({ id }) => id)],
    );
    expect(closed).toEqual([{ n: MANY }]);
  },
);
