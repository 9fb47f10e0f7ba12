import { sql } from 'kysely';
import type { Db } from '#platform/db';

/** Whether an owner's rolls are there; what follows an instruction came with it. */
export async function hasForwards(db: Db, ownerId: string): Promise<boolean> {
  const { rows } = await sql`select from fx_forward where organisation_id = ${ownerId} and instruction_id is null limit 1`.execute(db);
  return rows.length > 0;
}

export type Instructed = { entityId: string; currency: string; amount: string };

/** What instructions have sold forward of each currency and is open on a day. */
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
