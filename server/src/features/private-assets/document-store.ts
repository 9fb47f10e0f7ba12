import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type FundDocumentRow = {
  id: string;
  name: string;
  type: string;
  asOf: string | null;
  fileName: string;
  format: string;
  userName: string;
  createdAt: Date;
};

/** The documents of an organisation that name a fund, newest first. */
export async function findFundDocuments(db: Db, organisationId: string, fundId: string): Promise<FundDocumentRow[]> {
  const { rows } = await sql<FundDocumentRow>`
    select id, name, type, as_of as "asOf", file_name as "fileName", format, user_name as "userName", created_at as "createdAt" from document
    where organisation_id = ${organisationId} and entity_id = ${fundId} and removed_at is null
    order by coalesce(as_of, created_at::date) desc, created_at desc limit 200`.execute(db);
  return rows;
}
