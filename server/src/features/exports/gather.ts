import { AppError } from '@hakaru/contract/errors';
import { measures, readColumn, readFigureKey, type Figure } from '@hakaru/contract/figures';
import { printDay } from '@hakaru/contract/formats';
import { monthEndsBetween } from '@hakaru/engine/calendar/month-end';
import { clientOf, type Client } from '#features/books/public';
import { figure } from '#features/measures/public';
import { type FigureContext, openFigures, rowsOf } from '#features/figures/public';
import { holdingsOf } from '#features/holdings/public';
import type { SignedIn } from '#platform/context';
import { gapNote, lackOf } from './gap-notes';
import type { ExportRow } from './store';
import { sayIn, type ExportWord, type Say } from './words';

/** A cell of the export: text, a day, or an exact number as text, with the figure key that traces it. */
export type ExportCell = { as: 'text' | 'day' | 'amount' | 'rate' | 'number'; value: string | null; key?: string };
/** `notes` are written above the table and explain gaps that the cells have no room for. */
export type ExportTable = { client: Client; heads: string[][]; rows: ExportCell[][]; currency: string; notes?: string[] };

export type Gathering = { ctx: SignedIn; row: ExportRow; report: (done: number, total: number) => Promise<void> };

/** The requested data as the sender's organisation may see it now. Yields to other requests after every month. */
export async function gather({ ctx, row, report }: Gathering): Promise<ExportTable> {
  const place = await openFigures(ctx, { assetId: row.assetId });
  const months = monthEndsBetween(row.from, row.to);
  const sheet: Sheet = { place, months, row, say: sayIn(row.language), report };
  const body =
    row.kind === 'holdings'
      ? await holdings(ctx, sheet)
      : row.kind === 'returnMatrix'
        ? await matrix(sheet)
        : await long(sheet, COLUMNS[row.kind]);
  if (body.rows.length > ROWS_MAX) throw new AppError('tooLarge');
  return { ...body, client: await clientOf(ctx, place), currency: place.calculator.book.baseCurrency };
}

const ROWS_MAX = 500_000;

type Sheet = { place: FigureContext; months: string[]; row: ExportRow; say: Say; report: Gathering['report'] };
type Body = Omit<ExportTable, 'client' | 'currency'>;
type Column = { column: string; words: readonly ExportWord[] };

const RETURN_HORIZONS = ['1m', 'fytd', '1y', '3y', '5y', 'itd'] as const;
const RETURN_MEASURES = ['return', 'benchmarkReturn', 'excess'] as const;
const COLUMNS: Readonly<Record<'values' | 'returns', readonly Column[]>> = {
  values: [
    { column: 'marketValue.-', words: ['marketValue'] },
    { column: 'weight.-', words: ['weight'] },
    { column: 'flow.1m', words: ['flow'] },
    { column: 'profit.1m', words: ['profit'] },
  ],
  returns: RETURN_HORIZONS.flatMap(horizon =>
    RETURN_MEASURES.map(measure => ({ column: `${measure}.${horizon}`, words: [measure, horizon] as const })),
  ),
};

/** One row per entity and month with any data; the last column gives the reason for a missing figure. */
async function long({ place, months, row, say, report }: Sheet, columns: readonly Column[]): Promise<Body> {
  const entities = rowsOf(place.calculator.book, row.scope);
  const rows: ExportCell[][] = [];
  for (const [at, asOf] of months.entries()) {
    for (const { id, ref, name, currency } of entities) {
      const figures = columns.map(({ column }) => figureAt(place, { column, entityId: id, asOf }));
      if (figures.every(({ value }) => value === null) && !lackOf(figures)) continue;
      const first = [day(asOf), text(ref), text(name[row.language]), ...(row.kind === 'values' ? [text(currency)] : [])];
      rows.push([...first, ...figures.map(cellOf), text(gapNote(place, figures, say))]);
    }
    await report(at + 1, months.length);
  }
  const first: ExportWord[] = ['month', 'ref', 'name', ...(row.kind === 'values' ? (['currency'] as const) : [])];
  const named = columns.map(({ words }) => words.map(word => say(word)).join(' '));
  return { heads: [[...first.map(word => say(word)), ...named, say('note')]], rows };
}

/** One row per month and one column per series; a series without data is left out. */
async function matrix({ place, months, row, say, report }: Sheet): Promise<Body> {
  const entities = rowsOf(place.calculator.book, row.scope);
  const rows: ExportCell[][] = [];
  const notes: string[] = [];
  for (const [at, asOf] of months.entries()) {
    const figures = entities.map(({ id }) => figureAt(place, { column: 'return.1m', entityId: id, asOf }));
    rows.push([day(asOf), ...figures.map(cellOf)]);
    for (const [index, { ref }] of entities.entries()) {
      const note = figures[index] && lackOf([figures[index]]) && gapNote(place, [figures[index]], say);
      if (note) notes.push(`${printDay(asOf)} ${ref}: ${note}`);
    }
    await report(at + 1, months.length);
  }
  const kept = entities.map((_, at) => rows.some(cells => cells[at + 1]?.value != null));
  const keep = <T>(all: readonly T[]): T[] => all.filter((_, at) => at === 0 || kept[at - 1]);
  return {
    heads: [
      keep([say('name'), ...entities.map(({ name }) => name[row.language])]),
      keep([say('month'), ...entities.map(({ ref }) => ref)]),
    ],
    rows: rows.map(keep),
    notes,
  };
}

const HOLDING_HEADS = [
  'month',
  'ref',
  'name',
  'securityRef',
  'isin',
  'securityName',
  'currency',
  'units',
  'price',
  'priceDate',
  'fxRate',
  'valueLocal',
  'marketValue',
  'book',
  'accrued',
  'weight',
] as const satisfies readonly ExportWord[];

async function holdings(ctx: SignedIn, { place, months, row, say, report }: Sheet): Promise<Body> {
  const entities = rowsOf(place.calculator.book, row.scope);
  const rows: ExportCell[][] = [];
  for (const [at, asOf] of months.entries()) {
    for (const { id, ref, name } of entities) {
      const { lines } = await holdingsOf(ctx, { assetId: row.assetId, entityId: id, asOf });
      for (const { line, figureOf } of lines)
        rows.push([
          day(asOf),
          text(ref),
          text(name[row.language]),
          text(line.ref),
          text(line.isin),
          text(row.language === 'jp' ? line.nameJp : line.nameEn),
          text(line.currency),
          number(line.units),
          number(line.price),
          day(line.priceDate),
          number(line.fxRate),
          amount(line.valueLocal),
          shown('amount', figureOf('holdingValue')),
          shown('amount', figureOf('holdingBook')),
          shown('amount', figureOf('holdingAccrued')),
          shown('rate', figureOf('holdingWeight')),
        ]);
    }
    await report(at + 1, months.length);
  }
  return { heads: [HOLDING_HEADS.map(word => say(word))], rows };
}

const text = (value: string | null): ExportCell => ({ as: 'text', value });
const day = (value: string | null): ExportCell => ({ as: 'day', value });
const number = (value: string | null): ExportCell => ({ as: 'number', value });
const amount = (value: string | null): ExportCell => ({ as: 'amount', value });
const shown = (as: 'amount' | 'rate', { value, key }: Figure): ExportCell => ({ as, value, key });

function figureAt(place: FigureContext, { column, entityId, asOf }: { column: string; entityId: string; asOf: string }): Figure {
  const read = readColumn(column);
  if (!read) throw new Error(`no such column: ${column}`);
  return figure(place.calculator, { ...read, entityId, asOf });
}

function cellOf(found: Figure): ExportCell {
  const measure = readFigureKey(found.key)?.measure;
  return shown(measure && measures[measure].unit === 'money' ? 'amount' : 'rate', found);
}
