import type { OcrRefusal, PageText } from '@hakaru/contract/document-reading';
import { sql } from 'kysely';
import type { Db } from '#platform/db';
import { keptPage } from './pages-store';
import { addTerms } from './search-store';
import { termRows } from './search-terms';
import type { Key } from './store';

/** The first page that waits for OCR. */
export async function findWaitingPage(db: Db, { organisationId, id }: Key): Promise<number | undefined> {
  const { rows } = await sql<{ page: number }>`
    select p.page_no as page from document_page p join document d on (d.organisation_id, d.id) = (p.organisation_id, p.document_id)
    where p.organisation_id = ${organisationId} and p.document_id = ${id} and p.ocr = 'waiting' and d.removed_at is null
    order by p.page_no limit 1`.execute(db);
  return rows[0]?.page;
}

/** Stores the page only while it still waits; the second of two concurrent runs changes nothing. */
export async function keepScannedPage(db: Db, { organisationId, id }: Key, read: PageText): Promise<void> {
  const { page, text, boxes, plain } = keptPage(read);
  const sureness = JSON.stringify(read.words.map(word => word.sureness ?? 0));
  const { numAffectedRows } = await sql`
    update document_page set ocr = 'read', ocr_sureness = ${sureness}::jsonb, text = ${text}, boxes = ${boxes}::jsonb, plain = ${plain}
    where organisation_id = ${organisationId} and document_id = ${id} and page_no = ${page} and ocr = 'waiting'`.execute(db);
  if (numAffectedRows === 1n) await addTerms(db, { organisationId, id }, termRows([{ page, plain }]));
}

/** A page without a picture is an empty page and needs no OCR. */
export async function forgetWaitingPage(db: Db, { organisationId, id }: Key, page: number): Promise<void> {
  await sql`
    update document_page set ocr = null
    where organisation_id = ${organisationId} and document_id = ${id} and page_no = ${page} and ocr = 'waiting'`.execute(db);
}

/** Without a page number: every page that still waits. */
export async function refuseWaitingPages(db: Db, { organisationId, id }: Key, code: OcrRefusal, page: number | null): Promise<void> {
  await sql`
    update document_page set ocr = 'refused', ocr_code = ${code}
    where organisation_id = ${organisationId} and document_id = ${id} and ocr = 'waiting' and (${page}::integer is null or page_no = ${page})`.execute(
    db,
  );
}
