import { corporationInput } from '@hakaru/contract/corporations';
import * as z from 'zod/mini';
import type { AccountTexts } from '#features/companies/public';
import type { AppForm } from '#ui/form/use-form';
import type { Corporation } from './queries';

/** The form's text fields. Empty texts become null for the contract. */
const texts = ['ref', 'name', 'nameJp', 'kana', 'type', 'number', 'fiscalMonth', 'establishedOn', 'address', 'spcId'] as const;
export type OfficerTexts = { name: string; title: string; isRepresentative: boolean; since: string };
export type CorporationTexts = Record<(typeof texts)[number], string> & {
  roles: string[];
  officers: OfficerTexts[];
  bankAccounts: AccountTexts[];
};
export type CorporationFormProps = { form: AppForm<CorporationTexts, unknown> };

const orNone = (text: string): string | null => (text.trim() === '' ? null : text);

/** Converts the form's texts and validates them with the contract's schema. */
export const corporationForm = z.pipe(
  z.transform(
    ({ number, fiscalMonth, establishedOn, address, spcId, officers, bankAccounts, ...rest }: CorporationTexts) =>
      ({
        ...rest,
        number: orNone(number.replaceAll(/[\s-]/g, '')),
        fiscalMonth: fiscalMonth === '' ? null : Number(fiscalMonth),
        establishedOn: orNone(establishedOn),
        address: orNone(address),
        spcId: orNone(spcId),
        officers: officers.map(({ title, since, ...one }) => ({ ...one, title: orNone(title), since: orNone(since) })),
        bankAccounts: bankAccounts.map(({ branch, ...one }) => ({ ...one, branch: orNone(branch) })),
      }) as z.input<typeof corporationInput>, // the next schema validates it
  ),
  corporationInput,
);

export const NEW_OFFICER: OfficerTexts = { name: '', title: '', isRepresentative: false, since: '' };

export function textsOf(corporation: Corporation | null): CorporationTexts {
  const held = Object.fromEntries(texts.map(name => [name, String(corporation?.[name] ?? '')])) as Record<(typeof texts)[number], string>; // one entry per name
  return {
    ...held,
    type: corporation?.type ?? 'corporation',
    roles: [...(corporation?.roles ?? [])],
    officers: (corporation?.officers ?? []).map(one => ({ ...one, title: one.title ?? '', since: one.since ?? '' })),
    bankAccounts: (corporation?.bankAccounts ?? []).map(one => ({ ...one, branch: one.branch ?? '' })),
  };
}
