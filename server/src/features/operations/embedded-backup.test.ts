import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#platform/embedded-postgres';
import { admin } from './testing/command';

const folder = mkdtempSync(join(tmpdir(), 'hakaru-embedded-'));
chmodSync(folder, 0o755); // when started as root, the database runs as another user, who needs access to its folder
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string): NodeJS.ProcessEnv => ({ DATA_DIR: join(folder, name) });

test('the embedded database is copied while it is stopped, never while it runs, and comes back with its secret and trail', async () => {
  expect((await admin(at('empty'), 'backup', join(folder, 'none'))).said).toMatch(/^There is no database in DATA_DIR /);
  expect((await admin(at('own'), 'create-superuser', 'root@bank.example', 'Root')).code).toBe(0);
  const running = await startEmbeddedPostgres({ dataDir: join(folder, 'own'), log: { info: () => undefined, warn: () => undefined } });
  expect((await admin(at('own'), 'backup', join(folder, 'early'))).said).toMatch(
    /^Hakaru is running on DATA_DIR .*: stop it, and start it again afterwards\.$/,
  );
  expect(existsSync(join(folder, 'early'))).toBe(false);
  await running.stop();

  const taken = await admin(at('own'), 'backup', join(folder, 'taken'));
  expect(taken).toMatchObject({ code: 0, said: expect.stringMatching(/^\d+ tables and the files are in /) });
  expect((await admin(at('own'), 'restore', join(folder, 'taken'))).said).toMatch(
    /^There is a database in DATA_DIR .* nothing is overwritten/,
  );
  const back = await admin(at('back'), 'restore', join(folder, 'taken'));
  expect(back.said).toMatch(/^\d+ tables are as they were\.\nPLATF: 3 entries, unbroken\nEvery trail is whole\.\nRestored as it was at /);
  expect(back.code).toBe(0);
  // A second start uses the restored secret, so the audit trail continues.
  expect((await admin(at('back'), 'verify-audit')).said).toMatch(/PLATF: 5 entries, unbroken/);
}, 120_000);
