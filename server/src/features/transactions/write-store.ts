import type { TransactionInput, TransactionStatus } from '@hakaru/contract/transactions';
import { sql } from 'kysely';
import type { Db } from '#platform/db';
import type { CashGrant } from './grants';

export type Person = { id: string; name: string; organisationId: string };
export type Key = { ownerId: string; id: string };

export type MandateChoice = { id: string; ref: string; name: string; nameJp: string; clientName: string; clientNameJp: string };

/** The mandates of one owner that transactions can be entered for today. */
export async function findMandates(
  db: Db,
  { ownerId, grants, today }: { ownerId: string; grants: readonly CashGrant[]; today: string },
): Promise<MandateChoice[]> {
  const { rows } = await sql<MandateChoice>`
    select e.id, e.ref, e.name_en as name, e.name_jp as "nameJp", o.name_en as "clientName", o.name_jp as "clientNameJp"
    from entity e join mandate d on (d.organisation_id, d.entity_id) = (e.organisation_id, e.id) join organisation o on o.id = e.organisation_id
    where e.organisation_id = ${ownerId} and e.type = 'mandate' and (d.reporting_end_date is null or d.reporting_end_date >= ${today}::date)
      and exists (select from jsonb_to_recordset(${JSON.stringify(grants)}::jsonb) as g("assetId" uuid, "entityId" uuid)
        where g."assetId" = e.asset_id and (g."entityId" is null or g."entityId" = e.id))
    order by e.position, e.ref`.execute(db);
  return rows;
}

export type Written = { person: Person; at: Date; cash: string };

export async function insertTransaction(
  db: Db,
  { ownerId, person, at, cash }: Written & { ownerId: string },
  input: TransactionInput,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into transaction (organisation_id, mandate_id, type, code, trustee_ref, security_name, trade_date, settlement_date, currency, amount, cash, unit,
      price, fx_rate, fee, realized_gain_loss, unrealized_gain_loss, comment, created_by, created_by_name, created_in, created_at, updated_by,
      updated_by_name, updated_at)
    values (${ownerId}, ${input.mandateId}, ${input.type}, ${input.code}, ${input.trusteeRef}, ${input.securityName}, ${input.tradeDate},
      ${input.settlementDate}, ${input.currency}, ${input.amount}, ${cash}, ${input.unit}, ${input.price}, ${input.fxRate}, ${input.fee},
      ${input.realizedGainLoss}, ${input.unrealizedGainLoss}, ${input.comment}, ${person.id}, ${person.name}, ${person.organisationId}, ${at},
      ${person.id}, ${person.name}, ${at})
    returning id`.execute(db);
  return rows[0]?.id ?? '';
}

type Change = Key & { version: number; person: Person; at: Date };

export async function updateTransaction(
  db: Db,
  { ownerId, id, version, person, at, cash }: Change & { cash: string },
  input: TransactionInput,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update transaction set type = ${input.type}, code = ${input.code}, trustee_ref = ${input.trusteeRef}, security_name = ${input.securityName},
      trade_date = ${input.tradeDate}, settlement_date = ${input.settlementDate}, currency = ${input.currency}, amount = ${input.amount}, cash = ${cash},
      unit = ${input.unit}, price = ${input.price}, fx_rate = ${input.fxRate}, fee = ${input.fee}, realized_gain_loss = ${input.realizedGainLoss},
      unrealized_gain_loss = ${input.unrealizedGainLoss}, comment = ${input.comment}, updated_by = ${person.id}, updated_by_name = ${person.name},
      updated_at = ${at}, version = version + 1
    where organisation_id = ${ownerId} and id = ${id} and version = ${version} and status = 'preliminary' and instruction_id is null
      and forward_id is null`.execute(db);
  return numAffectedRows === 1n;
}

/** Compare and set: false when it was moved or changed since it was read. */
export async function moveTransaction(
  db: Db,
  { ownerId, id, version, person, at, from, to }: Change & { from: TransactionStatus; to: TransactionStatus },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update transaction set status = ${to}, updated_by = ${person.id}, updated_by_name = ${person.name}, updated_at = ${at}, version = version + 1
    where organisation_id = ${ownerId} and id = ${id} and version = ${version} and status = ${from} and instruction_id is null
      and forward_id is null`.execute(db);
  return numAffectedRows === 1n;
}

/** Whether the owner requires another person to finalise it: not one who entered or changed it, nor support. */
export async function needsSomebodyElse(
  db: Db,
  { ownerId, id }: Key,
  { personId, isSupport }: { personId: string; isSupport: boolean },
): Promise<boolean> {
  const { rows } = await sql<{ needed: boolean }>`
    select coalesce(m.instruction_second_person, false) and (${isSupport}::boolean or ${personId}::uuid in (t.created_by, t.updated_by)) as needed
    from transaction t left join month_setting m on m.organisation_id = t.organisation_id
    where t.organisation_id = ${ownerId} and t.id = ${id}`.execute(db);
  return rows[0]?.needed ?? false;
}
