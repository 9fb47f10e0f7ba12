import * as z from 'zod/mini';
import { partyRoles } from './enumerations';
import { country, currency, day, email, fax, id, name, phone, requiredText, text, TEXT_LIMITS } from './fields';
import { companyStatuses } from './address-choices';

export type CompanyStatus = (typeof companyStatuses)[number];

const COMPANY_LISTS = { contacts: 20, bankAccounts: 10 } as const;
const none = <Rule extends z.ZodMiniType>(rule: Rule) => z._default(z.nullable(rule), null);

export const companyContact = z.strictObject({
  name,
  title: none(text(TEXT_LIMITS.name)),
  email: none(email),
  phone_number: none(phone),
});
export type CompanyContact = z.infer<typeof companyContact>;

export const bankAccountTypes = ['ordinary', 'current', 'savings'] as const;

/** Japanese accounts have seven digits; those elsewhere letters and digits up to the length of an IBAN. */
export const companyBankAccount = z.strictObject({
  bank: name,
  branch: none(text(TEXT_LIMITS.name)),
  type: z.enum(bankAccountTypes, 'invalid'),
  number: requiredText(34).check(z.regex(/^[0-9A-Z]+$/, 'accountNumber')),
  holder: name,
  currency: z._default(currency, 'JPY'),
});
export type CompanyBankAccount = z.infer<typeof companyBankAccount>;

const companyFields = z.strictObject({
  ref: requiredText(64),
  name,
  nameJp: none(name),
  nameKana: none(text(TEXT_LIMITS.name)),
  roles: z._default(z.array(z.enum(partyRoles, 'invalid')), []),
  fundId: none(id),
  country: none(country),
  currency: z._default(currency, 'JPY'),
  phone_number: none(phone),
  fax_number: none(fax),
  address: none(text(TEXT_LIMITS.description)),
  status: z._default(z.enum(companyStatuses, 'invalid'), 'active'),
  investedDate: none(day),
  realizedDate: none(day),
  contacts: z._default(z.array(companyContact).check(z.maxLength(COMPANY_LISTS.contacts, 'tooLong')), []),
  bankAccounts: z._default(z.array(companyBankAccount).check(z.maxLength(COMPANY_LISTS.bankAccounts, 'tooLong')), []),
});

export const companyInput = companyFields.check(ctx => {
  const { status, investedDate, realizedDate } = ctx.value;
  const refuse = (code: string) => ctx.issues.push({ code: 'custom', message: code, path: ['realizedDate'], input: realizedDate });
  if (status === 'realized' && realizedDate === null) refuse('required');
  if (status === 'active' && realizedDate !== null) refuse('stillActive');
  if (investedDate !== null && realizedDate !== null && realizedDate < investedDate) refuse('beforeInvested');
});
export type CompanyInput = z.infer<typeof companyInput>;
