import { mandateTermNames, termOf } from '@hakaru/contract/mandate-terms';
import { mandateInput } from '@hakaru/contract/mandates';
import * as z from 'zod/mini';
import { plainNumber } from '#ui/form/typed-digits';
import type { MandateRecord } from './queries';

/** The form's text fields. Empty texts become null for the contract. */
export type MandateTexts = Record<(typeof fields)[number], string>;

const optional = [
  'nameJp',
  'shortName',
  'classId',
  'classFromDay',
  'termsFromDay',
  'reason',
  ...mandateTermNames.filter(name => !termOf(name).isRequired),
] as const;
const required = [
  'ref',
  'name',
  'currency',
  'rateMethod',
  'flowTiming',
  ...mandateTermNames.filter(name => termOf(name).isRequired),
] as const;
const fields = [...required, ...optional, 'fiscal_year_start', 'feeBps'] as const;

/** Converts the form's texts and validates them with the contract's schema. */
export const mandateForm = z.pipe(
  z.transform((texts: MandateTexts, ctx) => {
    const fee = texts.feeBps.trim();
    if (fee !== '' && plainNumber(fee) === null) ctx.issues.push({ code: 'custom', message: 'number', path: ['feeBps'], input: fee });
    return {
      ...pick(texts, required, text => text),
      ...pick(texts, optional, text => (text.trim() === '' ? null : text)),
      fiscal_year_start: Number(texts.fiscal_year_start),
      feeBps: fee === '' ? null : Number(plainNumber(fee)),
    } as z.input<typeof mandateInput>; // the next schema validates it
  }),
  mandateInput,
);

/** The organisation's defaults, with which the form opens; every mandate can differ (decisions G09). */
export type MandateDefaults = { fiscal_year_start: number; rateMethod: string };

export function newMandate(currency: string, { fiscal_year_start, rateMethod }: MandateDefaults): MandateTexts {
  const none = pick({}, [...required, ...optional], () => '');
  return { ...none, currency, rateMethod, flowTiming: 'endOfDay', fiscal_year_start: String(fiscal_year_start), feeBps: '' };
}

export function textsOf(record: MandateRecord): MandateTexts {
  return { ...pick(record, fields, text => text) };
}

function pick<Name extends string>(from: object, names: readonly Name[], change: (text: string) => string | null) {
  const values = from as Readonly<Partial<Record<string, string | number | null>>>; // texts, numbers or none, read by name
  return Object.fromEntries(names.map(name => [name, change(String(values[name] ?? ''))])) as Record<Name, string>; // one entry per name; none is null where the contract wants a text
}
