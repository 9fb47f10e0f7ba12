import * as z from 'zod/mini';
import { isDay } from '@hakaru/engine/calendar/day';
import { AppError, type FieldErrors } from './errors';

/** Maximum lengths of texts by purpose (decisions G50). */
export const TEXT_LIMITS = { name: 255, description: 512, note: 8192, pasted: 1000, phone: 32, email: 255 } as const;
/** Those of mandates that differ (specification 9). */
export const MANDATE_LIMITS = { ref: 6, name: TEXT_LIMITS.name, shortName: 45 } as const;

// Control characters would get into files, mails and logs; tab and line breaks are the only ones users type.
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** One line or paragraph of text: trimmed, normalised (NFC), without control characters, within its length. */
export function text(max: number, tooLong = 'tooLong') {
  return z.pipe(
    z.pipe(
      z.string('required'),
      z.transform((value: string) => value.normalize('NFC').trim()),
    ),
    z.string().check(
      z.refine(value => !CONTROL.test(value), 'controlCharacter'),
      z.refine(value => [...value].length <= max, tooLong),
    ),
  );
}

/** The same, and not empty. */
export function requiredText(max: number, tooLong = 'tooLong') {
  return text(max, tooLong).check(z.refine(value => value.length > 0, 'required'));
}

/** A name is a single line, because it is used in lists, mail headers and file names. */
export const name = requiredText(TEXT_LIMITS.name).check(z.refine(value => !/[\t\r\n\u2028\u2029]/.test(value), 'controlCharacter'));
export const email = z.pipe(
  requiredText(TEXT_LIMITS.email),
  z.pipe(
    z.transform((value: string) => value.toLowerCase()),
    z.string().check(z.regex(/^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+\.[^\s@,;:<>()[\]\\"]+$/, 'email')),
  ),
);
export const phone = text(TEXT_LIMITS.phone, 'phoneTooLong');
export const fax = text(TEXT_LIMITS.phone, 'faxTooLong');
export const pasted = text(TEXT_LIMITS.pasted, 'pastedTooLong');
export const day = z.string('dateFormat').check(z.refine(isDay, 'dateFormat'));
/** The first pattern a text does not match determines its error; rules about several fields still apply. */
export function firstOf(...rules: readonly (readonly [pattern: RegExp, code: string])[]) {
  return z.check<string>(ctx => {
    const broken = rules.find(([pattern]) => !pattern.test(ctx.value));
    if (broken) ctx.issues.push({ code: 'custom', message: broken[1], input: ctx.value });
  });
}

/**
 * Settlement on or after trade, checked as soon as both are days, because other fields may still be empty while somebody types.
 *
 * @param field which of the two says it, and by which code
 */
export function datesInOrder(field: 'tradeDate' | 'settlementDate', code: string) {
  return z.refine<{ tradeDate: string; settlementDate: string }>(({ tradeDate, settlementDate }) => settlementDate >= tradeDate, {
    error: code,
    path: [field],
    when: ({ value }) => isDated(value) && isDay(value.tradeDate) && isDay(value.settlementDate),
  });
}

function isDated(value: unknown): value is { tradeDate: string; settlementDate: string } {
  if (typeof value !== 'object' || value === null || !('tradeDate' in value) || !('settlementDate' in value)) return false;
  return typeof value.tradeDate === 'string' && typeof value.settlementDate === 'string';
}

export const currency = z.string('required').check(z.regex(/^[A-Z]{3}$/, 'currency'));
export const country = z.string('required').check(z.regex(/^[A-Z]{2}$/, 'country'));
export const id = z.string('required').check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i, 'id'));

/** Parses untrusted input, or throws a refusal that names every invalid field. */
export function parse<T>(schema: z.ZodMiniType<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new AppError('invalid', fieldErrors(result.error.issues));
}

function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const fields: Record<string, string[]> = {};
  for (const issue of issues) {
    // An unknown key is reported under its own name, not under its parent's.
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map(key => [...issue.path, key]) : [issue.path];
    for (const path of paths) (fields[path.join('.')] ??= []).push(codeOf(issue));
  }
  return fields;
}

const OUR_CODE = /^[a-z][A-Za-z_.]*$/;

function codeOf(issue: z.core.$ZodIssue): string {
  if (OUR_CODE.test(issue.message)) return issue.message;
  if (issue.code === 'unrecognized_keys') return 'unknownField';
  return issue.code === 'invalid_type' ? 'required' : 'invalid';
}
