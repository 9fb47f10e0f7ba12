import { demoId } from '#features/demo/demo-id';
import type { Book } from '#features/books/book';
import { loadBook } from '#features/books/load-book';
import { findAsset } from '#features/books/store';
import { inScope } from '#platform/db';
import type { TestServer } from '#testing/test-server';

/** The book of the demo's main portfolio as its owner knows it now. */
export async function mainBook(server: TestServer): Promise<Book> {
  return await inScope(server.app.database.db, { organisation: demoId('HOSHI') }, async db => {
    const asset = await findAsset(db, { id: demoId('HMAIN'), ownerId: demoId('HOSHI') });
    if (!asset) throw new Error('the demo has no main portfolio');
    return await loadBook(db, asset, null);
  });
}
