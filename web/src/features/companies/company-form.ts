import { companyInput } from '@hakaru/contract/companies';
import * as z from 'zod/mini';
import type { AppForm } from '#ui/form/use-form';
import type { Company } from './queries';

/** The form's text fields. Empty texts become null for the contract. */
const texts = [
  'ref',
  'name',
  'nameJp',
  'nameKana',
  'fundId',
  'country',
  'currency',
  'phone_number',
  'fax_number',
  'address',
  'status',
  'investedDate',
  'realizedDate',
] as const;
export type ContactTexts = Record<'name' | 'title' | 'email' | 'phone_number', string>;
export type AccountTexts = Record<'bank' | 'branch' | 'type' | 'number' | 'holder' | 'currency', string>;
export type CompanyTexts = Record<(typeof texts)[number], string> & {
  roles: string[];
  contacts: ContactTexts[];
  bankAccounts: AccountTexts[];
};

export type CompanyFormProps = { form: AppForm<CompanyTexts, unknown> };

const REQUIRED: ReadonlySet<string> = new Set(['ref', 'name', 'currency', 'status', 'bank', 'type', 'number', 'holder']);

/** Converts the form's texts and validates them with the contract's schema. */
export const companyForm = z.pipe(
  z.transform(
    ({ roles, contacts, bankAccounts, ...rest }: CompanyTexts) =>
      ({
        ...orNone(rest),
        roles,
        contacts: contacts.map(orNone),
        bankAccounts: bankAccounts.map(orNone),
      }) as z.input<typeof companyInput>, // the next schema validates it
  ),
  companyInput,
);

export const NEW_CONTACT: ContactTexts = { name: '', title: '', email: '', phone_number: '' };
export const NEW_ACCOUNT: AccountTexts = { bank: '', branch: '', type: 'ordinary', number: '', holder: '', currency: 'JPY' };

export function newCompany(currency: string): CompanyTexts {
  const none = Object.fromEntries(texts.map(name => [name, ''])) as Record<(typeof texts)[number], string>; // one entry per name
  return { ...none, currency, status: 'active', roles: [], contacts: [], bankAccounts: [] };
}

export function textsOf(company: Company): CompanyTexts {
  const held = Object.fromEntries(texts.map(name => [name, company[name] ?? ''])) as Record<(typeof texts)[number], string>; // one entry per name
  return {
    ...held,
    roles: [...company.roles],
    contacts: company.contacts.map(({ name, title, email, phone_number }) => ({
      name,
      title: title ?? '',
      email: email ?? '',
      phone_number: phone_number ?? '',
    })),
    bankAccounts: company.bankAccounts.map(({ branch, ...account }) => ({ ...account, branch: branch ?? '' })),
  };
}

function orNone(values: Readonly<Record<string, string>>): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.trim() === '' && !REQUIRED.has(name) ? null : value]),
  );
}
