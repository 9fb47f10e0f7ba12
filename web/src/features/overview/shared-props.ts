import type { BookView, FigureGrid } from '#features/figures/public';

/** Props of the overview's panels: the book, its root, and the figures of every account. */
export type AccountsProps = { view: BookView; rootId: string; accounts: FigureGrid | undefined; isRefreshing: boolean };

/** Whether any class has a policy weight; true until its figures are loaded. */
export function hasPolicy({ index }: BookView, accounts: FigureGrid | undefined): boolean {
  return (
    accounts === undefined ||
    index.book.classes.some(({ entityId }) => entityId !== null && (accounts.at(entityId, 'policyWeight.-')?.value ?? null) !== null)
  );
}
