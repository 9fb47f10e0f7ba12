import { noticeTypes } from '@hakaru/contract/notice-approval';
import { sql } from 'kysely';
import type { Db } from '#platform/db';
import type { Of } from './values-store';

export type EarlierNotice = {
  documentId: string;
  name: string;
  createdAt: Date;
  /** Replaced by a document other than the one asked about. */
  isReplaced: boolean;
  values: { name: string; value: string | null }[];
};

/** All values of a document `d`, by name; decided values take precedence. */
const SAID = sql`
  coalesce((select jsonb_agg(jsonb_build_object('name', p.name, 'value', coalesce(v.decided_value, v.value)) order by p.name, v.page_no)
    from data_point_value v join data_point p on (p.organisation_id, p.id) = (v.organisation_id, v.data_point_id)
    where v.organisation_id = d.organisation_id and v.document_id = d.id), '[]'::jsonb)`;

/** The newest earlier statement of the same fund and day, with its values. */
export async function findEarlierStatement(
  db: Db,
  { organisationId, documentId }: Of,
  { fundId, asOf }: { fundId: string; asOf: string },
): Promise<Pick<EarlierNotice, 'documentId' | 'name' | 'values'> | undefined> {
  const { rows } = await sql<Pick<EarlierNotice, 'documentId' | 'name' | 'values'>>`
    select d.id as "documentId", d.name, ${SAID} as values
    from document d join document own on own.organisation_id = d.organisation_id and own.id = ${documentId}
    where d.organisation_id = ${organisationId} and d.entity_id = ${fundId} and d.removed_at is null and d.type = own.type
      and (d.created_at, d.id) < (own.created_at, own.id)
      and exists (select from data_point_value v join data_point p on (p.organisation_id, p.id) = (v.organisation_id, v.data_point_id)
        where v.organisation_id = d.organisation_id and v.document_id = d.id and p.name = 'As of' and coalesce(v.decided_value, v.value) = ${asOf})
    order by d.created_at desc, d.id limit 1`.execute(db);
  return rows[0];
}

const MOST = 50;

/** Earlier notices of a fund, newest first, with their values. */
export async function findEarlierNotices(db: Db, { organisationId, documentId }: Of, fundId: string): Promise<EarlierNotice[]> {
  const { rows } = await sql<EarlierNotice>`
    select d.id as "documentId", d.name, d.created_at as "createdAt",
      exists (select from notice_replacement r join document n on (n.organisation_id, n.id) = (r.organisation_id, r.document_id)
        where r.organisation_id = d.organisation_id and r.replaces_id = d.id and r.document_id <> ${documentId} and n.removed_at is null) as "isReplaced",
      ${SAID} as values
    from document d join document own on own.organisation_id = d.organisation_id and own.id = ${documentId}
    where d.organisation_id = ${organisationId} and d.entity_id = ${fundId} and d.removed_at is null and d.type = any(${[...noticeTypes]}::text[])
      and (d.created_at, d.id) < (own.created_at, own.id)
    order by d.created_at desc, d.id limit ${MOST}`.execute(db);
  return rows;
}
