// node --import tsx server/src/features/figures/bench/run.ts: reading a large asset, at 1 and 20 clients, with 1 and 10 tenants.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { raiseBook } from '#features/facts/public';
import { openApp } from '#platform/app';
import { inScope } from '#platform/db';
import { createLog } from '#platform/log';
import { hashToken } from '#platform/session';
import { readSettings } from '#platform/settings';
import { buildHttp } from '#routes';
import { plantLargeAsset, plantSession, type LargeAsset } from './large-store';

const MANDATES = 500;
const MONTHS = 119;
const AS_OF = '2026-09-30';
const HORIZONS = ['1m', '3m', 'fytd', '1y', '3y', '5y', 'itd'];
const RETURNS = HORIZONS.flatMap(horizon => ['return', 'benchmarkReturn', 'excess'].map(measure => `${measure}.${horizon}`));

type Reading = { name: string; query: string; columns: string[] };
const grid = (rows: string) => `query($assetId: ID!, $columns: [String!]!) {
  figureGrid(assetId: $assetId, asOf: "${AS_OF}", rows: ${rows}, columns: $columns) { entityId figures { key value reason } } }`;
const readings: readonly Reading[] = [
  { name: 'overview (total and classes)', query: grid('classes'), columns: ['marketValue.-', 'weight.-', 'deviation.-', ...RETURNS] },
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

const dataDir = mkdtempSync(join(tmpdir(), 'hakaru-bench-'));
const app = await openApp(
  readSettings({ DATA_DIR: dataDir, DEMO: '0', POOL_SIZE: '10' }),
  createLog({ appEnv: 'production' }, () => undefined),
);
const http = buildHttp(app);
await http.ready();
const token = 'b'.repeat(43);
const asset = await inScope(app.database.db, 'platform', async db => {
  const planted = await plantLargeAsset(db, { ref: 'BENCH1', mandates: MANDATES, months: MONTHS });
  await plantSession(db, planted, hashToken(token));
  return planted;
});
await report('1 tenant');
await inScope(app.database.db, 'platform', async db => {
  for (let tenant = 2; tenant <= 10; tenant++) await plantLargeAsset(db, { ref: `BENCH${tenant}`, mandates: MANDATES, months: MONTHS });
});
await report('10 tenants');
console.log(`memory of the process: ${Math.round(process.memoryUsage().rss / 1e6)} MB (at most 500)`);
await http.close();
await app.closeApp();
rmSync(dataDir, { recursive: true, force: true });

async function report(title: string): Promise<void> {
  console.log(`${title}: ${MANDATES} mandates × ${MONTHS} months each`);
  for (const reading of readings) {
    await inScope(app.database.db, { organisation: asset.organisationId }, db => raiseBook(db, asset.organisationId, asset.assetId));
    const first = await timed(http, asset, reading);
    for (let warm = 0; warm < 5; warm++) await timed(http, asset, reading);
    const alone = await sample(reading, 1, 40);
    const crowd = await sample(reading, 20, 200);
    console.log(
      `  ${reading.name.padEnd(30)} after a change ${ms(first)}   1 client p50 ${ms(at(alone, 0.5))} p95 ${ms(at(alone, 0.95))}   20 clients p50 ${ms(at(crowd, 0.5))} p95 ${ms(at(crowd, 0.95))}`,
    );
  }
}

async function sample(reading: Reading, clients: number, requests: number): Promise<number[]> {
  const times: number[] = [];
  const client = async () => {
    while (times.length < requests) times.push(await timed(http, asset, reading));
  };
  await Promise.all(Array.from({ length: clients }, client));
  return times.toSorted((a, b) => a - b);
}

async function timed(server: FastifyInstance, { assetId }: LargeAsset, { query, columns }: Reading): Promise<number> {
  const from = performance.now();
  const reply = await server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${token}` },
    payload: { query, variables: { assetId, columns } },
  });
  const took = performance.now() - from;
  if (reply.json().errors) throw new Error(reply.body.slice(0, 300));
  return took;
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`.padStart(9);
}
