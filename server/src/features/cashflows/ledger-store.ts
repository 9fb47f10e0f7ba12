import { addDays } from '@hakaru/engine/calendar/day';
import { sql } from 'kysely';
import { transactionColumns, transactionTables, type CashGrant, type TransactionRow } from '#features/transactions/public';
import type { Db } from '#platform/db';

export type AccountRow = { mandateId: string; assetId: string; ref: string; name: string; nameJp: string };
type AccountsWanted = { ownerId: string; grants: readonly CashGrant[]; mandateId: string | null };

/** The mandates of one owner that a grant covers: all of them, or the one asked for. */
export async function findAccounts(db: Db, { ownerId, grants, mandateId }: AccountsWanted): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select e.id as "mandateId", e.asset_id as "assetId", e.ref, e.name_en as name, e.name_jp as "nameJp" from entity e
    where e.organisation_id = ${ownerId} and e.type = 'mandate' and (${mandateId}::uuid is null or e.id = ${mandateId}::uuid)
      and exists (select from jsonb_to_recordset(${JSON.stringify(grants)}::jsonb) as g("assetId" uuid, "entityId" uuid)
        where g."assetId" = e.asset_id and (g."entityId" is null or g."entityId" = e.id))
    order by e.position, e.ref`.execute(db);
  return rows;
}

/** The currencies that ever moved on these mandates. */
export async function findCurrencies(db: Db, ownerId: string, mandateIds: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ mandateId: string; currencies: string[] }>`
    select m.id as "mandateId", (select coalesce(array_agg(c.currency order by c.currency), '{}') from (
      with recursive step as (
        (select t.currency from transaction t where (t.organisation_id, t.mandate_id) = (${ownerId}::uuid, m.id) order by t.currency limit 1)
        union all
        select (select t.currency from transaction t where (t.organisation_id, t.mandate_id) = (${ownerId}::uuid, m.id) and t.currency > step.currency
          order by t.currency limit 1) from step where step.currency is not null)
      select currency from step where currency is not null) c) as currencies
    from unnest(${[...mandateIds]}::uuid[]) m(id)`.execute(db);
  return new Map(rows.map(({ mandateId, currencies }) => [mandateId, currencies]));
}

/** The rows of some accounts in one currency: all of them, or those within the days of a grant. */
export type Ledger = {
  ownerId: string;
  currency: string;
  whole: readonly string[];
  within: readonly { mandateId: string; fromDay: string | null; toDay: string | null; isTrustee: boolean }[];
};

/** Filters to flows that count: not cancelled, and not a forward that was set off or split, whose difference or parts are rows of their own. */
export function counted({ ownerId, currency, whole, within }: Ledger) {
  const some = sql`exists (select from jsonb_to_recordset(${JSON.stringify(within)}::jsonb)
      as w("mandateId" uuid, "fromDay" date, "toDay" date, "isTrustee" boolean)
    where w."mandateId" = t.mandate_id and (w."fromDay" is null or t.settlement_date >= w."fromDay") and (w."toDay" is null or t.trade_date <= w."toDay")
      and (not w."isTrustee" or t.status = 'final'))`;
  const all = sql`t.mandate_id = any(${whole}::uuid[])`;
  return sql`t.organisation_id = ${ownerId} and t.currency = ${currency} and t.status in ('preliminary', 'final') and t.cash <> 0
    and ${within.length === 0 ? all : sql`(${all} or ${some})`}`;
}

/** The type by which a flow is forecast: both legs of a spot deal count as a currency deal, although their types are buy and sell. */
export const FORECAST_TYPE = sql`case when t.type in ('buy', 'sell') and exists (select from instruction i
    where (i.organisation_id, i.id) = (t.organisation_id, t.instruction_id) and i.counter_currency is not null) then 'fxForward' else t.type end`;

export type Sums = { balance: string; forecast: string; count: number };
const NOTHING: Sums = { balance: '0', forecast: '0', count: 0 };

/** Everything that moved before a day: monthly sums for whole months, single flows for the day's own month. */
function movedBefore(ledger: Ledger, day: string) {
  const flows = (from: string | null) => sql`
    select coalesce(sum(t.cash) filter (where t.status = 'final'), 0) as final, coalesce(sum(t.cash), 0) as forecast, count(*) as flows
    from transaction t where ${counted(ledger)} and t.settlement_date < ${day}::date
      and (${from}::date is null or t.settlement_date >= ${from}::date)`;
  const { ownerId, currency, whole, within } = ledger;
  // The monthly sums cover every flow, so a reader who may see only some flows gets those added up one by one.
  const parts =
    within.length > 0
      ? flows(null)
      : sql`${flows(`${day.slice(0, 7)}-01`)} union all
    select coalesce(sum(s.final), 0), coalesce(sum(s.forecast), 0), coalesce(sum(s.flows), 0) from cash_sum s
    where s.organisation_id = ${ownerId} and s.mandate_id = any(${whole}::uuid[]) and s.currency = ${currency}
      and s.month < ${`${day.slice(0, 7)}-01`}::date`; // cast to date: a comparison with a timestamp would not use the index
  return sql`select sum(final)::text as balance, sum(forecast)::text as forecast, sum(flows)::int as flows from (${parts}) part`;
}

export async function sumBefore(db: Db, ledger: Ledger, day: string): Promise<Sums> {
  const { rows } = await sql<Sums>`select balance, forecast, flows as count from (${movedBefore(ledger, day)}) before`.execute(db);
  return rows[0] ?? NOTHING;
}

/** What moved before a range and the number of flows within it, in one query. */
export async function sumBeforeRange(db: Db, ledger: Ledger, { from, to }: Range): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select before.balance, before.forecast, through.flows - before.flows as count
    from (${movedBefore(ledger, from)}) before, (${movedBefore(ledger, addDays(to, 1))}) through`.execute(db);
  return rows[0] ?? NOTHING;
}

export type Range = { from: string; to: string };
const within = ({ from, to }: Range) => sql`t.settlement_date between ${from}::date and ${to}::date`;

/** The sum of the range's rows before the current page. */
export async function sumSkipped(db: Db, ledger: Ledger, range: Range, offset: number): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select coalesce(sum(t.cash) filter (where t.status = 'final'), 0)::text as balance, coalesce(sum(t.cash), 0)::text as forecast, count(*)::int as count
    from (select t.cash, t.status from transaction t where ${counted(ledger)} and ${within(range)}
      order by t.settlement_date, t.id limit ${offset}) t`.execute(db);
  return rows[0] ?? NOTHING;
}

export type RowsWanted = { grants: readonly CashGrant[]; range: Range; limit: number; offset: number };

/** Selects the page from the ledger first, and joins names for its rows only. */
export async function findRows(db: Db, ledger: Ledger, { grants, range, limit, offset }: RowsWanted): Promise<TransactionRow[]> {
  const { rows } = await sql<TransactionRow>`
    with page as materialized (select t.* from transaction t where ${counted(ledger)} and ${within(range)}
      order by t.settlement_date, t.id limit ${limit} offset ${offset})
    select ${transactionColumns} ${transactionTables(grants, sql`page t`)}
    order by t.settlement_date, t.id`.execute(db);
  return rows;
}

export type SourceSum = { type: string; status: string; inflow: string; outflow: string; count: number };

/** The components of a balance on a day: sums by type, final and expected apart. */
export async function sumsByType(db: Db, ledger: Ledger, day: string): Promise<SourceSum[]> {
  const { rows } = await sql<SourceSum>`
    select t.type, t.status, coalesce(sum(t.cash) filter (where t.cash > 0), 0)::text as inflow,
      coalesce(sum(t.cash) filter (where t.cash < 0), 0)::text as outflow, count(*)::int as count
    from transaction t where ${counted(ledger)} and t.settlement_date <= ${day}::date group by 1, 2 order by 2, 1`.execute(db);
  return rows;
}
