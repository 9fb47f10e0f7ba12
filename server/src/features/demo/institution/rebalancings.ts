import { demoId } from '#features/demo/demo-id';
import { personAt } from '#features/demo/instructions/person-at';
import { hasRebalancings } from '#features/demo/store';
import { saveRebalancing } from '#features/rebalancings/public';
import type { App } from '#platform/context';
import { inScope } from '#platform/db';
import { entityId } from './structure';

/** The officer's October proposal to the committee: rebalance to policy, with 500 million kept for benefits. */
export async function plantRebalancings(app: App): Promise<void> {
  if (await inScope(app.database.db, 'platform', db => hasRebalancings(db, demoId('HOSHI')))) return;
  const traded = [
    ['DB', 'HDB01', '3'],
    ['GA', null, '0'],
    ['FH', 'HFH01', '5'],
    ['FB', 'HFB01', '8'],
    ['DE', 'HDE01', '10'],
    ['FE', 'HFE01', '12'],
    ['AL', 'HAL01', '15'],
  ] as const;
  const terms = {
    asOf: '2026-09-30',
    target: 'policy',
    cashEntityId: entityId('HOSHI', 'HCS01'),
    keepCash: '500000000',
    minimumTrade: '50000000',
    classes: traded.map(([of, ref, costBps]) => ({
      classEntityId: entityId('HOSHI', of),
      entityId: ref && entityId('HOSHI', ref),
      costBps,
    })),
  };
  const ctx = personAt(app, 'admin@hoshikawa.example', '2026-10-27T06:15:00Z');
  await saveRebalancing(ctx, demoId('HMAIN'), { name: '政策アセットミックスへの復元（10月）', terms });
}
