import { sql } from 'kysely';
import { mandateTermNames, type MandateTermName } from '@hakaru/contract/mandate-terms';
import type { MandateInput } from '@hakaru/contract/mandates';
import { insertEntity, updateEntity } from '#features/structure/public';
import type { Db } from '#platform/db';
import { termColumn, termsAsNamed } from '#platform/mandate-term-columns';

/** A mandate as its form shows it, with the version a change must name. */
export type MandateRecord = Omit<MandateInput, 'reason' | 'classFromDay' | 'termsFromDay' | 'flowTiming'> & {
  flowTiming: string;
  id: string;
  assetId: string;
  parentId: string | null;
  type: string;
  note: string | null;
  version: number;
  nameJp: string;
};

const COLUMNS = sql`
  e.id, e.asset_id as "assetId", e.ref, e.name_en as name, e.name_jp as "nameJp", e.short_name as "shortName", e.currency, e.type, e.note, e.version,
  ${termsAsNamed('d', mandateTermNames)}, terms.fiscal_year_start, terms.rate_method as "rateMethod", terms.flow_timing as "flowTiming",
  terms.fee_bps::float8 as "feeBps",
  (select l.parent_id from entity_link l where (l.organisation_id, l.child_id) = (e.organisation_id, e.id) order by l.from_day desc limit 1) as "parentId",
  (select m.category_id from category_member m join category c on (c.organisation_id, c.id) = (m.organisation_id, m.category_id)
   where (m.organisation_id, m.entity_id) = (e.organisation_id, e.id) and c.axis = 'class' and c.kind = 'portfolio' limit 1) as "classId"`;

export type MandateDefaults = { fiscal_year_start: number; rateMethod: string };

/** The defaults of an organisation for a new mandate. */
export async function findDefaults(db: Db, organisationId: string): Promise<MandateDefaults | undefined> {
  const { rows } = await sql<MandateDefaults>`
    select fiscal_year_start, rate_method as "rateMethod" from organisation where id = ${organisationId}`.execute(db);
  return rows[0];
}

/** Every query names the owner itself, in addition to row-level security. */
export type MandateKey = { organisationId: string; id: string };

export async function findMandate(db: Db, { organisationId, id }: MandateKey): Promise<MandateRecord | undefined> {
  const { rows } = await sql<MandateRecord>`
    select ${COLUMNS} from entity e join mandate d on (d.organisation_id, d.entity_id) = (e.organisation_id, e.id)
    cross join lateral (
      select null::date as from_day, d.fiscal_year_start, d.rate_method, d.flow_timing, d.fee_bps
      union all select t.from_day, t.fiscal_year_start, t.rate_method, t.flow_timing, t.fee_bps from mandate_term t
      where (t.organisation_id, t.entity_id) = (e.organisation_id, e.id)
      order by from_day desc nulls last limit 1) terms
    where e.organisation_id = ${organisationId} and e.id = ${id}`.execute(db);
  return rows[0];
}

type New = { organisationId: string; assetId: string; type: 'mandate' | 'subMandate'; input: MandateInput };

export async function insertMandate(db: Db, { organisationId, assetId, type, input }: New): Promise<string> {
  const kind = type === 'mandate' ? 'mandate' : 'fund';
  const id = await insertEntity(db, { organisationId, assetId }, { ...namesOf(input), kind, type });
  await sql`
    insert into mandate (organisation_id, entity_id, fiscal_year_start, rate_method, flow_timing, fee_bps,
      ${sql.join(mandateTermNames.map(name => sql.ref(termColumn(name))))})
    values (${organisationId}, ${id}, ${input.fiscal_year_start}, ${input.rateMethod}, ${input.flowTiming ?? 'endOfDay'}, ${input.feeBps},
      ${sql.join(mandateTermNames.map(name => input[name]))})`.execute(db);
  return id;
}

/** Updates a mandate if its version is still the one seen; false when another change came first. */
export async function updateMandate(
  db: Db,
  { organisationId, id, version, input }: MandateKey & { version: number; input: MandateInput },
): Promise<boolean> {
  if (!(await updateEntity(db, { organisationId, id }, version, namesOf(input)))) return false;
  await setTerms(db, { organisationId, id }, input);
  return true;
}

/** Writes the given terms; the others stay. */
export async function setTerms(
  db: Db,
  { organisationId, id }: MandateKey,
  terms: Partial<Record<MandateTermName, string | null>>,
): Promise<void> {
  const given = mandateTermNames.filter(name => terms[name] !== undefined);
  if (given.length === 0) return;
  await sql`
    update mandate set ${sql.join(given.map(name => sql`${sql.ref(termColumn(name))} = ${terms[name]}`))}
    where organisation_id = ${organisationId} and entity_id = ${id}`.execute(db);
}

const namesOf = ({ ref, name, nameJp, shortName, currency }: MandateInput) => ({ ref, name, nameJp, shortName, currency });

/** The account of a class, below which new mandates of that class are placed. */
export async function findClassAccount(
  db: Db,
  organisationId: string,
  classId: string,
): Promise<{ assetId: string; entityId: string | null } | undefined> {
  const { rows } = await sql<{ assetId: string; entityId: string | null }>`
    select asset_id as "assetId", entity_id as "entityId" from category
    where organisation_id = ${organisationId} and id = ${classId} and axis = 'class' and kind = 'portfolio'`.execute(db);
  return rows[0];
}

/** What a deletion would lose: reported facts, and the confirmed month-ends that include them. */
export async function countRecords(
  db: Db,
  { organisationId, id }: MandateKey,
): Promise<{ facts: number; children: number; published: number }> {
  const { rows } = await sql<{ facts: number; children: number; published: number }>`
    select (select count(*)::int from observation o where o.organisation_id = ${organisationId} and o.entity_id = ${id}) as facts,
           (select count(*)::int from entity_link l where l.organisation_id = ${organisationId} and l.parent_id = ${id}) as children,
           (select count(*)::int from observation o join entity e on (e.organisation_id, e.id) = (o.organisation_id, o.entity_id)
            join month_end m on (m.organisation_id, m.asset_id, m.as_of) = (e.organisation_id, e.asset_id, o.as_of) and m.populated_at is not null
            where o.organisation_id = ${organisationId} and o.entity_id = ${id})
           + (select count(*)::int from report r where r.organisation_id = ${organisationId} and r.entity_id = ${id}) as published`.execute(
    db,
  );
  return rows[0] ?? { facts: 0, children: 0, published: 0 };
}
