import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleServer } from '@hakaru/tools/build';
import { ROOT } from '@hakaru/tools/programs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startDebianPostgres, type DebianPostgres } from './testing/debian-postgres';
import { Caller, openOrganisation } from './testing/first-customer';
import { Installation } from './testing/installation';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 });

// Three releases in sequence: this one, one that adds to the database, and one that removes something from it.
const REQUESTS = process.env['COUNTS'] === 'full' ? 10_000 : 300;
const SUPERUSER = 'root@operators.example';
mkdirSync(`${ROOT}.cache`, { recursive: true });
const releases = mkdtempSync(`${ROOT}.cache/releases-`); // below the repository's root, so that packages are found
const folder = mkdtempSync(join(tmpdir(), 'hakaru-rolling-'));
const releaseAt = (name: string): string => join(releases, name);

let postgres: DebianPostgres;
let installation: Installation;
beforeAll(async () => {
  mkdirSync(join(releaseAt('present'), 'dist/web'), { recursive: true });
  await bundleServer(join(releaseAt('present'), 'dist'));
  makeNext('present', 'adding', '9001_adding', `create table added (id int); alter table organisation add column added text;`);
  makeNext('adding', 'taking', '9002_taking', `alter table organisation drop column added;`);
  postgres = await startDebianPostgres();
  await postgres.create('rolling');
  installation = await Installation.open(releaseAt('present'), {
    APP_ENV: 'production',
    DATABASE_URL: postgres.url('app', 'rolling'),
    SECRET: 's'.repeat(40),
    DATA_DIR: folder,
    MAIL_IN_FILES: '1',
    SUPERUSER_CIDRS: '127.0.0.0/8',
    POOL_SIZE: '4',
  });
});
afterAll(async () => {
  installation.kill();
  await postgres.stop();
  for (const made of [releases, folder]) rmSync(made, { recursive: true, force: true });
});

function makeNext(from: string, to: string, migration: string, statements: string): void {
  cpSync(releaseAt(from), releaseAt(to), { recursive: true });
  writeFileSync(join(releaseAt(to), `dist/migrations/${migration}.sql`), statements);
}

const migrateNow = () => installation.admin({ DATABASE_MIGRATION_URL: postgres.url('owner', 'rolling') }, 'migrate');

/** A signed-in user sends requests without a pause meanwhile; the caller throws on any refusal. */
async function serving(caller: Caller, meanwhile: () => Promise<unknown>): Promise<number> {
  let isOver = false;
  const over = meanwhile().finally(() => (isOver = true));
  let asked = 0;
  const client = async (): Promise<void> => {
    while (!isOver || asked < REQUESTS) {
      asked++;
      await caller.ask('{ me { organisation { ref } } }');
    }
  };
  await Promise.all([over, client(), client()]);
  return asked;
}

test('the earlier release serves while the next migrates and takes over, and again after going back; what takes away is refused to it', async () => {
  await migrateNow();
  const printed = await installation.admin({}, 'create-superuser', SUPERUSER, 'Root');
  await installation.start(2);
  const operator = await new Caller(installation.proxy.url).register(printed, 'Root');
  const open = (ref: string) => openOrganisation(operator, { ref, superuser: SUPERUSER, dataDir: folder });

  installation.use(releaseAt('adding'));
  const upgraded = await serving(operator, async () => {
    expect(await migrateNow()).toMatch(/^applied 9001_adding\.sql/);
    await open('BEFORE'); // nodes of the earlier release on the next release's database; its worker sends the mail
    await installation.replaceAll();
    await open('AFTER');
  });
  expect(upgraded).toBeGreaterThanOrEqual(REQUESTS);

  // Back to the earlier release without a backup: the session, the audit trails and the new data are still there.
  installation.use(releaseAt('present'));
  const back = await serving(operator, async () => {
    await installation.replaceAll();
    await open('BACK');
  });
  expect(back).toBeGreaterThanOrEqual(REQUESTS);
  if (process.env['COUNTS'] === 'full') console.log(`${upgraded} requests through an upgrade, ${back} through going back, 0 lost`);
  expect(await installation.admin({}, 'verify-audit')).toMatch(/Every trail is whole\./);

  installation.use(releaseAt('taking'));
  await migrateNow();
  installation.use(releaseAt('present'));
  const sentence =
    /The database has migration 9002_taking\.sql, which this release does not know and cannot go on with: .* restore the backup taken before it/;
  await expect(installation.admin({}, 'verify-audit')).rejects.toThrow(sentence);
  await expect(installation.replaceAll()).rejects.toThrow(sentence);
});
