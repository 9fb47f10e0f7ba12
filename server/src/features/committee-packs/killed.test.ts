import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { startWorker } from '#platform/worker';
import { openTestServer, type TestServer } from '#testing/test-server';
import { committeePackTasks } from './jobs';

let server: TestServer;
let user: string;
beforeAll(async () => {
  server = await openTestServer();
  user = await server.as('user@hoshikawa.example');
});
afterAll(() => server.close());

// On a busy machine the start of a process alone may take a minute.
const PATIENT = { timeout: 400_000, interval: 50 };
const WORKER = fileURLToPath(new URL('./testing/pack-worker.ts', import.meta.url));

async function requested(): Promise<string> {
  const [report] = await server.sql(
    `select id from report where asset_id = $1 and entity_id is null and as_of = '2026-09-30' order by version desc limit 1`,
    [demoId('HMAIN')],
  );
  const input = {
    reportId: report?.['id'],
    language: 'en',
    sections: ['overview', 'classes'],
    titleEn: 'A',
    titleJp: 'A',
    subtitleEn: '',
    subtitleJp: '',
  };
  const { data } = await server.ask(user, `mutation($i: CommitteePackInput!) { createCommitteePack(input: $i) { id } }`, { i: input });
  return data.createCommitteePack.id;
}

const stateOf = async (id: string) =>
  (await server.ask(user, `{ committeePack(id: "${id}") { state done total failure files { format } } }`)).data.committeePack;
const fetched = async (id: string, format: string) =>
  await server.http.inject({ url: `/committeePacks/${id}/${format}?language=en`, headers: { authorization: `Bearer ${user}` } });

/** Kills the worker where it waits for a row that is held: after the first section and before the second. */
async function dieInTheMiddle(id: string): Promise<void> {
  const { settings } = server.app;
  const { database } = server;
  const env = { ...process.env, DATABASE_URL: database.appUrl, SECRET: settings.secret, DATA_DIR: settings.dataDir };
  const child = spawn(process.execPath, ['--import', 'tsx', WORKER], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const holder = new pg.Client({ connectionString: database.superuserUrl });
  await holder.connect();
  const row = `from committee_pack where id = $1`;
  await holder.query('begin');
  await holder.query(`select 1 ${row} for update`, [id]);
  const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database() and query like '%committee_pack%'`;
  await expect.poll(async () => (await server.sql(waiting)).length, PATIENT).toBeGreaterThan(0);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await holder.query('rollback');
  await holder.end();
}

test('a worker killed while it makes a pack leaves no half of one, and the next makes it whole', { timeout: 900_000 }, async () => {
  const id = await requested();
  await dieInTheMiddle(id);
  const { state, files, failure } = await stateOf(id);
  expect(['waiting', 'running']).toContain(state);
  expect([files, failure]).toEqual([[], null]);
  for (const format of ['pdf', 'xlsx']) expect((await fetched(id, format)).statusCode).toBe(404);

  const worker = await startWorker(server.app, committeePackTasks, { beatMs: 100, silentMs: 400 });
  await expect.poll(async () => (await stateOf(id)).state, PATIENT).toBe('done');
  await worker.stop();
  const made = await stateOf(id);
  expect(made).toMatchObject({ done: made.total, failure: null });
  expect(made.files.map(({ format }: { format: string }) => format).toSorted()).toEqual(['pdf', 'xlsx']);
  expect((await fetched(id, 'pdf')).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const audited = await server.sql(`select 1 from committee_pack_file where pack_id = $1`, [id]);
  expect(audited).toHaveLength(2);
});
