import { sql } from 'kysely';
import type { Db } from '#platform/db';

/** Existing objects by the names used in the workbook. `fields` are the columns of its sheet, as text. */
export type Present = { id: string; version: number; fields: Readonly<Record<string, string | null>> };
export type PresentClass = Present & { entityId: string | null; isArchived: boolean };
export type Place = { organisationId: string; assetId: string | null };

type Fields = { id: string; version: number } & Record<string, string | number | null>;

const asPresent = ({ id, version, ...fields }: Fields): Present => ({
  id,
  version,
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value === null ? null : String(value)])),
});

const MEASURED = sql`left join lateral (
  select b.ref as benchmark, a.from_day::text as "benchmarkFrom" from benchmark_assignment a
  join entity b on (b.organisation_id, b.id) = (a.organisation_id, a.benchmark_id)
  where (a.organisation_id, a.entity_id) = (e.organisation_id, e.id) order by a.from_day desc limit 1) m on true`;

export async function findBenchmarks(db: Db, { organisationId, assetId }: Place): Promise<Present[]> {
  const { rows } = await sql<Fields>`
    select e.id, e.version, e.ref, e.name_en as name, e.name_jp as "nameJp", e.type, b.rebalance, trim_scale(b.spread_percent)::text as "spreadPercent"
    from entity e join benchmark b on (b.organisation_id, b.entity_id) = (e.organisation_id, e.id)
    where e.organisation_id = ${organisationId} and e.asset_id = ${assetId} and e.kind = 'benchmark' order by e.position, e.ref`.execute(
    db,
  );
  return rows.map(asPresent);
}

export type PresentPart = { benchmark: string; fromDay: string; part: string; percent: string };

export async function findParts(db: Db, { organisationId, assetId }: Place): Promise<PresentPart[]> {
  const { rows } = await sql<PresentPart>`
    select e.ref as benchmark, p.from_day::text as "fromDay", c.ref as part, trim_scale(p.weight_percent)::text as percent
    from benchmark_part p join entity e on (e.organisation_id, e.id) = (p.organisation_id, p.benchmark_id)
    join entity c on (c.organisation_id, c.id) = (p.organisation_id, p.component_id)
    where p.organisation_id = ${organisationId} and e.asset_id = ${assetId} order by e.position, e.ref, p.from_day, c.ref`.execute(db);
  return rows;
}

export async function findClasses(db: Db, { organisationId, assetId }: Place): Promise<PresentClass[]> {
  const { rows } = await sql<Fields & { entityId: string | null; isArchived: boolean }>`
    select c.id, c.version, c.entity_id as "entityId", c.kind = 'archived' as "isArchived", c.ref, c.name_en as name, c.name_jp as "nameJp",
      c.colour, m.benchmark, m."benchmarkFrom"
    from category c left join entity e on (e.organisation_id, e.id) = (c.organisation_id, c.entity_id) ${MEASURED}
    where c.organisation_id = ${organisationId} and c.asset_id = ${assetId} and c.axis = 'class' and coalesce(c.former_kind, c.kind) = 'portfolio'
    order by c.position, c.ref`.execute(db);
  return rows.map(({ entityId, isArchived, ...row }) => ({ ...asPresent(row as Fields), entityId, isArchived })); // the other columns
}

export type PresentShare = { fromDay: string; class: string; percent: string; band: string };

export async function findPolicy(db: Db, { organisationId, assetId }: Place): Promise<PresentShare[]> {
  const { rows } = await sql<PresentShare>`
    select w.from_day::text as "fromDay", c.ref as class, trim_scale(w.weight_percent)::text as percent, trim_scale(w.band_percent)::text as band
    from policy_weight w join category c on (c.organisation_id, c.id) = (w.organisation_id, w.category_id)
    where w.organisation_id = ${organisationId} and w.asset_id = ${assetId} order by w.from_day, c.position, c.ref`.execute(db);
  return rows;
}

export async function findMandates(db: Db, { organisationId, assetId }: Place): Promise<Present[]> {
  const { rows } = await sql<Fields>`
    select e.id, e.version, e.ref, e.name_en as name, e.name_jp as "nameJp", e.short_name as "shortName",
      (select c.ref from category_member g join category c on (c.organisation_id, c.id) = (g.organisation_id, g.category_id)
       where (g.organisation_id, g.entity_id) = (e.organisation_id, e.id) and c.axis = 'class' and c.kind = 'portfolio' limit 1) as class,
      case when e.type = 'subMandate' then (select p.ref from entity_link l join entity p on (p.organisation_id, p.id) = (l.organisation_id, l.parent_id)
       where (l.organisation_id, l.child_id) = (e.organisation_id, e.id) order by l.from_day desc limit 1) end as parent,
      e.currency, d.opened_date::text as "openedDate", d.performance_inception_date::text as "performanceInceptionDate",
      d.reporting_start_date::text as "reportingStartDate", d.style, d.custodian_code as "custodianCode",
      terms.fiscal_year_start, terms.rate_method as "rateMethod", terms.flow_timing as "flowTiming", trim_scale(terms.fee_bps)::text as "feeBps",
      m.benchmark, m."benchmarkFrom"
    from entity e join mandate d on (d.organisation_id, d.entity_id) = (e.organisation_id, e.id)
    cross join lateral (
      select null::date as from_day, d.fiscal_year_start, d.rate_method, d.flow_timing, d.fee_bps
      union all select t.from_day, t.fiscal_year_start, t.rate_method, t.flow_timing, t.fee_bps from mandate_term t
      where (t.organisation_id, t.entity_id) = (e.organisation_id, e.id)
      order by from_day desc nulls last limit 1) terms
    ${MEASURED}
    where e.organisation_id = ${organisationId} and e.asset_id = ${assetId} order by e.type, e.position, e.ref`.execute(db);
  return rows.map(asPresent);
}

export type PresentParty = Present & { mandateId: string; organisationId: string | null };

export async function findParties(db: Db, { organisationId, assetId }: Place): Promise<PresentParty[]> {
  const { rows } = await sql<Fields & { mandateId: string; partyOrganisationId: string | null }>`
    select p.id, p.version, p.entity_id as "mandateId", p.party_organisation_id as "partyOrganisationId", e.ref as mandate, p.role, p.name_en as name,
      p.name_jp as "nameJp", p.from_day::text as "fromDay", p.to_day::text as "toDay",
      case when p.party_organisation_id is null then 'no' else 'yes' end as "hasAccess"
    from party p join entity e on (e.organisation_id, e.id) = (p.organisation_id, p.entity_id)
    join mandate d on (d.organisation_id, d.entity_id) = (e.organisation_id, e.id)
    where p.organisation_id = ${organisationId} and e.asset_id = ${assetId} order by e.position, e.ref, p.role, p.from_day`.execute(db);
  return rows.map(({ mandateId, partyOrganisationId, ...row }) => ({
    ...asPresent(row as Fields), // the other columns
    mandateId,
    organisationId: partyOrganisationId,
  }));
}

export async function findCounterparties(db: Db, organisationId: string): Promise<Present[]> {
  const { rows } = await sql<Fields>`
    select id, version, name_en as name, name_jp as "nameJp", type, country, rating, limit_jpy::text as "limitJpy"
    from counterparty where organisation_id = ${organisationId} order by name_en`.execute(db);
  return rows.map(asPresent);
}

export async function findUsers(db: Db, organisationId: string): Promise<Present[]> {
  const { rows } = await sql<Fields>`
    select id, version, email, name, role, coalesce(preferences ->> 'language', 'en') as language, title, phone_number
    from app_user where organisation_id = ${organisationId} and disabled_at is null order by email`.execute(db);
  return rows.map(asPresent);
}
