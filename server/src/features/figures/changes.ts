import { figureKey, type Figure, type FigureKey } from '@hakaru/contract/figures';
import { AppError, invalid } from '@hakaru/contract/errors';
import { monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { isZero, subtract, toText } from '@hakaru/engine/money/decimal';
import { inScope } from '#platform/db';
import type { SignedIn } from '#platform/context';
import { inSlices, keepPace } from '#platform/pace';
import { heavily } from '#platform/request-work';
import { chosen, readColumns, readKnown, readMonthEnd, rowsOf, type GridRows } from './actions';
import type { Quality } from '@hakaru/contract/figures';
import type { Book, BookEntity, FactSeries } from './book';
import { figure } from './figure';
import { sightOf, workerFor } from './shelf';
import { grow, type Months } from './stale';
import { findToldSince, type FactStory } from './store';
import type { Worker } from './worker';

export type ChangesAsk = {
  assetId: string;
  asOf: string;
  since: string;
  columns: readonly string[];
  rows?: GridRows | null | undefined;
  entityIds?: readonly string[] | null | undefined;
};

/** What one fact (or, when very many were told, one telling) did to a figure. */
export type FactEffect = { fact: FactStory; facts: number; entity: BookEntity; previous: string | null; effect: string };
export type FigureChange = {
  key: FigureKey;
  entity: BookEntity;
  before: Figure;
  after: Figure;
  /** After less before, exactly; null where one of them does not exist. */
  change: string | null;
  effects: FactEffect[];
};

/** Above this, facts told at once are taken together: each step works every moved figure out anew. */
const STEPS_MAX = 120;

/**
 * Which of the shown figures are not what they were at a moment, and which facts moved them. The facts told since are laid onto the book
 * of that moment one by one, in the order they were told; what a figure moves by at each step is that fact's effect. The differences are
 * taken of the figures' own digits, exactly, so that they add up to the whole change without a rest.
 */
export async function changes(ctx: SignedIn, ask: ChangesAsk): Promise<FigureChange[]> {
  const columns = readColumns(ask.columns);
  const asOf = readMonthEnd('asOf', ask.asOf);
  const since = readKnown(ask.since);
  if (!since) throw invalid('since', 'required');
  const [now, then] = [await workerFor(ctx, ask.assetId), await workerFor(ctx, ask.assetId, since)];
  const entities = ask.entityIds ? chosen(now.book, ask.entityIds) : rowsOf(now.book, ask.rows ?? 'root');
  const keys = entities.flatMap(({ id }) => columns.map(column => ({ ...column, entityId: id, asOf })));
  return await heavily(async () => {
    const moved = (await inSlices(keys, key => movedFigure(key, then, now))).flat();
    const replayed = moved.filter(({ change }) => change !== null);
    if (replayed.length > 0) await replay(then, await toldSince(ctx, now.book, { since, asOf }), replayed);
    return moved;
  });
}

function movedFigure(key: FigureKey, then: Worker, now: Worker): FigureChange[] {
  const [before, after] = [figure(then, key), figure(now, key)];
  const entity = now.entity(key.entityId);
  if (!entity || before.value === after.value) return [];
  const change = before.value === null || after.value === null ? null : difference(after.value, before.value);
  return [{ key, entity, before, after, change, effects: [] }];
}

/** The facts the sender may see: those whose month the present book holds. */
async function toldSince(ctx: SignedIn, book: Book, { since, asOf }: { since: string; asOf: string }): Promise<FactStory[]> {
  const sight = await sightOf(ctx, book.assetId);
  if (!sight) throw new AppError('notFound');
  const told = await inScope(ctx.app.database.db, { organisation: sight.ownerId }, db =>
    findToldSince(db, { id: book.assetId, ownerId: book.ownerId }, { since, asOf }),
  );
  return told.filter(fact => {
    const series = book.facts.get(placeOf(fact));
    const at = monthIndexOf(fact.asOf) - (series?.firstMonth ?? 0);
    return series !== undefined && at >= 0 && at < series.values.length;
  });
}

async function replay(start: Worker, facts: readonly FactStory[], moved: readonly FigureChange[]): Promise<void> {
  const pace = keepPace();
  let worker = start;
  const level = new Map(moved.map(({ key, before }) => [figureKey(key), before.value]));
  for (const step of stepsOf(facts)) {
    const [first] = step;
    const entity = first && start.entity(first.entityId);
    if (!first || !entity) continue;
    const previous = valueIn(worker.book, first);
    const months: Months = new Map();
    for (const fact of step) grow(months, fact.entityId, new Set([monthIndexOf(fact.asOf)]));
    worker = worker.after(step.reduce(withFact, worker.book), { facts: months, structure: new Set() });
    for (const { key, effects } of moved) {
      if (pace.isDue()) await pace.rest();
      const [was, is] = [level.get(figureKey(key)) ?? null, figure(worker, key).value];
      if (was === is || was === null || is === null) continue;
      level.set(figureKey(key), is);
      effects.push({ fact: first, facts: step.length, entity, previous, effect: difference(is, was) });
    }
  }
}

function stepsOf(facts: readonly FactStory[]): FactStory[][] {
  if (facts.length <= STEPS_MAX) return facts.map(fact => [fact]);
  const tellings = new Map<string, FactStory[]>();
  for (const fact of facts) {
    const telling = `${fact.recordedAt.toISOString()} ${fact.sourceKind} ${fact.sourceEn}`;
    tellings.set(telling, [...(tellings.get(telling) ?? []), fact]);
  }
  return [...tellings.values()];
}

const placeOf = ({ entityId, measure }: FactStory) => `${entityId}.${measure}`;

function valueIn(book: Book, fact: FactStory): string | null {
  const series = book.facts.get(placeOf(fact));
  return series?.values[monthIndexOf(fact.asOf) - series.firstMonth] ?? null;
}

function withFact(book: Book, fact: FactStory): Book {
  const month = monthIndexOf(fact.asOf);
  const series = reaching(book.facts.get(placeOf(fact)) ?? { firstMonth: month, values: [], ids: [], qualities: [] }, month);
  const at = month - series.firstMonth;
  series.values[at] = fact.value;
  series.ids[at] = fact.id;
  series.qualities[at] = fact.quality as Quality; // the column allows nothing else
  return { ...book, facts: new Map(book.facts).set(placeOf(fact), series) };
}

/** A copy of a series that holds the month, with nothing in the months between. */
function reaching({ firstMonth, values, ids, qualities }: FactSeries, month: number): FactSeries {
  const before = Math.max(0, firstMonth - month);
  const after = Math.max(0, month - (firstMonth + values.length - 1));
  const grown = <T>(list: readonly (T | null)[]): (T | null)[] => [
    ...Array.from({ length: before }, () => null),
    ...list,
    ...Array.from({ length: after }, () => null),
  ];
  return { firstMonth: firstMonth - before, values: grown(values), ids: grown(ids), qualities: grown(qualities) };
}

function difference(left: string, right: string): string {
  const text = toText(subtract(left, right));
  return isZero(text) ? '0' : text;
}
