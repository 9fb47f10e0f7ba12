import * as z from 'zod/mini';
import { currency, name, requiredText } from './fields';
import { kana } from './kana';
import { bankAccountTypes } from './companies';

const none = <Rule extends z.ZodMiniType>(rule: Rule) => z._default(z.nullable(rule), null);

/** Codes of the Japanese payment system: four digits for a bank, three for a branch, seven for an account. */
export const bankCode = z.string('required').check(z.regex(/^[0-9]{4}$/, 'bankCode'));
export const branchCode = z.string('required').check(z.regex(/^[0-9]{3}$/, 'branchCode'));
const accountNumber = z.string('required').check(z.regex(/^[0-9]{7}$/, 'accountNumber'));

export const bankInput = z.strictObject({
  code: bankCode,
  nameEn: name,
  nameJp: name,
  kana,
  swift: none(requiredText(11).check(z.regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'swift'))),
});
export type BankInput = z.infer<typeof bankInput>;

export const branchInput = z.strictObject({ bankCode, code: branchCode, nameEn: name, nameJp: name, kana });
export type BranchInput = z.infer<typeof branchInput>;

/** `isSegregated`: money of silent partners, kept apart from the operator's own. */
export const bankAccountInput = z.strictObject({
  organisation: requiredText(64),
  bankCode,
  branchCode,
  type: z.enum(bankAccountTypes, 'invalid'),
  number: accountNumber,
  holder: name,
  holderKana: kana,
  currency: z._default(currency, 'JPY'),
  isSegregated: z._default(z.boolean('invalid'), false),
});
export type BankAccountInput = z.infer<typeof bankAccountInput>;

export const bankMasters = ['bank', 'branch', 'account'] as const;
export type BankMaster = (typeof bankMasters)[number];

/** The columns of each list, in the order of a file or a paste. */
export const BANK_COLUMNS: Readonly<Record<BankMaster, readonly string[]>> = {
  bank: ['code', 'nameEn', 'nameJp', 'kana', 'swift'],
  branch: ['bankCode', 'code', 'nameEn', 'nameJp', 'kana'],
  account: ['organisation', 'bankCode', 'branchCode', 'type', 'number', 'holder', 'holderKana', 'currency', 'isSegregated'],
};

/** What one request can carry, with a margin. */
export const BANK_LIST_LIMITS = { lines: 500, characters: 60_000 } as const;
