import { DEFAULT_LINKING, type LinkingMethod } from '@hakaru/contract/attribution';
import { shownTermNames } from '@hakaru/contract/mandate-terms';
import { sql } from 'kysely';
import { asKnown } from '#platform/as-known';
import type { Db } from '#platform/db';
import { termsAsNamed } from '#platform/mandate-term-columns';
import type { BookClass, BookEntity, BookMandate, Dated, MandateTerms, PolicyVersion } from './book';
import type { AssetKey } from './store';

/** The asset, and the moment as known at which it is read (null: now). */
export type StructureOf = AssetKey & { known: string | null };

export type EntityRow = Omit<
  BookEntity,
  'name' | 'parentId' | 'parents' | 'childIds' | 'children' | 'classId' | 'mandate' | 'benchmarks' | 'parts' | 'rebalance' | 'spreadPercent'
> & {
  nameEn: string;
  nameJp: string;
};

export async function findEntities(db: Db, of: StructureOf): Promise<EntityRow[]> {
  const { rows } = await sql<EntityRow>`
    with ${asKnown(of, ['entity'])}
    select e.id, e.ref, e.kind, e.type, e.name_en as "nameEn", e.name_jp as "nameJp", e.short_name as "shortName", e.currency
    from known_entity e where e.asset_id = ${of.id} and e.type <> 'portfolioCompany' order by e.position, e.ref`.execute(db);
  return rows;
}

/**
 * Entities listed by id, so that each table's primary key is used. As joins, the planner may scan one table for every row of the other while
 * statistics do not yet reflect a large asset.
 */
export type Within = StructureOf & { entityIds: string };

const isWithin = (column: string, { entityIds }: Within) => sql`${sql.ref(column)} = any(${entityIds}::uuid[])`;

export type MandateRow = Omit<BookMandate, 'terms' | 'manager' | 'trustee'> & MandateTerms & { entityId: string };

/** Mandates with the terms they opened with. */
export async function findMandates(db: Db, of: Within): Promise<MandateRow[]> {
  const { rows } = await sql<MandateRow>`
    with ${asKnown(of, ['mandate'])}
    select d.entity_id as "entityId", ${termsAsNamed('d', shownTermNames)}, d.is_private as "isPrivate",
           d.opened_date as "fromDay", d.fiscal_year_start as "fiscalYearStart", d.flow_timing as "flowTiming", d.fee_bps::text as "feeBps"
    from known_mandate d where ${isWithin('d.entity_id', of)}`.execute(db);
  return rows;
}

/** Later terms, oldest first. */
export async function findLaterTerms(db: Db, of: Within): Promise<(MandateTerms & { entityId: string })[]> {
  const { rows } = await sql<MandateTerms & { entityId: string }>`
    with ${asKnown(of, ['mandate_term'])}
    select t.entity_id as "entityId", t.from_day as "fromDay", t.fiscal_year_start as "fiscalYearStart", t.flow_timing as "flowTiming",
           t.fee_bps::text as "feeBps"
    from known_mandate_term t where ${isWithin('t.entity_id', of)} order by t.from_day`.execute(db);
  return rows;
}

export type PartyRow = { entityId: string; role: 'manager' | 'trustee'; nameEn: string; nameJp: string };

/** The present manager and trustee of each mandate. */
export async function findParties(db: Db, of: Within): Promise<PartyRow[]> {
  const { rows } = await sql<PartyRow>`
    with ${asKnown(of, ['party'])}
    select distinct on (p.entity_id, p.role) p.entity_id as "entityId", p.role, p.name_en as "nameEn", p.name_jp as "nameJp"
    from known_party p where p.role in ('manager', 'trustee') and ${isWithin('p.entity_id', of)}
    order by p.entity_id, p.role, p.from_day desc`.execute(db);
  return rows;
}

export type BenchmarkRow = { entityId: string; rebalance: string; spreadPercent: string };

export async function findBenchmarks(db: Db, of: Within): Promise<BenchmarkRow[]> {
  const { rows } = await sql<BenchmarkRow>`
    with ${asKnown(of, ['benchmark'])}
    select b.entity_id as "entityId", b.rebalance, b.spread_percent::text as "spreadPercent"
    from known_benchmark b where ${isWithin('b.entity_id', of)}`.execute(db);
  return rows;
}

export type LinkRow = Dated<{ childId: string; parentId: string }>;

/** Every link of the asset's tree, including ended ones, because each month is added up by the links of that month. */
export async function findLinks(db: Db, of: Within): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    with ${asKnown(of, ['entity_link'])}
    select l.child_id as "childId", l.parent_id as "parentId", l.from_day as "fromDay", l.to_day as "toDay"
    from known_entity_link l where ${isWithin('l.child_id', of)} order by l.from_day`.execute(db);
  return rows;
}

/** The class of each mandate by its newest link. */
export async function findMembers(db: Db, of: StructureOf): Promise<{ entityId: string; classId: string }[]> {
  const { rows } = await sql<{ entityId: string; classId: string }>`
    with ${asKnown(of, ['category', 'category_member'])}
    select distinct on (m.entity_id) m.entity_id as "entityId", m.category_id as "classId"
    from known_category_member m join known_category c on c.id = m.category_id
    where c.asset_id = ${of.id} and c.axis = 'class' and c.kind = 'portfolio' order by m.entity_id, m.category_id`.execute(db);
  return rows;
}

export type AssignmentRow = { entityId: string; benchmarkId: string; fromDay: string; toDay: string | null };

export async function findAssignments(db: Db, of: Within): Promise<AssignmentRow[]> {
  const { rows } = await sql<AssignmentRow>`
    with ${asKnown(of, ['benchmark_assignment'])}
    select a.entity_id as "entityId", a.benchmark_id as "benchmarkId", a.from_day as "fromDay", a.to_day as "toDay"
    from known_benchmark_assignment a where ${isWithin('a.entity_id', of)} order by a.from_day, a.benchmark_id`.execute(db);
  return rows;
}

export type PartRow = { benchmarkId: string; fromDay: string; componentId: string; weightPercent: string };

export async function findParts(db: Db, of: Within): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    with ${asKnown(of, ['benchmark_part'])}
    select p.benchmark_id as "benchmarkId", p.from_day as "fromDay", p.component_id as "componentId", p.weight_percent::text as "weightPercent"
    from known_benchmark_part p where ${isWithin('p.benchmark_id', of)} order by p.from_day`.execute(db);
  return rows;
}

export async function findClasses(db: Db, of: StructureOf): Promise<BookClass[]> {
  const { rows } = await sql<Omit<BookClass, 'name'> & { nameEn: string; nameJp: string }>`
    with ${asKnown(of, ['category'])}
    select id, ref, name_en as "nameEn", name_jp as "nameJp", colour, position, entity_id as "entityId"
    from known_category where asset_id = ${of.id} and axis = 'class' and kind = 'portfolio' order by position`.execute(db);
  return rows.map(({ nameEn, nameJp, ...row }) => ({ ...row, name: { en: nameEn, jp: nameJp } }));
}

export async function findPolicies(db: Db, of: StructureOf): Promise<PolicyVersion[]> {
  type Row = { fromDay: string; weights: { categoryId: string; weightPercent: string; bandPercent: string }[] };
  const { rows } = await sql<Row>`
    with ${asKnown(of, ['policy_weight'])}
    select from_day as "fromDay",
           json_agg(json_build_object('categoryId', category_id, 'weightPercent', weight_percent::text, 'bandPercent', band_percent::text) order by category_id) as weights
    from known_policy_weight where asset_id = ${of.id} group by from_day order by from_day`.execute(db);
  return rows.map(({ fromDay, weights }) => ({
    fromDay,
    weights: new Map(weights.map(({ categoryId, ...weight }) => [categoryId, weight])),
  }));
}

export async function findAssumedRates(db: Db, of: StructureOf): Promise<{ fromDay: string; ratePercent: string }[]> {
  const { rows } = await sql<{ fromDay: string; ratePercent: string }>`
    with ${asKnown(of, ['assumed_rate'])}
    select from_day as "fromDay", rate_percent::text as "ratePercent" from known_assumed_rate where asset_id = ${of.id} order by from_day`.execute(
    db,
  );
  return rows;
}

/** The owner's linking method for attribution over several months; Cariño unless they chose another. */
export async function findLinking(db: Db, of: StructureOf): Promise<LinkingMethod> {
  const { rows } = await sql<{ linking: LinkingMethod }>`
    with ${asKnown(of, ['attribution_setting'])} select linking from known_attribution_setting`.execute(db);
  return rows[0]?.linking ?? DEFAULT_LINKING;
}
