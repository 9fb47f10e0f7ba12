// node --import tsx server/src/bench/month-ends/run.ts: how long it takes to populate a large asset's month, from the click to the figures
// of the new month on the overview.
import { besideAim } from '@hakaru/tools/bench/aims';
import { setTimeout as wait } from 'node:timers/promises';
import { monthEndTasks } from '#features/month-ends/jobs';
import { inScope } from '#platform/db';
import { hashToken } from '#platform/session';
import { startWorker } from '#platform/worker';
import { loopTimes, openBenchServer } from '#bench/bench-server';
import { plantMonths } from './bench-store';

const MANDATES = 500;
const MONTHS = 120;
const AS_OF = '2026-09-30';
const TOKEN = 'm'.repeat(43);

const { app, http, close } = await openBenchServer();
const { assetId } = await inScope(app.database.db, 'platform', db =>
  plantMonths(db, { mandates: MANDATES, months: MONTHS, tokenHash: hashToken(TOKEN) }),
);
const worker = await startWorker(app, monthEndTasks);

const from = performance.now();
await ask(`mutation($assetId: ID!) { populateMonthEnd(assetId: $assetId, asOf: "${AS_OF}") { id } }`);
const run = await finished();
const populated = performance.now();
await ask(
  `query($assetId: ID!) { figureGrid(assetId: $assetId, asOf: "${AS_OF}", rows: root, columns: ["marketValue.-", "return.1m", "return.1y", "return.itd"]) { entityId figures { value } } }`,
);
const read = performance.now();
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
console.log(
  `  ${MANDATES} mandates × ${MONTHS} months populated                 ${seconds(populated - from)}, with the overview's figures ${seconds(read - from)} (${besideAim((read - from) / 1000, { most: 10, unit: ' s', loop: loopTimes() })}), ${run}`,
);

await worker.stop();
await close();

async function finished(): Promise<string> {
  for (;;) {
    const { monthEnd } = await ask<{ monthEnd: { run: { state: string; failure: string | null } | null } }>(
      `query($assetId: ID!) { monthEnd(assetId: $assetId) { run { state failure } } }`,
    );
    const { state = 'waiting', failure } = monthEnd.run ?? {};
    if (state === 'done' || state === 'failed') return failure ?? state;
    await wait(50);
  }
}

async function ask<T>(query: string): Promise<T> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const reply = await http.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables: { assetId } } });
  const { data, errors } = reply.json<{ data: T; errors?: unknown }>();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}
