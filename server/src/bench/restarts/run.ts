// node --import tsx server/src/bench/restarts/run.ts: requests lost while two nodes behind a proxy are replaced one after the other.
import { besideAim } from '@hakaru/tools/bench/aims';
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
console.log(`  stopped with notice      ${wordsOf(clean)} (${besideAim(lostOf(clean), { most: 0, unit: '' })})`);
console.log(`  stopped without a word   ${wordsOf(abrupt)}`);
await nodes.close();
await close();

function allOf(statuses: Record<number, number>): number {
  return Object.values(statuses).reduce((sum, count) => sum + count, 0);
}

function lostOf(statuses: Record<number, number>): number {
  return allOf(statuses) - (statuses[200] ?? 0);
}

function wordsOf(statuses: Record<number, number>): string {
  return `${lostOf(statuses).toLocaleString('en')} of ${allOf(statuses).toLocaleString('en')} requests lost`;
}
