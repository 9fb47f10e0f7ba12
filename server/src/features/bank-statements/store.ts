import { sql } from 'kysely';
import { counted, type Ledger } from '#features/cashflows/public';
import type { Db } from '#platform/db';

export type CustodialRow = { id: string; ref: string; name: string; nameJp: string };
export type Range = { from: string; to: string };

/** The custodial accounts below a mandate that were linked to it on any day of the range. */
export async function findCustodials(db: Db, ownerId: string, mandateId: string, { from, to }: Range): Promise<CustodialRow[]> {
  const { rows } = await sql<CustodialRow>`
    select e.id, e.ref, e.name_en as name, e.name_jp as "nameJp" from entity_link l
    join entity e on (e.organisation_id, e.id) = (l.organisation_id, l.child_id) and e.kind = 'custodial'
    where l.organisation_id = ${ownerId} and l.parent_id = ${mandateId} and l.from_day <= ${to}::date and (l.to_day is null or l.to_day >= ${from}::date)
    group by e.id, e.ref, e.name_en, e.name_jp order by e.ref`.execute(db);
  return rows;
}

export type LineRow = {
  id: string;
  account: string;
  day: string;
  text: string;
  amount: string;
  balance: string;
  place: string | null;
  source: string;
  importId: string | null;
};

/** The statement lines of these accounts in one currency, in the bank's order. */
export async function findLines(
  db: Db,
  ownerId: string,
  { entityIds, currency, from, to }: Range & { entityIds: readonly string[]; currency: string },
): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select b.id::text, e.ref as account, b.as_of as day, b.text, b.amount::text, b.balance::text, b.place, s.label_en as source, s.import_id as "importId"
    from bank_line b
    join entity e on (e.organisation_id, e.id) = (b.organisation_id, b.entity_id)
    join source s on (s.organisation_id, s.id) = (b.organisation_id, b.source_id)
    where b.organisation_id = ${ownerId} and b.entity_id = any(${[...entityIds]}::uuid[]) and b.currency = ${currency}
      and b.as_of between ${from}::date and ${to}::date and b.superseded_at is null
    order by b.as_of, b.entity_id, b.line_no`.execute(db);
  return rows;
}

export type EntryRow = { id: string; day: string; amount: string; type: string; comment: string | null };

/** The final ledger entries that settle within the range. */
export async function findEntries(db: Db, ledger: Ledger, { from, to }: Range): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select t.id, t.settlement_date as day, t.cash::text as amount, t.type, t.comment from transaction t
    where ${counted(ledger)} and t.status = 'final' and t.settlement_date between ${from}::date and ${to}::date
    order by t.settlement_date, t.id`.execute(db);
  return rows;
}
