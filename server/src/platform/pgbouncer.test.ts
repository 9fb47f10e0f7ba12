import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { plantDemoPeople } from '#features/demo/plant';
import { openApp, type OpenedApp } from '#platform/app';
import { inScope } from '#platform/db';
import { openListener } from '#platform/listener';
import { createLog } from '#platform/log';
import { queueMail } from '#platform/mail-job';
import { readSettings } from '#platform/settings';
import { SettingsError } from '#platform/settings-error';
import { startPgBouncer, type PgBouncer } from '#platform/testing/pgbouncer';
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database';
import { startWorker } from '#platform/worker';
import { buildHttp } from '#routes';
import { passwordOf } from '#testing/test-server';
import { tasks } from '#tasks';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const dataDir = mkdtempSync(join(tmpdir(), 'hakaru-pooled-'));
let database: TestDatabase;
let pooler: PgBouncer;
let app: OpenedApp;
beforeAll(async () => {
  database = await openTestDatabase();
  pooler = await startPgBouncer([database.appUrl, database.ownerUrl]);
  app = await open({ DATABASE_URL: pooler.through(database.appUrl), DATABASE_DIRECT_URL: database.appUrl });
  await plantDemoPeople(app);
});
afterAll(async () => {
  await app.closeApp();
  await pooler.stop();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const open = (env: NodeJS.ProcessEnv): Promise<OpenedApp> =>
  openApp(
    readSettings({ DATA_DIR: dataDir, SECRET: 's'.repeat(32), MAIL_IN_FILES: '1', ...env }),
    createLog({ appEnv: 'production' }, () => undefined),
  );
const refusal = async (env: NodeJS.ProcessEnv): Promise<string> => {
  try {
    await (await open(env)).closeApp();
    return 'started';
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.message;
  }
};

test('two organisations at once over fewer connections than requests: each sees its own, and no connection keeps whose it was', async () => {
  const http = buildHttp(app);
  const tokens = await Promise.all(
    ['admin@hoshikawa.example', 'ops@tsubaki.example'].map(async email => {
      const reply = await http.inject({ method: 'POST', url: '/login', payload: { email, password: passwordOf(email) } });
      return reply.json<{ access_token: string }>().access_token;
    }),
  );
  const refOf = async (token: string | undefined): Promise<string> => {
    const reply = await http.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${token}` },
      payload: { query: '{ me { organisation { ref } } auditEntries(first: 5) { data { action } } }' },
    });
    return reply.json<{ data?: { me: { organisation: { ref: string } } } }>().data?.me.organisation.ref ?? reply.body;
  };
  const refs = await Promise.all(Array.from({ length: 60 }, (_, at) => refOf(tokens[at % 2])));
  expect(new Set(refs.filter((_, at) => at % 2 === 0))).toEqual(new Set(['HOSHI']));
  expect(refs.filter((_, at) => at % 2 === 1).every(ref => ref !== 'HOSHI' && !ref.includes('{"errors'))).toBe(true);
  const left = await Promise.all(
    Array.from({ length: 6 }, () => app.database.pool.query(`select current_setting('app.organisation', true) as whose, count(*) from organisation`)), // oxfmt-ignore
  );
  expect(left.flatMap(({ rows }) => rows).every(({ whose, count }) => !whose && count === '0')).toBe(true);
  await http.close();
});

test('statements have their limits inside every transaction, and the connection is given back without them', async () => {
  const limits = sql<{ statement: string; idle: string }>`select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle`; // oxfmt-ignore
  const { rows } = await inScope(app.database.db, 'platform', db => limits.execute(db));
  expect(rows).toEqual([{ statement: '10s', idle: '30s' }]);
  expect((await limits.execute(app.database.db)).rows).toEqual([{ statement: '0', idle: '0' }]);
});

test('jobs run and progress is heard, on connections of their own', async () => {
  const worker = await startWorker(app, tasks);
  const heard = new Promise<string>(resume => {
    const listener = openListener(app, 'hakaru_progress', payload => {
      void listener.close();
      resume(payload);
    });
  });
  await inScope(app.database.db, 'platform', db => queueMail({ app, db }, { to: 'sato@hoshi.example', subject: 'Pooled', text: 'Pooled' }));
  await vi.waitUntil(
    () => existsSync(join(dataDir, 'outbox')) && readdirSync(join(dataDir, 'outbox')).some(name => name.endsWith('.json')),
    { timeout: 60_000 },
  );
  const say = setInterval(() => void app.database.pool.query(`select pg_notify('hakaru_progress', 'done')`).catch(() => undefined), 100);
  expect(await heard).toBe('done');
  clearInterval(say);
  await worker.stop();
});

test('a pooler in any other place is refused with the way out, and so is one that drops what a session asks for', async () => {
  const through = pooler.through(database.appUrl);
  expect(await refusal({ DATABASE_URL: through })).toMatch(
    /^DATABASE_URL leads to a connection pooler in transaction mode .* give the address of PostgreSQL itself in DATABASE_DIRECT_URL beside it\.$/,
  );
  expect(await refusal({ DATABASE_URL: through, DATABASE_DIRECT_URL: through })).toMatch(
    /^DATABASE_DIRECT_URL leads to a connection pooler/,
  );
  const owner = pooler.through(database.ownerUrl);
  expect(await refusal({ DATABASE_URL: database.appUrl, DATABASE_MIGRATION_URL: owner })).toMatch(
    /^DATABASE_MIGRATION_URL leads to a connection pooler/,
  );
  const other = await openTestDatabase();
  expect(await refusal({ DATABASE_URL: through, DATABASE_DIRECT_URL: other.appUrl })).toBe(
    'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases: both must name the same one.',
  );
  await other.drop();
  const silent = await startPgBouncer([database.appUrl, database.ownerUrl], {
    ignored: 'statement_timeout,idle_in_transaction_session_timeout,options',
  });
  expect(await refusal({ DATABASE_URL: silent.through(database.appUrl) })).toMatch(
    /^DATABASE_URL leads to a connection pooler that drops the limits a session asks for/,
  );
  expect(await refusal({ DATABASE_URL: database.appUrl, DATABASE_MIGRATION_URL: silent.through(database.ownerUrl) })).toMatch(
    /^DATABASE_MIGRATION_URL leads to a connection pooler that drops/,
  );
  await silent.stop();
});
