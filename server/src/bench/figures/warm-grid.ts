// node --import tsx server/src/bench/figures/warm-grid.ts: a grid of twenty mandates and six figures requested repeatedly, as when many
// users open one screen. The processor time of a request on server and database shows how many one core can answer.
import { besideAim } from '@hakaru/tools/bench/aims';
import { inScope } from '#platform/db';
import { hashToken } from '#platform/session';
import { openBenchServer } from '#bench/bench-server';
import { databaseMeter } from './database-seconds';
import { plantLargeAsset, plantSession } from './large-store';

const MANDATES = 20;
const MONTHS = 119;
const CLIENTS = 10;
const REQUESTS = 2_000;
const ROUNDS = 5;
const LEAST_PER_CORE = 500;
const COLUMNS = ['marketValue.-', 'weight.-', 'return.1m', 'return.1y', 'benchmarkReturn.1y', 'excess.1y'];
const QUERY = `query($assetId: ID!, $columns: [String!]!) {
  figureGrid(assetId: $assetId, asOf: "2026-09-30", rows: mandates, columns: $columns) { entityId figures { key value reason quality { have of weakest audited valuated estimated oldestDays } } } }`;

const { app, http, close } = await openBenchServer({ POOL_SIZE: '10' });
const token = 'g'.repeat(43);
const { assetId } = await inScope(app.database.db, 'platform', async db => {
  const planted = await plantLargeAsset(db, { ref: 'GRID', mandates: MANDATES, months: MONTHS });
  await plantSession(db, planted, hashToken(token));
  return planted;
});

const databaseSeconds = await databaseMeter(app.database.db);
await askTogether(REQUESTS);
const rounds: Round[] = [];
for (let round = 0; round < ROUNDS; round++) rounds.push(await measureRound());
const best = rounds.reduce((one, other) => (sum(other) < sum(one) ? other : one));
const perCore = Math.floor(1e6 / sum(best));
console.log(
  `grid of ${MANDATES} × ${COLUMNS.length}, warm: ${perCore} requests/s on one core (${besideAim(perCore, { least: LEAST_PER_CORE, unit: '' })})`,
);
console.log(
  `  a request takes ${best.serverUs.toFixed(0)} µs of the server's processor time and ${best.databaseUs.toFixed(0)} µs of the database's`,
);
console.log(`  ${best.perSecond.toFixed(0)} requests/s as this machine was, with ${CLIENTS} at once`);
await close();

type Round = { serverUs: number; databaseUs: number; perSecond: number };

function sum({ serverUs, databaseUs }: Round): number {
  return serverUs + databaseUs;
}

async function measureRound(): Promise<Round> {
  const before = process.cpuUsage();
  const databaseBefore = databaseSeconds();
  const from = performance.now();
  await askTogether(REQUESTS);
  const { user, system } = process.cpuUsage(before);
  const seconds = (performance.now() - from) / 1000;
  return {
    serverUs: (user + system) / REQUESTS,
    databaseUs: ((databaseSeconds() - databaseBefore) * 1e6) / REQUESTS,
    perSecond: REQUESTS / seconds,
  };
}

async function askTogether(requests: number): Promise<void> {
  let left = requests;
  const client = async () => {
    while (left-- > 0) await ask();
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

async function ask(): Promise<void> {
  const reply = await http.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${token}` },
    payload: { query: QUERY, variables: { assetId, columns: COLUMNS } },
  });
  if (reply.statusCode !== 200 || reply.body.includes('"errors"')) throw new Error(reply.body.slice(0, 300));
}
