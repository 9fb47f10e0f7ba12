// node --import tsx server/src/features/cashflows/bench/run.ts: how long a page of a very busy account takes, and the forecast of very many.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApp } from '#platform/app';
import { inScope } from '#platform/db';
import { createLog } from '#platform/log';
import { hashToken } from '#platform/session';
import { readSettings } from '#platform/settings';
import { buildHttp } from '#routes';
import { plantCashflows } from './bench-store';

const MANDATES = 500;
const FLOWS = 100_000;
const ROUNDS = 60;
const TOKEN = 'c'.repeat(43);

const dataDir = mkdtempSync(join(tmpdir(), 'hakaru-bench-'));
const app = await openApp(
  readSettings({ DATA_DIR: dataDir, DEMO: '0' }),
  createLog({ appEnv: 'production' }, () => undefined),
);
const http = buildHttp(app);
await http.ready();
const { assetId, mandateId } = await inScope(app.database.db, 'platform', db =>
  plantCashflows(db, { mandates: MANDATES, flows: FLOWS, tokenHash: hashToken(TOKEN) }),
);

const page = `query($id: ID!) { cashflows(mandateId: $id, currency: "JPY", from: "2026-08-10", to: "2027-01-09", first: 100) {
  data { id settlementDate type amount_local balance forecast_balance status } paginatorInfo { total } opening_balance } }`;
const forecast = `query($id: ID!) { cashForecast(assetId: $id, currency: "JPY", horizon: "days") { opening points { day balance } items { day source cash } } }`;
const pages = await measure(page, mandateId);
const forecasts = await measure(forecast, assetId);
console.log(`  page of an account with ${FLOWS} flows              p50 ${pages.p50} ms, p95 ${pages.p95} ms (at most 50 ms)`);
console.log(`  forecast of ${MANDATES} mandates                        p50 ${forecasts.p50} ms, p95 ${forecasts.p95} ms (at most 200 ms)`);

await http.close();
await app.closeApp();
rmSync(dataDir, { recursive: true, force: true });

async function measure(query: string, id: string): Promise<{ p50: string; p95: string }> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const from = performance.now();
    const headers = { authorization: `Bearer ${TOKEN}` };
    const reply = await http.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables: { id } } });
    const { errors } = reply.json<{ errors?: unknown }>();
    if (errors) throw new Error(JSON.stringify(errors));
    if (round >= 5) times.push(performance.now() - from); // the first ones warm the statements
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number): string => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1);
  return { p50: at(0.5), p95: at(0.95) };
}
