import { SEARCH_COUNTED } from '@hakaru/contract/document-reading';
import { inTransaction, type SignedIn } from '#platform/context';
import { pageOf, type Page } from '#platform/graphql';
import { offsetOf, type Slice } from '#platform/paging';
import { findHitKeys, findHits, type PageHit } from './search-store';
import { folded, termsAsked } from './search-terms';

export type SearchHit = Omit<PageHit, 'text'> & {
  sentence: string;
  /** The position of the first search phrase in the sentence. */
  from: number;
  to: number;
};

export type Search = { text: string; type: string | null; entityId: string | null };

/** Full-text search over the pages of the organisation's own documents, in either language; all words must be on the same page. */
export async function searchDocuments(ctx: SignedIn, slice: Slice, { text, type, entityId }: Search): Promise<DocumentHitPage> {
  const { phrases, terms } = wantedIn(text);
  if (phrases.length === 0) return { ...pageOfHits<SearchHit>([], 0, slice), isCutShort: false };
  const organisationId = ctx.actor.organisation.id;
  const { rows, found, isCutShort } = await inTransaction(ctx, async ({ db }) => {
    const { keys, isCutShort: isCut } = await findHitKeys(db, { organisationId, terms, phrases, type, entityId });
    return { rows: await findHits(db, organisationId, shownOf(keys, slice)), found: keys.length, isCutShort: isCut };
  });
  const hits = rows.map(({ text: page, ...row }) => ({ ...row, ...sentenceAround(page, phrases[0] ?? '') }));
  return { ...pageOfHits(hits, found, slice), isCutShort };
}

/** A page of hits; the total stops at SEARCH_COUNTED, and `isMore` shows that there are more. */
export type HitPage<T> = Page<T> & { isMore: boolean };
/** `isCutShort` when pages with the phrase's terms were not checked because there are too many of them. */
export type DocumentHitPage = HitPage<SearchHit> & { isCutShort: boolean };

export function pageOfHits<T>(hits: T[], found: number, slice: Slice): HitPage<T> {
  return { ...pageOf(hits, { ...slice, total: Math.min(found, SEARCH_COUNTED) }), isMore: found > SEARCH_COUNTED };
}

/** The current page of the hits found. */
export function shownOf<T>(found: readonly T[], slice: Slice): T[] {
  return found.slice(0, SEARCH_COUNTED).slice(offsetOf(slice), offsetOf(slice) + slice.first);
}

/** The phrases a page must contain literally, and the terms for the index. */
export function wantedIn(text: string): { phrases: string[]; terms: string[] } {
  const phrases = folded(text).plain.split(' ').filter(Boolean);
  return { phrases, terms: termsAsked(phrases) };
}

const END = /[。．!?\n]|\.\s/;
const ENDS = /[。．!?\n]|\.\s/g;
const REACH = 90;

/** The sentence around a phrase, cut to a line or two. */
export function sentenceAround(text: string, phrase: string): { sentence: string; from: number; to: number } {
  const { plain, from } = folded(text);
  const at = plain.indexOf(phrase);
  if (at < 0) return { sentence: text.slice(0, REACH), from: 0, to: 0 };
  const begin = from[at] ?? 0;
  const end = from[at + phrase.length] ?? text.length;
  const before = text.slice(Math.max(0, begin - REACH), begin);
  const after = text.slice(end, end + REACH);
  const lead = before.slice(lastEnd(before)).trimStart();
  const stop = END.exec(after);
  const tail = (stop ? after.slice(0, stop.index + (stop[0] === '\n' ? 0 : 1)) : after).trimEnd();
  return { sentence: `${lead}${text.slice(begin, end)}${tail}`, from: lead.length, to: lead.length + end - begin };
}

function lastEnd(text: string): number {
  let last: number = 0;
  for (const match of text.matchAll(ENDS)) last = match.index + match[0].length;
  return last;
}
