import { isZero, subtract, sum } from '@hakaru/engine/money/decimal';
import { isMonthEnd } from '@hakaru/engine/calendar/month-end';
import * as z from 'zod/mini';
import { day, name } from './fields';
import type { SpcBook } from './spcs';
import { spcBooks } from './address-choices';

export const ledgerTypes = ['asset', 'liability', 'equity', 'income', 'expense'] as const;
export type LedgerType = (typeof ledgerTypes)[number];

export const entryOrigins = ['manual', 'statement', 'reversal', 'distribution', 'payment'] as const;
export type EntryOrigin = (typeof entryOrigins)[number];

export type ChartAccount = { code: string; en: string; jp: string; type: LedgerType };

/** The range of codes for linked bank accounts. */
export const BANK_CODE_START = 111;
export const BANK_CODE_END = 149;

/** Accounts used by automatic entries. */
export const LEDGER_CODES = { withholding: '212', distributionPayable: '213', distribution: '611', capital: '311' } as const;

/** The accounts every book starts with; a TK's book also has its contributions and distributions, the operator's its own capital. */
const SHARED: readonly ChartAccount[] = [
  { code: '151', en: 'Receivables', jp: '未収入金', type: 'asset' },
  { code: '152', en: 'Prepaid expenses', jp: '前払費用', type: 'asset' },
  { code: '161', en: 'Property and equipment', jp: '有形固定資産', type: 'asset' },
  { code: '171', en: 'Due from the other book', jp: '他勘定未収金', type: 'asset' },
  { code: '211', en: 'Payables', jp: '未払金', type: 'liability' },
  { code: LEDGER_CODES.withholding, en: 'Withholding tax payable', jp: '源泉所得税預り金', type: 'liability' },
  { code: '221', en: 'Loans', jp: '借入金', type: 'liability' },
  { code: '231', en: 'Due to the other book', jp: '他勘定未払金', type: 'liability' },
  { code: '511', en: 'Fees', jp: '支払手数料', type: 'expense' },
  { code: '512', en: 'Bank charges', jp: '振込手数料', type: 'expense' },
  { code: '513', en: 'Interest expense', jp: '支払利息', type: 'expense' },
  { code: '514', en: 'Taxes and dues', jp: '租税公課', type: 'expense' },
  { code: '431', en: 'Interest income', jp: '受取利息', type: 'income' },
];

const OWN: readonly ChartAccount[] = [
  { code: LEDGER_CODES.capital, en: 'Capital', jp: '資本金', type: 'equity' },
  { code: '421', en: 'Operator’s fee', jp: '営業者報酬', type: 'income' },
];

const SEGREGATED: readonly ChartAccount[] = [
  { code: LEDGER_CODES.capital, en: 'Investors’ contributions', jp: '匿名組合出資預り金', type: 'equity' },
  { code: LEDGER_CODES.distributionPayable, en: 'Distributions payable', jp: '未払分配金', type: 'liability' },
  { code: '411', en: 'Operating revenue', jp: '営業収益', type: 'income' },
  { code: '521', en: 'Maintenance and management', jp: '維持管理費', type: 'expense' },
  { code: '522', en: 'Insurance', jp: '保険料', type: 'expense' },
  { code: '523', en: 'Operator’s fee', jp: '営業者報酬', type: 'expense' },
  { code: LEDGER_CODES.distribution, en: 'Profit distributed to investors', jp: '匿名組合損益分配額', type: 'expense' },
];

export function chartOf(book: SpcBook): ChartAccount[] {
  return [...SHARED, ...(book === 'segregated' ? SEGREGATED : OWN)].toSorted((a, b) => (a.code < b.code ? -1 : 1));
}

/** Yen has no minor unit. */
export const yen = z.string('required').check(z.regex(/^\d{1,15}$/, 'yen'));
const accountCode = z.string('required').check(z.regex(/^[0-9]{3,6}$/, 'required'));

export const entryLineInput = z
  .strictObject({ account: accountCode, debit: yen, credit: yen })
  .check(z.refine(({ debit, credit }) => isNothing(debit) !== isNothing(credit), { error: 'oneSide', path: ['debit'] }));
export type EntryLineInput = z.infer<typeof entryLineInput>;

const LINES = { min: 2, max: 40 } as const;

export const entryInput = z
  .strictObject({
    book: z.enum(spcBooks, 'required'),
    day,
    description: name,
    lines: z.array(entryLineInput).check(z.minLength(LINES.min, 'tooFew'), z.maxLength(LINES.max, 'tooMany')),
  })
  .check(ctx => {
    const { lines } = ctx.value;
    if (!isBalanced(lines)) ctx.issues.push({ code: 'custom', message: 'unbalanced', path: ['lines'], input: lines });
  });
export type EntryInput = z.infer<typeof entryInput>;

export const closingInput = z.strictObject({ day: day.check(z.refine(isMonthEnd, 'monthEnd')) });
export const reversalInput = z.strictObject({ day });

export function isBalanced(lines: readonly { debit: string; credit: string }[]): boolean {
  const whole = lines.every(({ debit, credit }) => /^\d+$/.test(debit) && /^\d+$/.test(credit));
  return whole && isZero(subtract(sum(lines.map(({ debit }) => debit)), sum(lines.map(({ credit }) => credit))));
}

const isNothing = (amount: string): boolean => /^0+$/.test(amount);

/** Whether an account's balance is debits less credits, as for assets and expenses; the other way round for the rest. */
export const isDebitSide = (type: string): boolean => type === 'asset' || type === 'expense';
