import { subtract, toText } from '@hakaru/engine/money/decimal';
import { setCashMinimum, writeRedemptionTerms } from '#features/cashflows/public';
import { entityId } from '#features/demo/institution/structure';
import { demoId } from '#features/demo/demo-id';
import { hasTransactionsByHand, sumsBefore, type AccountSum } from '#features/demo/store';
import { createTransaction, insertTransactions, moveTransaction } from '#features/transactions/public';
import type { App } from '#platform/context';
import { inScope } from '#platform/db';
import { personAt } from './person-at';

const WRITER = 'admin@hoshikawa.example';
const SECOND = 'user@hoshikawa.example';

/** The balance of each account on the first day of the open months. */
const HELD = [
  { mandate: 'HCS01', currency: 'JPY', amount: '4480000000' },
  { mandate: 'HDB01', currency: 'JPY', amount: '1260000000' },
  { mandate: 'HDB02', currency: 'JPY', amount: '30000000' },
  { mandate: 'HDE01', currency: 'JPY', amount: '410000000' },
  { mandate: 'HFE01', currency: 'JPY', amount: '40000000' },
  { mandate: 'HFE01', currency: 'USD', amount: '18000000.00' },
  { mandate: 'HPE01', currency: 'USD', amount: '6200000.00' },
  { mandate: 'HPD01', currency: 'USD', amount: '4400000.00' },
  { mandate: 'HIN01', currency: 'USD', amount: '5100000.00' },
  { mandate: 'HFH01', currency: 'USD', amount: '41000000.00' },
  { mandate: 'HFH02', currency: 'USD', amount: '12500000.00' },
] as const;
const OPENED = '2026-05-01';
const OPEN_FROM = '2026-10-01';

/** The cash account in October: contributions come in and are paid out as benefits. */
const OCTOBER = [
  { type: 'receiptAdditional', day: '2026-10-09', amount: '182400000', comment: '10月分掛金' },
  { type: 'payout', day: '2026-10-15', amount: '121600000', comment: '10月分年金給付' },
  { type: 'payout', day: '2026-10-23', amount: '60800000', comment: '10月分一時金給付' },
] as const;

const MINIMUMS = [
  { mandateRef: 'HCS01', currency: 'JPY', amount: '1000000000' },
  { mandateRef: 'HPE01', currency: 'USD', amount: '1000000' },
] as const;

/** Redemption terms of the open-ended funds behind three mandates; the property fund changed its notice period and has a gate. */
const REDEMPTIONS = [
  { mandateRef: 'HAL01', fromDay: '2016-10-31', noticeDays: 65, frequency: 'quarterly', payDays: 30, lockUpUntil: null, gatePercent: '25' },
  { mandateRef: 'HRE01', fromDay: '2016-10-31', noticeDays: 60, frequency: 'quarterly', payDays: 20, lockUpUntil: null, gatePercent: null },
  {
    mandateRef: 'HRE01',
    fromDay: '2026-04-01',
    noticeDays: 90,
    frequency: 'halfYearly',
    payDays: 20,
    lockUpUntil: null,
    gatePercent: '20',
  },
  { mandateRef: 'HGA01', fromDay: '2016-10-31', noticeDays: 30, frequency: 'monthly', payDays: 5, lockUpUntil: null, gatePercent: null },
] as const;

/** Inserts opening balances directly, and minimums through the feature's own action. */
export async function plantCash(app: App): Promise<void> {
  if (await inScope(app.database.db, 'platform', db => hasTransactionsByHand(db, demoId('HOSHI')))) return;
  await inScope(app.database.db, { organisation: demoId('HOSHI') }, async db => {
    const moved = await sumsBefore(db, demoId('HOSHI'), OPEN_FROM);
    await insertTransactions(
      db,
      HELD.map(held => openingOf(app, held, moved)),
    );
  });
  for (const { day, ...flow } of OCTOBER) {
    const input = { mandateId: entityId('HOSHI', 'HCS01'), currency: 'JPY', tradeDate: day, settlementDate: day, ...flow };
    const { id, version } = await createTransaction(personAt(app, WRITER, `${day}T00:30:00Z`), input);
    await moveTransaction(personAt(app, SECOND, `${day}T01:00:00Z`), 'finalize', { id, version });
  }
  for (const { mandateRef, ...minimum } of MINIMUMS)
    await setCashMinimum(personAt(app, WRITER, '2026-10-01T01:30:00Z'), { ...minimum, mandateId: entityId('HOSHI', mandateRef) });
  for (const { mandateRef, ...terms } of REDEMPTIONS)
    await writeRedemptionTerms(personAt(app, WRITER, '2026-04-01T01:30:00Z'), { ...terms, mandateId: entityId('HOSHI', mandateRef) });
}

/** An account's opening balance: its later balance less the flows in between. */
function openingOf(app: App, { mandate, currency, amount }: (typeof HELD)[number], moved: readonly AccountSum[]) {
  const mandateId = entityId('HOSHI', mandate);
  const since = moved.find(one => one.mandateId === mandateId && one.currency === currency)?.cash ?? '0';
  const opening = toText(subtract(amount, since));
  const { user } = personAt(app, WRITER, `${OPENED}T00:30:00Z`).actor;
  const at = new Date(`${OPENED}T00:30:00Z`);
  return {
    organisation_id: demoId('HOSHI'),
    mandate_id: mandateId,
    type: 'receiptAdditional',
    status: 'final',
    trade_date: OPENED,
    settlement_date: OPENED,
    currency,
    amount: opening,
    cash: opening,
    comment: 'Opening balance',
    created_by: user.id,
    created_by_name: user.name,
    created_at: at,
    updated_by: user.id,
    updated_by_name: user.name,
    updated_at: at,
  };
}
