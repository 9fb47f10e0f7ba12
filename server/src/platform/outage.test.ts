import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inScope, openDatabase, whileStarting, type Database } from '#platform/db';
import { addHealth } from '#platform/health';
import { asRefusal } from '#platform/refusals';
import { hashToken } from '#platform/session';
import { openSlowLine, type SlowLine } from '#platform/testing/slow-line';
import { openTestApp, signInAnew, type TestApp } from '#platform/testing/test-app';
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database';
import { buildHttp } from '#routes';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 240_000 });

let database: TestDatabase;
let line: SlowLine;
let app: TestApp;
let http: FastifyInstance;
let token: string;
beforeAll(async () => {
  database = await openTestDatabase();
  line = await openSlowLine(database.appUrl);
  app = await openTestApp({ DATABASE_URL: line.url }, 'serving');
  http = buildHttp(app);
  addHealth(http, app);
  token = await newSession();
});
afterAll(async () => {
  await http.close();
  await line.close(); // ends whatever still hangs on it
  await app.closeApp();
  await database.drop();
});

async function newSession(): Promise<string> {
  const { actor } = await signInAnew(app);
  const secret = randomBytes(32).toString('base64url');
  await inScope(app.database.db, 'platform', trx =>
    trx
      .insertInto('session')
      .values({
        organisation_id: actor.organisation.id,
        user_id: actor.user.id,
        token_hash: hashToken(secret),
        expires_at: new Date(Date.now() + 3_600_000),
      })
      .execute(),
  );
  return secret;
}

const get = async (url: string) => {
  const startedAt = performance.now();
  const reply = await http.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
  return { status: reply.statusCode, retryAfter: reply.headers['retry-after'], seconds: (performance.now() - startedAt) / 1000 };
};

/** Every request is answered with when to retry; nobody is signed out, and the process reports that it is alive. */
async function expectOutage(): Promise<void> {
  const replies = await Promise.all(Array.from({ length: 30 }, () => get('/me')));
  for (const { status, retryAfter, seconds } of replies) {
    expect(status).toBe(503);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(seconds).toBeLessThan(60); // five seconds plus delays of a busy machine: far below the request limit of two minutes
  }
  const ready = await http.inject({ method: 'GET', url: '/readyz' });
  expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '2']);
  expect((await http.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200);
}

async function expectService(): Promise<void> {
  await vi.waitFor(async () => expect((await get('/me')).status).toBe(200), { timeout: 120_000, interval: 200 });
  expect((await http.inject({ method: 'GET', url: '/readyz' })).statusCode).toBe(200);
}

test('F3: a frozen database is an outage of five seconds at most, and over when it moves again', async () => {
  await expectService();
  line.freeze();
  await expectOutage();
  line.thaw();
  await expectService();
});

test('F4: a database that goes away in mid-flight takes no request along, and comes back without a restart', async () => {
  for (let round = 0; round < 3; round++) {
    const underWay = Array.from({ length: 10 }, () => get('/me'));
    await line.cut();
    for (const { status } of await Promise.all(underWay)) expect([200, 503]).toContain(status);
    await expectOutage();
    await line.mend();
    await expectService();
  }
});

test('F4: a database that is slow to take a connection is an outage to a reader, and is waited for by a start', async () => {
  const stallMs = 4_000; // longer than a reader waits
  const ask = ({ pool }: Database) => pool.query('select 1 as one');
  const reading = openDatabase(line.url, { size: 1, log: app.log });
  line.freeze();
  setTimeout(() => line.thaw(), stallMs);
  const [read, started] = await Promise.allSettled([ask(reading), whileStarting(line.url, { size: 1, log: app.log }, ask)]);
  await reading.close();
  expect(read).toMatchObject({ status: 'rejected', reason: { message: 'Connection terminated due to connection timeout' } });
  expect(started).toMatchObject({ status: 'fulfilled', value: { rows: [{ one: 1 }] } });
});

test('F5: a full disk, a spent quota and a full database are reported as outages, not as faults', () => {
  for (const code of ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', '53100']) {
    const refusal = asRefusal(Object.assign(new Error('write failed'), { code }));
    expect(refusal.refusal, `${code} means`).toBe('unavailable');
    expect(refusal.retryAfterSeconds).toBeGreaterThan(0);
  }
});
