import * as z from 'zod/mini';
import { day, id, requiredText, TEXT_LIMITS } from './fields';
import { readColumn } from './figures';
import { languages } from './languages';

/** Enough for every table of figures in the product; a larger one is requested in parts. */
export const WORKBOOK_ROWS_MAX = 1000;
export const WORKBOOK_COLUMNS_MAX = 60;
export const WORKBOOK_FIGURES_MAX = 20_000;

const PART_MAX = 200;

/** An entity on a day; for a statement of holdings also which lines, and the earlier day they are compared with. */
const figureRow = z.strictObject({
  entityId: id,
  asOf: day,
  part: z.optional(z.string('required').check(z.maxLength(PART_MAX, 'tooLong'))),
  against: z.optional(day),
});

/**
 * The figures a workbook of live formulas reproduces: an entity on a day for each row, a measure over a horizon for each column, both in
 * the order shown.
 */
export const figureWorkbookInput = z
  .strictObject({
    assetId: id,
    known: z.optional(z.nullable(z.string('dateFormat'))),
    language: z.enum(languages, 'invalid'),
    title: requiredText(TEXT_LIMITS.name),
    rows: z.array(figureRow).check(z.minLength(1, 'required'), z.maxLength(WORKBOOK_ROWS_MAX, 'tooLong')),
    columns: z
      .array(
        z.strictObject({
          column: z.string('required').check(z.refine(text => readColumn(text) !== null, 'invalid')),
          label: requiredText(TEXT_LIMITS.name),
        }),
      )
      .check(z.minLength(1, 'required'), z.maxLength(WORKBOOK_COLUMNS_MAX, 'tooLong')),
  })
  .check(z.refine(({ rows, columns }) => rows.length * columns.length <= WORKBOOK_FIGURES_MAX, { error: 'tooLong', path: ['rows'] }));

export type FigureWorkbookInput = z.infer<typeof figureWorkbookInput>;
