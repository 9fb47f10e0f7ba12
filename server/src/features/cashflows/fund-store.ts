import type { FlowSide, FlowType } from '@hakaru/contract/private-assets';
import { sql } from 'kysely';
import type { CashGrant } from '#features/transactions/public';
import type { Db } from '#platform/db';

export type FundRow = {
  id: string;
  ref: string;
  name: string;
  nameJp: string;
  currency: string;
  mandateId: string;
  mandateRef: string;
  mandateName: string;
  mandateNameJp: string;
  clientName: string;
  clientNameJp: string;
  assetId: string;
};

/** One owner's private funds that a grant covers, by asset or by the mandate above the fund. */
export async function findFunds(db: Db, { ownerId, grants }: { ownerId: string; grants: readonly CashGrant[] }): Promise<FundRow[]> {
  const { rows } = await sql<FundRow>`
    select f.id, f.ref, f.name_en as name, f.name_jp as "nameJp", f.currency, e.id as "mandateId", e.ref as "mandateRef", e.name_en as "mandateName",
      e.name_jp as "mandateNameJp", o.name_en as "clientName", o.name_jp as "clientNameJp", e.asset_id as "assetId"
    from entity f join lateral (select l.parent_id from entity_link l where (l.organisation_id, l.child_id) = (f.organisation_id, f.id)
      order by l.from_day desc limit 1) l on true
    join entity e on (e.organisation_id, e.id) = (f.organisation_id, l.parent_id) join organisation o on o.id = f.organisation_id
    where f.organisation_id = ${ownerId} and e.type = 'mandate'
      and exists (select from cashflow c where (c.organisation_id, c.entity_id) = (f.organisation_id, f.id) and c.superseded_at is null)
      and exists (select from jsonb_to_recordset(${JSON.stringify(grants)}::jsonb) as g("assetId" uuid, "entityId" uuid, part text)
        where g."assetId" = e.asset_id and (g."entityId" is null or g."entityId" = e.id) and g.part <> 'trustee')
    order by e.position, f.position, f.ref`.execute(db);
  return rows;
}

export type FundFlowRow = {
  id: string;
  asOf: string;
  notice: string;
  side: FlowSide;
  type: FlowType;
  amount: string;
  fxRate: string | null;
  recordedAt: Date;
  /** True when reported; false when announced by an approved notice whose instruction is still a draft. */
  isFinal: boolean;
  instructionId: string | null;
};
export type Promised = { asOf: string; amount: string };
export type Valued = { asOf: string; nav: string };

/**
 * A fund's reported flows, those announced by approved notices, its commitments and its valuations, oldest first; of several valuations of a
 * day the best.
 */
export async function findFundFacts(db: Db, ownerId: string, fundId: string) {
  const flows = await sql<FundFlowRow>`
    select * from (
    select f.id::text as id, f.as_of as "asOf", f.notice, f.side, f.type, f.amount::text as amount, f.fx_rate::text as "fxRate",
      f.recorded_at as "recordedAt", true as "isFinal", n.instruction_id as "instructionId"
    from cashflow f left join fund_notice n on (n.organisation_id, n.source_id) = (f.organisation_id, f.source_id)
    where f.organisation_id = ${ownerId} and f.entity_id = ${fundId} and f.superseded_at is null
    union all
    select n.id || '-' || p.type, i.settlement_date, n.notice, n.side, p.type, p.amount::text, null, n.approved_at, false, n.instruction_id
    from fund_notice n join fund_notice_part p on (p.organisation_id, p.notice_id) = (n.organisation_id, n.id)
    join instruction i on (i.organisation_id, i.id) = (n.organisation_id, n.instruction_id)
    where n.organisation_id = ${ownerId} and n.fund_id = ${fundId} and n.ended_at is null and i.status = 'preliminary') flow
    order by "asOf", "isFinal" desc, length(id), id`.execute(db);
  const commitments = await sql<Promised>`
    select as_of as "asOf", amount::text as amount from commitment
    where organisation_id = ${ownerId} and entity_id = ${fundId} and superseded_at is null order by as_of`.execute(db);
  const valuations = await sql<Valued>`
    select distinct on (as_of) as_of as "asOf", nav::text as nav from valuation
    where organisation_id = ${ownerId} and entity_id = ${fundId} and superseded_at is null
    order by as_of, array_position(array['audited', 'valuated', 'estimated'], quality)`.execute(db);
  return { flows: flows.rows, commitments: commitments.rows, valuations: valuations.rows };
}

export type NoticeDay = { fundId: string; day: string; side: FlowSide; amount: string };

/** Calls and distributions of funds within a range, summed per day, as known at a moment (null: now). */
export async function findNoticeDays(
  db: Db,
  { ownerId, fundIds }: { ownerId: string; fundIds: readonly string[] },
  { from, to, known }: { from: string; to: string; known: string | null },
): Promise<NoticeDay[]> {
  const isCurrent =
    known === null ? sql`superseded_at is null` : sql`recorded_at <= ${known} and (superseded_at is null or superseded_at > ${known})`;
  const { rows } = await sql<NoticeDay>`
    select entity_id as "fundId", as_of as day, side, sum(amount)::text as amount from cashflow
    where organisation_id = ${ownerId} and entity_id = any(${[...fundIds]}::uuid[]) and as_of between ${from}::date and ${to}::date and ${isCurrent}
    group by 1, 2, 3 having sum(amount) <> 0 order by 2, 1, 3`.execute(db);
  return rows;
}
