import { demoId } from '#features/demo/demo-id';
import { personAt } from '#features/demo/instructions/person-at';
import { demoProductId } from '#features/demo/managers';
import { hasHypotheticals } from '#features/demo/store';
import { addHypothetical } from '#features/hypothetical-assets/public';
import type { App } from '#platform/context';
import { inScope } from '#platform/db';
import { entityId } from './structure';

type Mix = { name: string; rebalance: string; feePercent: string; of: readonly [ref: string, percent: string][] };

/** Two what-if mixes of the fund's committee: less foreign equity, and everything passive. A third is half of each; the last has managers' products. */
const MIXES: readonly Mix[] = [
  {
    name: '外国株式を半減し国内債券へ',
    rebalance: 'quarterly',
    feePercent: '0.2',
    of: [
      ['YENB', '45'],
      ['WGBH', '25'],
      ['JPEQ', '15'],
      ['WEQ', '10'],
      ['YENON', '5'],
    ],
  },
  {
    name: '全資産パッシブ運用',
    rebalance: 'annual',
    feePercent: '0.05',
    of: [
      ['HDB01', '40'],
      ['HFH01', '20'],
      ['HDE01', '15'],
      ['HFE01', '25'],
    ],
  },
];

export async function plantHypotheticals(app: App): Promise<void> {
  if (await inScope(app.database.db, 'platform', db => hasHypotheticals(db, demoId('HOSHI')))) return;
  const made: string[] = [];
  for (const [index, { of, ...mix }] of MIXES.entries()) {
    const ctx = personAt(app, 'admin@hoshikawa.example', `2026-10-2${index}T02:00:00Z`);
    const rows = of.map(([ref, percent]) => ({ id: entityId('HOSHI', ref), percent }));
    made.push((await addHypothetical(ctx, demoId('HMAIN'), { ...mix, fromDay: '2016-11-30', rows })).id);
  }
  const halves = { name: '二案の折衷', rebalance: 'quarterly', feePercent: '0', fromDay: '2016-11-30' };
  const ctx = personAt(app, 'admin@hoshikawa.example', '2026-10-22T02:00:00Z');
  await addHypothetical(ctx, demoId('HMAIN'), { ...halves, rows: made.map(id => ({ id, percent: '50' })) });
  const rows = [
    { id: demoProductId('TSUBA', 'Yen Bond Active'), percent: '40' },
    { id: entityId('HOSHI', 'HFH01'), percent: '20' },
    { id: entityId('HOSHI', 'HDE01'), percent: '15' },
    { id: demoProductId('MARLO', 'Global Quality Equity'), percent: '25' },
  ];
  const products = { name: '運用商品への入替', rebalance: 'quarterly', feePercent: '0', fromDay: '2016-11-30', rows };
  await addHypothetical(personAt(app, 'admin@hoshikawa.example', '2026-10-23T02:00:00Z'), demoId('HMAIN'), products);
}
