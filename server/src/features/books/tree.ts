import { addDays } from '@hakaru/engine/calendar/day';
import { isMonthEnd, monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { type Book, type BookEntity, type ChildSpan, type Dated, isGathering } from './book';

type Link = Dated<{ childId: string; parentId: string }>;

/**
 * Builds the tree from dated links, oldest first, and returns the months in which anything moved. A link ends at the latest when the next one
 * begins. The first link also applies before its day, because a mandate's opening value belongs to the month before.
 */
export function hangEntities(entities: ReadonlyMap<string, BookEntity>, links: readonly Link[]): ReadonlySet<number> {
  for (const { childId, parentId, fromDay, toDay } of links)
    entities.get(childId)?.parents.push({ parentId, fromDay, toDay, classId: null });
  const moves = new Set<number>();
  const moving = new Set<string>();
  for (const entity of entities.values()) {
    if (entity.parents.length > 1) entity.parents = entity.parents.map((link, at) => endedBy(link, entity.parents[at + 1]));
    entity.parentId = entity.parents.at(-1)?.parentId ?? null;
    const spans = spansOf(entity);
    for (const { parentId } of spans) {
      const parent = entities.get(parentId);
      if (parent && !parent.childIds.includes(entity.id)) parent.childIds.push(entity.id);
      if (spans.length > 1 || spans[0]?.to !== Infinity) moving.add(parentId);
    }
    for (const { from, to } of spans) for (const month of [from, to + 1]) if (Number.isFinite(month)) moves.add(month);
  }
  for (const id of moving) {
    const parent = entities.get(id);
    if (parent) parent.children = parent.childIds.flatMap(child => spansUnder(entities.get(child), id));
  }
  return moves;
}

function endedBy<T extends Dated<object>>(link: T, next: T | undefined): T {
  const last = next ? addDays(next.fromDay, -1) : null;
  return last !== null && (link.toDay === null || link.toDay > last) ? { ...link, toDay: last } : link;
}

type LinkSpan = ChildSpan & { parentId: string; classId: string | null };

/** A link counts in the months whose last day it covers. */
function spansOf({ id, parents }: BookEntity): LinkSpan[] {
  return parents
    .map(({ parentId, classId, fromDay, toDay }, at) => ({
      id,
      parentId,
      classId,
      from: at === 0 ? -Infinity : monthIndexOf(fromDay),
      to: lastMonth(toDay),
    }))
    .filter(({ from, to }) => from <= to);
}

function lastMonth(toDay: string | null): number {
  if (toDay === null) return Infinity;
  return isMonthEnd(toDay) ? monthIndexOf(toDay) : monthIndexOf(toDay) - 1;
}

function spansUnder(child: BookEntity | undefined, parentId: string) {
  return child ? spansOf(child).flatMap(({ id, parentId: of, from, to }) => (of === parentId ? [{ id, from, to }] : [])) : [];
}

/** The children of an entity in a month. */
export function childrenAt({ childIds, children }: BookEntity, month: number): readonly string[] {
  return children ? children.filter(({ from, to }) => from <= month && month <= to).map(({ id }) => id) : childIds;
}

/** The children of an entity in the month of a day. */
export function childrenOn({ entities }: Pick<Book, 'entities'>, id: string, day: string): readonly string[] {
  const entity = entities.get(id);
  return entity ? childrenAt(entity, monthIndexOf(day)) : [];
}

/** The parent of an entity in a month. */
export function parentAt(entity: BookEntity, month: number): string | null {
  return linkAt(entity, month)?.parentId ?? null;
}

function linkAt(entity: BookEntity, month: number): LinkSpan | undefined {
  return spansOf(entity).find(({ from, to }) => from <= month && month <= to);
}

/** The class of an entity on a day: that of the nearest ancestor account that represents a class. */
export function classOn(book: Pick<Book, 'entities' | 'classes'>, entity: BookEntity, day: string): string | null {
  const month = monthIndexOf(day);
  const seen = new Set<string>();
  for (let at: BookEntity | undefined = entity; at && !seen.has(at.id); at = book.entities.get(parentAt(at, month) ?? '')) {
    const { id } = at;
    const held = book.classes.find(({ entityId }) => entityId === id);
    if (held) return held.id;
    seen.add(id);
  }
  return null;
}

/** Sets on every link of moved entities the class it puts them in. */
export function classLinks(book: Pick<Book, 'entities' | 'classes'>): void {
  for (const entity of book.entities.values())
    if (entity.parents.length > 1)
      entity.parents = entity.parents.map(link => {
        const parent = book.entities.get(link.parentId);
        return { ...link, classId: parent ? classOn(book, parent, link.toDay ?? link.fromDay) : null };
      });
}

/** The class of an entity on a day; for an entity that never moved, its only class. */
export function classIdOn(entity: BookEntity, day: string): string | null {
  return entity.parents.length > 1 ? (linkAt(entity, monthIndexOf(day))?.classId ?? null) : entity.classId;
}

/** All ancestors of an entity by any link it ever had. */
export function everAbove({ entities }: Pick<Book, 'entities'>, id: string): string[] {
  return reached(id, one => entities.get(one)?.parents.map(({ parentId }) => parentId) ?? []);
}

function reached(start: string, next: (id: string) => readonly string[]): string[] {
  const found = new Set<string>();
  const open = [...next(start)];
  for (let id = open.shift(); id !== undefined; id = open.shift()) {
    if (id === start || found.has(id)) continue;
    found.add(id);
    open.push(...next(id));
  }
  return [...found];
}

/** The entities below (or the entity itself) that report their own values in a month. */
export function reportingBelow(book: Pick<Book, 'entities'>, id: string, month: number): string[] {
  const entity = book.entities.get(id);
  if (!entity || !isGathering(entity)) return entity ? [id] : [];
  return childrenAt(entity, month).flatMap(child => reportingBelow(book, child, month));
}

/** The children that joined and left an entity between a month and the one before. */
export function movedAt(entity: BookEntity, month: number): { joined: readonly string[]; left: readonly string[] } {
  if (!entity.children) return NOBODY;
  const before = childrenAt(entity, month - 1);
  const after = childrenAt(entity, month);
  return { joined: after.filter(id => !before.includes(id)), left: before.filter(id => !after.includes(id)) };
}

const NOBODY = { joined: [], left: [] };
