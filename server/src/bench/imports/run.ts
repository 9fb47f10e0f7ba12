// node --import tsx server/src/bench/imports/run.ts: how long files take from arrival to their findings, to their facts, or to their
// refusal, and how long others wait meanwhile.
import { besideAim } from '@hakaru/tools/bench/aims';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { runApproval } from '#features/imports/public';
import { inScope } from '#platform/db';
import { hashToken } from '#platform/session';
import { openReader } from '#workbooks/reader';
import { closeReaders, peakReaderBytes, withReader } from '#workbooks/readers';
import { hostileFiles } from '#workbooks/testing/hostile';
import { makeWorkbook, type SheetPlan, type Value } from '#workbooks/testing/make-workbook';
import { loopTimes, openBenchServer } from '#bench/bench-server';
import { plantImporter } from './bench-store';

const ROWS = 5_000;
const TOKEN = 'b'.repeat(43);
const authorization = `Bearer ${TOKEN}`;

const { app, http, close } = await openBenchServer();
const organisationId = await inScope(app.database.db, 'platform', db =>
  plantImporter(db, { mandates: ROWS, securities: ROWS, tokenHash: hashToken(TOKEN) }),
);
await withReader('bench', reader =>
  reader.read({ name: 'warm.csv', bytes: Buffer.from('a,b\n') }, { row: () => undefined, sheet: () => undefined }),
);

const only = process.argv[2]; // runs only one part
if (!only || only === 'files') await wholeFiles();
if (!only || only === 'hostile') await hostile();
if (!only || only === 'crowd') await crowd();
closeReaders();
await close();

async function wholeFiles(): Promise<void> {
  const one = await send(http, 'holdings.xlsx', await makeWorkbook([holdings('Holdings', 'M1')]));
  console.log(
    `  ${ROWS} holdings: sent, read, checked and staged    ${seconds(one.ms)} (${most(one.ms, 3)}; processor time of the server ${seconds(one.cpuMs)}), ${one.body.status}`,
  );
  const approved = await timed(() => approve(one.body.id));
  console.log(
    `  ${ROWS} holdings approved                            ${seconds(approved.ms)} (${most(approved.ms, 2)}; processor time ${seconds(approved.cpuMs)})`,
  );
  const eleven = await makeWorkbook(Array.from({ length: 11 }, (_, at) => holdings(`Holdings ${at}`, `M${at + 2}`)));
  const many = await send(http, 'eleven.xlsx', eleven);
  const peak = Math.round(peakReaderBytes() / 1e6);
  console.log(
    `  11 sheets × ${ROWS} rows (${(eleven.length / 1e6).toFixed(1)} MB)                  ${seconds(many.ms)} (${most(many.ms, 20)}), child ${peak} MB (${besideAim(peak, { most: 300, unit: ' MB' })})`,
  );
}

async function hostile(): Promise<void> {
  const reader = openReader();
  const alone = await readers(async () => undefined, 40);
  const times: number[] = [];
  const waits: number[] = [];
  for (const { make, name, what } of hostileFiles) {
    const bytes = await make();
    const { ms } = await timed(() => reader.read({ name, bytes }, { row: () => undefined, sheet: () => undefined }).catch(() => undefined));
    times.push(ms);
    waits.push((await timed(() => http.inject({ url: '/me', headers: { authorization } }))).ms);
    if (ms > 2_000) console.log(`    slow: ${what} ${seconds(ms)}`);
  }
  reader.close();
  console.log(
    `  ${hostileFiles.length} hostile files refused: slowest ${seconds(Math.max(...times))} (${most(Math.max(...times), 2)}); others wait ${p95(waits).toFixed(1)} ms against ${p95(alone).toFixed(1)} ms alone`,
  );
}

/** Ten concurrent files against twenty readers. */
async function crowd(): Promise<void> {
  const files = await Promise.all(Array.from({ length: 10 }, (_, at) => makeWorkbook([holdings(`Crowd ${at}`, `M${at + 20}`)])));
  await readers(async () => undefined, 1_000); // warm-up
  const alone = await readers(async () => undefined, 4_000);
  const pauses = monitorEventLoopDelay({ resolution: 1 });
  pauses.enable();
  const among = await readers(async () => void (await Promise.all(files.map((bytes, at) => send(http, `crowd${at}.xlsx`, bytes)))), 0);
  pauses.disable();
  console.log(
    `  readers' p95 beside ten imports ${p95(among).toFixed(1)} ms, alone ${p95(alone).toFixed(1)} ms: ${(p95(among) / p95(alone)).toFixed(1)}× (${besideAim(p95(among) / p95(alone), { most: 4, unit: '×' })}); the thread paused ${(pauses.percentile(95) / 1e6).toFixed(1)} ms at p95, ${(pauses.max / 1e6).toFixed(0)} ms at most`,
  );
}

/** Twenty readers requesting their profile, a given number of times or as long as the work takes. */
async function readers(work: () => Promise<void>, times: number): Promise<number[]> {
  const waits: number[] = [];
  let isOver = false;
  const doing = work().then(() => (isOver = true));
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      while (times > 0 ? waits.length < times : !isOver)
        waits.push((await timed(() => http.inject({ url: '/me', headers: { authorization } }))).ms);
    }),
  );
  await doing;
  return waits;
}

function holdings(name: string, code: string): SheetPlan {
  const head = [
    'Account Code',
    'As-of Date',
    'Security Code',
    'Units',
    'Price',
    'Price Date',
    'Currency',
    'Market Value (Local)',
    'FX Rate',
    'Market Value',
    'Book Value',
    'Accrued',
    'Opening Units',
    'Net Units Traded',
    'Quality',
  ];
  const rows = Array.from({ length: ROWS }, (_, at): Value[] => [
    code,
    '2026-10-31',
    `S${at + 1}`,
    at,
    100.25,
    '2026-10-30',
    'JPY',
    at * 100,
    1,
    at * 100,
    at * 99,
    5,
    at,
    0,
    'valuated',
  ]);
  return { name, rows: [head, ...rows] };
}

async function send(to: FastifyInstance, name: string, bytes: Buffer): Promise<Timed & { body: { id: string; status: string } }> {
  const boundary = 'bench';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="runMode"\r\n\r\nsync\r\n--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const { result, ...took } = await timed(() =>
    to.inject({
      method: 'POST',
      url: '/imports',
      headers: { authorization, 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload,
    }),
  );
  return { ...took, body: result.json() };
}

async function approve(id: string): Promise<void> {
  const { version } = (await http.inject({ url: `/imports/${id}`, headers: { authorization } })).json<{ version: number }>();
  const query = `mutation($id: ID!, $version: Int!) { approveImport(id: $id, version: $version, reason: "bench") { status } }`;
  await http.inject({ method: 'POST', url: '/graphql', headers: { authorization }, payload: { query, variables: { id, version } } });
  await runApproval(app, { organisationId, importId: id }); // what its job does; nothing for a small file
}

/** Processor time is of this process only, so it stays comparable on a busy machine; the database's is not included. */
type Timed = { ms: number; cpuMs: number };

async function timed<T>(work: () => Promise<T>): Promise<Timed & { result: T }> {
  const from = performance.now();
  const cpu = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(cpu);
  return { ms: performance.now() - from, cpuMs: (user + system) / 1000, result };
}

function p95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

function most(ms: number, inSeconds: number): string {
  return besideAim(ms / 1000, { most: inSeconds, unit: ' s', digits: 1, loop: loopTimes() });
}
