import type { InstructionAction, InstructionInput, InstructionStatus, TrusteeAnswerInput } from '@hakaru/contract/instructions';
import { sql } from 'kysely';
import type { Db } from '#platform/db';
import type { CashGrant } from '#features/transactions/public';

/** A person and the organisation they act for, which need not be the owner. */
export type Person = { id: string; name: string; organisationId: string };
export type Key = { ownerId: string; id: string };

export type MandateChoice = {
  id: string;
  ref: string;
  name: string;
  nameJp: string;
  currency: string;
  clientName: string;
  clientNameJp: string;
  trustee: string | null;
  trusteeJp: string | null;
};

/** The mandates of one owner that instructions can be written for today. */
export async function findMandates(
  db: Db,
  { ownerId, grants, today }: { ownerId: string; grants: readonly CashGrant[]; today: string },
): Promise<MandateChoice[]> {
  const { rows } = await sql<MandateChoice>`
    select e.id, e.ref, e.name_en as name, e.name_jp as "nameJp", e.currency, o.name_en as "clientName", o.name_jp as "clientNameJp",
      p.name_en as trustee, p.name_jp as "trusteeJp"
    from entity e join mandate d on (d.organisation_id, d.entity_id) = (e.organisation_id, e.id) join organisation o on o.id = e.organisation_id
    left join lateral (select name_en, name_jp from party where (organisation_id, entity_id) = (e.organisation_id, e.id) and role in ('trustee', 'masterTrustee')
      and from_day <= ${today}::date and (to_day is null or to_day >= ${today}::date) order by role desc, from_day desc limit 1) p on true
    where e.organisation_id = ${ownerId} and e.type = 'mandate' and (d.reporting_end_date is null or d.reporting_end_date >= ${today}::date)
      and exists (select from jsonb_to_recordset(${JSON.stringify(grants)}::jsonb) as g("assetId" uuid, "entityId" uuid)
        where g."assetId" = e.asset_id and (g."entityId" is null or g."entityId" = e.id))
    order by e.position, e.ref`.execute(db);
  return rows;
}

/** `id` is given when a forward already refers to the instruction. */
type NewInstruction = { ownerId: string; ref: string; date: string; person: Person; at: Date; id?: string | null };

export async function insertInstruction(
  db: Db,
  { ownerId, ref, date, person, at, id = null }: NewInstruction,
  input: InstructionInput,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into instruction (organisation_id, id, ref, entity_id, category, type, from_name, to_name, from_entity_id, to_entity_id, payee_account, trustee_ref, security_name, instruction_date, trade_date,
      settlement_date, currency, amount, side, counter_currency, rate, comment, created_by, created_by_name, created_in, created_at, updated_by,
      updated_by_name, updated_at)
    values (${ownerId}, coalesce(${id}::uuid, gen_random_uuid()), ${ref}, ${input.entityId}, ${input.category}, ${input.type}, ${input.fromName}, ${input.toName}, ${input.fromEntityId}, ${input.toEntityId}, ${input.payeeAccount}, ${input.trusteeRef},
      ${input.securityName}, ${date}, ${input.tradeDate}, ${input.settlementDate}, ${input.currency}, ${input.amount}, ${input.side},
      ${input.counterCurrency}, ${input.rate}, ${input.comment}, ${person.id}, ${person.name}, ${person.organisationId}, ${at}, ${person.id},
      ${person.name}, ${at})
    returning id`.execute(db);
  return rows[0]?.id ?? '';
}

type Change = Key & { version: number; person: Person; at: Date };

/** The mandates the money comes from and goes to, as far as the user may see them. */
export type Ends = { fromEntityId: string | null; toEntityId: string | null };

/** An end that the writer cannot see is kept, although the input leaves it out. */
export async function updateInstruction(
  db: Db,
  { ownerId, id, version, person, at, seen }: Change & { seen: Ends },
  input: InstructionInput,
): Promise<boolean> {
  const end = (column: string, field: keyof Ends) =>
    input[field] === null && seen[field] === null ? sql.ref(column) : sql`${input[field]}::uuid`;
  const { numAffectedRows } = await sql`
    update instruction set category = ${input.category}, type = ${input.type}, from_name = ${input.fromName}, to_name = ${input.toName},
      from_entity_id = ${end('from_entity_id', 'fromEntityId')}, to_entity_id = ${end('to_entity_id', 'toEntityId')}, payee_account = ${input.payeeAccount},
      trustee_ref = ${input.trusteeRef}, security_name = ${input.securityName}, trade_date = ${input.tradeDate}, settlement_date = ${input.settlementDate},
      currency = ${input.currency}, amount = ${input.amount}, side = ${input.side}, counter_currency = ${input.counterCurrency}, rate = ${input.rate},
      comment = ${input.comment}, updated_by = ${person.id}, updated_by_name = ${person.name}, updated_at = ${at}, version = version + 1
    where organisation_id = ${ownerId} and id = ${id} and version = ${version} and status = 'preliminary'`.execute(db);
  return numAffectedRows === 1n;
}

export type Move = Change & { from: InstructionStatus; to: InstructionStatus; number: { fiscalYear: number; number: number } | null };

/** Compare and set: false when it was moved or changed since it was read. */
export async function moveInstruction(db: Db, { ownerId, id, version, person, at, from, to, number }: Move): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update instruction set status = ${to}, fiscal_year = coalesce(${number?.fiscalYear ?? null}::integer, fiscal_year),
      number = coalesce(${number?.number ?? null}::integer, number), updated_by = ${person.id}, updated_by_name = ${person.name}, updated_at = ${at},
      version = version + 1
    where organisation_id = ${ownerId} and id = ${id} and version = ${version} and status = ${from}`.execute(db);
  return numAffectedRows === 1n;
}

/** Locks the instructions until the end of the transaction, in the order of their ids to avoid deadlocks. */
export async function lockInstructions(db: Db, ownerId: string, ids: readonly string[]): Promise<void> {
  await sql`select id from instruction where organisation_id = ${ownerId} and id = any(${ids}::uuid[]) order by id for update`.execute(db);
}

export type FinalRow = {
  id: string;
  number: string;
  entityId: string;
  entityRef: string;
  createdBy: string | null;
  createdIn: string | null;
};

/** Instructions with a number, in the order of the numbers. */
export async function findFinal(db: Db, ownerId: string, ids: readonly string[]): Promise<FinalRow[]> {
  const { rows } = await sql<FinalRow>`
    select i.id, i.fiscal_year || '-' || lpad(i.number::text, 4, '0') as number, e.id as "entityId", e.ref as "entityRef", i.created_by as "createdBy",
      i.created_in as "createdIn"
    from instruction i join entity e on (e.organisation_id, e.id) = (i.organisation_id, i.entity_id)
    where i.organisation_id = ${ownerId} and i.id = any(${ids}::uuid[]) and i.number is not null order by i.fiscal_year, i.number`.execute(
    db,
  );
  return rows;
}

/** The mandate and asset of an instruction. */
export async function findSubject(db: Db, ownerId: string, id: string): Promise<{ entityId: string; assetId: string } | null> {
  const { rows } = await sql<{ entityId: string; assetId: string }>`
    select e.id as "entityId", e.asset_id as "assetId" from instruction i join entity e on (e.organisation_id, e.id) = (i.organisation_id, i.entity_id)
    where i.organisation_id = ${ownerId} and i.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

type Entry = Key & { action: InstructionAction; from: InstructionStatus | null; to: InstructionStatus; person: Person; at: Date };

export async function insertAudit(db: Db, { ownerId, id, action, from, to, person, at }: Entry): Promise<void> {
  await sql`
    insert into instruction_audit (organisation_id, instruction_id, action, old_status, new_status, user_id, user_name, user_organisation_id, at)
    values (${ownerId}, ${id}, ${action}, ${from}, ${to}, ${person.id}, ${person.name}, ${person.organisationId}, ${at})`.execute(db);
}

/** The next number of a series. A rolled-back transaction leaves no gap. */
export async function nextNumber(db: Db, ownerId: string, series: 'draft' | 'final', fiscalYear: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into instruction_counter as c (organisation_id, series, fiscal_year, last) values (${ownerId}, ${series}, ${fiscalYear}, 1)
    on conflict (organisation_id, series, fiscal_year) do update set last = c.last + 1 returning last`.execute(db);
  return rows[0]?.last ?? 1;
}

export type OwnerRules = { fiscalYearStart: number; timeZone: string; modules: string[]; needsSecondPerson: boolean };

export async function findRules(db: Db, ownerId: string): Promise<OwnerRules | undefined> {
  const { rows } = await sql<OwnerRules>`
    select o.fiscal_year_start as "fiscalYearStart", o.time_zone as "timeZone", o.modules, coalesce(m.instruction_second_person, false) as "needsSecondPerson"
    from organisation o left join month_setting m on m.organisation_id = o.id where o.id = ${ownerId}`.execute(db);
  return rows[0];
}

export type Answering = Key & { person: Person; bank: { en: string; jp: string }; at: Date };

export async function insertAnswer(db: Db, { ownerId, id, person, bank, at }: Answering, input: TrusteeAnswerInput): Promise<void> {
  await sql`
    insert into instruction_answer (organisation_id, instruction_id, answer, comment, reference, user_id, user_name, bank_id, bank_en, bank_jp, at)
    values (${ownerId}, ${id}, ${input.answer}, ${input.comment}, ${input.reference}, ${person.id}, ${person.name}, ${person.organisationId}, ${bank.en},
      ${bank.jp}, ${at})`.execute(db);
}
