import type { BookView, FigureGrid } from '#features/figures/public';

/** Props of the overview's panels: the book, its root, and the figures of every account. */
export type AccountsProps = { view: BookView; rootId: string; accounts: FigureGrid | undefined; isRefreshing: boolean };
