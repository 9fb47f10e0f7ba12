import type { BookEntity, BookIndex } from '#features/figures/public';

export type TreeFilter = { search: string; closed: boolean; asOf: string };

/** The accounts of the tree: open ones (or all) that match the search, with everything above them. */
export function accountTree(
  index: Pick<BookIndex, 'root' | 'children'>,
  { search, closed, asOf }: TreeFilter,
): ReadonlyMap<string, readonly BookEntity[]> {
  const wanted = search.trim().toLowerCase();
  const tree = new Map<string, readonly BookEntity[]>();
  const keep = (entity: BookEntity): boolean => {
    const below = index.children(entity.id).filter(keep);
    tree.set(entity.id, below);
    return below.length > 0 || (isShown(entity, closed, asOf) && matches(entity, wanted));
  };
  if (index.root) keep(index.root);
  return tree;
}

function isShown({ mandate }: BookEntity, closed: boolean, asOf: string): boolean {
  return closed || !mandate?.performanceClosedDate || mandate.performanceClosedDate >= asOf;
}

function matches({ name, ref, shortName }: BookEntity, wanted: string): boolean {
  return wanted === '' || [name.en, name.jp, ref, shortName ?? ''].some(text => text.toLowerCase().includes(wanted));
}
