import { isDay } from '@hakaru/engine/calendar/day';
import { isMonthEnd, monthEndOf } from '@hakaru/engine/calendar/month-end';
import * as z from 'zod/mini';
import { currency, day, id } from './fields';

/** Whether a product's returns are after the manager's fee or before it. Returns of mandates are after it, so only `net` stands beside them. */
export const productBases = ['net', 'gross'] as const;
export type ProductBasis = (typeof productBases)[number];

/** Fifty years of months. */
export const PRODUCT_MONTHS_MAX = 600;
export const DISCLOSED_MAX = 200;

/** A month's return in percent, at most six decimals; a loss of everything or more is refused. */
const PERCENT = /^-?\d{1,4}(\.\d{1,6})?$/;
const percent = z.string('rate').check(z.refine(value => PERCENT.test(value) && Number(value) > -100, 'rate'));

export const productReturnsInput = z
  .strictObject({
    basis: z.enum(productBases, 'invalid'),
    currency,
    rows: z
      .array(z.strictObject({ monthEnd: day.check(z.refine(isMonthEnd, 'monthEnd')), percent: z.nullable(percent) }))
      .check(z.minLength(1, 'required'), z.maxLength(PRODUCT_MONTHS_MAX, 'tooLong')),
  })
  .check(ctx => {
    const { rows } = ctx.value;
    if (new Set(rows.map(({ monthEnd }) => monthEnd)).size < rows.length)
      ctx.issues.push({ code: 'custom', message: 'twice', path: ['rows'], input: rows });
  });
export type ProductReturnsInput = z.infer<typeof productReturnsInput>;

export const disclosureInput = z.array(id).check(z.maxLength(DISCLOSED_MAX, 'tooLong'));

type ReturnLine = ProductReturnsInput['rows'][number];

/**
 * Lines copied from a sheet: a month or month-end, then the return in percent; one without a return takes the month back.
 *
 * @returns the rows, and the numbers of the lines that cannot be read
 *
 * @example readReturnLines('2026/08\t-0.31').rows // [{ monthEnd: '2026-08-31', percent: '-0.31' }]
 */
export function readReturnLines(text: string): { rows: ReturnLine[]; wrong: number[] } {
  const rows: ReturnLine[] = [];
  const wrong: number[] = [];
  for (const [at, line] of text.normalize('NFKC').split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const row = readLine(line);
    if (row) rows.push(row);
    else wrong.push(at + 1);
  }
  return { rows, wrong };
}

const LINE = /^(\d{4})[-/.年](\d{1,2})(?:月|[-/.月](\d{1,2})日?)?(?:[\s,;]+(.*))?$/;
/** The signs of a minus that sheets and papers use. */
const MINUS = /^[△▲−–]/;

function readLine(line: string): ReturnLine | null {
  const [, year = '', month = '', dayOfMonth, given = ''] = LINE.exec(line.trim()) ?? [];
  const first = `${year}-${month.padStart(2, '0')}-01`;
  if (!isDay(first)) return null;
  const monthEnd = monthEndOf(first);
  if (dayOfMonth !== undefined && Number(dayOfMonth) !== Number(monthEnd.slice(-2))) return null;
  const percent = given.trim().replace(/\s*%$/, '').replace(MINUS, '-').replace(/^\+/, '');
  if (percent === '') return { monthEnd, percent: null };
  return PERCENT.test(percent) ? { monthEnd, percent } : null;
}
