import { sql } from 'kysely';
import type { Db } from '#platform/db';

/** One value that an import changes: its subject, field and day, before and after. */
export type FactChange = { about: string; field: string; asOf: string | null; before: string | null; after: string | null };

const MOST = 2_000;

/** The facts recorded from an import, each with the one it replaced. */
export async function findChanges(db: Db, organisationId: string, importId: string): Promise<FactChange[]> {
  const from = sql`join source o on (o.organisation_id, o.id) = (n.organisation_id, n.source_id)`;
  const of = sql`n.organisation_id = ${organisationId} and o.import_id = ${importId}`;
  const earlier = sql`p.organisation_id = n.organisation_id and p.superseded_at = n.recorded_at and p.id <> n.id`;
  const entity = sql`join entity e on (e.organisation_id, e.id) = (n.organisation_id, n.entity_id)`;
  const security = sql`join security s on (s.organisation_id, s.id) = (n.organisation_id, n.security_id)`;
  const { rows } = await sql<FactChange>`
    select * from (
      select e.ref as about, n.measure as field, n.as_of::text as "asOf", p.value::text as before, n.value::text as after
      from observation n ${from} ${entity}
      left join observation p on ${earlier} and (p.entity_id, p.measure, p.as_of) = (n.entity_id, n.measure, n.as_of) where ${of}
      union all
      select e.ref || ' · ' || s.ref, 'holding', n.as_of::text, p.market_value::text, n.market_value::text
      from holding n ${from} ${entity} ${security}
      left join holding p on ${earlier} and (p.entity_id, p.security_id, p.as_of) = (n.entity_id, n.security_id, n.as_of) where ${of}
      union all
      select e.ref, 'nav', n.as_of::text, p.nav::text, n.nav::text from valuation n ${from} ${entity}
      left join valuation p on ${earlier} and (p.entity_id, p.as_of, p.quality) = (n.entity_id, n.as_of, n.quality) where ${of}
      union all
      select e.ref, 'cashflow', n.as_of::text, p.amount::text, n.amount::text from cashflow n ${from} ${entity}
      left join cashflow p on ${earlier} and (p.entity_id, p.as_of, p.notice, p.side, p.type) = (n.entity_id, n.as_of, n.notice, n.side, n.type) where ${of}
      union all
      select s.ref, 'price', n.as_of::text, p.price::text, n.price::text from price n ${from} ${security}
      left join price p on ${earlier} and (p.security_id, p.as_of) = (n.security_id, n.as_of) where ${of}
      union all
      select n.base || n.quote, 'fxRate', n.as_of::text, p.mid::text, n.mid::text from fx_rate n ${from}
      left join fx_rate p on ${earlier} and (p.base, p.quote, p.as_of, p.tenor, p.method) = (n.base, n.quote, n.as_of, n.tenor, n.method) where ${of}
      union all
      select s.ref, d.field, null, d.before, d.after from security_version n ${from} ${security}
      left join security_version p on ${earlier} and p.security_id = n.security_id
      cross join lateral (${fieldsOf(sql`to_jsonb(p)`, sql`to_jsonb(n)`)}) d where ${of}
      union all
      select s.ref, d.field, n.as_of::text, d.before, d.after from fixed_income n ${from} ${security}
      left join fixed_income p on ${earlier} and (p.security_id, p.as_of) = (n.security_id, n.as_of)
      cross join lateral (${fieldsOf(sql`to_jsonb(p)`, sql`to_jsonb(n)`)}) d where ${of}
    ) t where t.before is distinct from t.after order by t.about, t."asOf", t.field limit ${MOST}`.execute(db);
  return rows;
}

/** The fields in which two rows differ, except where they came from and when they were recorded. */
function fieldsOf(before: ReturnType<typeof sql>, after: ReturnType<typeof sql>) {
  return sql`select a.key as field, ${before} ->> a.key as before, a.value as after from jsonb_each_text(${after}) a
    where a.key <> all('{organisation_id,id,security_id,source_id,place,recorded_at,superseded_at,as_of,version,created_at,updated_at}'::text[])`;
}

/** Corporations keep no earlier versions, so the values read before saving are compared with those after. */
export async function findCorporations(
  db: Db,
  organisationId: string,
  refs: readonly string[],
): Promise<Map<string, Record<string, string | null>>> {
  const { rows } = await sql<{ ref: string; fields: Record<string, string | null> }>`
    select ref, jsonb_build_object('nameEn', name_en, 'nameJp', name_jp, 'kana', kana, 'type', type, 'number', number, 'fiscalMonth', fiscal_month::text,
      'establishedOn', established_on::text, 'address', address) as fields
    from corporation where organisation_id = ${organisationId} and ref = any(${[...refs]}::text[])`.execute(db);
  return new Map(rows.map(({ ref, fields }) => [ref, fields]));
}
