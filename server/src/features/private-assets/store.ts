import type { FlowSide, FlowType, ReportedQuality } from '@hakaru/contract/private-assets';
import { sql } from 'kysely';
import { withOverrides } from '#features/facts/public';
import type { FactStory } from '#features/books/public';
import type { Db } from '#platform/db';

export type CommitmentRow = { id: string; entityId: string; asOf: string; amount: string };
export type FlowRow = {
  id: string;
  entityId: string;
  asOf: string;
  side: FlowSide;
  type: FlowType;
  amount: string;
  amountBase: string | null;
  notice: string;
  fxRate: string | null;
};
export type ValuationRow = {
  id: string;
  entityId: string;
  asOf: string;
  quality: ReportedQuality;
  nav: string;
  accruedCarry: string | null;
};
export type RateRow = { id: string; base: string; asOf: string; mid: string };
export type CompanyRow = { fundId: string; ref: string; investedDate: string | null; realizedDate: string | null };

export type FundsWanted = { ownerId: string; entityIds: readonly string[]; known: string | null };

/** All facts about some funds as known at a moment (null: now), oldest first. */
export async function findFundFacts(db: Db, { ownerId, entityIds, known }: FundsWanted) {
  const ids = [...entityIds];
  const commitments = await sql<CommitmentRow>`
    select f.id::text as id, f.entity_id as "entityId", f.as_of as "asOf", f.amount::text as amount from commitment f
    where f.organisation_id = ${ownerId} and f.entity_id = any(${ids}::uuid[]) and ${knownAt(known)} order by f.as_of`.execute(db);
  const flows = await sql<FlowRow>`
    select f.id::text as id, f.entity_id as "entityId", f.as_of as "asOf", f.side, f.type, f.amount::text as amount, f.amount_base::text as "amountBase",
      f.notice, f.fx_rate::text as "fxRate"
    from cashflow f
    where f.organisation_id = ${ownerId} and f.entity_id = any(${ids}::uuid[]) and ${knownAt(known)} order by f.as_of, f.id`.execute(db);
  const valuations = await sql<ValuationRow>`
    select f.id::text as id, f.entity_id as "entityId", f.as_of as "asOf", f.quality, f.nav::text as nav, f.accrued_carry::text as "accruedCarry"
    from valuation f
    where f.organisation_id = ${ownerId} and f.entity_id = any(${ids}::uuid[]) and ${knownAt(known)} order by f.as_of`.execute(db);
  return { commitments: commitments.rows, flows: flows.rows, valuations: valuations.rows };
}

export type EarlierValuation = { asOf: string; quality: ReportedQuality; nav: string; recordedAt: Date; supersededAt: Date };

/** Earlier values of a fund's restated valuations as known at a moment (null: now), oldest first. */
export async function findEarlierValuations(
  db: Db,
  { ownerId, fundId, known }: { ownerId: string; fundId: string; known: string | null },
): Promise<EarlierValuation[]> {
  const { rows } = await sql<EarlierValuation>`
    select f.as_of as "asOf", f.quality, f.nav::text as nav, f.recorded_at as "recordedAt", f.superseded_at as "supersededAt" from valuation f
    where f.organisation_id = ${ownerId} and f.entity_id = ${fundId} and f.superseded_at is not null
      and ${known === null ? sql`true` : sql`f.superseded_at <= ${known}`}
    order by f.as_of, f.recorded_at`.execute(db);
  return rows;
}

export type RatesWanted = { ownerId: string; currencies: readonly string[]; quote: string; days: readonly string[]; known: string | null };

/** The London fixing of each currency on each day, or the last one before it. */
export async function findRates(db: Db, { ownerId, currencies, quote, days, known }: RatesWanted): Promise<RateRow[]> {
  const { rows } = await sql<RateRow>`
    select distinct f.id::text as id, f.base, f.as_of as "asOf", f.mid::text as mid
    from unnest(${[...currencies]}::text[]) currency cross join unnest(${[...days]}::date[]) day
    cross join lateral (select * from fx_rate f where f.organisation_id = ${ownerId} and f.base = currency and f.quote = ${quote}
      and f.method = 'WMR' and f.tenor = 'spot' and f.as_of <= day and ${knownAt(known)} order by f.as_of desc limit 1) f`.execute(db);
  return rows;
}

/** The companies each fund holds or has sold. */
export async function findCompanies(db: Db, ownerId: string, fundIds: readonly string[]): Promise<CompanyRow[]> {
  const { rows } = await sql<CompanyRow>`
    select l.parent_id as "fundId", e.ref, c.invested_date as "investedDate", c.realized_date as "realizedDate"
    from company c join entity e on (e.organisation_id, e.id) = (c.organisation_id, c.entity_id)
    join entity_link l on (l.organisation_id, l.child_id) = (c.organisation_id, c.entity_id)
    where c.organisation_id = ${ownerId} and l.parent_id = any(${[...fundIds]}::uuid[]) order by c.invested_date nulls first, e.ref`.execute(
    db,
  );
  return rows;
}

/** The tables of fund facts, with the column of the value and the columns that identify a fact. */
const KINDS = {
  commitment: { table: 'commitment', value: 'amount', measure: sql`'commitment'::text`, same: ['entity_id', 'as_of'] },
  cashflow: { table: 'cashflow', value: 'amount', measure: sql`f.type`, same: ['entity_id', 'as_of', 'notice', 'side', 'type'] },
  cashflowInBase: { table: 'cashflow', value: 'amount_base', measure: sql`f.type`, same: ['entity_id', 'as_of', 'notice', 'side', 'type'] },
  valuation: { table: 'valuation', value: 'nav', measure: sql`'nav'::text`, same: ['entity_id', 'as_of', 'quality'] },
  carry: { table: 'valuation', value: 'accrued_carry', measure: sql`'accruedCarry'::text`, same: ['entity_id', 'as_of', 'quality'] },
  rate: { table: 'fx_rate', value: 'mid', measure: sql`'fxMid'::text`, same: ['base', 'quote', 'method', 'tenor', 'as_of'] },
} as const;
export type FundFactKind = keyof typeof KINDS;
/** Values beside the main one of their row, with a cell of their own. */
const SECOND: ReadonlySet<FundFactKind> = new Set<FundFactKind>(['cashflowInBase', 'carry']);
export const fundFactKinds = Object.keys(KINDS) as FundFactKind[]; // keys of the table above

/** Facts of one kind with all their versions, oldest first. The measure of a flow is its type; a rate belongs to no entity. */
export async function findFundStories(
  db: Db,
  { ownerId, kind, ids }: { ownerId: string; kind: FundFactKind; ids: readonly string[] },
): Promise<FactStory[]> {
  const { table: name, value, measure, same } = KINDS[kind];
  const table = sql.table(name);
  const keys = (of: string) => sql.join([sql.ref(`${of}.organisation_id`), ...same.map(field => sql.ref(`${of}.${field}`))]);
  const isRate = kind === 'rate';
  const quality = name === 'valuation' ? sql`f.quality` : sql`'valuated'::text`;
  const { rows } = await sql<FactStory>`
    select f.id::text as id, ${isRate ? sql`${ownerId}::uuid` : sql`f.entity_id`} as "entityId", ${measure} as measure, f.as_of::text as "asOf",
           ${sql.ref(`f.${value}`)}::text as value, ${isRate ? sql`f.base || '/' || f.quote` : sql`null`} as currency, ${quality} as quality,
           ${SECOND.has(kind) ? sql`cell_of(f.place, f.cells, ${value})` : sql`f.place`} as place, f.recorded_at as "recordedAt", f.superseded_at as "supersededAt", s.kind as "sourceKind", s.label_en as "sourceEn",
           s.label_jp as "sourceJp", coalesce(p.name, i.user_name) as person, coalesce(a.name, i.approved_by_name) as "approvedBy", s.import_id as "importId", s.document_id as "documentId"
    from ${table} f
    join source s on (s.organisation_id, s.id) = (f.organisation_id, f.source_id)
    left join app_user p on (p.organisation_id, p.id) = (s.organisation_id, s.person_id)
    left join app_user a on (a.organisation_id, a.id) = (s.organisation_id, s.approved_by)
    left join import i on (i.organisation_id, i.id) = (s.import_organisation_id, s.import_id)
    where ${sql.ref(`f.${value}`)} is not null
      and (${keys('f')}) in (select ${keys('o')} from ${table} o where o.organisation_id = ${ownerId} and o.id = any(${[...ids]}::bigint[]))
    order by f.as_of, f.recorded_at, f.id`.execute(db);
  return await withOverrides(db, rows);
}

function knownAt(known: string | null) {
  return known === null
    ? sql`f.superseded_at is null`
    : sql`f.recorded_at <= ${known} and (f.superseded_at is null or f.superseded_at > ${known})`;
}
