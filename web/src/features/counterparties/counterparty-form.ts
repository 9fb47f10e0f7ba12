import { counterpartyInput } from '@hakaru/contract/counterparties';
import * as z from 'zod/mini';
import type { CounterpartyRow } from './queries';

const texts = ['type', 'name', 'nameJp', 'country', 'rating', 'limitJpy'] as const;
export type CounterpartyTexts = Record<(typeof texts)[number], string>;

/** Converts the form's texts, empty ones to null, and validates them with the contract's schema. */
export const counterpartyForm = z.pipe(
  z.transform(({ type, name, country, ...rest }: CounterpartyTexts) => {
    const entries = Object.entries(rest).map(([field, value]) => [field, value.trim() === '' ? null : value.trim()]);
    const limit = { limitJpy: rest.limitJpy.replaceAll(/[,，\s]/g, '') || null };
    const input = { type, name, country: country.trim().toUpperCase(), ...Object.fromEntries(entries), ...limit };
    return input as z.input<typeof counterpartyInput>; // the next schema validates it
  }),
  counterpartyInput,
);

export const NEW_COUNTERPARTY = Object.fromEntries(texts.map(name => [name, ''])) as CounterpartyTexts; // one entry per name

export function textsOf(row: CounterpartyRow): CounterpartyTexts {
  return Object.fromEntries(texts.map(name => [name, row[name] ?? ''])) as CounterpartyTexts; // one entry per name
}
