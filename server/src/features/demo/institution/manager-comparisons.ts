import { demoId } from '#features/demo/demo-id';
import { personAt } from '#features/demo/instructions/person-at';
import { hasComparisons } from '#features/demo/store';
import { addSet, saveConsent } from '#features/manager-comparisons/public';
import type { App } from '#platform/context';
import { inScope } from '#platform/db';
import { entityId } from './structure';

const held = (owner: 'HOSHI' | 'SHIRA', asset: string, refs: readonly string[]) =>
  refs.map(ref => ({ assetId: demoId(asset), entityId: entityId(owner, ref) }));

/**
 * The fund lets its consultant name it. The bank agreed in spring and withdrew in August, so it is masked since, also in a comparison that
 * was saved while it was named.
 */
export async function plantComparisons(app: App): Promise<void> {
  if (await inScope(app.database.db, 'platform', db => hasComparisons(db, demoId('KAEDE')))) return;
  const choose = (email: string, at: string, choice: { isNamed: boolean; version: number }) =>
    saveConsent(personAt(app, email, at), choice);
  await choose('admin@hoshikawa.example', '2026-04-13T01:30:00Z', { isNamed: true, version: 0 });
  await choose('admin@shirasagi.example', '2026-05-18T02:10:00Z', { isNamed: true, version: 0 });
  await addSet(personAt(app, 'admin@kaede.example', '2026-07-14T05:00:00Z'), {
    name: '上場資産の運用機関（四半期レビュー）',
    isShared: true,
    members: [
      ...held('HOSHI', 'HMAIN', ['HDB01', 'HDB02', 'HFH01', 'HFH02', 'HFB01', 'HDE01', 'HDE02', 'HFE01', 'HFE02']),
      ...held('SHIRA', 'SMAIN', ['SFE01']),
    ],
  });
  await choose('admin@shirasagi.example', '2026-08-20T07:45:00Z', { isNamed: false, version: 1 });
  await addSet(personAt(app, 'admin@kaede.example', '2026-10-19T04:20:00Z'), {
    name: 'アクティブ運用のみ',
    isShared: false,
    members: held('HOSHI', 'HMAIN', ['HDB02', 'HFH02', 'HFB01', 'HDE02', 'HFE02']),
  });
}
