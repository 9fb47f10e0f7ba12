// node --import tsx server/src/bench/restarts/run.ts: requests lost while two nodes behind a proxy are replaced one after the other.
import { inScope } from '#platform/db';
import { hashToken } from '#platform/session';
import { openRollingNodes } from '#platform/testing/rolling-nodes';
import { openBenchServer } from '#bench/bench-server';
import { plantLargeAsset, plantSession } from '#bench/figures/large-store';

const REQUESTS = 10_000;
const NOTICE_MS = 1_000;
const TOKEN = 'bench-of-rolling-restarts-00000000000000000000';

const { app, close } = await openBenchServer({ POOL_SIZE: '10' });
await inScope(app.database.db, 'platform', async db => {
  const planted = await plantLargeAsset(db, { ref: 'ROLL', mandates: 1, months: 1 });
  await plantSession(db, planted, hashToken(TOKEN));
});
const nodes = await openRollingNodes(app, TOKEN);
const clean = await nodes.restartUnderLoad(REQUESTS, NOTICE_MS);
const abrupt = await nodes.restartUnderLoad(1_000, 0);
console.log(`  stopped with notice      ${lostOf(clean)} (0 of 10,000 wanted)`);
console.log(`  stopped without a word   ${lostOf(abrupt)}`);
await nodes.close();
await close();

function lostOf(statuses: Record<number, number>): string {
  const all = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  return `${(all - (statuses[200] ?? 0)).toLocaleString('en')} of ${all.toLocaleString('en')} requests lost`;
}
