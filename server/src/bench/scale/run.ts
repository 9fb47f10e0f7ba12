// node --import tsx server/src/bench/scale/run.ts: what users of one organisation wait for when 1, 10 and 100 organisations share the
// database: the profile, the screen of a cached book, the same when the book must be read first, and an entry in the audit trail.
import { besideAim } from '@hakaru/tools/bench/aims';
import { forgetBook } from '#features/books/book-cache';
import { record } from '#platform/audit';
import type { Context } from '#platform/context';
import { inScope } from '#platform/db';
import { hashToken } from '#platform/session';
import { loopTimes, openBenchServer } from '#bench/bench-server';
import { analyse, plantLargeAsset, plantSession } from '#bench/figures/large-store';
import { measureDatabase, plantTrail } from './bench-store';

const ORGANISATIONS = [1, 10, 100];
const MANDATES = 50;
const MONTHS = 119;
const TRAIL = 10_000;
const ROUNDS = 100;
const MOST_GROWTH = 2;
/** The target size: 1,000 organisations of 500 mandates each, over ten years. */
const WANTED = { organisations: 1_000, mandates: 500 };
const COLUMNS = ['marketValue.-', 'weight.-', 'return.1m', 'excess.1m', 'return.fytd', 'return.1y', 'excess.1y', 'return.3y'];
const OVERVIEW = `query($assetId: ID!, $columns: [String!]!) {
  figureGrid(assetId: $assetId, asOf: "2026-09-30", rows: classes, columns: $columns) { entityId figures { key value reason quality { have of weakest } } } }`;

type Waited = { p50: number; p95: number };
type Client = { organisationId: string; assetId: string; token: string };

const { app, http, close } = await openBenchServer({ POOL_SIZE: '10' });
const clients: Client[] = [];
let first: readonly number[] | undefined;
let size = { facts: 0, auditRows: 0, bytes: 0 };
const empty = await inScope(app.database.db, 'platform', measureDatabase);
console.log(`  each of ${MANDATES} mandates × ${MONTHS + 1} months and ${TRAIL.toLocaleString('en')} audit entries; p50 / p95 in ms`);
for (const count of ORGANISATIONS) {
  while (clients.length < count) clients.push(await plant(clients.length));
  await inScope(app.database.db, 'platform', analyse);
  size = await inScope(app.database.db, 'platform', measureDatabase);
  await measure(count);
}
const perClient = (size.bytes - empty.bytes) / clients.length;
const times = (WANTED.organisations * WANTED.mandates) / MANDATES;
console.log(
  `  ${(perClient / 1e6).toFixed(1)} MB of database for each; ${WANTED.organisations.toLocaleString('en')} organisations × ${WANTED.mandates} mandates would take about ${((perClient * times) / 1e12).toFixed(2)} TB (extrapolated, not measured)`,
);
await close();

async function plant(at: number): Promise<Client> {
  const token = `bench-of-the-scale-curve-${String(at).padStart(20, '0')}`;
  return await inScope(app.database.db, 'platform', async db => {
    const asset = await plantLargeAsset(db, { ref: `SCALE${at}`, mandates: MANDATES, months: MONTHS, isOneOfMany: true });
    await plantSession(db, asset, hashToken(token));
    await plantTrail(db, asset.organisationId, TRAIL);
    return { ...asset, token };
  });
}

async function measure(count: number): Promise<void> {
  // The same number of requests at every size, distributed over all organisations.
  const turn = (round: number): Client => clients[(round * 37) % count] ?? raise();
  for (const client of clients.slice(0, count)) await overview(client);
  const who = await timed(round => me(turn(round)));
  const kept = await timed(round => overview(turn(round)));
  const read = await timed(round => {
    forgetBook(app, turn(round).assetId);
    return overview(turn(round));
  });
  const audit = await timed(round => write(turn(round)));
  const loop = loopTimes();
  console.log(
    `  ${String(count).padStart(3)} organisations  ${(size.facts / 1e3).toFixed(0)} thousand facts, ${(size.bytes / 1e6).toFixed(0)} MB: who is asking ${words(who)}, overview ${words(kept)}, its book read anew ${words(read)}, audit entry ${words(audit)} (the loop takes ${loop.nowMs.toFixed(1)} ms instead of ${loop.quietMs.toFixed(1)})`,
  );
  // What one waits for must not grow with the others: compared with the first size, each beside the loop of its own time.
  const sums = [who, kept, read, audit].map(({ p50 }) => p50 / loop.nowMs);
  first ??= sums;
  const growth = Math.max(...sums.map((sum, part) => sum / (first?.[part] ?? Number.NaN)));
  if (count > 1)
    console.log(
      `      the part that grew most at p50, beside one organisation: ${growth.toFixed(1)}× (${besideAim(growth, { most: MOST_GROWTH, unit: '×' })})`,
    );
}

async function timed(work: (round: number) => Promise<void>): Promise<Waited> {
  const waits: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const from = performance.now();
    await work(round);
    waits.push(performance.now() - from);
  }
  const sorted = waits.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

function words({ p50, p95 }: Waited): string {
  return `${p50.toFixed(1)} / ${p95.toFixed(1)}`;
}

async function me({ token }: Client): Promise<void> {
  const reply = await http.inject({ url: '/me', headers: { authorization: `Bearer ${token}` } });
  if (reply.statusCode !== 200) throw new Error(reply.body.slice(0, 300));
}

async function overview({ token, assetId }: Client): Promise<void> {
  const payload = { query: OVERVIEW, variables: { assetId, columns: COLUMNS } };
  const reply = await http.inject({ method: 'POST', url: '/graphql', headers: { authorization: `Bearer ${token}` }, payload });
  if (reply.statusCode !== 200 || reply.body.includes('"errors"')) throw new Error(reply.body.slice(0, 300));
}

async function write({ organisationId }: Client): Promise<void> {
  await inScope(app.database.db, { organisation: organisationId }, async db => {
    const request = { id: 'bench', ip: '', userAgent: '', language: 'en' as const, module: null, tokenHash: null };
    const ctx: Context = { app, db, actor: null, request };
    await record(ctx, 'import.approve', { organisationId, subject: 'import', subjectId: 'bench', after: { status: 'approved' } });
  });
}

function raise(): never {
  throw new Error('nobody was planted');
}
