import type { Db } from '#platform/db';
import { type AssetKey, type Book, FigureCalculator, findAsset, loadBook } from '#features/books/public';
import { figure } from '#features/measures/public';
import { readColumns, type GridRow } from './actions';

export type OpenBook = Book;

export type GridOf = { entityIds: readonly string[]; columns: readonly string[]; asOf: string };

/**
 * A whole asset as known at a moment, regardless of the user: a published report must not depend on its publisher's access. The caller is in
 * the owner's scope and has checked permission.
 */
export async function bookAt(
  db: Db,
  asset: AssetKey,
  known: string,
): Promise<{ book: OpenBook; grid: (of: GridOf) => GridRow[] } | undefined> {
  const found = await findAsset(db, asset);
  if (!found) return undefined;
  const calculator = new FigureCalculator(await loadBook(db, found, known));
  const grid = ({ entityIds, columns, asOf }: GridOf) => {
    const read = readColumns(columns);
    return entityIds.map(entityId => ({ entityId, figures: read.map(column => figure(calculator, { ...column, entityId, asOf })) }));
  };
  return { book: calculator.book, grid };
}
