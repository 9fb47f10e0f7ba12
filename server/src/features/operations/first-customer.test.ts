import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { makeProduct, makeWholeProduct, type Product } from '@hakaru/tools/product';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { currentMonth } from '#features/reporting-tasks/public';
import { startDebianPostgres, type DebianPostgres } from './testing/debian-postgres';
import { Caller, importFile, openMandates, openOrganisation, populate } from './testing/first-customer';
import { Installation } from './testing/installation';

// From an empty database to a published month, and restored from a backup, with the built product. The full run installs the packages
// again, imports ten years in one file and sends 10,000 requests during a restart.
// years come in one file and 10,000 requests pass a restart.
const IS_FULL = process.env['COUNTS'] === 'full';
const MONTHS = IS_FULL ? 120 : 12;
const REQUESTS = IS_FULL ? 10_000 : 300;
vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 1_800_000 });

const folder = mkdtempSync(join(tmpdir(), 'hakaru-first-'));
const SUPERUSER = 'root@operators.example';
const MANDATES = { EQ01: 4_000_000_000, BD01: 5_000_000_000, AL01: 1_000_000_000 };
const LAST = shiftMonthEnd(currentMonth(new Date().toISOString().slice(0, 10)), -1);
const ASKED_OF = `{ figureGrid(assetId: $id, asOf: $asOf, rows: root, columns: ["marketValue.-", "return.1y"]) { figures { value } } reports(assetId: $id) { data { asOf sha256 version } } }`;

let product: Product;
let postgres: DebianPostgres;
beforeAll(async () => {
  [product, postgres] = await Promise.all([IS_FULL ? makeWholeProduct() : makeProduct(), startDebianPostgres()]);
});
const installations: Installation[] = [];
afterAll(async () => {
  for (const installation of installations) installation.kill();
  await postgres.stop();
  product.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** The nodes have only the app's role; the owner's address is for the command line. */
const settingsAt = (database: string): NodeJS.ProcessEnv => ({
  APP_ENV: 'production',
  DATABASE_URL: postgres.url('app', database),
  SECRET: 's'.repeat(40),
  DATA_DIR: join(folder, database),
  MAIL_IN_FILES: '1',
  SUPERUSER_CIDRS: '127.0.0.0/8',
  POOL_SIZE: '4',
});
const openInstallation = async (database: string): Promise<Installation> => {
  const installation = await Installation.open(product.folder, settingsAt(database));
  installations.push(installation);
  return installation;
};
const ownerAt = (database: string): NodeJS.ProcessEnv => ({ DATABASE_MIGRATION_URL: postgres.url('owner', database) });

/** Every month adds one percent of the first value, so that the year's return is known in advance. */
function history(): { months: string[]; text: string; total: string } {
  const months = Array.from({ length: MONTHS + 1 }, (_, at) => shiftMonthEnd(LAST, at - MONTHS));
  const valueAt = (first: number, at: number): number => first + (first / 100) * at;
  const rows = months.flatMap((month, at) => Object.entries(MANDATES).map(([ref, first]) => `${ref},${month},${valueAt(first, at)},0`));
  const total = Object.values(MANDATES).reduce((sum, first) => sum + valueAt(first, MONTHS), 0);
  return { months, text: `Mandate Code,As-of Date,Market Value,Net Flow\n${rows.join('\n')}\n`, total: String(total) };
}

/** Sends requests without a pause until there were enough and the other work has finished; returns the count of each status. */
async function load(url: string, meanwhile: Promise<unknown>): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  let isOver = false;
  const over = meanwhile.finally(() => (isOver = true));
  let sent = 0;
  const client = async (): Promise<void> => {
    while (!isOver || sent < REQUESTS) {
      sent++;
      const status = await fetch(`${url}/me`).then(
        async reply => (await reply.arrayBuffer(), reply.status),
        () => 0,
      );
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all([over, client(), client()]);
  return statuses;
}

test('a customer’s first year: installed, filled, restarted under load, published, backed up, and the same elsewhere', async () => {
  await postgres.create('here');
  const installation = await openInstallation('here');
  await installation.admin(ownerAt('here'), 'migrate');
  expect(await installation.admin(ownerAt('here'), 'preflight')).not.toMatch(/wrong|missing/i);
  const printed = await installation.admin({}, 'create-superuser', SUPERUSER, 'Root');
  await installation.start(2);

  const operator = await new Caller(installation.proxy.url).register(printed, 'Root');
  const opening = { superuser: SUPERUSER, dataDir: join(folder, 'here') };
  const { id, admin } = await openOrganisation(operator, { ref: 'FIRST', ...opening });
  const { admin: stranger } = await openOrganisation(operator, { ref: 'OTHER', ...opening });
  const asset = await operator.make(
    'createAsset(organisationId: $id, input: $input)',
    { id: 'ID', input: 'AssetInput' },
    { id, input: { ref: 'MAIN', nameEn: 'Main', nameJp: '主資産', type: 'portfolio', baseCurrency: 'JPY' } },
  );
  const { months, text, total } = history();
  await openMandates(admin, asset, Object.keys(MANDATES), months[0] ?? '');

  const year = async (): Promise<void> => {
    await importFile(admin, 'history.csv', text);
    for (const month of months) await populate(admin, asset, month);
    await admin.make('publishReport(assetId: $asset, asOf: $asOf)', { asset: 'ID', asOf: 'String' }, { asset, asOf: LAST });
  };
  const statuses = await load(installation.proxy.url, Promise.all([year(), installation.replaceAll()]));
  expect(Object.keys(statuses)).toEqual(['401']); // nobody is signed in; every response came from the product itself
  expect(statuses[401]).toBeGreaterThanOrEqual(REQUESTS);

  const shown = (caller: Caller) => caller.ask<unknown>(`query ($id: ID!, $asOf: String!) ${ASKED_OF}`, { id: asset, asOf: LAST });
  const before = await shown(admin);
  expect(before).toMatchObject({ figureGrid: [{ figures: [{ value: total }, { value: expect.stringMatching(/^0\./) }] }] });
  expect(before).toMatchObject({ reports: { data: [{ asOf: LAST, version: 1 }] } });
  await expect(shown(stranger)).rejects.toThrow(/Not found/);
  await installation.close();

  const taken = join(folder, 'taken');
  const elsewhere = await openInstallation('elsewhere');
  await installation.admin(ownerAt('here'), 'backup', taken);
  await postgres.create('elsewhere');
  expect(await elsewhere.admin(ownerAt('elsewhere'), 'restore', taken)).toMatch(/Every trail is whole\.\nRestored as it was at /);
  await expectSame();
  await elsewhere.start(1);
  const again = await new Caller(elsewhere.proxy.url).signIn('admin@first.example');
  expect(await shown(again)).toEqual(before);
  await elsewhere.close();
});

/** Compared by the database's superuser rather than the program that restored it: only the audit entries about the restore are new. */
async function expectSame(): Promise<void> {
  const here = await tablesOf('here');
  const elsewhere = await tablesOf('elsewhere');
  expect(Object.keys(here).length).toBeGreaterThan(100);
  const trails = /^public\.audit/;
  const differing = Object.keys({ ...here, ...elsewhere }).filter(name => here[name] !== elsewhere[name]);
  expect(differing.filter(name => !trails.test(name))).toEqual([]);
  const entries = (database: string) => query(database, `select md5(t::text) as sum, action from public.audit t`);
  const known = new Set((await entries('here')).map(({ sum }) => sum));
  const restored = await entries('elsewhere');
  const added = restored.filter(({ sum }) => !known.has(sum)).map(({ action }) => action);
  expect(new Set(added)).toEqual(new Set(['operation.restore', 'operation.verifyAudit']));
  expect(added).toHaveLength(2);
  expect(restored).toHaveLength(known.size + added.length);
}

async function tablesOf(database: string): Promise<Record<string, string>> {
  const tables = await query(
    database,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker') order by 1`,
  );
  const sums: Record<string, string> = {};
  for (const { name = '' } of tables) {
    const [row] = await query(
      database,
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${name} t`,
    );
    sums[name] = row?.['sum'] ?? '';
  }
  return sums;
}

async function query(database: string, statement: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: postgres.url('postgres', database) });
  await client.connect();
  return (await client.query<Record<string, string>>(statement).finally(() => client.end())).rows;
}
