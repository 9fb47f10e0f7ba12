import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type Rules = {
  fiscalYearStart: number;
  rateMethod: string;
  amountUnit: string;
  timeZone: string;
  secondPerson: boolean;
  importSecondPerson: boolean;
  instructionSecondPerson: boolean;
};

export async function readRules(db: Db, organisationId: string): Promise<Rules> {
  const { rows } = await sql<Rules>`
    select o.fiscal_year_start as "fiscalYearStart", o.rate_method as "rateMethod", o.amount_unit as "amountUnit", o.time_zone as "timeZone",
      coalesce(m.second_person, false) as "secondPerson", coalesce(m.import_second_person, false) as "importSecondPerson",
      coalesce(m.instruction_second_person, false) as "instructionSecondPerson"
    from organisation o left join month_setting m on m.organisation_id = o.id where o.id = ${organisationId}`.execute(db);
  const [rules] = rows;
  if (!rules) throw new Error('the organisation was found before');
  return rules;
}

/** One portfolio of an organisation; every query filters by both. */
export type Place = { organisationId: string; assetId: string };

export type ClassRow = {
  ref: string;
  kind: string;
  axis: string;
  nameEn: string;
  nameJp: string;
  colour: number;
  /** The benchmark in force for the class as a whole, by its code. */
  benchmark: string | null;
};

/** Classes and groups in use, in their order. Groups of clients hold other parties and are left out. */
export async function findClasses(db: Db, { organisationId, assetId }: Place): Promise<ClassRow[]> {
  const { rows } = await sql<ClassRow>`
    select c.ref, c.kind, c.axis, c.name_en as "nameEn", c.name_jp as "nameJp", c.colour,
      (select b.ref from benchmark_assignment a join entity b on (b.organisation_id, b.id) = (a.organisation_id, a.benchmark_id)
        where (a.organisation_id, a.entity_id) = (c.organisation_id, c.entity_id) and a.to_day is null
        order by a.from_day desc limit 1) as benchmark
    from category c where c.organisation_id = ${organisationId} and c.asset_id = ${assetId} and c.kind in ('portfolio', 'benchmark', 'fund')
    order by c.kind desc, c.axis, c.position, c.ref`.execute(db);
  return rows;
}

/** The benchmark in force for the portfolio's total, by its code. */
export async function findTotalBenchmark(db: Db, { organisationId, assetId }: Place): Promise<string | null> {
  const { rows } = await sql<{ ref: string }>`
    select b.ref from entity e join benchmark_assignment a on (a.organisation_id, a.entity_id) = (e.organisation_id, e.id)
    join entity b on (b.organisation_id, b.id) = (a.organisation_id, a.benchmark_id)
    where e.organisation_id = ${organisationId} and e.asset_id = ${assetId} and e.type = 'total' and a.to_day is null
    order by a.from_day desc limit 1`.execute(db);
  return rows[0]?.ref ?? null;
}

export type BenchmarkRow = {
  ref: string;
  nameEn: string;
  nameJp: string;
  type: string;
  rebalance: string;
  spreadPercent: string;
  parts: { ref: string; percent: string }[];
};

/** All benchmarks of a portfolio, with the newest version of their components. */
export async function findBenchmarks(db: Db, { organisationId, assetId }: Place): Promise<BenchmarkRow[]> {
  const { rows } = await sql<BenchmarkRow>`
    select e.ref, e.name_en as "nameEn", e.name_jp as "nameJp", e.type, b.rebalance, b.spread_percent::text as "spreadPercent",
      coalesce((select json_agg(json_build_object('ref', c.ref, 'percent', p.weight_percent::text) order by c.ref)
        from benchmark_part p join entity c on (c.organisation_id, c.id) = (p.organisation_id, p.component_id)
        where (p.organisation_id, p.benchmark_id) = (e.organisation_id, e.id)
          and p.from_day = (select max(l.from_day) from benchmark_part l where (l.organisation_id, l.benchmark_id) = (e.organisation_id, e.id))
      ), '[]') as parts
    from entity e join benchmark b on (b.organisation_id, b.entity_id) = (e.organisation_id, e.id)
    where e.organisation_id = ${organisationId} and e.asset_id = ${assetId} and e.kind = 'benchmark' order by e.position, e.ref`.execute(
    db,
  );
  return rows;
}

export type PolicyRow = { ref: string; percent: string; band: string };

/** The newest policy. */
export async function findPolicy(db: Db, { organisationId, assetId }: Place): Promise<PolicyRow[]> {
  const { rows } = await sql<PolicyRow>`
    select c.ref, w.weight_percent::text as percent, w.band_percent::text as band
    from policy_weight w join category c on (c.organisation_id, c.id) = (w.organisation_id, w.category_id)
    where w.organisation_id = ${organisationId} and w.asset_id = ${assetId}
      and w.from_day = (select max(l.from_day) from policy_weight l where l.organisation_id = ${organisationId} and l.asset_id = ${assetId})
    order by c.position, c.ref`.execute(db);
  return rows;
}

export type PackageRow = {
  id: string;
  parentId: string | null;
  kind: string;
  type: string;
  name: string;
  nameJp: string | null;
  description: string | null;
  datasets: string[] | null;
  frequency: string | null;
  deadlineDays: number | null;
};

export async function findPackages(db: Db, organisationId: string): Promise<PackageRow[]> {
  const { rows } = await sql<PackageRow>`
    select id, parent_id as "parentId", kind, type, name, name_jp as "nameJp", description, datasets, frequency, deadline_days as "deadlineDays"
    from package where organisation_id = ${organisationId} order by name, id`.execute(db);
  return rows;
}

export type Limits = {
  checks: { code: string; value: string }[];
  reconciliation: { percent: string; amount: string } | null;
  linking: string | null;
};

/** What the organisation set for itself as a whole; limits of single mandates stay with them. */
export async function readLimits(db: Db, organisationId: string): Promise<Limits> {
  const { rows } = await sql<Limits>`
    select
      coalesce((select json_agg(json_build_object('code', t.code, 'value', t.value::text) order by t.code)
        from import_tolerance t where t.organisation_id = ${organisationId} and t.entity_id is null), '[]') as checks,
      (select json_build_object('percent', r.percent::text, 'amount', r.amount::text)
        from reconciliation_tolerance r where r.organisation_id = ${organisationId}) as reconciliation,
      (select a.linking from attribution_setting a where a.organisation_id = ${organisationId}) as linking`.execute(db);
  return rows[0] ?? { checks: [], reconciliation: null, linking: null };
}

export type ViewRow = { screen: string; name: string; content: unknown };

export async function findTeamViews(db: Db, organisationId: string): Promise<ViewRow[]> {
  const { rows } = await sql<ViewRow>`
    select screen, name, content from team_view where organisation_id = ${organisationId} order by screen, name`.execute(db);
  return rows;
}
