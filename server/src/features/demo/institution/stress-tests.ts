import { demoId } from '#features/demo/demo-id';
import { personAt } from '#features/demo/instructions/person-at';
import { hasStressTests } from '#features/demo/store';
import { addStressTest } from '#features/stress-tests/public';
import type { App } from '#platform/context';
import { inScope } from '#platform/db';
import { entityId } from './structure';

type Shock = readonly [on: 'class' | 'factor', target: string, percent: string];

/** Two scenarios of the fund's risk committee: a crisis as in 2008, and a fall of equities by the vendor's factors. */
const TESTS: readonly { name: string; shocks: readonly Shock[] }[] = [
  {
    name: '世界同時株安・円高',
    shocks: [
      ['class', 'DE', '-40'],
      ['class', 'FE', '-45'],
      ['class', 'FB', '-10'],
      ['class', 'DB', '1.5'],
    ],
  },
  {
    name: '株式ファクターショック',
    shocks: [
      ['factor', 'MARKET_JP', '-20'],
      ['factor', 'MARKET_WORLD', '-20'],
      ['factor', 'CURRENCY', '-10'],
    ],
  },
];

export async function plantStressTests(app: App): Promise<void> {
  if (await inScope(app.database.db, 'platform', db => hasStressTests(db, demoId('HOSHI')))) return;
  for (const [index, { name, shocks }] of TESTS.entries()) {
    const ctx = personAt(app, 'admin@hoshikawa.example', `2026-10-2${index}T03:00:00Z`);
    const given = shocks.map(([on, target, percent]) => ({ on, target: on === 'class' ? entityId('HOSHI', target) : target, percent }));
    await addStressTest(ctx, demoId('HMAIN'), { name, shocks: given });
  }
}
