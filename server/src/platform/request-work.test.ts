import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inScope } from './db';
import { keepPace } from './pace';
import { givingWay, heavily, isAnybodyServed, whileServed, withinRequest } from './request-work';
import { asRefusal } from './refusals';
import { openTestApp, type TestApp } from './testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ POOL_SIZE: '6' }, 'serving');
});
afterAll(() => app.closeApp());

const LONG_MS = 600_000;
const someone = (organisation: string) => ({ organisation, person: `${organisation}'s person` });

/** Holds something until it is released. */
function hold() {
  const held: { letGo: () => void; until: Promise<void> } = { letGo: () => undefined, until: Promise.resolve() };
  held.until = new Promise(resume => (held.letGo = resume));
  return held;
}

test('the connections one organisation may take leave some for another, at once and without a refusal', async () => {
  const { letGo, until } = hold();
  const attack = Array.from({ length: 40 }, () =>
    withinRequest(someone('attackers'), LONG_MS, () => inScope(app.database.db, 'platform', () => until)),
  );
  const bystander = await withinRequest(someone('bystanders'), LONG_MS, () =>
    inScope(app.database.db, 'platform', trx => sql<{ one: number }>`select 1 as one`.execute(trx)),
  );
  expect(bystander.rows).toEqual([{ one: 1 }]);
  letGo();
  await Promise.all(attack);
});

test('a request that holds a connection gets another beside it, however many wait', async () => {
  const nested = Array.from({ length: 20 }, () =>
    withinRequest(someone('writers'), LONG_MS, () =>
      inScope(app.database.db, 'platform', () => inScope(app.database.db, 'platform', async () => 1)),
    ),
  );
  expect(await Promise.all(nested)).toHaveLength(20);
});

test('a statement does not outlast its request, and the connection serves the next one', async () => {
  const slow = withinRequest(someone('patient'), 200, () =>
    inScope(app.database.db, 'platform', trx => sql`select pg_sleep(600)`.execute(trx)),
  );
  const error = await slow.catch((error: unknown) => error);
  expect(asRefusal(error).refusal).toBe('unavailable');
  const { rows } = await inScope(app.database.db, 'platform', trx =>
    sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(trx),
  );
  expect(rows[0]?.limit).toBe('10s');
});

test('a calculation whose request is over is given up between two slices', async () => {
  let slices = 0;
  const endless = withinRequest(someone('counters'), 50, () =>
    heavily(async () => {
      const pace = keepPace(1);
      for (;;) {
        slices++;
        await pace.rest();
      }
    }),
  );
  await expect(endless).rejects.toMatchObject({ refusal: 'unavailable' });
  expect(slices).toBeGreaterThan(0);
});

test('heavy work of one organisation leaves a turn for another, and a turn inside a turn is the same', async () => {
  const { letGo, until } = hold();
  const attack = Array.from({ length: 10 }, () => withinRequest(someone('attackers'), LONG_MS, () => heavily(() => until)));
  const done = await withinRequest(someone('bystanders'), LONG_MS, () => heavily(() => heavily(async () => 'calculated')));
  expect(done).toBe('calculated');
  letGo();
  await Promise.all(attack);
});

test('a request that gives way makes no calculation pause, its own among them; one that is being answered does', async () => {
  const served = (name: string, work: () => Promise<boolean>) => withinRequest(someone(name), LONG_MS, () => whileServed(work));
  expect(await served('importers', () => givingWay(() => givingWay(async () => isAnybodyServed())))).toBe(false);
  expect(await served('importers', async () => (await givingWay(async () => 'done')) === 'done' && isAnybodyServed())).toBe(true);
  const { letGo, until } = hold();
  const reader = served('readers', () => until.then(() => true));
  expect(await served('importers', () => givingWay(async () => isAnybodyServed()))).toBe(true);
  letGo();
  await reader;
  expect(isAnybodyServed()).toBe(false);
});
