export { addDocument, documentFile, listDocuments, soundFormat } from './actions';
export { isReadingOpen, readDocumentNow } from './jobs';
import type { PageText } from '@hakaru/contract/document-reading';
import { AppError } from '@hakaru/contract/errors';
import type { SignedIn } from '#platform/context';
import { findPageTexts } from './pages-store';
import { findDocument, type DocumentRow } from './store';

export { DocumentPageText } from './page-type';
export { findPageTexts, keptPage, type PageRow } from './pages-store';
export { isPattern } from './reading/match-patterns';
export { matchInTurn, readInTurn, scanInTurn } from './reading/pdf-reader';
export { UnreadableDocument } from './reading/refused';
export { pageOfHits, sentenceAround, shownOf, wantedIn, type HitPage } from './search';
export { termRows } from './search-terms';
export { findDocument, lockDocument, raiseDocument, type DocumentRow } from './store';

/** One of the sender's own documents with all its pages; must be called inside a transaction. */
export async function documentWithPages(ctx: SignedIn, id: string): Promise<DocumentRow & { pages: PageText[] }> {
  const key = { organisationId: ctx.actor.organisation.id, id };
  const document = await findDocument(ctx.db, key);
  if (!document) throw new AppError('notFound');
  return { ...document, pages: await findPageTexts(ctx.db, key) };
}
