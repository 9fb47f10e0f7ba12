import type { TeamInput } from '@hakaru/contract/directory';
import { sql } from 'kysely';
import type { Db } from '#platform/db';
import { offsetOf, type Slice } from '#platform/paging';

export type TeamRow = Omit<TeamInput, 'nameJp'> & { id: string; nameJp: string; version: number };
export type Key = { organisationId: string; id: string };
export type Held = Key & { version: number };

const SHOWN = sql`
  select id, name_en as name, name_jp as "nameJp", firm, looks_after as "looksAfter", phone_number, fax_number, email, people, version from team`;

const likeOf = (search: string) => `%${search.replace(/[\\%_]/g, '\\$&')}%`;

export async function findTeams(db: Db, organisationId: string, slice: Slice, search: string): Promise<{ data: TeamRow[]; total: number }> {
  const like = likeOf(search);
  const wanted = sql`where organisation_id = ${organisationId} and (name_en ilike ${like} or name_jp ilike ${like} or firm ilike ${like}
    or looks_after ilike ${like} or people::text ilike ${like})`;
  const { rows } = await sql<TeamRow>`${SHOWN} ${wanted} order by firm, name_en limit ${slice.first} offset ${offsetOf(slice)}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total from team ${wanted}`.execute(db);
  return { data: rows, total: counted[0]?.total ?? 0 };
}

export async function findTeam(db: Db, { organisationId, id }: Key): Promise<TeamRow | undefined> {
  return (await sql<TeamRow>`${SHOWN} where organisation_id = ${organisationId} and id = ${id}`.execute(db)).rows[0];
}

export async function insertTeam(db: Db, organisationId: string, input: TeamInput): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into team (organisation_id, name_en, name_jp, firm, looks_after, phone_number, fax_number, email, people)
    values (${organisationId}, ${input.name}, ${input.nameJp ?? input.name}, ${input.firm}, ${input.looksAfter}, ${input.phone_number},
      ${input.fax_number}, ${input.email}, ${JSON.stringify(input.people)}::jsonb) returning id`.execute(db);
  return rows[0]?.id ?? '';
}

export async function updateTeam(db: Db, { organisationId, id, version }: Held, input: TeamInput): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update team set name_en = ${input.name}, name_jp = ${input.nameJp ?? input.name}, firm = ${input.firm}, looks_after = ${input.looksAfter},
      phone_number = ${input.phone_number}, fax_number = ${input.fax_number}, email = ${input.email}, people = ${JSON.stringify(input.people)}::jsonb,
      version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}

export async function removeTeam(db: Db, { organisationId, id, version }: Held): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from team where organisation_id = ${organisationId} and id = ${id} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}

export type CorporationRow = {
  id: string;
  source: 'company' | 'counterparty';
  name: string;
  nameJp: string;
  kana: string | null;
  country: string | null;
  /** Codes: the roles of a company, the type of a counterparty. */
  roles: string[];
  roleNames: { en: string; jp: string }[];
  phone: string | null;
  fax: string | null;
  address: string | null;
  contacts: { name: string; title: string | null; email: string | null; phone_number: string | null }[];
  heldBy: string | null;
  heldByJp: string | null;
};

/** Held companies and counterparties in one list. */
const corporations = (organisationId: string) => sql`(
  select e.id, 'company' as source, e.name_en as name, e.name_jp as "nameJp", c.name_kana as kana, c.country, c.roles, '[]'::jsonb as "roleNames",
    c.phone_number as phone, c.fax_number as fax, c.address, c.contacts, f.name_en as "heldBy", f.name_jp as "heldByJp"
  from company c join entity e on (e.organisation_id, e.id) = (c.organisation_id, c.entity_id)
  left join lateral (select l.parent_id from entity_link l where (l.organisation_id, l.child_id) = (e.organisation_id, e.id)
                     order by l.from_day desc limit 1) held on true
  left join entity f on (f.organisation_id, f.id) = (e.organisation_id, held.parent_id)
  where c.organisation_id = ${organisationId}
  union all
  select p.id, 'counterparty', p.name_en, p.name_jp, null, p.country, array[p.type],
    jsonb_build_array(jsonb_build_object('en', coalesce(t.name_en, p.type), 'jp', coalesce(t.name_jp, p.type))), null, null, null, '[]'::jsonb, null, null
  from counterparty p left join reference_type t on t.list = 'counterparty' and t.code = p.type
  where p.organisation_id = ${organisationId}) x`;

export async function findCorporations(db: Db, organisationId: string, slice: Slice, search: string) {
  const like = likeOf(search);
  const wanted = sql`where x.name ilike ${like} or x."nameJp" ilike ${like} or x.kana ilike ${like} or x.country ilike ${like}`;
  const from = sql`from ${corporations(organisationId)} ${wanted}`;
  const { rows } = await sql<CorporationRow>`
    select x.* ${from} order by x.name, x.id limit ${slice.first} offset ${offsetOf(slice)}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db);
  return { data: rows, total: counted[0]?.total ?? 0 };
}

export async function findCorporation(db: Db, { organisationId, id }: Key): Promise<CorporationRow | undefined> {
  return (await sql<CorporationRow>`select x.* from ${corporations(organisationId)} where x.id = ${id}`.execute(db)).rows[0];
}
