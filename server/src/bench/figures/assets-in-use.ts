// node --import tsx server/src/bench/figures/assets-in-use.ts: the overview with 1, 12, 50 and 200 assets in use, read in turn by users
// with one each, with memory for about twelve books. Times are of whole requests.
import { besideAim } from '@hakaru/tools/bench/aims';
import { cacheSize } from '#features/books/book-cache';
import { inScope } from '#platform/db';
import { hashToken } from '#platform/session';
import { loopTimes, openBenchServer } from '#bench/bench-server';
import { analyse, plantLargeAsset, plantSession } from './large-store';

const MANDATES = 50;
const MONTHS = 59;
const MEGABYTES = 14;
const IN_USE = [1, 12, 14, 50, 200];
const READINGS = 400;
/** Anywhere on the curve, so that it has no cliff. */
const MOST_MS = 400;
const COLUMNS = ['marketValue.-', 'weight.-', 'deviation.-'].concat(
  ['1m', '3m', 'fytd', '1y', '3y'].flatMap(horizon => ['return', 'benchmarkReturn', 'excess'].map(measure => `${measure}.${horizon}`)),
);
const OVERVIEW = `query($assetId: ID!, $asOf: String!, $columns: [String!]!) {
  figureGrid(assetId: $assetId, asOf: $asOf, rows: classes, columns: $columns) { entityId figures { key value reason quality { have of weakest } } } }`;
/** The same screen again, and with a month that nobody asked for before. */
const MONTHS_READ = { 'the same month': ['2021-09-30'], 'changing months': ['2021-06-30', '2021-05-31', '2021-04-30', '2021-03-31'] };

const { app, http, close } = await openBenchServer({ POOL_SIZE: '10', BOOK_CACHE_MEGABYTES: String(MEGABYTES) });

type Asset = { assetId: string; token: string };
const assets: Asset[] = [];
for (let at = 0; at < Math.max(...IN_USE); at++) assets.push(await plant(at));
await inScope(app.database.db, 'platform', analyse);

console.log(`${MANDATES} mandates × ${MONTHS + 1} months each, ${MEGABYTES} MB for books`);
for (const inUse of IN_USE) {
  for (const [name, months] of Object.entries(MONTHS_READ)) {
    const times = await readInTurn(assets.slice(0, inUse), months);
    const { books, slim, bytes } = cacheSize(app);
    const kept = `${books - slim} books full, ${slim} slim, ${(bytes / 1e6).toFixed(1)} MB`;
    console.log(
      `  ${String(inUse).padStart(3)} in use, ${name.padEnd(15)} p50 ${ms(times, 0.5)} p95 ${ms(times, 0.95)} (${besideAim(at(times, 0.95), { most: MOST_MS, unit: ' ms', loop: loopTimes() })})   ${kept}`,
    );
  }
}
await close();

async function plant(at: number): Promise<Asset> {
  const token = `bench-of-assets-in-use-${String(at).padStart(20, '0')}`;
  return await inScope(app.database.db, 'platform', async db => {
    const planted = await plantLargeAsset(db, { ref: `USE${at}`, mandates: MANDATES, months: MONTHS, isOneOfMany: true });
    await plantSession(db, planted, hashToken(token));
    return { assetId: planted.assetId, token };
  });
}

/** The first round is everybody's first visit and is not counted. */
async function readInTurn(inUse: readonly Asset[], months: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < READINGS + inUse.length; at++) {
    const asset = inUse[at % inUse.length];
    const asOf = months[Math.floor(at / inUse.length) % months.length];
    if (asset && asOf) times.push(await timed(asset, asOf));
  }
  return times.slice(inUse.length).toSorted((a, b) => a - b);
}

async function timed({ assetId, token }: Asset, asOf: string): Promise<number> {
  const from = performance.now();
  const reply = await http.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${token}` },
    payload: { query: OVERVIEW, variables: { assetId, asOf, columns: COLUMNS } },
  });
  const took = performance.now() - from;
  if (reply.json().errors) throw new Error(reply.body.slice(0, 300));
  return took;
}

/** The smallest value that covers this share of them. */
function ms(sorted: readonly number[], share: number): string {
  return `${at(sorted, share).toFixed(1)} ms`.padStart(9);
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
}
