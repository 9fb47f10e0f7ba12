import { adjust } from '@hakaru/engine/calendar/business-days';
import type { Calendar } from '@hakaru/engine/calendar/calendars';
import { dayOf, daysInMonth, partsOf } from '@hakaru/engine/calendar/day';
import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { totalsHundred } from '@hakaru/engine/money/split';
import * as z from 'zod/mini';
import { name, requiredText, text, TEXT_LIMITS } from './fields';
import { kana, plainKana } from './kana';
import type { spcBooks } from './address-choices';

/** The forms of special purpose companies (decisions G74): 合同会社, 特定目的会社, 一般社団法人. */
export const spcForms = ['gk', 'tmk', 'ippanShadan'] as const;
export type SpcForm = (typeof spcForms)[number];

export const spcSchemes = ['gkTk', 'tmk', 'parent'] as const;
export type SpcScheme = (typeof spcSchemes)[number];

export type SpcBook = (typeof spcBooks)[number];

export const spcTabs = ['overview', 'bankAccounts', 'ledger', 'documents', 'reports'] as const;
export type SpcTab = (typeof spcTabs)[number];

const INVESTORS_MAX = 50;
const PERCENT = /^\d{1,3}(\.\d{1,4})?$/;
const percent = z.string('required').check(z.regex(PERCENT, 'percent'));

export const spcInvestorInput = z.strictObject({ name, kana, percent });
export type SpcInvestorInput = z.infer<typeof spcInvestorInput>;

export const spcInput = z
  .strictObject({
    code: requiredText(12).check(z.regex(/^[A-Z0-9]{2,12}$/, 'spcCode')),
    name,
    nameEn: name,
    kana,
    form: z.enum(spcForms, 'required'),
    scheme: z.enum(spcSchemes, 'required'),
    fiscalMonth: z.number('required').check(z.int('required'), z.gte(1, 'month'), z.lte(12, 'month')),
    assignee: text(TEXT_LIMITS.name),
    investors: z.array(spcInvestorInput).check(z.maxLength(INVESTORS_MAX, 'tooMany')),
  })
  .check(ctx => {
    const { investors } = ctx.value;
    const shares = investors.map(one => one.percent);
    // A share still being typed is not a number yet, and has an error of its own.
    if (shares.length > 0 && shares.every(share => PERCENT.test(share)) && !totalsHundred(shares))
      ctx.issues.push({ code: 'custom', message: 'splitTotal', path: ['investors'], input: investors });
  });
export type SpcInput = z.infer<typeof spcInput>;

const CORPORATE_MARKS = /ド\)|\(ド\)?|シャ\)|\(シャ\)?|トクヒ\)|\(トクヒ\)?|カ\)|\(カ\)?/g;

/**
 * Whether the account holder in the bank's spelling is the company: its kana must begin with the company's, ignoring corporate marks and
 * spaces.
 */
export function isHolderOf(holderKana: string, companyKana: string): boolean {
  const bare = (value: string) => plainKana(value).replaceAll(CORPORATE_MARKS, '').replaceAll(' ', '');
  return bare(companyKana) !== '' && bare(holderKana).startsWith(bare(companyKana));
}

export const deadlineKinds = [
  'corporateTax',
  'interimTax',
  'depreciableAssets',
  'paymentReports',
  'withholding',
  'payment',
  'transfer',
] as const;
export type DeadlineKind = (typeof deadlineKinds)[number];
export type SpcDeadline = { kind: DeadlineKind; day: string };

/**
 * The next filing of each kind on or after a day, moved to the next business day when it falls on a closed one: corporate tax two months
 * after the fiscal year-end, interim tax two months after its first half, depreciable assets and payment reports at the end of January.
 *
 * @example nextFilings({ fiscalMonth: 9, from: '2026-11-10', calendar })[0] // { kind: 'corporateTax', day: '2026-11-30' }
 */
export function nextFilings({ fiscalMonth, from, calendar }: { fiscalMonth: number; from: string; calendar: Calendar }): SpcDeadline[] {
  const halfYear = ((fiscalMonth + 5) % 12) + 1;
  const kinds: [DeadlineKind, number][] = [
    ['corporateTax', monthAfter(fiscalMonth, 2)],
    ['interimTax', monthAfter(halfYear, 2)],
    ['depreciableAssets', 1],
    ['paymentReports', 1],
  ];
  return kinds
    .map(([kind, month]) => ({ kind, day: nextEndOf(month, from, calendar) }))
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

/** Withholding tax is paid by the 10th of the month after the payment, or on the next business day. */
export function withholdingDueDay(paymentDay: string, calendar: Calendar): string {
  const { year, month } = partsOf(shiftMonthEnd(paymentDay, 1));
  return adjust(calendar, dayOf(year, month, 10), 'following');
}

const monthAfter = (month: number, months: number): number => ((month - 1 + months) % 12) + 1;

function nextEndOf(month: number, from: string, calendar: Calendar): string {
  const { year } = partsOf(from);
  // A December deadline moved into January still belongs to the previous year.
  const days = [year - 1, year, year + 1].map(each => adjust(calendar, dayOf(each, month, daysInMonth(each, month)), 'following'));
  return days.find(day => day >= from) ?? '';
}
