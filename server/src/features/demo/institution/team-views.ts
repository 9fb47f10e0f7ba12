import { demoId } from '#features/demo/demo-id';
import { plantTeamViews } from '#features/saved-views/public';
import type { Db } from '#platform/db';

const OWNER = 'HOSHI';

const over = (measure: string, horizons: readonly string[]) => horizons.map(horizon => `${measure}.${horizon}`);
const usual = { sort: null, filters: [], unit: null, density: null };
const position = ['name', 'marketValue.-', 'weight.-'];

/** Two shared views of the fund's mandate list: long-term returns for the committee, and mandates without a valuation. */
export async function insertTeamViews(trx: Db): Promise<void> {
  const shared = { organisationId: demoId(OWNER), screen: 'mandates' };
  await plantTeamViews(trx, [
    {
      ...shared,
      ...usual,
      id: demoId('HOSHI team view committee'),
      userId: demoId('admin@hoshikawa.example'),
      name: '委員会（長期）',
      columns: [...position, 'manager', ...over('return', ['1y', '3y', '5y', 'itd']), ...over('excess', ['1y', '3y', '5y', 'itd'])],
      unit: 'million',
    },
    {
      ...shared,
      ...usual,
      id: demoId('HOSHI team view valuation'),
      userId: demoId('user@hoshikawa.example'),
      name: '評価の鮮度',
      columns: [...position, 'manager', 'estimatedShare.-', 'valueAge.-', 'return.1m'],
      sort: { column: 'valueAge.-', descending: true },
    },
  ]);
}
