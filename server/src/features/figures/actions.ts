import { gateOfMeasure } from '@hakaru/contract/measure-gates';
import { isBaselMeasure } from '@hakaru/contract/basel-measures';
import { columnProblems } from '@hakaru/contract/column-problems';
import { isOpen } from '@hakaru/contract/access';
import { AppError, invalid } from '@hakaru/contract/errors';
import { isBookMeasure, readColumn, readFigureKey, type Figure, type FigureColumn, type FigureKey } from '@hakaru/contract/figures';
import { isDay } from '@hakaru/engine/calendar/day';
import { isMonthEnd, monthEndsBetween } from '@hakaru/engine/calendar/month-end';
import { inScope } from '#platform/db';
import { holderOf, type SignedIn } from '#platform/context';
import { inSlices } from '#platform/pace';
import { dayAt, todayOf, USUAL_ZONE } from '#platform/today';
import { countFigures, heavily } from '#platform/request-work';
import {
  type Book,
  type BookEntity,
  calculatorFor,
  type FactStory,
  type FigureCalculator,
  findStories,
  isGathering,
  openFor,
} from '#features/books/public';
import { noteTask } from '#features/first-tasks/public';
import { figure, type Trace, traceOf } from '#features/measures/public';
import { extensionOf, figuresOf, reacher, type Extension, type PartTrace, type FigureContext } from './extensions';

const COLUMNS_MAX = 60;
const MONTHS_MAX = 600;
const ENTITIES_MAX = 100;

/** The sets of rows of a grid; each is taken from the book the sender may see. */
export const gridRows = ['root', 'classes', 'accounts', 'mandates', 'subMandates', 'benchmarks'] as const;
export type GridRows = (typeof gridRows)[number];

export type Ask = { assetId: string; known?: string | null | undefined };
export type GridAsk = Ask & {
  asOf: string;
  columns: readonly string[];
  rows?: GridRows | null | undefined;
  entityIds?: readonly string[] | null | undefined;
};
export type GridRow = { entityId: string; figures: Figure[] };

export async function openBook(ctx: SignedIn, { assetId, known }: Ask): Promise<Book> {
  return (await calculatorFor(ctx, assetId, readKnown(ctx, known))).book;
}

export async function figureGrid(ctx: SignedIn, ask: GridAsk): Promise<GridRow[]> {
  const columns = openColumns(ctx, ask.columns);
  const asOf = readMonthEnd('asOf', ask.asOf);
  const place = await openFigures(ctx, ask);
  const { book } = place.calculator;
  const entities = ask.entityIds ? chosen(book, ask.entityIds) : rowsOf(book, ask.rows ?? 'mandates');
  countFigures(entities.length * columns.length);
  if (columns.every(({ measure }) => isBookMeasure(measure))) {
    const named = ask.entityIds ? entities.map(({ id }) => id).join() : (ask.rows ?? 'mandates');
    return await place.calculator.recalledRows(`${asOf} ${named} ${ask.columns.join()}`, () =>
      bookRows(place.calculator, entities, { columns, asOf }),
    );
  }
  const rows = entities.map(({ id }) => ({ entityId: id, keys: columns.map(column => ({ ...column, entityId: id, asOf })) }));
  const shown = await figuresOf(ctx, place, partKeys(rows));
  return await heavily(() => inSlices(rows, ({ entityId, keys }) => ({ entityId, figures: keys.map(shown) })));
}

/** Figures of the book need no further reading; thousands of them are calculated in slices, so that other requests can run. */
function bookRows(
  calculator: FigureCalculator,
  entities: readonly BookEntity[],
  { columns, asOf }: { columns: readonly FigureColumn[]; asOf: string },
) {
  const rowOf = ({ id: entityId }: BookEntity) => ({
    entityId,
    figures: columns.map(column => figure(calculator, { ...column, entityId, asOf })),
  });
  return heavily(() => inSlices(entities, rowOf));
}

/** Opens an asset as the sender may see it, for figures of every kind. */
export async function openFigures(ctx: SignedIn, { assetId, known }: Ask): Promise<FigureContext> {
  const read = readKnown(ctx, known);
  const { asset, calculator, mandates } = await openFor(ctx, assetId, read);
  return { calculator, ownerId: asset.ownerId, known: read, reaches: reacher(calculator, mandates) };
}

/** Only figures outside the book need further reading; a large grid usually has none. */
function partKeys(rows: readonly { keys: readonly FigureKey[] }[]): FigureKey[] {
  return rows.flatMap(({ keys }) => keys.filter(({ measure }) => !isBookMeasure(measure)));
}

export type SeriesAsk = Ask & { entityId: string; columns: readonly string[]; from: string; to: string };

export async function figureSeries(ctx: SignedIn, ask: SeriesAsk): Promise<{ asOf: string; figures: Figure[] }[]> {
  const columns = openColumns(ctx, ask.columns);
  const from = readMonthEnd('from', ask.from);
  const to = readMonthEnd('to', ask.to);
  const months = from <= to ? monthEndsBetween(from, to) : [];
  if (months.length > MONTHS_MAX) throw invalid('from', 'tooLong');
  const place = await openFigures(ctx, ask);
  if (!place.calculator.entity(ask.entityId)) throw new AppError('notFound');
  const rows = months.map(asOf => ({ asOf, keys: columns.map(column => ({ ...column, entityId: ask.entityId, asOf })) }));
  const shown = await figuresOf(ctx, place, partKeys(rows));
  countFigures(rows.length * columns.length);
  return await heavily(() => inSlices(rows, ({ asOf, keys }) => ({ asOf, figures: keys.map(shown) })));
}

type PartName = ReturnType<PartTrace['partOf']>;
export type TracedInput = { key: FigureKey; figure: Figure; entity: BookEntity; part: PartName };
export type TraceReply = Omit<Trace, 'inputs' | 'factIds'> & {
  entity: BookEntity;
  part: PartName;
  pageInputs: TracedInput[];
  total: number;
  facts: FactStory[];
};

/** A figure's trace with one page of its inputs; facts come with source, approval and every earlier version. */
export async function trace(ctx: SignedIn, ask: Ask & { key: string; first: number; page: number }): Promise<TraceReply> {
  const key = readFigureKey(ask.key);
  if (!key) throw new AppError('notFound');
  refuseClosed(ctx, [key]);
  if (isBaselMeasure(key.measure)) await noteTask(ctx, 'basel');
  const place = await openFigures(ctx, ask);
  const { calculator } = place;
  const entity = calculator.entity(key.entityId);
  if (!entity) throw new AppError('notFound');
  const extension = extensionOf(key.measure);
  if (extension) return await tracePart(ctx, place, { ...ask, key, entity, open: extension.open });
  const { inputs, factIds, ...traced } = traceOf(calculator, key);
  return {
    ...traced,
    entity,
    part: traced.partName ?? null,
    pageInputs: pageOf(inputs, ask).flatMap(input => asInput(calculator, input)),
    total: inputs.length,
    facts: await factsOf(ctx, place, factIds),
  };
}

type PartAsk = { key: FigureKey; entity: BookEntity; first: number; page: number; open: Extension['open'] };

/** The trace of a figure that another feature calculates. Its inputs may be figures of that feature or of the book. */
async function tracePart(ctx: SignedIn, place: FigureContext, { key, entity, open, ...ask }: PartAsk): Promise<TraceReply> {
  const provider = await open(ctx, place, [key]);
  const { inputs, partOf, ...traced } = await provider.trace(key);
  const shown = pageOf(inputs, ask);
  const figureOf = await figuresOf(ctx, place, shown);
  const pageInputs = shown.flatMap(input => {
    const of = place.calculator.entity(input.entityId);
    return of ? [{ key: input, figure: figureOf(input), entity: of, part: partOf(input) }] : [];
  });
  return { ...traced, key, entity, part: partOf(key), pageInputs, total: inputs.length };
}

const pageOf = <T>(all: readonly T[], { first, page }: { first: number; page: number }) => all.slice((page - 1) * first, page * first);

async function factsOf(ctx: SignedIn, { ownerId }: FigureContext, factIds: readonly string[]): Promise<FactStory[]> {
  if (factIds.length === 0) return [];
  return await inScope(ctx.app.database.db, { organisation: ownerId }, db => findStories(db, ownerId, factIds));
}

function asInput(calculator: FigureCalculator, key: FigureKey): TracedInput[] {
  const entity = calculator.entity(key.entityId);
  return entity ? [{ key, figure: figure(calculator, key), entity, part: null }] : [];
}

export function chosen(book: Book, ids: readonly string[]): BookEntity[] {
  return ids.flatMap(id => book.entities.get(id) ?? []);
}

export function rowsOf(book: Book, rows: GridRows): BookEntity[] {
  const all = [...book.entities.values()];
  switch (rows) {
    case 'root':
      return all.filter(({ id }) => id === book.rootId);
    case 'classes':
      return book.classes.flatMap(({ entityId }) => (entityId ? (book.entities.get(entityId) ?? []) : []));
    case 'accounts':
      return all.filter(entity => isGathering(entity) || entity.kind === 'mandate' || entity.type === 'subMandate');
    case 'mandates':
      return all.filter(({ kind, type }) => kind === 'mandate' && type === 'mandate');
    case 'subMandates':
      return all.filter(({ type }) => type === 'subMandate');
    case 'benchmarks':
      return all.filter(({ kind }) => kind === 'benchmark');
  }
}

/** Limits the number of rows a request may name. The rows of a published report are not limited. */
export function requireFew(ids: readonly string[] | null | undefined): void {
  if (ids && ids.length > ENTITIES_MAX) throw invalid('entityIds', 'tooLong');
}

export function readColumns(columns: readonly string[]): FigureColumn[] {
  if (columns.length > COLUMNS_MAX) throw invalid('columns', 'tooLong');
  const read = columns.flatMap(text => readColumn(text) ?? []);
  if (read.length === columns.length) return read;
  throw new AppError('invalid', { columns: ['invalid'] }, undefined, { columns: columnProblems(columns) });
}

/** Reads columns and refuses those of an add-on that the sender's organisation does not have. */
export function openColumns(ctx: SignedIn, columns: readonly string[]): FigureColumn[] {
  const read = readColumns(columns);
  refuseClosed(ctx, read);
  return read;
}

export function refuseClosed({ actor }: SignedIn, wanted: readonly Pick<FigureColumn, 'measure'>[]): void {
  const gates = new Set(wanted.flatMap(({ measure }) => gateOfMeasure(measure) ?? []));
  const holder = holderOf(actor);
  if ([...gates].some(gate => !isOpen(holder, gate))) throw new AppError('unauthorized');
}

export function readMonthEnd(field: string, day: string): string {
  if (!isDay(day) || !isMonthEnd(day)) throw invalid(field, 'dateFormat');
  return day;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/**
 * Parses a knowledge time: an instant, or a day, meaning the end of that day in Tokyo. In the demo institution, whose today is fixed, today
 * extends to the present, so that what is recorded now is known today.
 */
export function readKnown(ctx: SignedIn, known: string | null | undefined): string | null {
  if (!known) return null;
  if (!INSTANT.test(known) || !isDay(known.slice(0, 10))) throw invalid('known', 'dateFormat');
  if (known.length > 10) return known;
  const clock = dayAt(ctx.app.now(), USUAL_ZONE);
  const day = known >= todayOf(ctx) && clock > known ? clock : known;
  return `${day}T23:59:59.999999+09:00`;
}
