import {
  OCR_PAGES,
  type OcrRefusal,
  type OcrState,
  type PageText,
  type ReadingRefusal,
  type ReadingState,
} from '@hakaru/contract/document-reading';
import { sql } from 'kysely';
import type { Db } from '#platform/db';
import { addTerms, forgetTerms } from './search-store';
import { folded, termRows } from './search-terms';
import type { Key } from './store';

export type PageRow = { page: number; width: number; height: number; text: string; boxes: number[] };
/** With the OCR state of the page, when it had no text. */
export type ScannablePageRow = PageRow & { ocr: OcrState | null; ocrCode: OcrRefusal | null };

/** A page without text, which may be a picture that needs OCR. */
export const isWordless = ({ words }: PageText): boolean => words.length === 0;

/** A page as stored: word boxes as numbers, and the normalised text for searching. */
export function keptPage({ page, width, height, text, words }: PageText) {
  const { plain } = folded(text);
  const boxes = words.map(word => [word.at, word.text.length, word.x, word.y, word.width, word.height]);
  return { page, width, height, text, boxes: JSON.stringify(boxes.flat()), plain };
}

/** Replaces all pages and search terms that were read before. */
export async function replacePages(db: Db, { organisationId, id }: Key, pages: readonly PageText[]): Promise<void> {
  await sql`delete from document_page where organisation_id = ${organisationId} and document_id = ${id}`.execute(db);
  const scannable = pages.filter(isWordless).map(({ page }) => page);
  await forgetTerms(db, { organisationId, id });
  const kept = pages.map(keptPage);
  for (const { page, width, height, text, boxes, plain } of kept) {
    const { ocr, code } = ocrOf(scannable.indexOf(page));
    await sql`
      insert into document_page (organisation_id, document_id, page_no, width, height, text, boxes, plain, ocr, ocr_code)
      values (${organisationId}, ${id}, ${page}, ${width}, ${height}, ${text}, ${boxes}::jsonb, ${plain}, ${ocr}, ${code})`.execute(db);
  }
  await addTerms(db, { organisationId, id }, termRows(kept));
}

/** The OCR state by a page's position among those that need OCR; negative for pages with text. */
function ocrOf(place: number): { ocr: OcrState | null; code: OcrRefusal | null } {
  if (place < 0) return { ocr: null, code: null };
  return place < OCR_PAGES ? { ocr: 'waiting', code: null } : { ocr: 'refused', code: 'tooManyPages' };
}

export type Reading = { state: ReadingState; code: ReadingRefusal | null; pages: number | null };

export async function setReading(db: Db, { organisationId, id }: Key, { state, code, pages }: Reading): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update document set reading = ${state}, reading_code = ${code}, page_count = ${pages}
    where organisation_id = ${organisationId} and id = ${id} and removed_at is null`.execute(db);
  return numAffectedRows === 1n;
}

export async function findPage(db: Db, { organisationId, id }: Key, page: number): Promise<ScannablePageRow | undefined> {
  const { rows } = await sql<ScannablePageRow>`
    select p.page_no as page, p.width::float8 as width, p.height::float8 as height, p.text, p.boxes, p.ocr, p.ocr_code as "ocrCode"
    from document_page p join document d on (d.organisation_id, d.id) = (p.organisation_id, p.document_id)
    where p.organisation_id = ${organisationId} and p.document_id = ${id} and p.page_no = ${page} and d.removed_at is null`.execute(db);
  return rows[0];
}

/** The whole text of a document with its words, page by page. */
export async function findPageTexts(db: Db, { organisationId, id }: Key): Promise<PageText[]> {
  const { rows } = await sql<PageRow & { sureness: number[] | null }>`
    select page_no as page, width::float8 as width, height::float8 as height, text, boxes, ocr_sureness as sureness from document_page
    where organisation_id = ${organisationId} and document_id = ${id} order by page_no`.execute(db);
  return rows.map(({ boxes, sureness, ...row }) => ({ ...row, words: wordsOf(row.text, boxes, sureness) }));
}

const NUMBERS = 6;

function wordsOf(text: string, boxes: readonly number[], sureness: readonly number[] | null): PageText['words'] {
  return Array.from({ length: boxes.length / NUMBERS }, (_, word) => {
    const [at = 0, length = 0, x = 0, y = 0, width = 0, height = 0] = boxes.slice(word * NUMBERS, (word + 1) * NUMBERS);
    return { at, text: text.slice(at, at + length), x, y, width, height, ...(sureness ? { sureness: sureness[word] ?? 0 } : {}) };
  });
}
