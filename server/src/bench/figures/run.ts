// node --import tsx server/src/bench/figures/run.ts: reading a large asset with 1 and 20 clients and 1 and 10 tenants, after a change of a
// fact and of the structure, and reading an asset of half the size. Times are of whole requests; rows are the database's count.
import { besideAim } from '@hakaru/tools/bench/aims';
import { setTimeout } from 'node:timers/promises';
import { raiseBook, recordFacts } from '#features/facts/public';
import { inScope } from '#platform/db';
import { hashToken } from '#platform/session';
import { loopTimes, openBenchServer } from '#bench/bench-server';
import { findAnyMandate, plantLargeAsset, plantSession, rowsRead, type LargeAsset } from './large-store';

const MANDATES = 500;
const MONTHS = 119;
const AS_OF = '2026-09-30';
const SAMPLES = 60;
const HORIZONS = ['1m', '3m', 'fytd', '1y', '3y', '5y', 'itd'];
const RETURNS = HORIZONS.flatMap(horizon => ['return', 'benchmarkReturn', 'excess'].map(measure => `${measure}.${horizon}`));

type Reading = { name: string; query: string; columns: string[]; alone?: number; changed?: number };
const grid = (rows: string) => `query($assetId: ID!, $columns: [String!]!) {
  figureGrid(assetId: $assetId, asOf: "${AS_OF}", rows: ${rows}, columns: $columns) { entityId figures { key value reason quality { have of weakest audited valuated estimated oldestDays } } } }`;
const readings: readonly Reading[] = [
  {
    name: 'overview (total and classes)',
    query: grid('classes'),
    columns: ['marketValue.-', 'weight.-', 'deviation.-', ...RETURNS],
    alone: 50,
    changed: 150,
  },
  {
    name: 'mandates list',
    query: grid('mandates'),
    columns: [
      'marketValue.-',
      'weight.-',
      'return.1m',
      'return.fytd',
      'return.1y',
      'return.3y',
      'excess.3y',
      'trackingError.3y',
      'informationRatio.3y',
    ],
  },
  { name: 'performance of the total', query: grid('root'), columns: RETURNS },
];

const { app, http, close } = await openBenchServer({ POOL_SIZE: '10' });
let recorded = 0;
const asset = await plant('BENCH1', MANDATES, 'b'.repeat(43));
const half = await plant('BENCH2', MANDATES / 2, 'c'.repeat(43));
const first = readings[0];
if (first) console.log(`first reading of the ${first.name}: ${await cold(half, first)}, ${await cold(asset, first)} (linear in mandates)`);
await report('1 tenant of this size');
for (let tenant = 3; tenant <= 11; tenant++) await plant(`BENCH${tenant}`, MANDATES, null);
await report('10 tenants of this size (to be as with one)');
const megabytes = Math.round(process.memoryUsage().rss / 1e6);
console.log(`memory of the process: ${megabytes} MB (${besideAim(megabytes, { most: 500, unit: ' MB' })})`);
await close();

type Planted = LargeAsset & { mandates: number; token: string };

async function plant(ref: string, mandates: number, token: string | null): Promise<Planted> {
  return await inScope(app.database.db, 'platform', async db => {
    const planted = await plantLargeAsset(db, { ref, mandates, months: MONTHS });
    if (token) await plantSession(db, planted, hashToken(token));
    return { ...planted, mandates, token: token ?? '' };
  });
}

async function cold(of: Planted, reading: Reading): Promise<string> {
  const rows = await counted(() => timed(of, reading));
  return `${of.mandates} mandates ${ms(rows.result).trim()}, ${rows.read} rows`;
}

async function report(title: string): Promise<void> {
  console.log(`${title}: ${MANDATES} mandates × ${MONTHS} months each`);
  for (const reading of readings) {
    const { name, alone: aloneMax, changed: changedMax } = reading;
    const fact = await counted(() => afterChange(reading, recordFact));
    const facts = await repeated(() => afterChange(reading, recordFact));
    const structures = await repeated(() => afterChange(reading, raise));
    const warm = await counted(() => timed(asset, reading));
    const alone = await sample(reading, 1, 60);
    const crowd = await sample(reading, 20, 200);
    console.log(`  ${name}`);
    console.log(`    warm, 1 client       ${spread(alone)}${limit(alone, aloneMax)}   ${warm.read} rows`);
    console.log(`    warm, 20 clients     ${spread(crowd)}`);
    console.log(`    after a new fact    ${spread(facts)}${limit(facts, changedMax)}   ${fact.read} rows`);
    console.log(`    after a new term     ${spread(structures)}${limit(structures, changedMax)}`);
  }
}

async function afterChange(reading: Reading, change: () => Promise<void>): Promise<number> {
  await change();
  return await timed(asset, reading);
}

/** Records the value of one mandate for the month before the last, like a correction. */
async function recordFact(): Promise<void> {
  const { organisationId, assetId } = asset;
  await inScope(app.database.db, { organisation: organisationId }, async db => {
    const entityId = await findAnyMandate(db, asset, recorded % MANDATES);
    const observation = { entityId, measure: 'marketValue' as const, asOf: '2026-08-31', value: String(1_200_000_000 + recorded++) };
    const source = { kind: 'person', labelEn: 'Bench', labelJp: 'Bench' } as const;
    await recordFacts(db, { organisationId, assetId, source, observations: [{ ...observation, recordedAt: new Date().toISOString() }] });
  });
}

async function raise(): Promise<void> {
  const { organisationId, assetId } = asset;
  await inScope(app.database.db, { organisation: organisationId }, db => raiseBook(db, organisationId, assetId));
}

async function repeated(work: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < SAMPLES; index++) times.push(await work());
  return times.toSorted((a, b) => a - b);
}

/** The database counts rows only after a connection has been idle for a moment. */
async function counted(work: () => Promise<number>): Promise<{ result: number; read: number }> {
  const count = async () => {
    await setTimeout(1_500);
    return await inScope(app.database.db, 'platform', rowsRead);
  };
  const before = await count();
  const result = await work();
  return { result, read: (await count()) - before };
}

async function sample(reading: Reading, clients: number, requests: number): Promise<number[]> {
  const times: number[] = [];
  const client = async () => {
    while (times.length < requests) times.push(await timed(asset, reading));
  };
  await Promise.all(Array.from({ length: clients }, client));
  return times.toSorted((a, b) => a - b);
}

async function timed({ assetId, token }: Planted, { query, columns }: Reading): Promise<number> {
  const from = performance.now();
  const reply = await http.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${token}` },
    payload: { query, variables: { assetId, columns } },
  });
  const took = performance.now() - from;
  if (reply.json().errors) throw new Error(reply.body.slice(0, 300));
  return took;
}

function spread(sorted: readonly number[]): string {
  return `p50 ${ms(at(sorted, 0.5))} p95 ${ms(at(sorted, 0.95))}`;
}

function limit(times: readonly number[], most: number | undefined): string {
  return most === undefined ? '' : ` (p95 ${besideAim(at(times, 0.95), { most, unit: ' ms', loop: loopTimes() })})`;
}

/** The smallest value that covers this share of them: of 20, the nineteenth covers 95 %. */
function at(sorted: readonly number[], share: number): number {
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`.padStart(9);
}
