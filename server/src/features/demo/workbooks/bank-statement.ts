import { addBusinessDays } from '@hakaru/engine/calendar/business-days';
import { calendarOf } from '@hakaru/engine/calendar/calendars';
import { sum, toText } from '@hakaru/engine/money/decimal';
import { type FilledRow, statementSheet } from '#features/import-templates/public';
import { demoId } from '#features/demo/demo-id';
import { custodialRef } from '#features/demo/institution/custody';
import { entityId } from '#features/demo/institution/structure';
import { findLedger, sumsBefore, type LedgerRow } from '#features/demo/store';
import type { App } from '#platform/context';
import { inScope } from '#platform/db';
import { sendWorkbooks } from './send';
import { senders } from './sendings';

const tokyo = calendarOf('JP');
const MANDATE = 'HCS01';
const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };
/** A bank fee that the ledger does not have. */
const FEE = { day: '2026-10-15', amount: '-880', text: '送金手数料' };

/** The bank's October statement of the cash account: the ledger's entries, with one payment a day later and one unbooked fee. */
export async function sendStatement(app: App): Promise<void> {
  const organisationId = demoId('HOSHI');
  const mandateId = entityId('HOSHI', MANDATE);
  const { ledger, opening } = await inScope(app.database.db, { organisation: organisationId }, async db => {
    const before = await sumsBefore(db, organisationId, OCTOBER.from);
    return {
      ledger: await findLedger(db, { organisationId, mandateId, currency: 'JPY', ...OCTOBER }),
      opening: before.find(one => one.mandateId === mandateId && one.currency === 'JPY')?.cash ?? '0',
    };
  });
  const sending = {
    file: `KOMOR_HOSHI_2026-10_${custodialRef(MANDATE)}.xlsx`,
    from: senders.KOMOR.from,
    to: 'HOSHI' as const,
    reason: '銀行の記帳どおりです。',
    at: '2026-11-02T09:10:00+09:00',
    approvedAt: '2026-11-02T09:20:00+09:00',
    sheets: () => [statementSheet('jp', linesOf(ledger, opening))],
  };
  await sendWorkbooks(app, [sending], () => Promise.resolve());
}

function linesOf(ledger: readonly LedgerRow[], opening: string): FilledRow[] {
  const late = ledger.findLast(({ day, cash }) => cash.startsWith('-') && day < '2026-10-28');
  const booked = [...ledger.map(entry => bankLine(entry, entry === late)), FEE].toSorted((one, other) =>
    one.day < other.day ? -1 : Number(one.day > other.day),
  );
  return booked.map(({ day, text, amount }, at) => ({
    code: custodialRef(MANDATE),
    day,
    currency: 'JPY',
    text,
    amount,
    balance: toText(sum([opening, ...booked.slice(0, at + 1).map(line => line.amount)])),
  }));
}

function bankLine({ day, cash }: LedgerRow, isLate: boolean) {
  return { day: isLate ? addBusinessDays(tokyo, day, 1) : day, amount: cash, text: cash.startsWith('-') ? '振込出金' : '振込入金' };
}
