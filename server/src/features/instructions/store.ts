import { sql } from 'kysely';
import type { Db } from '#platform/db';
import { offsetOf, type Slice } from '#platform/paging';

export type InstructionRow = {
  id: string;
  ref: string;
  assetId: string;
  entityId: string;
  entityRef: string;
  entityName: string;
  entityNameJp: string;
  category: string;
  type: string;
  status: string;
  fromName: string | null;
  toName: string | null;
  trustee: string | null;
  trusteeRef: string | null;
  securityName: string | null;
  tradeDate: string;
  settlementDate: string;
  currency: string;
  amount: string;
  rate: string | null;
  comment: string | null;
  version: number;
};

const COLUMNS = sql`
  i.id, i.ref, e.asset_id as "assetId", e.id as "entityId", e.ref as "entityRef", e.name_en as "entityName", e.name_jp as "entityNameJp", i.category,
  i.type, i.status, i.from_name as "fromName", i.to_name as "toName", i.trustee, i.trustee_ref as "trusteeRef", i.security_name as "securityName",
  i.trade_date as "tradeDate", i.settlement_date as "settlementDate", i.currency, i.amount::text as amount, i.rate::text as rate, i.comment, i.version`;
const TABLES = sql`from instruction i join entity e on (e.organisation_id, e.id) = (i.organisation_id, i.entity_id)`;

export type Filter = { search: string; category: string | null; status: string | null };

export async function findInstructions(db: Db, place: { organisationId: string; assetId: string }, slice: Slice, filter: Filter) {
  const pattern = `%${filter.search.replace(/[\\%_]/g, '\\$&')}%`;
  const wanted = sql`where i.organisation_id = ${place.organisationId} and e.asset_id = ${place.assetId}
    and (${filter.category}::text is null or i.category = ${filter.category}) and (${filter.status}::text is null or i.status = ${filter.status})
    and (i.ref ilike ${pattern} or i.trustee_ref ilike ${pattern} or i.security_name ilike ${pattern} or e.ref ilike ${pattern}
      or e.name_en ilike ${pattern} or e.name_jp ilike ${pattern})`;
  const { rows: data } = await sql<InstructionRow>`
    select ${COLUMNS} ${TABLES} ${wanted} order by i.settlement_date desc, i.ref limit ${slice.first} offset ${offsetOf(slice)}`.execute(
    db,
  );
  const { rows } = await sql<{ total: number }>`select count(*)::int as total ${TABLES} ${wanted}`.execute(db);
  return { data, total: rows[0]?.total ?? 0 };
}

export async function findInstruction(
  db: Db,
  { organisationId, id }: { organisationId: string; id: string },
): Promise<InstructionRow | undefined> {
  const { rows } = await sql<InstructionRow>`
    select ${COLUMNS} ${TABLES} where i.organisation_id = ${organisationId} and i.id = ${id}`.execute(db);
  return rows[0];
}
