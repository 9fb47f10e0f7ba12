import { AppError, invalid } from '@hakaru/contract/errors';
import { readColumn, readFigureKey, type Figure, type FigureColumn, type FigureKey } from '@hakaru/contract/figures';
import { isDay } from '@hakaru/engine/calendar/day';
import { isMonthEnd, monthEndsBetween } from '@hakaru/engine/calendar/month-end';
import { inScope } from '#platform/db';
import type { SignedIn } from '#platform/context';
import { isGathering, type Book, type BookEntity } from './book';
import { figure } from './figure';
import { sightOf, workerFor } from './shelf';
import { findFactStories, type FactStory } from './store';
import { traceOf, type Trace } from './trace';
import type { Worker } from './worker';

const COLUMNS_MAX = 60;
const MONTHS_MAX = 600;
const ENTITIES_MAX = 100;

/** Which rows a grid shows; every set is taken from the book the sender may see. */
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
  return (await workerFor(ctx, assetId, readKnown(known))).book;
}

export async function figureGrid(ctx: SignedIn, ask: GridAsk): Promise<GridRow[]> {
  const columns = readColumns(ask.columns);
  const asOf = readMonthEnd('asOf', ask.asOf);
  const worker = await workerFor(ctx, ask.assetId, readKnown(ask.known));
  const entities = ask.entityIds ? chosen(worker.book, ask.entityIds) : rowsOf(worker.book, ask.rows ?? 'mandates');
  return entities.map(({ id }) => ({ entityId: id, figures: columns.map(column => figure(worker, { ...column, entityId: id, asOf })) }));
}

export type SeriesAsk = Ask & { entityId: string; columns: readonly string[]; from: string; to: string };

export async function figureSeries(ctx: SignedIn, ask: SeriesAsk): Promise<{ asOf: string; figures: Figure[] }[]> {
  const columns = readColumns(ask.columns);
  const [from, to] = [readMonthEnd('from', ask.from), readMonthEnd('to', ask.to)];
  const months = from <= to ? monthEndsBetween(from, to) : [];
  if (months.length > MONTHS_MAX) throw invalid('from', 'tooLong');
  const worker = await workerFor(ctx, ask.assetId, readKnown(ask.known));
  if (!worker.entity(ask.entityId)) throw new AppError('notFound');
  return months.map(asOf => ({ asOf, figures: columns.map(column => figure(worker, { ...column, entityId: ask.entityId, asOf })) }));
}

export type TracedInput = { key: FigureKey; figure: Figure; entity: BookEntity };
export type TraceReply = Trace & { entity: BookEntity; pageInputs: TracedInput[]; total: number; facts: FactStory[] };

/** A figure's trace with one page of its inputs; the facts come with source, approval and every earlier telling. */
export async function trace(ctx: SignedIn, ask: Ask & { key: string; first: number; page: number }): Promise<TraceReply> {
  const key = readFigureKey(ask.key);
  if (!key) throw new AppError('notFound');
  const worker = await workerFor(ctx, ask.assetId, readKnown(ask.known));
  const entity = worker.entity(key.entityId);
  if (!entity) throw new AppError('notFound');
  const traced = traceOf(worker, key);
  const shown = traced.inputs.slice((ask.page - 1) * ask.first, ask.page * ask.first);
  return {
    ...traced,
    entity,
    pageInputs: shown.flatMap(input => asInput(worker, input)),
    total: traced.inputs.length,
    facts: await factsOf(ctx, ask.assetId, traced.factIds),
  };
}

async function factsOf(ctx: SignedIn, assetId: string, factIds: readonly string[]): Promise<FactStory[]> {
  if (factIds.length === 0) return [];
  const sight = await sightOf(ctx, assetId);
  if (!sight) throw new AppError('notFound');
  return await inScope(ctx.app.database.db, { organisation: sight.ownerId }, db => findFactStories(db, sight.ownerId, factIds));
}

function asInput(worker: Worker, key: FigureKey): TracedInput[] {
  const entity = worker.entity(key.entityId);
  return entity ? [{ key, figure: figure(worker, key), entity }] : [];
}

export function chosen(book: Book, ids: readonly string[]): BookEntity[] {
  if (ids.length > ENTITIES_MAX) throw invalid('entityIds', 'tooLong');
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

export function readColumns(columns: readonly string[]): FigureColumn[] {
  if (columns.length > COLUMNS_MAX) throw invalid('columns', 'tooLong');
  return columns.map(text => {
    const column = readColumn(text);
    if (!column) throw invalid('columns', 'invalid');
    return column;
  });
}

export function readMonthEnd(field: string, day: string): string {
  if (!isDay(day) || !isMonthEnd(day)) throw invalid(field, 'dateFormat');
  return day;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** A knowledge time: an instant, or a day, which means the end of that day in Tokyo. */
export function readKnown(known: string | null | undefined): string | null {
  if (!known) return null;
  if (!INSTANT.test(known) || !isDay(known.slice(0, 10))) throw invalid('known', 'dateFormat');
  return known.length === 10 ? `${known}T23:59:59.999999+09:00` : known;
}
