import * as z from 'zod/mini';
import { companyBankAccount } from './companies';
import { day, id, name, requiredText, text, TEXT_LIMITS } from './fields';
import { kana } from './kana';
import { corporationRoles } from './address-choices';

export const corporationTypes = ['corporation', 'llc', 'tmk', 'association', 'partnership'] as const;
export type CorporationType = (typeof corporationTypes)[number];

export type CorporationRole = (typeof corporationRoles)[number];

const LISTS = { officers: 30, bankAccounts: 10 } as const;
const none = <Rule extends z.ZodMiniType>(rule: Rule) => z._default(z.nullable(rule), null);

export const corporationOfficer = z.strictObject({
  name,
  title: none(text(TEXT_LIMITS.name)),
  /** Whether this officer signs for the company. */
  isRepresentative: z._default(z.boolean('required'), false),
  since: none(day),
});
export type CorporationOfficer = z.infer<typeof corporationOfficer>;

/**
 * Whether thirteen digits are a corporate number (法人番号): the first is 9 less the remainder by 9 of the others, weighted 1 and 2 in turn
 * from the right.
 *
 * @example isCorporateNumber('8700110005901') // true
 */
export function isCorporateNumber(number: string): boolean {
  if (!/^\d{13}$/.test(number)) return false;
  const weighted = number
    .slice(1)
    .split('')
    .toReversed()
    .reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 2), 0);
  return Number(number[0]) === 9 - (weighted % 9);
}

export const corporationInput = z.strictObject({
  ref: requiredText(64),
  name,
  nameJp: name,
  kana,
  type: z.enum(corporationTypes, 'required'),
  number: none(z.string('corporateNumber').check(z.refine(isCorporateNumber, 'corporateNumber'))),
  fiscalMonth: none(z.number('month').check(z.int('month'), z.gte(1, 'month'), z.lte(12, 'month'))),
  establishedOn: none(day),
  address: none(text(TEXT_LIMITS.description)),
  roles: z._default(z.array(z.enum(corporationRoles, 'invalid')), []),
  officers: z._default(z.array(corporationOfficer).check(z.maxLength(LISTS.officers, 'tooMany')), []),
  bankAccounts: z._default(z.array(companyBankAccount).check(z.maxLength(LISTS.bankAccounts, 'tooMany')), []),
  spcId: none(id),
});
export type CorporationInput = z.infer<typeof corporationInput>;
