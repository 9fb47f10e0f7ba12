import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inScope } from '#platform/db';
import type { SignedIn } from '#platform/context';
import { addDrain } from '#platform/drain';
import { addHealth } from '#platform/health';
import { openHttp } from '#platform/http';
import { reportProgress } from '#platform/progress';
import { addProgress } from '#platform/progress-route';
import { hashToken } from '#platform/session';
import { openTestApp, signInAnew, type TestApp } from '#platform/testing/test-app';

let app: TestApp;
let http: FastifyInstance;
let address: string;
beforeAll(async () => {
  app = await openTestApp();
  http = openHttp(app);
  addDrain(http);
  addHealth(http, app);
  await addProgress(http, app, { heartbeatMs: 100, perUser: 2, inAll: 4 });
  address = await http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await http.close();
  await app.closeApp();
});

async function tokenFor({ actor: { user } }: SignedIn): Promise<string> {
  const token = randomBytes(32).toString('hex');
  await inScope(app.database.db, 'platform', trx =>
    sql`insert into session (organisation_id, user_id, token_hash, expires_at) values (${user.organisationId}, ${user.id}, ${hashToken(token)}, now() + interval '1 hour')`.execute(
      trx,
    ),
  );
  return token;
}

async function listen(token: string): Promise<{ heard: () => string; ended: Promise<void>; leave(): void }> {
  const stop = new AbortController();
  const reply = await fetch(`${address}/events`, { headers: { authorization: `Bearer ${token}` }, signal: stop.signal });
  if (reply.status !== 200 || !reply.body) throw new Error(`status ${reply.status}`);
  expect(reply.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  let heard = '';
  const read = async (body: ReadableStream<Uint8Array>): Promise<void> => {
    for await (const chunk of body) heard += Buffer.from(chunk).toString();
  };
  return { heard: () => heard, ended: read(reply.body).catch(() => undefined), leave: () => stop.abort() };
}

const until = async (claim: () => boolean): Promise<void> => {
  for (const last = Date.now() + 120_000; !claim();) {
    if (Date.now() > last) throw new Error('waited in vain');
    await new Promise(resume => setTimeout(resume, 10));
  }
};
const progress = { kind: 'import', id: 'i1', done: 3, total: 10, state: 'running' } as const;

test('a person hears of their own job, nobody else does, and silence is filled with heartbeats', async () => {
  const ctx = await signInAnew(app);
  const stranger = await signInAnew(app);
  const own = await listen(await tokenFor(ctx));
  const other = await listen(await tokenFor(stranger));
  await until(() => own.heard().includes(': alive') && other.heard().includes(': alive'));
  await reportProgress(app.database.db, ctx.actor.user.id, progress);
  await until(() => own.heard().includes('event: progress'));
  expect(own.heard()).toContain(`data: ${JSON.stringify(progress)}\n\n`);
  expect(other.heard()).not.toContain('progress');
  own.leave();
  other.leave();
});

test('row 20: a line ends with its session; nobody listens without one', async () => {
  const ctx = await signInAnew(app);
  const page = await listen(await tokenFor(ctx));
  await inScope(app.database.db, 'platform', trx =>
    sql`update session set ended_at = now() where user_id = ${ctx.actor.user.id}`.execute(trx),
  );
  await page.ended;
  expect(page.heard()).toContain('event: ended');
  expect((await fetch(`${address}/events`)).status).toBe(401);
});

test('the newest windows win, and the server has a limit', async () => {
  const token = await tokenFor(await signInAnew(app));
  const first = await listen(token);
  const rest = [await listen(token), await listen(token)];
  await first.ended;
  expect(first.heard()).toContain('event: replaced');
  for (let index = 0; index < 2; index++) rest.push(await listen(await tokenFor(await signInAnew(app))));
  const refused = await fetch(`${address}/events`, { headers: { authorization: `Bearer ${token}` } });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
  for (const page of rest) page.leave();
});

test('the process lives and is ready', async () => {
  expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'ok', release: '7.52.0' });
  expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ status: 'ready' });
});
