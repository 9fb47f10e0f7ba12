import type { FxForwardTab } from '@hakaru/contract/fx-forwards';
import type { InstructionPart, InstructionStatus } from '@hakaru/contract/instructions';
import { sql } from 'kysely';
import type { InstructionGrant as CashGrant } from '#features/instructions/public';
import type { Db } from '#platform/db';

export type ForwardRow = {
  id: string;
  ownerId: string;
  assetId: string;
  clientName: string;
  clientNameJp: string;
  entityId: string;
  entityRef: string;
  entityName: string;
  entityNameJp: string;
  ref: string;
  instructionId: string | null;
  instructionVersion: number | null;
  counterpartyId: string | null;
  counterpartyName: string | null;
  counterpartyNameJp: string | null;
  originId: string | null;
  originRef: string | null;
  type: string;
  status: InstructionStatus;
  tradeDate: string;
  settlementDate: string;
  maturityDate: string;
  side: 'buy' | 'sell';
  currency: string;
  counterCurrency: string;
  amount: string;
  forwardRate: string;
  transactionFee: string | null;
  jpyAmount: string | null;
  realised: string | null;
  comment: string | null;
  createdBy: string | null;
  createdByName: string | null;
  createdAt: Date;
  updatedBy: string | null;
  updatedByName: string | null;
  updatedAt: Date;
  version: number;
  /** The parts in which the sender may act on it today. */
  parts: InstructionPart[] | null;
};

const COLUMNS = sql`f.id, f.organisation_id as "ownerId", e.asset_id as "assetId", o.name_en as "clientName", o.name_jp as "clientNameJp",
  e.id as "entityId", e.ref as "entityRef", e.name_en as "entityName", e.name_jp as "entityNameJp", f.ref, f.instruction_id as "instructionId",
  i.version as "instructionVersion", f.counterparty_id as "counterpartyId", c.name_en as "counterpartyName", c.name_jp as "counterpartyNameJp",
  f.origin_id as "originId", b.ref as "originRef", f.type, f.status, f.trade_date as "tradeDate", f.settlement_date as "settlementDate",
  f.maturity_date as "maturityDate", f.side, f.currency, f.counter_currency as "counterCurrency", f.amount::text as amount,
  f.forward_rate::text as "forwardRate", f.transaction_fee::text as "transactionFee", f.jpy_amount::text as "jpyAmount", f.realised::text as realised,
  f.comment, f.created_by as "createdBy", f.created_by_name as "createdByName", f.created_at as "createdAt", f.updated_by as "updatedBy",
  f.updated_by_name as "updatedByName", f.updated_at as "updatedAt", f.version, g.parts`;

/** Rows covered by a grant: its asset or mandate, within its days. A trust bank sees neither drafts nor discarded forwards. */
const tables = (grants: readonly CashGrant[]) => sql`
  from fx_forward f join entity e on (e.organisation_id, e.id) = (f.organisation_id, f.entity_id) join organisation o on o.id = f.organisation_id
  left join instruction i on (i.organisation_id, i.id) = (f.organisation_id, f.instruction_id)
  left join counterparty c on (c.organisation_id, c.id) = (f.organisation_id, f.counterparty_id)
  left join fx_forward b on (b.organisation_id, b.id) = (f.organisation_id, f.origin_id)
  cross join lateral (select array_agg(distinct g.part) filter (where g."isActive") as parts, count(*) as reasons
    from jsonb_to_recordset(${JSON.stringify(grants)}::jsonb) as g("assetId" uuid, "entityId" uuid, part text, "fromDay" date, "toDay" date, "isActive" boolean)
    where g."assetId" = e.asset_id and (g."entityId" is null or g."entityId" = e.id)
      and (g."fromDay" is null or f.maturity_date >= g."fromDay") and (g."toDay" is null or f.trade_date <= g."toDay")
      and (g.part <> 'trustee' or f.status not in ('preliminary', 'invalid'))) g`;

export type Reading = { ownerId: string; grants: readonly CashGrant[]; today: string };
export type Filter = { tab: FxForwardTab | null; entityId: string | null; counterpartyId: string | null; search: string };

/** The tab that lists a forward on a day. */
const tabOn = (today: string) => sql`case when f.status = 'preliminary' then 'preliminary'
  when f.status <> 'final' or f.type = 'fxForward setoff' then 'closed' when f.maturity_date > ${today}::date then 'open' else 'matured' end`;

function wanted({ ownerId, today }: Reading, { tab, entityId, counterpartyId, search }: Filter) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`where f.organisation_id = ${ownerId} and g.reasons > 0 and (${tab}::text is null or ${tabOn(today)} = ${tab})
    and (${entityId}::uuid is null or e.id = ${entityId}) and (${counterpartyId}::uuid is null or f.counterparty_id = ${counterpartyId})
    and (f.ref ilike ${pattern} or f.currency ilike ${pattern} or e.ref ilike ${pattern} or e.name_en ilike ${pattern} or e.name_jp ilike ${pattern}
      or c.name_en ilike ${pattern} or c.name_jp ilike ${pattern})`;
}

export const isSoonestFirst = (tab: FxForwardTab | null): boolean => tab === 'open' || tab === 'preliminary';

type Part = { limit: number; offset: number };

export async function findForwards(db: Db, reading: Reading, filter: Filter, { limit, offset }: Part): Promise<ForwardRow[]> {
  const order = isSoonestFirst(filter.tab) ? sql`f.maturity_date, f.ref` : sql`f.maturity_date desc, f.ref`;
  const { rows } = await sql<ForwardRow>`
    select ${COLUMNS} ${tables(reading.grants)} ${wanted(reading, filter)} order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Forwards in force that mature within a range. */
export async function findMaturing(
  db: Db,
  { ownerId, grants }: Reading,
  { from, to }: { from: string; to: string },
): Promise<ForwardRow[]> {
  const { rows } = await sql<ForwardRow>`
    select ${COLUMNS} ${tables(grants)} where f.organisation_id = ${ownerId} and g.reasons > 0 and f.status = 'final' and f.type <> 'fxForward setoff'
      and f.maturity_date between ${from}::date and ${to}::date order by f.maturity_date, f.ref`.execute(db);
  return rows;
}

export type TabCount = { tab: FxForwardTab; total: number };

export async function countByTab(db: Db, reading: Reading, filter: Filter): Promise<TabCount[]> {
  const { rows } = await sql<TabCount>`
    select ${tabOn(reading.today)} as tab, count(*)::int as total ${tables(reading.grants)} ${wanted(reading, { ...filter, tab: null })} group by 1`.execute(
    db,
  );
  return rows;
}

export async function findForward(db: Db, { ownerId, grants }: Omit<Reading, 'today'>, id: string): Promise<ForwardRow | undefined> {
  const { rows } = await sql<ForwardRow>`
    select ${COLUMNS} ${tables(grants)} where f.organisation_id = ${ownerId} and f.id = ${id} and g.reasons > 0`.execute(db);
  return rows[0];
}

/** All forwards linked with one, in both directions: its origin, its set-off, its parts and its rolls. */
export async function findChain(db: Db, { ownerId, grants }: Omit<Reading, 'today'>, id: string): Promise<ForwardRow[]> {
  const { rows } = await sql<ForwardRow>`
    with recursive linked(id) as (
      select f.id from fx_forward f where f.organisation_id = ${ownerId} and f.id = ${id}
      union select case when n.id = l.id then n.origin_id else n.id end from linked l join fx_forward n on n.organisation_id = ${ownerId}
        and n.origin_id is not null and l.id in (n.id, n.origin_id))
    select ${COLUMNS} ${tables(grants)} where f.organisation_id = ${ownerId} and g.reasons > 0 and f.id in (select id from linked)
    order by f.trade_date, f.maturity_date, f.ref`.execute(db);
  return rows;
}

export type TrailRow = { action: string; oldStatus: string | null; newStatus: string; userName: string; at: Date };

/** The history of a forward: its own moves, or those of its instruction. */
export async function findTrail(
  db: Db,
  { ownerId, id, instructionId }: Pick<ForwardRow, 'ownerId' | 'id' | 'instructionId'>,
): Promise<TrailRow[]> {
  const { rows } = await sql<TrailRow>`
    select action, old_status as "oldStatus", new_status as "newStatus", user_name as "userName", at from instruction_audit
    where organisation_id = ${ownerId} and instruction_id = ${instructionId}::uuid
    union all
    select split_part(action, '.', 2), before->>'status', after->>'status', after->>'by', at from audit
    where organisation_id = ${ownerId} and subject = 'fxForward' and subject_id = ${id} and ${instructionId}::uuid is null
    order by at`.execute(db);
  return rows;
}
