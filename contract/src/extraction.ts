import { decimal, multiply, toText } from '@hakaru/engine/money/decimal';
import * as z from 'zod/mini';
import { readAmount, readDay, readPercent, shortest } from './document-values';
import { documentTypes, expectedSigns, fieldMappingKinds, signHandlings, type SignHandling } from './enumerations';
import type { ValueType } from './data-points';
import { id, name, text, TEXT_LIMITS } from './fields';

export type FieldMappingKind = (typeof fieldMappingKinds)[keyof typeof fieldMappingKinds];
export type ExpectedSign = (typeof expectedSigns)[number];

const none = <Rule extends z.ZodMiniType>(rule: Rule) => z._default(z.nullable(rule), null);

/**
 * Limits of a request to a provider and of its response: length of the text, total length of prompts, bytes of the response, length of one
 * value, and number of tries.
 */
export const PROVIDER_LIMITS = { textLength: 60_000, promptsLength: 16_384, answerBytes: 262_144, valueLength: 512, tries: 2 } as const;

const PATTERN_LENGTH = 255;
const FACTOR = /^-?\d{1,12}(\.\d{1,6})?$/;

/**
 * How one data point is read. The mappings of a model run in order: a regexp takes its first capture group, a multiplier scales what an
 * earlier mapping of the same data point found (without a factor by the unit the page states), a prompt asks a provider.
 */
export const fieldMappingInput = z
  .strictObject({
    dataPointId: id,
    kind: z.union([z.literal(1), z.literal(2), z.literal(3)], 'invalid'),
    pattern: none(text(PATTERN_LENGTH)),
    prompt: none(text(TEXT_LIMITS.note)),
    factor: none(z.string().check(z.regex(FACTOR, 'number'))),
    signHandling: z._default(z.enum(signHandlings, 'invalid'), 'None'),
    expectedSign: z._default(z.enum(expectedSigns, 'invalid'), 'none'),
  })
  .check(ctx => {
    const { kind, pattern, prompt } = ctx.value;
    const refuse = (field: string) => ctx.issues.push({ code: 'custom', message: 'required', path: [field], input: null });
    if (kind === fieldMappingKinds.regexp && !pattern) refuse('pattern');
    if (kind === fieldMappingKinds.gpt && !prompt) refuse('prompt');
  });
export type FieldMapping = z.infer<typeof fieldMappingInput>;

/** One model per document type and issuer's layout (decisions G87); the layout is recognised by words on its pages. */
export const extractionModelInput = z.strictObject({
  name,
  documentType: z.enum(documentTypes, 'invalid'),
  layout: none(text(TEXT_LIMITS.description)),
  mappings: z.array(fieldMappingInput).check(
    z.maxLength(100, 'tooMany'),
    z.refine(mappings => sum(mappings.map(({ prompt }) => prompt?.length ?? 0)) <= PROVIDER_LIMITS.promptsLength, 'tooLong'),
  ),
});
export type ExtractionModelInput = z.infer<typeof extractionModelInput>;

const sum = (lengths: readonly number[]): number => lengths.reduce((total, length) => total + length, 0);

/** The text a mapping found, converted to its value type; null where it is not one. */
export function valueOf(type: ValueType, found: string): string | null {
  if (type === 'date') return readDay(found);
  if (type === 'percent') return readPercent(found);
  if (type === 'text') return found.trim() || null;
  return readAmount(found);
}

/** Applies a mapping's sign to an exact decimal. */
export function signedDecimal(value: string, handling: SignHandling): string {
  const bare = value.replace(/^-/, '');
  if (handling === 'None' || /^0*(\.0*)?$/.test(bare)) return value;
  if (handling === 'reverse_sign') return value.startsWith('-') ? bare : `-${bare}`;
  return handling === 'always_positive' ? bare : `-${bare}`;
}

export function scaled(value: string, factor: string): string {
  return shortest(toText(multiply(decimal(value), factor)));
}

/** Whether a number has another sign than expected; zero has none. */
export function hasWrongSign(value: string, expected: ExpectedSign): boolean {
  if (expected === 'none' || !/[1-9]/.test(value)) return false;
  return value.startsWith('-') !== (expected === 'negative');
}
