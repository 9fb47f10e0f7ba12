import type { BookView, FigureGrid } from '#features/figures/public';

/** What the panels of the overview read: the book, its total, and the figures of every account. */
export type AccountsProps = { view: BookView; rootId: string; accounts: FigureGrid | undefined; isRefreshing: boolean };
