import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { makeProduct, makeWholeProduct, type Product } from '@hakaru/tools/product';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { currentMonth } from '#features/reporting-tasks/public';
import { startDebianPostgres, type DebianPostgres } from './testing/debian-postgres';
import { Caller, openMandates, openOrganisation, populate } from './testing/first-customer';
import { importHistory, populateOpening, publishOpening } from './testing/opening-history';
import { Installation } from './testing/installation';

// From an empty database to published months, and restored from a backup, with the built product: the history comes in the history workbook,
// is populated by one run and published by another. The full run is as large as the largest institutions: it installs the packages again,
// takes 500 mandates over ten years, and sends 10,000 requests during a restart.
const COUNTS = process.env['COUNTS'];
const IS_FULL = COUNTS === 'full';
const SIZES = { full: [500, 120, 10_000], medium: [50, 37, 1_000] } as const;
const [MANDATES, MONTHS, REQUESTS] = COUNTS === 'full' || COUNTS === 'medium' ? SIZES[COUNTS] : ([3, 13, 300] as const);
vi.setConfig({ testTimeout: IS_FULL ? 7_200_000 : 1_800_000, hookTimeout: 1_800_000 });

const folder = mkdtempSync(join(tmpdir(), 'hakaru-first-'));
const SUPERUSER = 'root@operators.example';
/** The first value of each mandate, by its code. */
const FIRST_VALUES = new Map(Array.from({ length: MANDATES }, (_, at) => [`M${String(at).padStart(3, '0')}`, (at + 1) * 1_000_000]));
/** The last month that has ended where the customer is. */
const LAST = currentMonth(new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10));
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

const ALL_MONTHS = Array.from({ length: MONTHS }, (_, at) => shiftMonthEnd(LAST, at + 1 - MONTHS));
/** Every month adds one percent of the first value, so that the total and the year's return are known in advance. */
const valueAt = (ref: string, month: string): number => {
  const first = FIRST_VALUES.get(ref) ?? 0;
  return first + (first / 100) * ALL_MONTHS.indexOf(month);
};
const TOTAL = String([...FIRST_VALUES.keys()].reduce((sum, ref) => sum + valueAt(ref, LAST), 0));

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  await work();
  if (COUNTS) console.log(`${MANDATES} mandates × ${MONTHS} months: ${what} ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
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

test('a customer’s first months: installed, filled, restarted under load, published, backed up, and the same elsewhere', async () => {
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
  const [first = LAST] = ALL_MONTHS;
  await timed('mandates', () => openMandates(admin, asset, [...FIRST_VALUES.keys()], first));

  const lastOpening = ALL_MONTHS.at(-2) ?? LAST;
  const filling = async (): Promise<void> => {
    await timed('history workbook', () => importHistory(admin, (ref, month) => (month < first ? null : valueAt(ref, month))));
    await timed('populated', () => populateOpening(admin, asset, lastOpening));
    await timed('last month', () => populate(admin, asset, LAST));
    await timed('published', () => publishOpening(admin, asset, lastOpening));
    await admin.make('publishReport(assetId: $asset, asOf: $asOf)', { asset: 'ID', asOf: 'String' }, { asset, asOf: LAST });
  };
  const statuses = await load(installation.proxy.url, Promise.all([filling(), installation.replaceAll()]));
  expect(Object.keys(statuses)).toEqual(['401']); // nobody is signed in; every response came from the product itself
  expect(statuses[401]).toBeGreaterThanOrEqual(REQUESTS);

  const shown = (caller: Caller) => caller.ask<unknown>(`query ($id: ID!, $asOf: String!) ${ASKED_OF}`, { id: asset, asOf: LAST });
  const before = await shown(admin);
  expect(before).toMatchObject({ figureGrid: [{ figures: [{ value: TOTAL }, { value: expect.stringMatching(/^0\./) }] }] });
  expect(before).toMatchObject({ reports: { data: expect.arrayContaining([expect.objectContaining({ asOf: LAST, version: 1 })]) } });
  expect(await countReports(admin, asset)).toBe(MONTHS);
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

async function countReports(admin: Caller, asset: string): Promise<number> {
  type Read = { reports: { paginatorInfo: { total: number } } };
  return (await admin.ask<Read>('query ($id: ID!) { reports(assetId: $id) { paginatorInfo { total } } }', { id: asset })).reports
    .paginatorInfo.total;
}

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

const query = (database: string, statement: string) => postgres.query<Record<string, string>>(database, statement);
