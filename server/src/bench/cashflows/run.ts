// node --import tsx server/src/bench/cashflows/run.ts: how long a page of a very busy account takes, the forecast of very many, and the
// value of every open forward by counterparty.
import { inScope } from '#platform/db';
import { hashToken } from '#platform/session';
import { besideLimit, measureRequests, openBenchServer } from '#bench/bench-server';
import { plantCashflows, plantForwards, refreshStatistics } from './bench-store';

const MANDATES = 500;
const FLOWS = 100_000;
const FORWARDS = 5_000;
const TOKEN = 'c'.repeat(43);

const { app, http, close } = await openBenchServer();
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
for (const [title, most, query, id] of [
  [`page of an account with ${FLOWS} flows`, 50, page, mandateId],
  [`forecast of ${MANDATES} mandates`, 200, forecast, assetId],
  [`revaluation of ${FORWARDS} forwards`, 100, revaluation, null],
] as const) {
  const measured = await measureRequests(http, { token: TOKEN, query, ...(id === null ? {} : { variables: { id } }) });
  console.log(`  ${title.padEnd(44)} ${besideLimit(measured, most)}`);
}

await close();
