import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleForTests } from '@hakaru/tools/test-programs';
import { afterAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#platform/embedded-postgres';
import { admin } from './testing/command';

const folder = mkdtempSync(join(tmpdir(), 'hakaru-embedded-'));
chmodSync(folder, 0o755); // when started as root, the database runs as another user, who needs access to its folder
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string): NodeJS.ProcessEnv => ({ DATA_DIR: join(folder, name) });

test('the embedded database is copied while it is stopped, never under another program, and comes back with its secret and trail', async () => {
  expect((await admin(at('empty'), 'backup', join(folder, 'none'))).said).toMatch(/^There is no database in DATA_DIR /);
  expect((await admin(at('own'), 'create-superuser', 'root@bank.example', 'Root')).code).toBe(0);
  const running = await startEmbeddedPostgres({ dataDir: join(folder, 'own'), log: { info: () => undefined, warn: () => undefined } });
  expect((await admin(at('own'), 'backup', join(folder, 'early'))).said).toMatch(
    /^The database in DATA_DIR .* is in use by another program: stop that one, and run this again\.$/,
  );
  expect(existsSync(join(folder, 'early'))).toBe(false);
  await running.stop();

  const taken = await admin(at('own'), 'backup', join(folder, 'taken'));
  expect(taken).toMatchObject({ code: 0, said: expect.stringMatching(/^\d+ tables and the files are in /) });
  expect((await admin(at('own'), 'restore', join(folder, 'taken'))).said).toMatch(
    /^There is a database in DATA_DIR .* nothing is overwritten/,
  );
  const back = await admin(at('back'), 'restore', join(folder, 'taken'));
  expect(back.said).toMatch(/^\d+ tables are as they were\.\nPLATF: 4 entries, unbroken\nEvery trail is whole\.\nRestored as it was at /);
  expect(back.code).toBe(0);
  // A second start uses the restored secret, so the audit trail continues.
  expect((await admin(at('back'), 'verify-audit')).said).toMatch(/PLATF: 6 entries, unbroken/);
}, 120_000);

test('a Hakaru that runs on the database is stopped for its backup, and a process that only has its number is left alone', async () => {
  const programs = await bundleForTests();
  const dataDir = join(folder, 'served');
  const server = spawn(process.execPath, [programs.path('server')], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', DEMO: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    let said = '';
    for await (const chunk of server.stdout.setEncoding('utf8')) if ((said += String(chunk)).includes('ready at ')) break;
    // Left behind by one that was killed; the number is ours now.
    writeFileSync(join(dataDir, 'servers', String(process.pid)), '1');

    const taken = await admin(at('served'), 'backup', join(folder, 'stopped'));
    expect(taken.said).toMatch(
      new RegExp(`^Stopping Hakaru \\(process ${server.pid}\\) on DATA_DIR .*\\n\\d+ tables and the files are in `),
    );
    expect(taken.said).toMatch(/\nHakaru was stopped for the copy: start it again\.$/);
    expect(await ended).toEqual([0, null]); // it closed in order
    expect(readdirSync(join(dataDir, 'servers'))).toEqual([]);
    expect((await admin(at('again'), 'restore', join(folder, 'stopped'))).code).toBe(0);
  } finally {
    server.kill('SIGKILL');
    programs.remove();
  }
}, 300_000);
