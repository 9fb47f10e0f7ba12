import * as z from 'zod/mini';
import { bankCode, branchCode } from './banks';
import { bankAccountTypes } from './companies';
import { day, id, name, requiredText } from './fields';
import { kana } from './kana';
import { yen } from './spc-ledgers';

export const paymentStatuses = ['requested', 'approved', 'rejected'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentInput = z.strictObject({
  bankAccountId: id,
  payee: name,
  payeeKana: kana,
  bankCode,
  branchCode,
  accountType: z.enum(bankAccountTypes, 'required'),
  accountNumber: z.string('required').check(z.regex(/^[0-9]{7}$/, 'accountNumber')),
  amount: yen.check(z.refine(amount => !/^0+$/.test(amount), 'yen')),
  paymentDay: day,
  account: z.string('required').check(z.regex(/^[0-9]{3,6}$/, 'required')),
  invoiceNo: requiredText(64),
});
export type PaymentInput = z.infer<typeof paymentInput>;
