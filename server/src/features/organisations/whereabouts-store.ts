import { sql } from 'kysely';
import type { Context } from '#platform/context';
import { offsetOf, type Slice } from '#platform/paging';

export type Owner = { id: string; ref: string; nameEn: string; nameJp: string };

/** The organisation that owns the asset, account, class or person with this id. Needs the platform scope. */
export async function ownerOf({ db }: Context, id: string): Promise<Owner | undefined> {
  const { rows } = await sql<Owner>`
    select o.id, o.ref, o.name_en as "nameEn", o.name_jp as "nameJp" from organisation o
    where o.id = ${id}::uuid or o.id = any (array(
      select organisation_id from asset where id = ${id}::uuid union all
      select organisation_id from entity where id = ${id}::uuid union all
      select organisation_id from category where id = ${id}::uuid union all
      select organisation_id from app_user where id = ${id}::uuid))
    limit 1`.execute(db);
  return rows[0];
}

export type OrganisationParty = {
  id: string;
  role: string;
  nameEn: string;
  nameJp: string;
  partyOrganisationId: string | null;
  entityRef: string;
  entityNameEn: string;
  entityNameJp: string;
  fromDay: string;
  toDay: string | null;
};

/** The parties to an organisation's accounts with role and period; those of today first. */
export async function findParties({ db }: Context, slice: Slice, organisationId: string) {
  const query = db
    .selectFrom('party as p')
    .innerJoin('entity as e', join => join.onRef('e.organisation_id', '=', 'p.organisation_id').onRef('e.id', '=', 'p.entity_id'))
    .where('p.organisation_id', '=', organisationId);
  const data: OrganisationParty[] = await query
    .select(['p.id', 'p.role', 'p.name_en as nameEn', 'p.name_jp as nameJp', 'p.party_organisation_id as partyOrganisationId'])
    .select(['e.ref as entityRef', 'e.name_en as entityNameEn', 'e.name_jp as entityNameJp'])
    .select([sql<string>`p.from_day::text`.as('fromDay'), sql<string | null>`p.to_day::text`.as('toDay')])
    .orderBy(sql`p.to_day is not null`)
    .orderBy('p.role')
    .orderBy('p.name_en')
    .orderBy('e.ref')
    .orderBy('p.id')
    .limit(slice.first)
    .offset(offsetOf(slice))
    .execute();
  const { total } = await query.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  return { data, total: Number(total) };
}
