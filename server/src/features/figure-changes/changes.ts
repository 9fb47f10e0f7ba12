import { figureKey, type Figure, type FigureKey, type Quality } from '@hakaru/contract/figures';
import { invalid } from '@hakaru/contract/errors';
import { daysBetween } from '@hakaru/engine/calendar/day';
import { monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { isZero, subtract, toText } from '@hakaru/engine/money/decimal';
import { inScope } from '#platform/db';
import type { SignedIn } from '#platform/context';
import { inSlices, keepPace } from '#platform/pace';
import { heavily } from '#platform/request-work';
import { chosen, type GridRows, openColumns, readKnown, readMonthEnd, rowsOf } from '#features/figures/public';
import {
  type Book,
  type BookEntity,
  type Changed,
  type FactSeries,
  type FactStory,
  FigureCalculator,
  findRecordedSince,
  grow,
  type Months,
  movedEntities,
  narrowed,
  type Opened,
  openFor,
  readStructure,
  type Structure,
} from '#features/books/public';
import { figure } from '#features/measures/public';
import { findFlowChanges, type FlowChange, withFlows } from './flow-change-store';
import { findNoticeChanges, type NoticeChange, withNotices } from './notice-change-store';
import { findStructureChanges, type StructureCause } from './structure-change-store';

export type ChangesAsk = {
  assetId: string;
  asOf: string;
  since: string;
  columns: readonly string[];
  rows?: GridRows | null | undefined;
  entityIds?: readonly string[] | null | undefined;
};

/** The effect of one fact, of one source when very many facts were recorded, or of one change of structure on a figure. */
export type FactEffect = {
  fact: FactStory | null;
  structure: StructureCause | null;
  /** The number of facts or changes of structure combined in this effect. */
  facts: number;
  entity: BookEntity;
  previous: string | null;
  /** The change of the value; null when the figure appeared or disappeared, or only the number of its missing parts changed. */
  effect: string | null;
};
export type FigureChange = {
  key: FigureKey;
  entity: BookEntity;
  before: Figure;
  after: Figure;
  /** After less before, exactly; null when either has no value. */
  change: string | null;
  effects: FactEffect[];
};

/** Above this number, facts reported together are combined into one step, because every step recalculates all moved figures. */
const STEPS_MAX = 120;
/** Above this number, consecutive changes of structure are combined, because each one is read from the database. */
const STRUCTURES_MAX = 30;

/**
 * Finds the figures whose values have changed since a moment, and the causes. Facts and changes of structure recorded since are applied to
 * the book of that moment in the order of recording; the change of a figure at each step is the effect of that step. Differences are exact,
 * so the effects add up to the whole change without a residual.
 */
export async function changes(ctx: SignedIn, ask: ChangesAsk): Promise<FigureChange[]> {
  const columns = openColumns(ctx, ask.columns);
  const asOf = readMonthEnd('asOf', ask.asOf);
  const since = readKnown(ctx, ask.since);
  if (!since) throw invalid('since', 'required');
  const now = await openFor(ctx, ask.assetId, null);
  const then = await openFor(ctx, ask.assetId, since);
  const entities = ask.entityIds ? chosen(now.calculator.book, ask.entityIds) : rowsOf(now.calculator.book, ask.rows ?? 'root');
  const keys = entities.flatMap(({ id }) => columns.map(column => ({ ...column, entityId: id, asOf })));
  return await heavily(async () => {
    const moved = (await inSlices(keys, key => movedFigure(key, then.calculator, now.calculator))).flat();
    if (moved.length > 0) await replay(then, now.calculator, await stepsSince(ctx, now, { since, asOf }), moved);
    return moved;
  });
}

function movedFigure(key: FigureKey, then: FigureCalculator, now: FigureCalculator): FigureChange[] {
  const before = figure(then, key);
  const after = figure(now, key);
  const entity = now.entity(key.entityId);
  if (!entity || before.value === after.value) return [];
  const change = before.value === null || after.value === null ? null : difference(after.value, before.value);
  return [{ key, entity, before, after, change, effects: [] }];
}

/** One step from the book at the earlier moment towards the present one. */
type Step = { at: string } & (
  | { facts: FactStory[]; flows: FlowChange[]; structure?: never; notices?: never }
  | { notices: NoticeChange[]; facts?: never; structure?: never }
  | { structure: Structure; cause: StructureCause; count: number; facts?: never; notices?: never }
);

async function stepsSince(
  ctx: SignedIn,
  { asset, calculator, mandates }: Opened,
  { since, asOf }: { since: string; asOf: string },
): Promise<Step[]> {
  return await inScope(ctx.app.database.db, { organisation: asset.ownerId }, async db => {
    const recorded = (await findRecordedSince(db, asset, { since, asOf })).filter(fact => isHeld(calculator.book, fact));
    const dated = (await findFlowChanges(db, asset, { since, asOf })).filter(({ entityId }) => calculator.entity(entityId));
    const noticed = (await findNoticeChanges(db, asset, { since, asOf })).filter(({ entityId }) => calculator.entity(entityId));
    const steps = [...factSteps(stepsOf(recorded), dated), ...noticeSteps(noticed)];
    const causes = await findStructureChanges(db, asset, since);
    const size = Math.ceil(causes.length / STRUCTURES_MAX);
    for (let from = 0; from < causes.length; from += size) {
      const group = causes.slice(from, from + size);
      const last = group.at(-1);
      if (!last) continue;
      // Grantees of some mandates must not learn who changed the owner's structure and why.
      const cause = {
        ...last,
        ...(mandates ? { person: null, reason: null } : {}),
        kinds: [...new Set(group.flatMap(({ kinds }) => kinds))],
      };
      steps.push({ at: last.at, structure: await readStructure(db, asset, last.at), cause, count: group.length });
    }
    return steps.toSorted((a, b) => inOrder(a.at, b.at));
  });
}

/** Days recorded together with their flow belong to the flow's step; where only the days were corrected, they are a step of their own. */
function factSteps(recorded: readonly FactStory[][], dated: readonly FlowChange[]): Step[] {
  const nameOf = (entityId: string, month: number, at: string) => `${entityId} ${month} ${at.slice(0, MILLISECONDS)}`;
  const days = new Map(dated.map(change => [nameOf(change.entityId, change.month, change.at), change]));
  const steps = recorded.map((facts): Step => {
    const at = facts[0]?.recordedAt?.toISOString() ?? '';
    const flows = facts.flatMap(({ entityId, measure, asOf, recordedAt }) => {
      const name = measure === 'flow' ? nameOf(entityId, monthIndexOf(asOf), recordedAt?.toISOString() ?? '') : '';
      const found = days.get(name);
      days.delete(name);
      return found ?? [];
    });
    return { at, facts, flows };
  });
  return [...steps, ...[...days.values()].map(change => ({ at: change.at, facts: change.fact ? [change.fact] : [], flows: [change] }))];
}

/** One step per fund and moment; when there are very many, one step per moment for all funds. */
function noticeSteps(noticed: readonly NoticeChange[]): Step[] {
  if (noticed.length <= STEPS_MAX) return noticed.map(change => ({ at: change.at, notices: [change] }));
  const moments = new Map<string, NoticeChange[]>();
  for (const change of noticed) moments.set(change.at, [...(moments.get(change.at) ?? []), change]);
  return [...moments].map(([at, notices]) => ({ at, notices }));
}

/** Compares instants at millisecond precision, because their precision differs. */
const inOrder = (a: string, b: string): number => a.slice(0, MILLISECONDS).localeCompare(b.slice(0, MILLISECONDS));
const MILLISECONDS = '2026-01-01T00:00:00.000'.length;

/** Whether the sender may see the fact: only facts of entities and months in their present book. */
function isHeld(book: Book, fact: FactStory): boolean {
  const series = book.facts.get(seriesKeyOf(fact));
  return (series?.values[monthIndexOf(fact.asOf) - series.firstMonth] ?? null) !== null;
}

async function replay(then: Opened, now: FigureCalculator, steps: readonly Step[], moved: readonly FigureChange[]): Promise<void> {
  const pace = keepPace();
  let whole = then.whole;
  const level = new Map(moved.map(({ key, before }) => [figureKey(key), before]));
  for (const step of steps) {
    const { book, changed, ...source } = laidOn(whole.book, now, step);
    whole = whole.after(book, changed);
    const calculator = then.mandates ? new FigureCalculator(narrowed(book, then.mandates)) : whole;
    for (const { key, entity, effects, change, before } of moved) {
      if (pace.isDue()) await pace.rest();
      const was = level.get(figureKey(key)) ?? before;
      const is = figure(calculator, key);
      // Between two values a figure may be a gap for some steps. Those steps are skipped and count towards the next value, so that effects add up.
      if (!hasMoved(was, is) || (change !== null && is.value === null)) continue;
      level.set(figureKey(key), is);
      const effect = was.value === null || is.value === null ? null : difference(is.value, was.value);
      effects.push({ ...source, entity: source.entity ?? entity, effect });
    }
  }
}

/** Whether the value has changed or, for a gap, the number of its parts. */
function hasMoved(was: Figure, is: Figure): boolean {
  if (was.value !== is.value) return true;
  return is.value === null && was.quality?.have !== is.quality?.have;
}

type Laid = Omit<FactEffect, 'effect' | 'entity'> & { entity: BookEntity | undefined; book: Book; changed: Changed };

function laidOn(book: Book, now: FigureCalculator, step: Step): Laid {
  if (step.structure) {
    const { cause, structure, count } = step;
    const next = { ...book, ...structure };
    const changed = { facts: new Map(), structure: movedEntities(book, next) };
    return { book: next, changed, fact: null, structure: cause, facts: count, entity: now.entity(cause.entityId ?? ''), previous: null };
  }
  if (step.notices) return noticedOn(book, now, step.notices);
  const [first = null] = step.facts;
  const [days = null] = step.flows;
  const months: Months = new Map();
  for (const fact of step.facts) grow(months, fact.entityId, new Set([monthIndexOf(fact.asOf)]));
  for (const { entityId, month } of step.flows) grow(months, entityId, new Set([month]));
  const changed = { facts: months, structure: new Set<string>() };
  const isOfDays = first === null || first.id === days?.fact?.id;
  const recorded = {
    fact: first,
    structure: null,
    facts: Math.max(1, step.facts.length),
    previous: isOfDays ? null : valueIn(book, first),
  };
  const next = isOfDays ? book : step.facts.reduce(withFact, book);
  return { ...recorded, book: step.flows.reduce(withFlows, next), changed, entity: now.entity(first?.entityId ?? days?.entityId ?? '') };
}

/** Notices affect only figures by day, so no month's value, flow or return becomes stale. */
function noticedOn(book: Book, now: FigureCalculator, notices: readonly NoticeChange[]): Laid {
  const [first] = notices;
  const facts = notices.flatMap(change => change.facts);
  return {
    fact: facts[0] ?? null,
    structure: null,
    facts: Math.max(1, facts.length),
    previous: first?.previous ?? null,
    book: notices.reduce(withNotices, book),
    changed: { facts: new Map(), structure: new Set<string>() },
    entity: now.entity(first?.entityId ?? ''),
  };
}

function stepsOf(facts: readonly FactStory[]): FactStory[][] {
  if (facts.length <= STEPS_MAX) return facts.map(fact => [fact]);
  const versions = new Map<string, FactStory[]>();
  for (const fact of facts) {
    const batch = `${fact.recordedAt?.toISOString()} ${fact.sourceKind} ${fact.sourceEn}`;
    versions.set(batch, [...(versions.get(batch) ?? []), fact]);
  }
  return [...versions.values()];
}

const seriesKeyOf = ({ entityId, measure }: FactStory) => `${entityId}.${measure}`;

function valueIn(book: Book, fact: FactStory): string | null {
  const series = book.facts.get(seriesKeyOf(fact));
  return series?.values[monthIndexOf(fact.asOf) - series.firstMonth] ?? null;
}

function withFact(book: Book, fact: FactStory): Book {
  const month = monthIndexOf(fact.asOf);
  const series = reaching(book.facts.get(seriesKeyOf(fact)) ?? { firstMonth: month, values: [], ids: [], qualities: [] }, month);
  const at = month - series.firstMonth;
  series.values[at] = fact.value;
  series.ids[at] = fact.id;
  series.qualities[at] = fact.quality as Quality; // guaranteed by a check constraint of the column
  const ages = new Map([...(series.ages ?? [])].filter(([of]) => of !== month));
  const days = fact.valuedOn ? daysBetween(fact.valuedOn, fact.asOf) : 0;
  if (days > 0) ages.set(month, days);
  const carried = new Set([...(series.carried ?? [])].filter(of => of !== month));
  if (fact.carriedFrom) carried.add(month);
  return { ...book, facts: new Map(book.facts).set(seriesKeyOf(fact), { ...series, ages, carried }) };
}

/** A copy of a series extended to a month; months in between are empty. */
function reaching({ firstMonth, values, ids, qualities, ...marks }: FactSeries, month: number): FactSeries {
  const before = Math.max(0, firstMonth - month);
  const after = Math.max(0, month - (firstMonth + values.length - 1));
  const grown = <T>(list: readonly (T | null)[]): (T | null)[] => [
    ...Array.from({ length: before }, () => null),
    ...list,
    ...Array.from({ length: after }, () => null),
  ];
  return { firstMonth: firstMonth - before, values: grown(values), ids: grown(ids), qualities: grown(qualities), ...marks };
}

function difference(left: string, right: string): string {
  const text = toText(subtract(left, right));
  return isZero(text) ? '0' : text;
}
