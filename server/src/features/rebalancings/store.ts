import type { RebalancingTarget } from '@hakaru/contract/rebalancings';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type TradeRow = {
  classId: string;
  entityId: string | null;
  move: string | null;
  amount: string;
  costBps: string;
  cost: string;
  reason: string | null;
  instructionId: string | null;
  instructionRef: string | null;
};
export type Rebalancing = {
  id: string;
  assetId: string;
  name: string;
  asOf: string;
  target: RebalancingTarget;
  cashEntityId: string;
  keepCash: string;
  minimumTrade: string;
  currency: string;
  cashHeld: string;
  cashAfter: string;
  userName: string;
  createdAt: Date;
  version: number;
  draftedAt: Date | null;
  draftedBy: string | null;
  trades: TradeRow[];
};
type Asked = { organisationId: string; assetId?: string | null; id?: string | null };

/** The proposals of an asset, or one of them, newest first. */
export async function findRebalancings(db: Db, { organisationId, assetId = null, id = null }: Asked): Promise<Rebalancing[]> {
  const { rows } = await sql<Rebalancing>`
    select r.id, r.asset_id as "assetId", r.name, r.as_of as "asOf", r.target, r.cash_entity_id as "cashEntityId", r.keep_cash::text as "keepCash",
      r.minimum_trade::text as "minimumTrade", r.currency, r.cash_held::text as "cashHeld", r.cash_after::text as "cashAfter", r.user_name as "userName",
      r.created_at as "createdAt", r.version, r.drafted_at as "draftedAt", r.drafted_by as "draftedBy",
      (select coalesce(jsonb_agg(jsonb_build_object('classId', t.class_entity_id, 'entityId', t.entity_id, 'move', t.move::text, 'amount', t.amount::text,
         'costBps', t.cost_bps::text, 'cost', t.cost::text, 'reason', t.reason, 'instructionId', t.instruction_id, 'instructionRef', i.ref) order by t.position), '[]')
       from rebalancing_trade t left join instruction i on (i.organisation_id, i.id) = (t.organisation_id, t.instruction_id)
       where t.organisation_id = r.organisation_id and t.rebalancing_id = r.id) as trades
    from rebalancing r
    where r.organisation_id = ${organisationId} and (${assetId}::uuid is null or r.asset_id = ${assetId}::uuid) and (${id}::uuid is null or r.id = ${id}::uuid)
    order by r.created_at desc, r.id`.execute(db);
  return rows;
}

export async function lockRebalancings(db: Db, organisationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`rebalancings ${organisationId}`}, 0))`.execute(db);
}

export async function countRebalancings(db: Db, organisationId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from rebalancing where organisation_id = ${organisationId}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

type Added = Omit<Rebalancing, 'id' | 'version' | 'draftedAt' | 'draftedBy' | 'trades'> & {
  trades: readonly Omit<TradeRow, 'instructionId' | 'instructionRef'>[];
};

export async function insertRebalancing(db: Db, organisationId: string, given: Added): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into rebalancing (organisation_id, asset_id, name, as_of, target, cash_entity_id, keep_cash, minimum_trade, currency, cash_held, cash_after, user_name, created_at)
    values (${organisationId}, ${given.assetId}, ${given.name}, ${given.asOf}, ${given.target}, ${given.cashEntityId}, ${given.keepCash}::numeric,
      ${given.minimumTrade}::numeric, ${given.currency}, ${given.cashHeld}::numeric, ${given.cashAfter}::numeric, ${given.userName}, ${given.createdAt}) returning id`.execute(
    db,
  );
  const id = rows[0]?.id ?? '';
  await sql`
    insert into rebalancing_trade (organisation_id, rebalancing_id, position, class_entity_id, entity_id, move, amount, cost_bps, cost, reason)
    select ${organisationId}, ${id}, position, (trade->>'classId')::uuid, (trade->>'entityId')::uuid, (trade->>'move')::numeric, (trade->>'amount')::numeric,
      (trade->>'costBps')::numeric, (trade->>'cost')::numeric, trade->>'reason'
    from jsonb_array_elements(${JSON.stringify(given.trades)}::jsonb) with ordinality as given(trade, position)`.execute(db);
  return id;
}

type Drafted = { organisationId: string; id: string; version: number; at: Date; by: string };

/** False when another change came first, or instructions were drafted before. */
export async function markDrafted(db: Db, { organisationId, id, version, at, by }: Drafted): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update rebalancing set drafted_at = ${at}, drafted_by = ${by}, version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and version = ${version} and drafted_at is null`.execute(db);
  return numAffectedRows === 1n;
}

export async function setInstruction(
  db: Db,
  { organisationId, id, classId, instructionId }: { organisationId: string; id: string; classId: string; instructionId: string },
): Promise<void> {
  await sql`
    update rebalancing_trade set instruction_id = ${instructionId}
    where organisation_id = ${organisationId} and rebalancing_id = ${id} and class_entity_id = ${classId}`.execute(db);
}

/** A proposal that became instructions cannot be deleted, because they refer to it. */
export async function deleteRebalancing(
  db: Db,
  { organisationId, id, version }: { organisationId: string; id: string; version: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from rebalancing where organisation_id = ${organisationId} and id = ${id} and version = ${version} and drafted_at is null`.execute(
    db,
  );
  return numAffectedRows === 1n;
}
