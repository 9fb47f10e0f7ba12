import { sql } from 'kysely';
import type { Counts } from '#features/facts/public';
import type { Db } from '#platform/db';

type Recorded<Row> = { organisationId: string; sourceId: string; rows: readonly Row[] };

export type FixedIncomeRecord = {
  securityId: string;
  asOf: string;
  duration: string;
  modifiedDuration: string | null;
  convexity: string | null;
  yield: string | null;
  rating: string | null;
  maturityDate: string | null;
  place: string;
  recordedAt: string;
};

/** Bond attributes are facts: a correction adds a row and closes the old one. */
export async function recordFixedIncome(db: Db, { organisationId, sourceId, rows }: Recorded<FixedIncomeRecord>): Promise<Counts> {
  const recorded = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t("securityId" uuid, "asOf" date, duration numeric, "modifiedDuration" numeric,
    convexity numeric, yield numeric, rating text, "maturityDate" date, place text, "recordedAt" timestamptz)`;
  const closed = await sql`
    update fixed_income f set superseded_at = t."recordedAt" from ${recorded}
    where f.organisation_id = ${organisationId} and f.security_id = t."securityId" and f.as_of = t."asOf" and f.superseded_at is null
      and (f.duration, f.modified_duration, f.convexity, f.yield, f.rating, f.maturity_date)
        is distinct from (t.duration, t."modifiedDuration", t.convexity, t.yield, t.rating, t."maturityDate")`.execute(db);
  const added = await sql`
    insert into fixed_income (organisation_id, security_id, as_of, duration, modified_duration, convexity, yield, rating, maturity_date, source_id, place, recorded_at)
    select ${organisationId}, t."securityId", t."asOf", t.duration, t."modifiedDuration", t.convexity, t.yield, t.rating, t."maturityDate", ${sourceId}, t.place, t."recordedAt"
    from ${recorded} on conflict (organisation_id, security_id, as_of) where superseded_at is null do nothing`.execute(db);
  return countsOf(rows.length, added.numAffectedRows, closed.numAffectedRows);
}

export type CorporationKept = {
  ref: string;
  nameEn: string;
  nameJp: string;
  type: string;
  number: string | null;
  fiscalMonth: string | null;
  establishedOn: string | null;
  address: string | null;
  place: string;
};

/** The directory holds what is known now; a row that says something new is a new version of it. */
export async function keepCorporations(db: Db, { organisationId, sourceId, rows }: Recorded<CorporationKept>): Promise<Counts> {
  const { numAffectedRows } = await sql`
    insert into corporation as c (organisation_id, ref, name_en, name_jp, type, number, fiscal_month, established_on, address, source_id, place)
    select ${organisationId}, t.ref, t."nameEn", t."nameJp", t.type, t.number, t."fiscalMonth"::integer, t."establishedOn", t.address, ${sourceId}, t.place
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(ref text, "nameEn" text, "nameJp" text, type text, number text, "fiscalMonth" text,
      "establishedOn" date, address text, place text)
    on conflict (organisation_id, ref) do update set name_en = excluded.name_en, name_jp = excluded.name_jp, type = excluded.type, number = excluded.number,
      fiscal_month = excluded.fiscal_month, established_on = excluded.established_on, address = excluded.address, source_id = excluded.source_id,
      place = excluded.place, version = c.version + 1, updated_at = now()
    where (c.name_en, c.name_jp, c.type, c.number, c.fiscal_month, c.established_on, c.address)
      is distinct from (excluded.name_en, excluded.name_jp, excluded.type, excluded.number, excluded.fiscal_month, excluded.established_on, excluded.address)`.execute(
    db,
  );
  return countsOf(rows.length, numAffectedRows, 0n);
}

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
  comment: string | null;
  place: string;
};

/** Who approves the file: the author of what it brings. */
export type InstructionAuthor = { id: string; name: string; organisationId: string };

/** New instructions are preliminary. One that is preliminary still is changed by a later file; one that is final is not, nor one of another mandate. */
export async function keepInstructions(
  db: Db,
  { organisationId, sourceId, author, at, rows }: Recorded<InstructionKept> & { author: InstructionAuthor; at: string },
): Promise<Counts> {
  const { rows: kept } = await sql<{ id: string; isNew: boolean }>`
    insert into instruction as i (organisation_id, ref, entity_id, category, type, from_name, to_name, trustee, trustee_ref, security_name, trade_date,
      settlement_date, currency, amount, rate, comment, source_id, place, created_by, created_by_name, created_in, updated_by, updated_by_name)
    select ${organisationId}, t.ref, t."entityId", t.category, t.type, t."fromName", t."toName", t.trustee, t."trusteeRef", t."securityName", t."tradeDate",
      t."settlementDate", t.currency, t.amount, t.rate, t.comment, ${sourceId}, t.place, ${author.id}, ${author.name}, ${author.organisationId}, ${author.id}, ${author.name}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(ref text, "entityId" uuid, category text, type text, "fromName" text, "toName" text, trustee text,
      "trusteeRef" text, "securityName" text, "tradeDate" date, "settlementDate" date, currency text, amount numeric, rate numeric, comment text, place text)
    on conflict (organisation_id, ref) do update set entity_id = excluded.entity_id, category = excluded.category, type = excluded.type,
      from_name = excluded.from_name, to_name = excluded.to_name, trustee = excluded.trustee, trustee_ref = excluded.trustee_ref,
      security_name = excluded.security_name, trade_date = excluded.trade_date, settlement_date = excluded.settlement_date, currency = excluded.currency,
      amount = excluded.amount, rate = excluded.rate, comment = excluded.comment, source_id = excluded.source_id, place = excluded.place,
      updated_by = excluded.updated_by, updated_by_name = excluded.updated_by_name, updated_at = now(), version = i.version + 1
    where i.status = 'preliminary' and i.entity_id = excluded.entity_id
    returning i.id, (i.xmax = 0) as "isNew"`.execute(db);
  const added = kept.filter(({ isNew }) => isNew).map(({ id }) => id);
  await sql`
    insert into instruction_audit (organisation_id, instruction_id, action, new_status, user_id, user_name, user_organisation_id, at)
    select ${organisationId}, id, 'create', 'preliminary', ${author.id}, ${author.name}, ${author.organisationId}, ${at}
    from unnest(${added}::uuid[]) as id`.execute(db);
  return countsOf(rows.length, BigInt(kept.length), 0n);
}

function countsOf(rows: number, added: bigint | undefined, closed: bigint | undefined): Counts {
  const recorded = Number(added ?? 0n);
  return { recorded, unchanged: rows - recorded, superseded: Number(closed ?? 0n) };
}
