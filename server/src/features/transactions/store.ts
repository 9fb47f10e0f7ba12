import type { InstructionPart } from '@hakaru/contract/instructions';
import type { TransactionStatus } from '@hakaru/contract/transactions';
import { sql } from 'kysely';
import type { Db } from '#platform/db';
import type { CashGrant } from './grants';
import { isOpenTo, reachedBy } from './reach-store';

export type TransactionRow = {
  id: string;
  ownerId: string;
  assetId: string;
  managerName: string | null;
  managerNameJp: string | null;
  clientName: string;
  clientNameJp: string;
  mandateId: string;
  mandateRef: string;
  mandateName: string;
  mandateNameJp: string;
  trustee: string | null;
  trusteeJp: string | null;
  trusteeRef: string | null;
  entityId: string | null;
  entityRef: string | null;
  entityName: string | null;
  entityNameJp: string | null;
  entityType: string | null;
  securityName: string | null;
  instructionId: string | null;
  forwardId: string | null;
  /** Whether it follows a forward or an instruction, even one the user cannot open. */
  isFollowing: boolean;
  instructionNumber: string | null;
  currency: string;
  code: string | null;
  tradeDate: string;
  settlementDate: string;
  unit: string | null;
  price: string | null;
  /** Whether it is a purchase or sale of a currency. */
  isSpot: boolean;
  fxRate: string | null;
  amount: string;
  cash: string;
  fee: string | null;
  realizedGainLoss: string | null;
  unrealizedGainLoss: string | null;
  status: TransactionStatus;
  type: string;
  comment: string | null;
  createdByName: string | null;
  createdAt: Date;
  updatedByName: string | null;
  updatedAt: Date;
  version: number;
  /** The user's roles for the transaction today. */
  parts: InstructionPart[] | null;
};

export const COLUMNS = sql`
  t.id, t.organisation_id as "ownerId", e.asset_id as "assetId", m.name_en as "managerName", m.name_jp as "managerNameJp", o.name_en as "clientName",
  o.name_jp as "clientNameJp", e.id as "mandateId", e.ref as "mandateRef", e.name_en as "mandateName", e.name_jp as "mandateNameJp", p.name_en as trustee,
  p.name_jp as "trusteeJp", t.trustee_ref as "trusteeRef", c.id as "entityId", c.ref as "entityRef", c.name_en as "entityName", c.name_jp as "entityNameJp",
  c.type as "entityType", (t.type in ('buy', 'sell') and (c.type = 'fx' or i.counter_currency is not null)) is true as "isSpot", t.security_name as "securityName", i.id as "instructionId",
  coalesce(t.forward_id, (select w.id from fx_forward w where (w.organisation_id, w.instruction_id) = (i.organisation_id, i.id))) as "forwardId", coalesce(t.instruction_id, t.forward_id) is not null as "isFollowing",
  coalesce(i.fiscal_year || '-' || lpad(i.number::text, 4, '0'), i.ref) as "instructionNumber", t.currency, t.code, t.trade_date as "tradeDate",
  t.settlement_date as "settlementDate", t.unit::text as unit, t.price::text as price, t.fx_rate::text as "fxRate", t.amount::text as amount,
  t.cash::text as cash, t.fee::text as fee, t.realized_gain_loss::text as "realizedGainLoss", t.unrealized_gain_loss::text as "unrealizedGainLoss", t.status,
  t.type, t.comment, t.created_by_name as "createdByName", t.created_at as "createdAt", t.updated_by_name as "updatedByName", t.updated_at as "updatedAt",
  t.version, g.parts`;

const partyOf = (roles: readonly string[]) => sql`(select name_en, name_jp from party
  where (organisation_id, entity_id) = (t.organisation_id, t.mandate_id) and role = any(${roles}::text[]) and from_day <= t.trade_date
    and (to_day is null or to_day >= t.trade_date) order by role desc, from_day desc limit 1)`;

/** A subquery for each instruction's mandate: as a join, the planner read every mandate for every row. */
const ofOpenMandate = (grants: readonly CashGrant[]) => sql`(select ${isOpenTo(grants, 'x')} from entity x
  where (x.organisation_id, x.id) = (i.organisation_id, i.entity_id))`;

/**
 * The account's rows with their owners. The instruction on another mandate is shown only to users who may see that mandate, too. `chosen`
 * comes first if few rows were selected before, because the planner keeps the order of so many joins.
 */
export const tables = (grants: readonly CashGrant[], chosen = sql`transaction t`) => sql`
  from ${chosen} join entity e on (e.organisation_id, e.id) = (t.organisation_id, t.mandate_id) join organisation o on o.id = t.organisation_id
  ${reachedBy(grants, 't', 'e')} left join lateral ${partyOf(['manager'])} m on true left join lateral ${partyOf(['trustee', 'masterTrustee'])} p on true
  left join entity c on (c.organisation_id, c.id) = (t.organisation_id, t.entity_id) and ${isOpenTo(grants, 'c')}
  left join instruction i on (i.organisation_id, i.id) = (t.organisation_id, t.instruction_id) and ${ofOpenMandate(grants)}`;

export type Filter = { mandateId: string | null; instructionId: string | null; search: string; type: string | null; status: string | null };
export type Reading = { ownerId: string; grants: readonly CashGrant[] };

function wanted({ ownerId }: Reading, { mandateId, instructionId, search, type, status }: Filter) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`where t.organisation_id = ${ownerId} and g.reasons > 0 and (${mandateId}::uuid is null or t.mandate_id = ${mandateId}::uuid)
    and (${instructionId}::uuid is null or i.id = ${instructionId}::uuid) and (${type}::text is null or t.type = ${type})
    and (${status}::text is null or t.status = ${status})
    and (${search} = '' or concat_ws(' ', t.code, t.trustee_ref, t.security_name, t.comment, e.ref, e.name_en, e.name_jp, i.ref,
      i.fiscal_year || '-' || lpad(i.number::text, 4, '0')) ilike ${pattern})`;
}

export async function findTransactions(db: Db, reading: Reading, filter: Filter, { limit, offset }: { limit: number; offset: number }) {
  const { rows } = await sql<TransactionRow>`
    select ${COLUMNS} ${tables(reading.grants)} ${wanted(reading, filter)}
    order by t.settlement_date desc, t.created_at desc, t.leg, t.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countTransactions(db: Db, reading: Reading, filter: Filter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total ${tables(reading.grants)} ${wanted(reading, filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

export async function findTransaction(db: Db, { ownerId, grants }: Reading, id: string): Promise<TransactionRow | undefined> {
  const { rows } = await sql<TransactionRow>`
    select ${COLUMNS} ${tables(grants)} where t.organisation_id = ${ownerId} and t.id = ${id} and g.reasons > 0`.execute(db);
  return rows[0];
}
