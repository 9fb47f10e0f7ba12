import type { Book, BookClass, BookEntity, BookIndex } from '#features/figures/public';

export type MandateRow = {
  id: string;
  kind: 'class' | 'mandate' | 'sub';
  entity: BookEntity;
  assetClass: BookClass | undefined;
  children: MandateRow[];
};

export type MandateFilter = { q?: string; class?: string; closed?: true };

type Ends = Pick<NonNullable<BookEntity['mandate']>, 'terminationDate' | 'performanceClosedDate'>;

/** A mandate is closed once its contract or its measurement has ended by the as-of date. */
export function isClosed({ mandate }: { mandate: Ends | null }, asOf: string): boolean {
  const ends = [mandate?.terminationDate, mandate?.performanceClosedDate].filter(day => typeof day === 'string');
  return ends.some(day => day <= asOf);
}

/** Mandates in policy order, then by code. */
export function inPolicyOrder({ classes, entities }: Book): BookEntity[] {
  const order = new Map(classes.map(({ id }, at) => [id, at]));
  const place = ({ classId }: BookEntity) => order.get(classId ?? '') ?? classes.length;
  return entities
    .filter(({ kind, type }) => kind === 'mandate' && type === 'mandate')
    .toSorted((a, b) => place(a) - place(b) || (a.ref < b.ref ? -1 : 1));
}

export function mandatesOf({ book }: BookIndex): BookEntity[] {
  return inPolicyOrder(book);
}

/** The rows that pass the filter, in order; sub-mandates are listed under their mandate. */
export function mandateRows(index: BookIndex, asOf: string, filter: MandateFilter): MandateRow[] {
  return mandatesOf(index)
    .filter(entity => filter.closed || !isClosed(entity, asOf))
    .filter(entity => !filter.class || index.classOf(entity.id)?.id === filter.class)
    .filter(entity => !filter.q || isFound(entity, filter.q))
    .map(entity => ({
      id: entity.id,
      kind: 'mandate',
      entity,
      assetClass: index.classOf(entity.id),
      children: subMandatesOf(index, entity.id).map(sub => ({
        id: sub.id,
        kind: 'sub',
        entity: sub,
        assetClass: index.classOf(sub.id),
        children: [],
      })),
    }));
}

/** The same grouped by class, in policy order; mandates without a class come last, ungrouped. */
export function byClass(index: BookIndex, rows: readonly MandateRow[]): MandateRow[] {
  const groups = index.book.classes.flatMap(assetClass => {
    const children = rows.filter(row => row.assetClass?.id === assetClass.id);
    const entity = assetClass.entityId ? index.entity(assetClass.entityId) : undefined;
    if (children.length === 0 || !entity) return [];
    return [{ id: entity.id, kind: 'class' as const, entity, assetClass, children }];
  });
  const placed = new Set(groups.flatMap(({ children }) => children.map(({ id }) => id)));
  return [...groups, ...rows.filter(({ id }) => !placed.has(id))];
}

export function subMandatesOf(index: BookIndex, mandateId: string): BookEntity[] {
  return index.children(mandateId).filter(({ type }) => type === 'subMandate');
}

/** Searches code, name and manager in either language, ignoring case and character width. */
function isFound({ ref, name, shortName, mandate }: BookEntity, q: string): boolean {
  const wanted = plain(q);
  return [ref, name.en, name.jp, shortName, mandate?.manager?.en, mandate?.manager?.jp].some(text => text && plain(text).includes(wanted));
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
