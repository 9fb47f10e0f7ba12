import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#platform/db';

type Named = { id: string; code: string | null; nameEn: string; nameJp: string };
export type EntityKind = 'mandate' | 'fund' | 'company' | 'benchmark' | 'assetClass';
export type EntityRow = Named & { kind: EntityKind };

/** The part of an owner's asset that the user may see: all of it (null) or some mandates. */
export type Opened = { ownerId: string; assetId: string; mandateIds: readonly string[] | null };
/** All patterns must match; `ids` limits the result when given. */
type Matching = { patterns: readonly string[]; most: number; ids: readonly string[] | null };

const isOneOf = (column: RawBuilder<unknown>, ids: readonly string[] | null) =>
  ids ? sql`${column} = any(${[...ids]}::uuid[])` : sql`true`;

const matches = (text: RawBuilder<unknown>, patterns: readonly string[]) => sql`lower(${text}) like all(${[...patterns]}::text[])`;
const entityText = sql`concat_ws(' ', e.ref, e.name_en, e.name_jp, e.short_name)`;

/**
 * Entities of one asset by code or name, the first few of each kind. Benchmarks that measure no mandate are shown only with access to the
 * whole asset.
 */
export async function findEntities(db: Db, opened: Opened, { patterns, most, ids }: Matching): Promise<EntityRow[]> {
  const { ownerId, assetId, mandateIds } = opened;
  const open = mandateIds === null ? sql`true` : sql`e.id = any(${[...mandateIds]}::uuid[])`;
  const classes =
    mandateIds === null
      ? sql`union all select c.id, 'assetClass', c.ref, c.name_en, c.name_jp from category c
          where c.organisation_id = ${ownerId} and c.asset_id = ${assetId} and c.axis = 'class' and c.kind = 'portfolio' and ${isOneOf(sql`c.id`, ids)}
            and ${matches(sql`concat_ws(' ', c.ref, c.name_en, c.name_jp)`, patterns)}`
      : sql``;
  const { rows } = await sql<EntityRow>`
    select id, kind, code, "nameEn", "nameJp" from (
      select *, row_number() over (partition by kind order by code, id) as at from (
        select e.id, case when e.type = 'mandate' then 'mandate' when e.type = 'portfolioCompany' then 'company' else e.kind end as kind,
          e.ref as code, e.name_en as "nameEn", e.name_jp as "nameJp"
        from entity e
        where e.organisation_id = ${ownerId} and e.asset_id = ${assetId} and (e.type = 'mandate' or e.kind in ('fund', 'benchmark')) and ${open} and ${isOneOf(sql`e.id`, ids)}
          and ${matches(entityText, patterns)}
        ${classes}) found) ranked
    where at <= ${most} order by code, id`.execute(db);
  return rows;
}

const FEW_LETTERS = '%ab%'.length;

/** In order of code. One or two letters match nearly every name, so walking along the codes soon finds enough; rarer words need a scan. */
export async function findSecurities(db: Db, ownerId: string, { patterns, most }: Matching): Promise<Named[]> {
  const isCommon = patterns.every(({ length }) => length <= FEW_LETTERS);
  const versions = sql`security_version v on (v.organisation_id, v.security_id) = (s.organisation_id, s.id) and v.superseded_at is null`;
  const walked = sql`(select * from security where organisation_id = ${ownerId} order by ref) s join lateral (select * from security_version v
    where (v.organisation_id, v.security_id) = (s.organisation_id, s.id) and v.superseded_at is null) v on true`;
  const { rows } = await sql<Named>`
    select s.id, s.ref as code, v.name_en as "nameEn", v.name_jp as "nameJp"
    from ${isCommon ? walked : sql`security s join ${versions}`}
    where s.organisation_id = ${ownerId} and ${matches(sql`concat_ws(' ', s.ref, v.isin, v.name_en, v.name_jp)`, patterns)}
    order by s.ref limit ${most}`.execute(db);
  return rows;
}

/** Objects of the organisation itself. */
export type OwnKind = 'document' | 'counterparty' | 'product' | 'person';
type Own = { organisationId: string } & Matching;

const ownOf: Readonly<Record<OwnKind, (own: Own) => RawBuilder<unknown>>> = {
  document: ({ organisationId, patterns, ids }) => sql`
    select 'document' as kind, d.id, null as code, d.name as "nameEn", d.name as "nameJp", row_number() over (order by d.created_at desc, d.id) as at
    from document d where d.organisation_id = ${organisationId} and d.removed_at is null and ${isOneOf(sql`d.id`, ids)}
      and ${matches(sql`concat_ws(' ', d.name, d.file_name)`, patterns)}`,
  counterparty: ({ organisationId, patterns, ids }) => sql`
    select 'counterparty' as kind, c.id, null as code, c.name_en as "nameEn", c.name_jp as "nameJp", row_number() over (order by c.name_en, c.id) as at
    from counterparty c where c.organisation_id = ${organisationId} and ${isOneOf(sql`c.id`, ids)}
      and ${matches(sql`concat_ws(' ', c.name_en, c.name_jp)`, patterns)}`,
  product: ({ organisationId, patterns, ids }) => sql`
    select 'product' as kind, p.id, null as code, p.name_en as "nameEn", p.name_jp as "nameJp", row_number() over (order by p.name_en, p.id) as at
    from product p where p.organisation_id = ${organisationId} and ${isOneOf(sql`p.id`, ids)}
      and ${matches(sql`concat_ws(' ', p.name_en, p.name_jp)`, patterns)}`,
  person: ({ organisationId, patterns, ids }) => sql`
    select 'person' as kind, u.id, u.email as code, u.name as "nameEn", u.name as "nameJp", row_number() over (order by u.name, u.id) as at
    from app_user u where u.organisation_id = ${organisationId} and ${isOneOf(sql`u.id`, ids)}
      and ${matches(sql`concat_ws(' ', u.name, u.email)`, patterns)}`,
};

/** The first few of each kind in a single statement, since this runs at every keystroke. */
export async function findOwn(db: Db, kinds: readonly OwnKind[], own: Own): Promise<(Named & { kind: OwnKind })[]> {
  const parts = kinds.map(kind => ownOf[kind](own));
  const { rows } = await sql<Named & { kind: OwnKind }>`
    select kind, id, code, "nameEn", "nameJp" from (${sql.join(parts, sql` union all `)}) found where at <= ${own.most} order by kind, at`.execute(
    db,
  );
  return rows;
}

export async function findOrganisation(db: Db, id: string): Promise<{ en: string; jp: string } | undefined> {
  const { rows } = await sql<{ en: string; jp: string }>`select name_en as en, name_jp as jp from organisation where id = ${id}`.execute(
    db,
  );
  return rows[0];
}
