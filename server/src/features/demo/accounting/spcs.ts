import { personAt } from '#features/demo/instructions/person-at';
import { demoId } from '#features/demo/demo-id';
import { hasSpcs } from '#features/demo/store';
import { requestPayment } from '#features/spc-payments/public';
import { prepareDistribution } from '#features/spc-distributions/public';
import { addEntry, closeMonth } from '#features/spc-ledgers/public';
import { bookLine, bookProposals, linkBankAccount, openLinesOf, takeStatement } from '#features/spc-statements/public';
import { saveSpc } from '#features/spcs/public';
import type { App } from '#platform/context';
import { inScope } from '#platform/db';
import { createCorporation } from '#features/corporations/public';
import { demoBankAccountId, demoBankAccounts } from './banks';
import { demoCorporations } from './corporations';
import { demoCompanies, demoLines, type DemoBook, type DemoCompany } from './companies';

const STAFF = 'staff@sazanami.example';
const OPENED = '2026-07-31';
/** When the statements of August, September and October were imported. */
const TAKEN = ['2026-09-02T01:00:00Z', '2026-10-02T01:00:00Z', '2026-11-04T01:00:00Z'] as const;
/** October of this account has not been booked yet. */
const UNRECONCILED = 'RESI|tk';

/**
 * Creates the accountant's companies through the features' own actions: opening balances and three months of bank statements, the first
 * booked by hand, the next by the rules learned from it. Two months are closed.
 */
export async function plantSpcs(app: App): Promise<void> {
  if (await inScope(app.database.db, 'platform', db => hasSpcs(db, demoId('SAZAN')))) return;
  const ids = new Map<string, string>();
  for (const company of demoCompanies) {
    const spcId = await plantCompany(app, company);
    ids.set(company.input.code, spcId);
    if (company.input.code === 'SOLAR1') await plantDistribution(app, spcId);
    if (company.input.code === 'RESI1') await plantPayment(app, spcId);
  }
  for (const { spcCode, ...corporation } of demoCorporations)
    await createCorporation(personAt(app, STAFF, '2026-08-04T01:00:00Z'), { ...corporation, spcId: ids.get(spcCode ?? '') ?? null });
}

/** The quarter's profit is distributed to the partners this week; the withholding tax is due on 10 December. */
async function plantDistribution(app: App, spcId: string): Promise<void> {
  await prepareDistribution(personAt(app, STAFF, '2026-11-09T04:00:00Z'), spcId, {
    bankAccountId: demoBankAccountId('SOLAR|tk'),
    periodFrom: '2026-08-01',
    periodTo: '2026-10-31',
    paymentDay: '2026-11-13',
  });
}

/** An invoice that waits for approval by a second person. */
async function plantPayment(app: App, spcId: string): Promise<void> {
  await requestPayment(personAt(app, STAFF, '2026-11-09T05:00:00Z'), spcId, {
    bankAccountId: demoBankAccountId('RESI|tk'),
    payee: 'デモ管理株式会社',
    payeeKana: 'デモカンリ(カ',
    bankCode: '9901',
    branchCode: '112',
    accountType: 'ordinary',
    accountNumber: '1122334',
    amount: '1462300',
    paymentDay: '2026-11-12',
    account: '521',
    invoiceNo: 'PM-2026-11',
  });
}

async function plantCompany(app: App, { input, books }: DemoCompany): Promise<string> {
  const opening = personAt(app, STAFF, '2026-08-03T01:00:00Z');
  const { id: spcId } = await saveSpc(opening, null, input);
  for (const { key, opening: amount } of books) {
    const { accountCode, book } = await linkBankAccount(opening, spcId, demoBankAccountId(key));
    const size = String(amount);
    const lines = [
      { account: accountCode, debit: size, credit: '0' },
      { account: '311', debit: '0', credit: size },
    ];
    await addEntry(opening, spcId, { book, day: OPENED, description: '開始残高', lines });
  }
  for (const [month, at] of TAKEN.entries()) for (const book of books) await plantMonth(app, book, { month, at });
  await closeMonth(personAt(app, STAFF, '2026-10-06T02:00:00Z'), spcId, '2026-09-30');
  return spcId;
}

async function plantMonth(app: App, book: DemoBook, { month, at }: { month: number; at: string }): Promise<void> {
  const ctx = personAt(app, STAFF, at);
  const bankAccountId = demoBankAccountId(book.key);
  const lines = demoLines(book, month);
  if (lines.length === 0) return;
  const number = demoBankAccounts.find(({ key }) => key === book.key)?.number ?? '';
  const fileName = `nyushukkin_${number}_${lines[0]?.date.slice(0, 7).replace('-', '')}.csv`;
  await takeStatement(ctx, bankAccountId, { fileName, text: csvOf(book, month) });
  if (book.key === UNRECONCILED && month === TAKEN.length - 1) return;
  await bookProposals(ctx, bankAccountId);
  for (const line of await openLinesOf(ctx, bankAccountId)) {
    const known = lines.find(({ text, date }) => text === line.text && date === line.day);
    if (known) await bookLine(ctx, line.id, known.account);
  }
}

/** The bank statement in the CSV format of the bank's website. */
function csvOf(book: DemoBook, month: number): string {
  const before = Array.from({ length: month }, (_, earlier) => demoLines(book, earlier)).flat();
  let balance = before.reduce((total, { amount }) => total + amount, book.opening);
  const rows = demoLines(book, month).map(({ date, text, amount }) => {
    balance += amount;
    return [date.replaceAll('-', '/'), text, amount < 0 ? -amount : '', amount > 0 ? amount : '', balance].join(',');
  });
  return ['取引日,摘要,お支払金額,お預り金額,差引残高', ...rows].join('\r\n');
}
