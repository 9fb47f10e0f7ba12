import { AppError } from '@hakaru/contract/errors';
import { sentenceAround, wantedIn, type PageRow } from '#features/documents/public';
import { inTransaction, type SignedIn } from '#platform/context';
import { pageOf, type Page } from '#platform/graphql';
import { offsetOf, type Slice } from '#platform/paging';
import { readerOf } from './actions';
import { findHits, findPage, type PageHit } from './pages-store';

export type ResearchHit = Omit<PageHit, 'text'> & { sentence: string; from: number; to: number };

/** Pages of the papers the sender may read, by what stands on them; several words must all stand on a page. */
export async function searchPapers(ctx: SignedIn, slice: Slice, text: string): Promise<Page<ResearchHit>> {
  const { phrases, terms } = wantedIn(text);
  if (phrases.length === 0) return pageOf<ResearchHit>([], { ...slice, total: 0 });
  const { rows, total } = await inTransaction(ctx, ctx =>
    findHits(ctx.db, readerOf(ctx), { terms, phrases }, { limit: slice.first, offset: offsetOf(slice) }),
  );
  const hits = rows.map(({ text: page, ...row }) => ({ ...row, ...sentenceAround(page, phrases[0] ?? '') }));
  return pageOf(hits, { ...slice, total });
}

export async function readPaperPage(ctx: SignedIn, id: string, page: number): Promise<PageRow> {
  const found = await inTransaction(ctx, ctx => findPage(ctx.db, readerOf(ctx), id, page));
  if (!found) throw new AppError('notFound');
  return found;
}
