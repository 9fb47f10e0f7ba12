import { setCashMinimum } from '#features/cashflows/public';
import { entityId } from '#features/demo/institution/structure';
import { demoId } from '#features/demo/demo-id';
import { hasTransactionsByHand } from '#features/demo/store';
import { createTransaction, moveTransaction } from '#features/transactions/public';
import type { App } from '#platform/context';
import { inScope } from '#platform/db';
import { personAt } from './plant';

const WRITER = 'admin@hoshikawa.example';
const SECOND = 'user@hoshikawa.example';

/** What each account held when its ledger was opened: the first open month's first day. */
const OPENINGS = [
  { mandate: 'HCS01', currency: 'JPY', amount: '4480000000' },
  { mandate: 'HDB01', currency: 'JPY', amount: '1260000000' },
  { mandate: 'HDE01', currency: 'JPY', amount: '410000000' },
  { mandate: 'HPE01', currency: 'USD', amount: '6200000.00' },
  { mandate: 'HPD01', currency: 'USD', amount: '2400000.00' },
  { mandate: 'HIN01', currency: 'USD', amount: '5100000.00' },
  { mandate: 'HFH01', currency: 'USD', amount: '41000000.00' },
  { mandate: 'HFH02', currency: 'USD', amount: '12500000.00' },
] as const;

const MINIMUMS = [
  { mandateRef: 'HCS01', currency: 'JPY', amount: '1000000000' },
  { mandateRef: 'HPE01', currency: 'USD', amount: '1000000' },
] as const;

/** Opening balances and minimums, by the features' own actions. */
export async function plantCash(app: App): Promise<void> {
  if (await inScope(app.database.db, 'platform', db => hasTransactionsByHand(db, demoId('HOSHI')))) return;
  for (const { mandate, currency, amount } of OPENINGS) {
    const day = { tradeDate: '2026-10-01', settlementDate: '2026-10-01' };
    const input = {
      mandateId: entityId('HOSHI', mandate),
      type: 'receiptAdditional',
      ...day,
      currency,
      amount,
      comment: 'Opening balance',
    };
    const { id, version } = await createTransaction(personAt(app, WRITER, '2026-10-01T00:30:00Z'), input);
    await moveTransaction(personAt(app, SECOND, '2026-10-01T01:00:00Z'), 'finalize', { id, version });
  }
  for (const { mandateRef, ...minimum } of MINIMUMS)
    await setCashMinimum(personAt(app, WRITER, '2026-10-01T01:30:00Z'), { ...minimum, mandateId: entityId('HOSHI', mandateRef) });
}
