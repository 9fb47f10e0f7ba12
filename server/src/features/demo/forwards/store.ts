import { sql } from 'kysely';
import type { Db } from '#platform/db';

/** Whether an owner's rolls have been inserted; forwards created from instructions do not count. */
export async function hasForwards(db: Db, ownerId: string): Promise<boolean> {
  const { rows } = await sql`select from fx_forward where organisation_id = ${ownerId} and instruction_id is null limit 1`.execute(db);
  return rows.length > 0;
}

export type Instructed = { entityId: string; currency: string; amount: string };

/** The amount sold forward through instructions and open on a day, by mandate and currency. */
export async function findInstructed(db: Db, ownerId: string, day: string): Promise<Instructed[]> {
  const { rows } = await sql<Instructed>`
    select entity_id as "entityId", currency, sum(case side when 'sell' then amount else -amount end)::text as amount from fx_forward
    where organisation_id = ${ownerId} and instruction_id is not null and status = 'final' and trade_date <= ${day} and maturity_date > ${day}
    group by 1, 2`.execute(db);
  return rows;
}

export async function findForwardOf(db: Db, instructionId: string): Promise<{ id: string; version: number } | undefined> {
  const { rows } = await sql<{ id: string; version: number }>`
    select id, version from fx_forward where instruction_id = ${instructionId}`.execute(db);
  return rows[0];
}
