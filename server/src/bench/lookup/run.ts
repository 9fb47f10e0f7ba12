// node --import tsx server/src/bench/lookup/run.ts: how long the search palette takes among very many objects.
import { gzipSync } from 'node:zlib';
import { inScope } from '#platform/db';
import { hashToken } from '#platform/session';
import { besideLimit, measureRequests, openBenchServer } from '#bench/bench-server';
import { plantObjects, refreshStatistics } from './bench-store';

const OBJECTS = { mandates: 500, securities: 4_000, counterparties: 500 };
const MOST_MS = 50;
/** Loaded while the palette opens, and nobody waits for it. */
const NAMES_MOST_MS = 300;
const TOKEN = 'f'.repeat(43);

const { app, http, close } = await openBenchServer();
const tokenHash = hashToken(TOKEN);
const assetId = await inScope(app.database.db, 'platform', db => plantObjects(db, { ...OBJECTS, tokenHash }));
await refreshStatistics(app.database.db);

const count = Object.values(OBJECTS).reduce((sum, one) => sum + one, 0);
const query = `query($search: String!, $assetId: ID) { lookup(search: $search, assetId: $assetId) { kind id code name nameJp path } }`;
for (const [title, search] of [
  ['first letter', 's'],
  ['a code', 'M4'],
  ['two words, one of them rare', 'industries 3999'],
  ['nothing of that name', 'zzzz'],
] as const) {
  const measured = await measureRequests(http, { token: TOKEN, query, variables: { search, assetId } });
  console.log(`  ${`${title}, among ${count} objects`.padEnd(48)} ${besideLimit(measured, MOST_MS)}`);
}

const lists = `query($assetId: ID) { nameLists(assetId: $assetId) { kind clientName clientNameJp assetId area keys codes names namesJp } }`;
const names = await measureRequests(http, { token: TOKEN, query: lists, variables: { assetId } });
const bytes = gzipSync(JSON.stringify(names.data)).length;
console.log(
  `  ${'all names, once for each opening of the page'.padEnd(48)} ${besideLimit(names, NAMES_MOST_MS)}, ${(bytes / 1000).toFixed(0)} KB`,
);

await close();
