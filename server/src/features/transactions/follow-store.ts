import type { Instructed, Leg } from '@hakaru/contract/transactions';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

export async function findInstructed(db: Db, ownerId: string, ids: readonly string[]): Promise<(Instructed & { id: string })[]> {
  const { rows } = await sql<Instructed & { id: string }>`
    select i.id, i.entity_id as "entityId", i.type, i.currency, i.amount::text as amount, i.side, i.counter_currency as "counterCurrency",
      i.rate::text as rate, i.from_entity_id as "fromEntityId", i.to_entity_id as "toEntityId", i.status in ('final', 'cancelled') as "isClosing",
      f.realised::text as realised
    from instruction i left join fx_forward f on (f.organisation_id, f.instruction_id) = (i.organisation_id, i.id)
    where i.organisation_id = ${ownerId} and i.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

export type FollowingLeg = Leg & { instructionId: string };

/** Deletes the legs that an edit removed. The difference of a set-off is not among them, and stays. */
export async function dropLegs(db: Db, ownerId: string, ids: readonly string[], legs: readonly FollowingLeg[]): Promise<void> {
  await sql`
    delete from transaction t where t.organisation_id = ${ownerId} and t.instruction_id = any(${ids}::uuid[]) and t.leg <= 2
      and not exists (select from jsonb_to_recordset(${JSON.stringify(legs)}::jsonb) as l("instructionId" uuid, leg integer)
        where (l."instructionId", l.leg) = (t.instruction_id, t.leg))`.execute(db);
}

export async function keepLegs(db: Db, ownerId: string, legs: readonly FollowingLeg[]): Promise<void> {
  await sql`
    insert into transaction as t (organisation_id, mandate_id, entity_id, instruction_id, leg, type, status, trustee_ref, security_name, trade_date,
      settlement_date, currency, amount, cash, fx_rate, realized_gain_loss, comment, created_by, created_by_name, created_in, created_at, updated_by,
      updated_by_name, updated_at)
    select i.organisation_id, l."mandateId", l."entityId", i.id, l.leg, i.type, i.status, i.trustee_ref, i.security_name, i.trade_date, i.settlement_date,
      l.currency, l.amount, l.cash, l."fxRate", l."realizedGainLoss", i.comment, i.created_by, i.created_by_name, i.created_in, i.created_at, i.updated_by, i.updated_by_name, i.updated_at
    from jsonb_to_recordset(${JSON.stringify(legs)}::jsonb) as l("instructionId" uuid, leg integer, "mandateId" uuid, "entityId" uuid, currency text,
      amount numeric, cash numeric, "fxRate" numeric, "realizedGainLoss" numeric)
    join instruction i on i.organisation_id = ${ownerId} and i.id = l."instructionId"
    on conflict (organisation_id, instruction_id, leg) do update set mandate_id = excluded.mandate_id, entity_id = excluded.entity_id, type = excluded.type,
      status = excluded.status, trustee_ref = excluded.trustee_ref, security_name = excluded.security_name, trade_date = excluded.trade_date,
      settlement_date = excluded.settlement_date, currency = excluded.currency, amount = excluded.amount, cash = excluded.cash, fx_rate = excluded.fx_rate,
      realized_gain_loss = excluded.realized_gain_loss,
      comment = excluded.comment, updated_by = excluded.updated_by, updated_by_name = excluded.updated_by_name, updated_at = excluded.updated_at,
      version = t.version + 1`.execute(db);
}
