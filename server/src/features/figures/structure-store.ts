import { sql } from 'kysely';
import { asKnown } from '#platform/as-known';
import type { Db } from '#platform/db';
import type { BookClass, BookEntity, BookMandate, Dated, PolicyVersion } from './book';
import type { AssetKey } from './store';

/** Whose structure, and as known when (null: now). */
export type StructureOf = AssetKey & { known: string | null };

export type EntityRow = Omit<
  BookEntity,
  'name' | 'parentId' | 'parents' | 'childIds' | 'children' | 'classId' | 'mandate' | 'benchmarks' | 'parts'
> & {
  nameEn: string;
  nameJp: string;
  mandate: BookMandate | null;
};

/** One version of a mandate's terms: those it opened with are its own row's (d), the later ones are dated (t). */
const termsOf = (row: 'd' | 't') => {
  const column = (name: string) => sql.ref(`${row}.${name}`);
  return sql`jsonb_build_object('fromDay', ${column(row === 'd' ? 'opened_date' : 'from_day')}, 'fiscalYearStart', ${column('fiscal_year_start')},
    'flowTiming', ${column('flow_timing')}, 'feeBps', ${column('fee_bps')}::text)`;
};

export async function findEntities(db: Db, of: StructureOf): Promise<EntityRow[]> {
  const { rows } = await sql<EntityRow>`
    with ${asKnown(of, ['entity', 'mandate', 'mandate_term', 'party', 'benchmark'])},
    own as materialized (select * from known_entity where asset_id = ${of.id} and type <> 'portfolioCompany'),
    held as (select distinct on (p.entity_id, p.role) p.entity_id, p.role, json_build_object('en', p.name_en, 'jp', p.name_jp) as name from known_party p
      where p.role in ('manager', 'trustee') and p.entity_id in (select o.id from own o)
      order by p.entity_id, p.role, p.from_day desc),
    changed as (select t.entity_id, jsonb_agg(${termsOf('t')} order by t.from_day) as terms from known_mandate_term t group by t.entity_id)
    select e.id, e.ref, e.kind, e.type, e.name_en as "nameEn", e.name_jp as "nameJp", e.short_name as "shortName", e.currency,
           coalesce(b.rebalance, 'monthly') as rebalance, coalesce(b.spread_percent, 0)::text as "spreadPercent",
           case when d.entity_id is null then null else json_build_object('style', d.style, 'openedDate', d.opened_date,
             'inception', d.performance_inception_date, 'closed', d.performance_closed_date, 'termination', d.termination_date,
             'terms', jsonb_build_array(${termsOf('d')}) || coalesce(changed.terms, '[]'), 'isPrivate', d.is_private,
             'manager', manager.name, 'trustee', trustee.name) end as mandate
    from own e
    left join held manager on manager.entity_id = e.id and manager.role = 'manager'
    left join held trustee on trustee.entity_id = e.id and trustee.role = 'trustee'
    left join known_mandate d on d.entity_id = e.id
    left join changed on changed.entity_id = e.id
    left join known_benchmark b on b.entity_id = e.id
    order by e.position, e.ref`.execute(db);
  return rows;
}

export type LinkRow = Dated<{ childId: string; parentId: string }>;

/** Every link of the asset's tree, those that have ended too: a month is added up by the links of that month. */
export async function findLinks(db: Db, of: StructureOf): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    with ${asKnown(of, ['entity', 'entity_link'])}
    select l.child_id as "childId", l.parent_id as "parentId", l.from_day as "fromDay", l.to_day as "toDay"
    from known_entity_link l join known_entity e on e.id = l.child_id
    where e.asset_id = ${of.id} and e.type <> 'portfolioCompany' order by l.from_day`.execute(db);
  return rows;
}

/** The class each mandate is in by its newest link. */
export async function findMembers(db: Db, of: StructureOf): Promise<{ entityId: string; classId: string }[]> {
  const { rows } = await sql<{ entityId: string; classId: string }>`
    with ${asKnown(of, ['category', 'category_member'])}
    select distinct on (m.entity_id) m.entity_id as "entityId", m.category_id as "classId"
    from known_category_member m join known_category c on c.id = m.category_id
    where c.asset_id = ${of.id} and c.axis = 'class' and c.kind = 'portfolio' order by m.entity_id, m.category_id`.execute(db);
  return rows;
}

export type AssignmentRow = { entityId: string; benchmarkId: string; fromDay: string; toDay: string | null };

export async function findAssignments(db: Db, of: StructureOf): Promise<AssignmentRow[]> {
  const { rows } = await sql<AssignmentRow>`
    with ${asKnown(of, ['entity', 'benchmark_assignment'])}
    select a.entity_id as "entityId", a.benchmark_id as "benchmarkId", a.from_day as "fromDay", a.to_day as "toDay"
    from known_benchmark_assignment a join known_entity e on e.id = a.entity_id
    where e.asset_id = ${of.id} order by a.from_day, a.benchmark_id`.execute(db);
  return rows;
}

export type PartRow = { benchmarkId: string; fromDay: string; weights: { componentId: string; weightPercent: string }[] };

export async function findParts(db: Db, of: StructureOf): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    with ${asKnown(of, ['entity', 'benchmark_part'])}
    select p.benchmark_id as "benchmarkId", p.from_day as "fromDay",
           json_agg(json_build_object('componentId', p.component_id, 'weightPercent', p.weight_percent::text) order by c.position, c.ref) as weights
    from known_benchmark_part p join known_entity e on e.id = p.benchmark_id join known_entity c on c.id = p.component_id
    where e.asset_id = ${of.id} group by p.benchmark_id, p.from_day order by p.from_day`.execute(db);
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
