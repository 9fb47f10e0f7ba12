import { AppError } from '@hakaru/contract/errors';
import { pageOfHits, sentenceAround, shownOf, wantedIn, type HitPage, type PageRow } from '#features/documents/public';
import { inTransaction, type SignedIn } from '#platform/context';
import type { Slice } from '#platform/paging';
import { readerOf } from './actions';
import { findHitKeys, findHits, findPage, type PageHit } from './pages-store';

export type ResearchHit = Omit<PageHit, 'text'> & { sentence: string; from: number; to: number };

/** Pages of the papers the user may read, by their text; several words must all be on one page. */
export async function searchPapers(ctx: SignedIn, slice: Slice, text: string): Promise<HitPage<ResearchHit>> {
  const { phrases, terms } = wantedIn(text);
  if (phrases.length === 0) return pageOfHits<ResearchHit>([], 0, slice);
  const { rows, found } = await inTransaction(ctx, async ctx => {
    const keys = await findHitKeys(ctx.db, readerOf(ctx), { terms, phrases });
    return { rows: await findHits(ctx.db, shownOf(keys, slice)), found: keys.length };
  });
  const hits = rows.map(({ text: page, ...row }) => ({ ...row, ...sentenceAround(page, phrases[0] ?? '') }));
  return pageOfHits(hits, found, slice);
}

export async function readPaperPage(ctx: SignedIn, id: string, page: number): Promise<PageRow> {
  const found = await inTransaction(ctx, ctx => findPage(ctx.db, readerOf(ctx), id, page));
  if (!found) throw new AppError('notFound');
  return found;
}
