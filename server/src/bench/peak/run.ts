// node --import tsx server/src/bench/peak/run.ts: the busiest minute of a month-end. Three hundred users read their screens while twenty
// files are imported and ten workbooks with live formulas are exported, against one and two web nodes with a worker beside them; everything
// on this machine, including database, proxy and clients.
import { besideAim } from '@hakaru/tools/bench/aims';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeProduct } from '@hakaru/tools/product';
import { Installation } from '#features/operations/testing/installation';
import { openApp } from '#platform/app';
import { inScope } from '#platform/db';
import { startEmbeddedPostgres } from '#platform/embedded-postgres';
import { createLog } from '#platform/log';
import { readSettings } from '#platform/settings';
import { hashToken } from '#platform/session';
import { analyse, plantLargeAsset } from '#bench/figures/large-store';
import { findMandates, plantPeople, plantSecurities } from './bench-store';
import { receiveFiles, sendWorkbooks } from './files';
import { look, newTally, type Person, type Tally } from './people';

const ORGANISATIONS = 10;
const MANDATES = 100;
const MONTHS = 119;
const PEOPLE = 300;
const VISITS = 6;
const PAUSE_MS = 10_000;
const FILES = 20;
const WORKBOOKS = 10;
const MOST_TIMES = 4;

type Client = { people: Person[]; mandates: string[] };

const dataDir = mkdtempSync(join(tmpdir(), 'hakaru-bench-'));
const log = createLog({ appEnv: 'production' }, () => undefined);
const postgres = await startEmbeddedPostgres({ dataDir, log });
const product = await makeProduct();
const env = {
  APP_ENV: 'production',
  DATABASE_URL: postgres.appUrl,
  DATA_DIR: dataDir,
  SECRET: 'bench'.repeat(10),
  MAIL_IN_FILES: '1',
  SUPERUSER_CIDRS: '127.0.0.0/8',
  PUBLIC_URL: 'http://127.0.0.1',
};
try {
  const clients = await plant();
  for (const nodes of [1, 2]) await measure(nodes, clients);
} finally {
  product.remove();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function plant(): Promise<Client[]> {
  const app = await openApp(readSettings({ ...env, DATABASE_MIGRATION_URL: postgres.ownerUrl }), log);
  const clients: Client[] = [];
  for (let at = 0; at < ORGANISATIONS; at++) {
    const tokens = Array.from(
      { length: PEOPLE / ORGANISATIONS },
      (_, n) => `bench-of-the-peak-${String(at * PEOPLE + n).padStart(26, '0')}`,
    );
    clients.push(
      await inScope(app.database.db, 'platform', async db => {
        const asset = await plantLargeAsset(db, { ref: `PEAK${at}`, mandates: MANDATES, months: MONTHS, isOneOfMany: true });
        await plantPeople(db, asset, tokens.map(hashToken));
        await plantSecurities(db, asset, FILES * 10);
        const people = tokens.map(token => ({ token, assetId: asset.assetId }));
        return { people, mandates: await findMandates(db, asset) };
      }),
    );
  }
  await inScope(app.database.db, 'platform', analyse);
  await app.closeApp();
  return clients;
}

async function measure(nodes: number, clients: Client[]): Promise<void> {
  const installation = await Installation.open(product.folder, env, 1_000);
  try {
    await installation.start(nodes);
    const { url } = installation.proxy;
    const everybody = clients.flatMap(({ people }) => people);
    const [one] = everybody;
    if (!one) throw new Error('nobody was planted');
    // The first visit of an organisation on a day reads its book, so it is not timed.
    for (let round = 0; round < nodes * 2; round++)
      for (const { people } of clients)
        for (const person of people.slice(0, 1)) await look(url, person, { tally: newTally(), visits: 2, pauseMs: 0 });
    const alone = newTally();
    await look(url, one, { tally: alone, visits: 40, pauseMs: 0 });
    const screens = newTally();
    const files = newTally();
    const workbooks = newTally();
    await Promise.all([
      ...everybody.map(person => look(url, person, { tally: screens, visits: VISITS, pauseMs: PAUSE_MS })),
      receiveFiles(url, clients, { tally: files, count: FILES, price: 100 + nodes }),
      sendWorkbooks(url, clients, { tally: workbooks, count: WORKBOOKS }),
    ]);
    report(nodes, { alone, screens, files, workbooks });
  } finally {
    await installation.close();
  }
}

function report(nodes: number, { alone, screens, files, workbooks }: Record<'alone' | 'screens' | 'files' | 'workbooks', Tally>): void {
  const ratio = at(screens, 0.95) / at(alone, 0.95);
  console.log(`  ${nodes} web node${nodes > 1 ? 's' : ''}`);
  console.log(`    one person alone                 ${times(alone)}`);
  console.log(
    `    ${PEOPLE} people                       ${times(screens)}: ${ratio.toFixed(1)}× at p95 (${besideAim(ratio, { most: MOST_TIMES, unit: '×' })})`,
  );
  console.log(`    ${FILES} files sent, checked, staged   ${times(files)}`);
  console.log(`    ${WORKBOOKS} workbooks of formulas         ${times(workbooks)}`);
  const failed = [screens, files, workbooks].flatMap(tally => tally.failed);
  const requests = [screens, files, workbooks].reduce((sum, tally) => sum + tally.times.length, 0);
  console.log(`    ${requests} requests, ${failed.length} not answered as asked (${besideAim(failed.length, { most: 0, unit: '' })})`);
  for (const text of new Set(failed)) console.log(`      ${text}`);
}

function at({ times }: Tally, share: number): number {
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? 0;
}

function times(tally: Tally): string {
  return `p50 ${at(tally, 0.5).toFixed(0)} ms, p95 ${at(tally, 0.95).toFixed(0)} ms of ${tally.times.length}`;
}
