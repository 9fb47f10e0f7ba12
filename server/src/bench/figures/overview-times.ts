// node --import tsx server/src/bench/figures/overview-times.ts: the 95th percentiles of the overview of a large asset, as one line of JSON.
// It also runs, copied, in the tree of an earlier release, so it uses only what both have.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import * as facts from '#features/facts/public';
import { openApp } from '#platform/app';
import { inScope } from '#platform/db';
import { createLog } from '#platform/log';
import { hashToken } from '#platform/session';
import { readSettings } from '#platform/settings';
import { buildHttp } from '#routes';
import { findAnyMandate, plantLargeAsset, plantSession } from './large-store';

const MANDATES = 500;
const MONTHS = 119;
const SAMPLES = 100;
const PAST_SAMPLES = 12;
const UNMEASURED = 100;
/** Each is measured several times and the best is taken: a pause of the machine or of garbage collection affects one of them, not all. */
const BATCHES = 3;
const PAST_BATCHES = 1;
const TOKEN = 't'.repeat(43);
const HORIZONS = ['1m', '3m', 'fytd', '1y', '3y', '5y', 'itd'];
const columns = [
  'marketValue.-',
  'weight.-',
  'deviation.-',
  ...HORIZONS.flatMap(one => [`return.${one}`, `benchmarkReturn.${one}`, `excess.${one}`]),
];
const query = `query($assetId: ID!, $columns: [String!]!, $known: String) {
  figureGrid(assetId: $assetId, asOf: "2026-09-30", rows: classes, columns: $columns, known: $known) { entityId figures { key value reason } } }`;

type EarlierFacts = { tell: typeof facts.recordFacts };
const recordFacts = facts.recordFacts ?? (facts as unknown as EarlierFacts).tell; // the function's name in the earlier release

const dataDir = mkdtempSync(join(tmpdir(), 'hakaru-bench-'));
const app = await openApp(
  readSettings({ DATA_DIR: dataDir, DEMO: '0', POOL_SIZE: '10' }),
  createLog({ appEnv: 'production' }, () => undefined),
);
const http = buildHttp(app);
await http.ready();
const asset = await inScope(app.database.db, 'platform', async db => {
  await db.executeQuery(CompiledQuery.raw('set local statement_timeout = 0')); // planting is not measured
  const planted = await plantLargeAsset(db, { ref: 'BENCH', mandates: MANDATES, months: MONTHS });
  await plantSession(db, planted, hashToken(TOKEN));
  return planted;
});
const plantedAt = Date.now();
// A process answers its first requests more slowly; the comparison is of its normal speed.
for (let at = 0; at < UNMEASURED; at++) await timed(null);
let recorded = 0;
let moments = 0;
const times = {
  warm: await bestP95(BATCHES, SAMPLES, () => timed(null)),
  afterFact: await bestP95(BATCHES, SAMPLES, () => after(recordFact)),
  afterTerm: await bestP95(BATCHES, SAMPLES, () => after(raise)),
  // Each asks for another moment, so that none is answered from the cache.
  pastDay: await bestP95(PAST_BATCHES, PAST_SAMPLES, () => timed(new Date(plantedAt + moments++).toISOString())),
};
console.log(JSON.stringify(times));
await http.close();
await app.closeApp();
rmSync(dataDir, { recursive: true, force: true });

async function bestP95(batches: number, samples: number, work: () => Promise<number>): Promise<number> {
  let best = Infinity;
  for (let batch = 0; batch < batches; batch++) best = Math.min(best, await p95(samples, work));
  return best;
}

async function p95(samples: number, work: () => Promise<number>): Promise<number> {
  const found: number[] = [];
  for (let at = 0; at < samples; at++) found.push(await work());
  return found.toSorted((a, b) => a - b)[Math.ceil(samples * 0.95) - 1] ?? 0;
}

async function after(change: () => Promise<void>): Promise<number> {
  await change();
  return await timed(null);
}

async function recordFact(): Promise<void> {
  const { organisationId, assetId } = asset;
  await inScope(app.database.db, { organisation: organisationId }, async db => {
    const entityId = await findAnyMandate(db, asset, recorded % MANDATES);
    const fact = { entityId, measure: 'marketValue' as const, asOf: '2026-08-31', value: String(1_200_000_000 + recorded++) };
    const source = { kind: 'person', labelEn: 'Bench', labelJp: 'Bench' } as const;
    await recordFacts(db, { organisationId, assetId, source, observations: [{ ...fact, recordedAt: new Date().toISOString() }] });
  });
}

async function raise(): Promise<void> {
  const { organisationId, assetId } = asset;
  await inScope(app.database.db, { organisation: organisationId }, db => facts.raiseBook(db, organisationId, assetId));
}

async function timed(known: string | null): Promise<number> {
  const from = performance.now();
  const headers = { authorization: `Bearer ${TOKEN}` };
  const payload = { query, variables: { assetId: asset.assetId, columns, known } };
  const reply = await http.inject({ method: 'POST', url: '/graphql', headers, payload });
  const took = performance.now() - from;
  if (reply.json().errors || reply.json().data.figureGrid[0]?.figures[0]?.value === null) throw new Error(reply.body.slice(0, 300));
  return took;
}
