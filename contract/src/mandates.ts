import * as z from 'zod/mini';
import { currency, id, requiredText, text, MANDATE_LIMITS } from './fields';
import { flowTimings, rateMethods } from './enumerations';
import { mandateTermRules } from './mandate-terms';
import { changeReason, moveDay } from './structure';

/** The key for data imports: at most six upper-case letters and digits. Full-width and lower-case input is converted before validation. */
export const mandateRef = z.pipe(
  z.pipe(
    z.string('required'),
    z.transform((value: string) => value.normalize('NFKC').trim()),
  ),
  z.string().check(z.minLength(1, 'required'), z.maxLength(MANDATE_LIMITS.ref, 'tooLong'), z.regex(/^[A-Z0-9]*$/, 'refAlphabet')),
);

const mandateFields = z.strictObject({
  ref: mandateRef,
  name: requiredText(MANDATE_LIMITS.name),
  nameJp: z.optional(z.nullable(text(MANDATE_LIMITS.name))),
  shortName: z._default(z.nullable(text(MANDATE_LIMITS.shortName)), null),
  classId: z._default(z.nullable(id), null),
  classFromDay: moveDay,
  /** The first day of the given fee, fiscal year, rate source and timing of flows; today when left out. */
  termsFromDay: moveDay,
  ...mandateTermRules,
  currency: z._default(currency, 'JPY'),
  fiscal_year_start: z.int('required').check(z.minimum(1, 'month'), z.maximum(12, 'month')),
  rateMethod: z._default(z.enum(rateMethods, 'invalid'), 'WMR'),
  /** Whether a flow takes effect at the start or the end of its day; unchanged when left out. */
  flowTiming: z.optional(z.nullable(z.enum(flowTimings, 'invalid'))),
  feeBps: z._default(z.nullable(z.number().check(z.minimum(0, 'negative'), z.maximum(10_000, 'tooLarge'))), null),
  reason: changeReason,
});

type Dates = Readonly<Record<'openedDate', string>> &
  Readonly<
    Record<
      'reportingStartDate' | 'reportingEndDate' | 'performanceInceptionDate' | 'performanceClosedDate' | 'terminationDate',
      string | null
    >
  >;

/** [field, its code, the field it must not precede]; a missing date skips its rule (specification 5, decisions G47). */
const dateOrder: readonly [keyof Dates, string, keyof Dates][] = [
  ['reportingStartDate', 'beforeOpened', 'openedDate'],
  ['performanceInceptionDate', 'inceptionBeforeOpened', 'openedDate'],
  ['performanceClosedDate', 'closedBeforeInception', 'performanceInceptionDate'],
  ['terminationDate', 'terminationBeforeInception', 'performanceInceptionDate'],
  ['terminationDate', 'terminationBeforeReportingEnd', 'reportingEndDate'],
  ['reportingEndDate', 'endBeforeStart', 'reportingStartDate'],
];

/** Each date that precedes one it must not; ISO days compare as text. */
export function dateOrderErrors(dates: Dates): { field: keyof Dates; code: string }[] {
  return dateOrder.flatMap(([field, code, earliest]) => {
    const value = dates[field];
    const floor = dates[earliest];
    return value !== null && floor !== null && value < floor ? [{ field, code }] : [];
  });
}

export const mandateInput = mandateFields.check(ctx => {
  for (const { field, code } of dateOrderErrors(ctx.value)) {
    ctx.issues.push({ code: 'custom', message: code, path: [field], input: ctx.value[field] });
  }
});
export type MandateInput = z.infer<typeof mandateInput>;
