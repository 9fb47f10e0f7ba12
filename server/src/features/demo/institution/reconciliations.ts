import { readReconciliation, saveMark } from '#features/reconciliations/public';
import { demoId } from '#features/demo/demo-id';
import { personAt } from '#features/demo/instructions/person-at';
import type { App } from '#platform/context';
import { entityId } from './structure';

/** The officer has begun with October: the price difference of one bond is explained; the purchase that settles in November is still open. */
const NOTE = '価格提供元が異なるため。信託銀行は11月2日の気配を使用。';

export async function plantReconciliations(app: App): Promise<void> {
  const ctx = personAt(app, 'user@hoshikawa.example', '2026-11-10T01:20:00Z');
  const place = { assetId: demoId('HMAIN'), entityId: entityId('HOSHI', 'HDB02'), asOf: '2026-10-31' };
  const { positions } = await readReconciliation(ctx, place);
  const priced = positions.find(({ state, kind }) => state === 'open' && kind === 'security');
  if (!priced || priced.mark) return;
  const { value: seenValue, units: seenUnits } = priced.difference;
  const input = { position: priced.id, state: 'open', cause: 'valuationTime', note: NOTE, seenValue, seenUnits, version: 0 };
  await saveMark(ctx, place, input);
}
