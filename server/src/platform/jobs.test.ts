import { spawn } from 'node:child_process';
import { once as onceOn } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#platform/context';
import { addJob, organisationQueue } from '#platform/jobs';
import { mailTasks, queueMail } from '#platform/mail-job';
import { sweepTasks } from '#platform/sweep-job';
import { openTestApp, signInAnew, type TestApp } from '#platform/testing/test-app';
import { startWorker } from '#platform/worker';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.closeApp());

const waitFor = async (claim: () => boolean | Promise<boolean>, ms = 120_000): Promise<void> => {
  for (const until = Date.now() + ms; !(await claim());) {
    if (Date.now() > until) throw new Error('waited in vain');
    await new Promise(resume => setTimeout(resume, 10));
  }
};
const jobsLeft = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from graphile_worker._private_jobs`.execute(app.database.db);
  return rows[0]?.n ?? -1;
};

test('a job exists when, and only when, its transaction is kept; asking twice with a key is doing once', async () => {
  const ctx = await signInAnew(app);
  const done: unknown[] = [];
  const tasks = { note: async (_app: unknown, payload: unknown) => void done.push(payload) };
  await expect(
    inTransaction(ctx, async ctx => {
      await addJob(ctx, 'note', 'undone');
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  await inTransaction(ctx, async ctx => {
    await addJob(ctx, 'note', { n: 1 }, { key: 'same' });
    await addJob(ctx, 'note', { n: 2 }, { key: 'same' });
  });
  const worker = await startWorker(app, tasks);
  await waitFor(() => done.length > 0);
  await addJob(app.database.db, 'note', 'at once');
  await waitFor(() => done.includes('at once'));
  await worker.stop();
  expect(done).toEqual([{ n: 2 }, 'at once']);
});

test("an organisation's jobs run one after the other; another's do not wait", async () => {
  let running = 0;
  let most = 0;
  const seen: string[] = [];
  const tasks = {
    import: async (_app: unknown, payload: unknown) => {
      const name = String(payload);
      if (name.startsWith('a')) most = Math.max(most, ++running);
      await new Promise(resume => setTimeout(resume, 60));
      if (name.startsWith('a')) running--;
      seen.push(name);
    },
  };
  for (const name of ['a1', 'a2', 'a3']) await addJob(app.database.db, 'import', name, { queue: organisationQueue('imports', 'a') });
  await addJob(app.database.db, 'import', 'b1', { queue: organisationQueue('imports', 'b') });
  const worker = await startWorker(app, tasks);
  await waitFor(() => seen.length === 4);
  await worker.stop();
  expect(most).toBe(1);
  expect(seen.indexOf('b1')).toBeLessThan(2);
});

test('stopping lets a running job end, and takes no new one', async () => {
  let ended = false;
  const tasks = {
    slow: async () => {
      await new Promise(resume => setTimeout(resume, 300));
      ended = true;
    },
  };
  const worker = await startWorker(app, tasks);
  await addJob(app.database.db, 'slow', null);
  await waitFor(
    async () =>
      (await sql<{ n: number }>`select 1 as n from graphile_worker._private_jobs where locked_by is not null`.execute(app.database.db)).rows
        .length > 0,
  );
  await worker.stop();
  expect(ended).toBe(true);
  expect(await jobsLeft()).toBe(0);
});

test('F7: a worker killed in the middle is noticed by its silence, and its job is done by another, though it had but one try', async () => {
  const fixture = fileURLToPath(new URL('./testing/hanging-worker.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', fixture], {
    env: { ...process.env, DATABASE_URL: app.testDatabase.appUrl, SECRET: app.settings.secret, DATA_DIR: app.settings.dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await addJob(app.database.db, 'hang', 'mine', { maxAttempts: 1 });
  await onceOn(child.stdout, 'data'); // it reports when it has started
  child.kill('SIGKILL');
  await onceOn(child, 'exit');
  expect(await jobsLeft()).toBe(1);
  const done: unknown[] = [];
  const worker = await startWorker(app, { hang: async (_app, payload) => void done.push(payload) }, { beatMs: 100, silentMs: 400 });
  await waitFor(() => done.length > 0);
  await worker.stop();
  expect(done).toEqual(['mine']);
  expect(app.logged.join('')).toContain('freed the jobs of silent workers');
}, 600_000);

test('connections the database cuts while workers stop are nobody’s crash, and later jobs run', async () => {
  const superuser = new pg.Client({ connectionString: app.testDatabase.superuserUrl });
  await superuser.connect();
  const cut = async () =>
    await superuser.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and query like '%graphile_worker%'`,
    );
  for (let time = 0; time < 10; time++) {
    const worker = await startWorker(app, {});
    await Promise.all([worker.stop(), cut()]);
    await cut();
  }
  await superuser.end();
  const done: unknown[] = [];
  const worker = await startWorker(app, { note: async (_app, payload) => void done.push(payload) });
  await addJob(app.database.db, 'note', 'later');
  await waitFor(() => done.includes('later'));
  await worker.stop();
});

test('row 19: a mail waits sealed, and is sent by the worker', async () => {
  const ctx = await signInAnew(app);
  const token = 'canary-one-use-token';
  await inTransaction(ctx, ctx =>
    queueMail(ctx, { to: 'sato@hoshi.example', subject: '再設定', text: `https://hakaru.example/passwordreset/${token}` }),
  );
  const { rows } = await sql<{ text: string }>`
    select j::text as text from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'sendMail'`.execute(app.database.db);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.text).not.toContain(token);
  const worker = await startWorker(app, mailTasks);
  await waitFor(async () => (await app.mail.listOutbox()).length > 0);
  await worker.stop();
  expect((await app.mail.listOutbox())[0]?.text).toContain(token);
  expect(app.logged.join('')).not.toContain(token);
});

test('the hourly sweep runs as a job', async () => {
  const worker = await startWorker(app, sweepTasks);
  await addJob(app.database.db, 'sweep', null);
  await waitFor(() => app.logged.some(line => line.includes('"job":"sweep"')));
  await worker.stop();
  expect(app.logged.find(line => line.includes('"job":"sweep"'))).toContain('"result":"ok"');
});
