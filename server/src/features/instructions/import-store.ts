import { sql } from 'kysely';
import type { Counts } from '#features/facts/public';
import { followInstructions } from '#features/transactions/public';
import type { Db } from '#platform/db';

/** An instruction as a file gives it, with the cell of its amount. */
export type InstructionKept = {
  ref: string;
  entityId: string;
  category: string;
  type: string;
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
  side: string | null;
  counterCurrency: string | null;
  comment: string | null;
  place: string;
};

/** The author of instructions from a file is the person who approves it. */
export type InstructionAuthor = { id: string; name: string; organisationId: string };

type Kept = { organisationId: string; sourceId: string; rows: readonly InstructionKept[]; author: InstructionAuthor; at: string };

/** New instructions are preliminary. A later file changes an instruction only while it is preliminary, and only for the same mandate. */
export async function keepInstructions(db: Db, { organisationId, sourceId, author, at, rows }: Kept): Promise<Counts> {
  const { rows: kept } = await sql<{ id: string; isNew: boolean }>`
    insert into instruction as i (organisation_id, ref, entity_id, category, type, from_name, to_name, trustee, trustee_ref, security_name, trade_date,
      settlement_date, currency, amount, rate, side, counter_currency, comment, source_id, place, created_by, created_by_name, created_in, updated_by, updated_by_name)
    select ${organisationId}, t.ref, t."entityId", t.category, t.type, t."fromName", t."toName", t.trustee, t."trusteeRef", t."securityName", t."tradeDate",
      t."settlementDate", t.currency, t.amount, t.rate, t.side, t."counterCurrency", t.comment, ${sourceId}, t.place, ${author.id}, ${author.name}, ${author.organisationId}, ${author.id}, ${author.name}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(ref text, "entityId" uuid, category text, type text, "fromName" text, "toName" text, trustee text,
      "trusteeRef" text, "securityName" text, "tradeDate" date, "settlementDate" date, currency text, amount numeric, rate numeric, side text, "counterCurrency" text, comment text, place text)
    on conflict (organisation_id, ref) do update set entity_id = excluded.entity_id, category = excluded.category, type = excluded.type,
      from_name = excluded.from_name, to_name = excluded.to_name, trustee = excluded.trustee, trustee_ref = excluded.trustee_ref,
      security_name = excluded.security_name, trade_date = excluded.trade_date, settlement_date = excluded.settlement_date, currency = excluded.currency,
      amount = excluded.amount, rate = excluded.rate, side = excluded.side, counter_currency = excluded.counter_currency, comment = excluded.comment, source_id = excluded.source_id, place = excluded.place,
      updated_by = excluded.updated_by, updated_by_name = excluded.updated_by_name, updated_at = now(), version = i.version + 1
    where i.status = 'preliminary' and i.entity_id = excluded.entity_id
    returning i.id, (i.xmax = 0) as "isNew"`.execute(db);
  const added = kept.filter(({ isNew }) => isNew).map(({ id }) => id);
  await sql`
    insert into instruction_audit (organisation_id, instruction_id, action, new_status, user_id, user_name, user_organisation_id, at)
    select ${organisationId}, id, 'create', 'preliminary', ${author.id}, ${author.name}, ${author.organisationId}, ${at}
    from unnest(${added}::uuid[]) as id`.execute(db);
  await followInstructions(
    db,
    organisationId,
    kept.map(({ id }) => id),
  );
  return { recorded: kept.length, unchanged: rows.length - kept.length, superseded: 0 };
}
