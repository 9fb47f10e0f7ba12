// node --import tsx server/src/bench/cashflows/run.ts: how long a page of a very busy account takes, the forecast of
// very many, and the value of every open forward by counterparty.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApp } from '#platform/app';
import { inScope } from '#platform/db';
import { createLog } from '#platform/log';
import { hashToken } from '#platform/session';
import { readSettings } from '#platform/settings';
import { buildHttp } from '#routes';
import { plantCashflows, plantForwards, refreshStatistics } from './bench-store';

const MANDATES = 500;
const FLOWS = 100_000;
const FORWARDS = 5_000;
const ROUNDS = 140;
const WARM_UP = 20;
const TOKEN = 'c'.repeat(43);

const dataDir = mkdtempSync(join(tmpdir(), 'hakaru-bench-'));
const app = await openApp(
  readSettings({ DATA_DIR: dataDir, DEMO: '0' }),
  createLog({ appEnv: 'production' }, () => undefined),
);
const http = buildHttp(app);
await http.ready();
const planted = await inScope(app.database.db, 'platform', db =>
  plantCashflows(db, { mandates: MANDATES, flows: FLOWS, tokenHash: hashToken(TOKEN) }),
);
await inScope(app.database.db, 'platform', db => plantForwards(db, planted, FORWARDS));
await refreshStatistics(app.database.db);
const { assetId, mandateId } = planted;

const page = `query($id: ID!) { cashflows(mandateId: $id, currency: "JPY", from: "2026-08-10", to: "2027-01-09", first: 100) {
  data { id settlementDate type amount_local balance forecast_balance status } paginatorInfo { total } opening_balance } }`;
const forecast = `query($id: ID!) { cashForecast(assetId: $id, currency: "JPY", horizon: "days") { opening points { day balance } items { day source cash } } }`;
const revaluation = `query { counterparties(first: 50) { data { openForwards netValue } } }`;
// The shortest of many is what the machine takes when nobody else is at work, on a busy one too.
const QUIET_MS = Math.min(...Array.from({ length: 80 }, () => loopMs()));
for (const [title, most, query, id] of [
  [`page of an account with ${FLOWS} flows`, 50, page, mandateId],
  [`forecast of ${MANDATES} mandates`, 200, forecast, assetId],
  [`revaluation of ${FORWARDS} forwards`, 100, revaluation, null],
] as const) {
  const { p50, p95, loop } = await measure(query, id);
  const budget = (most * loop) / QUIET_MS;
  console.log(
    `  ${title.padEnd(44)} p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (at most ${most} ms on a quiet machine, ${budget.toFixed(0)} ms now: its loop takes ${loop.toFixed(1)} ms instead of ${QUIET_MS.toFixed(1)} ms)`,
  );
}

await http.close();
await app.closeApp();
rmSync(dataDir, { recursive: true, force: true });

/** How long a fixed piece of arithmetic takes now: figures of a busy machine are read beside it. */
function loopMs(): number {
  const from = performance.now();
  let sum = 0;
  for (let at = 0; at < 5_000_000; at++) sum = (sum + at * 31) % 1_000_003;
  return performance.now() - from + (sum < 0 ? 1 : 0);
}

type Measured = { p50: number; p95: number; loop: number };

async function measure(query: string, id: string | null): Promise<Measured> {
  const times: number[] = [];
  const loops: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    loops.push(loopMs());
    const from = performance.now();
    const headers = { authorization: `Bearer ${TOKEN}` };
    const variables = id === null ? {} : { id };
    const reply = await http.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } });
    const { errors } = reply.json<{ errors?: unknown }>();
    if (errors) throw new Error(JSON.stringify(errors));
    if (round >= WARM_UP) times.push(performance.now() - from); // a server that has answered before is measured
  }
  return { p50: atPart(times, 0.5), p95: atPart(times, 0.95), loop: atPart(loops, 0.5) };
}

function atPart(times: readonly number[], part: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * part)] ?? 0;
}
