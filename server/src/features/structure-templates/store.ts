import type { CopySide } from '@hakaru/contract/structure-templates';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type OfferEntry = { version: number; isOffered: boolean; userName: string; at: Date };

/** Every choice of an organisation, newest first; the newest is in force. */
export async function findOffers(db: Db, organisationId: string): Promise<OfferEntry[]> {
  const { rows } = await sql<OfferEntry>`
    select version, is_offered as "isOffered", user_name as "userName", recorded_at as at
    from structure_offer where organisation_id = ${organisationId} order by version desc`.execute(db);
  return rows;
}

/** False when another change came first. */
export async function insertOffer(db: Db, organisationId: string, { version, isOffered, userName, at }: OfferEntry): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into structure_offer (organisation_id, version, is_offered, user_name, recorded_at)
    select ${organisationId}, ${version}, ${isOffered}, ${userName}, ${at}
    where (select coalesce(max(version), 0) from structure_offer where organisation_id = ${organisationId}) = ${version} - 1
    on conflict (organisation_id, version) do nothing`.execute(db);
  return numAffectedRows === 1n;
}

export type Copied = { id: string; side: CopySide; counts: Readonly<Record<string, number>>; userName: string; at: Date };

/** When the organisation's structure was copied, or when the organisation began with another's; newest first. */
export async function findCopies(db: Db, organisationId: string): Promise<Copied[]> {
  const { rows } = await sql<Copied>`
    select id, side, counts, user_name as "userName", copied_at as at
    from structure_copy where organisation_id = ${organisationId} order by copied_at desc, id`.execute(db);
  return rows;
}

export async function insertCopy(db: Db, organisationId: string, { id, side, counts, userName, at }: Copied): Promise<void> {
  await sql`
    insert into structure_copy (organisation_id, id, side, counts, user_name, copied_at)
    values (${organisationId}, ${id}, ${side}, ${JSON.stringify(counts)}, ${userName}, ${at})`.execute(db);
}

export type Source = {
  assetId: string;
  organisationId: string;
  baseCurrency: string;
  organisationEn: string;
  organisationJp: string;
  assetEn: string;
  assetJp: string;
};

/** Portfolios of organisations that offer their structure now. In platform scope, for super-users. */
export async function findOffered(db: Db): Promise<Source[]> {
  const { rows } = await sql<Source>`
    select a.id as "assetId", a.organisation_id as "organisationId", a.base_currency as "baseCurrency", o.name_en as "organisationEn",
      o.name_jp as "organisationJp", a.name_en as "assetEn", a.name_jp as "assetJp"
    from organisation o join asset a on a.organisation_id = o.id and a.type = 'portfolio'
    where (select f.is_offered from structure_offer f where f.organisation_id = o.id order by f.version desc limit 1)
    order by o.ref, a.position, a.ref`.execute(db);
  return rows;
}

/** The first portfolio of an organisation, as an example of what it would hand on. */
export async function findPortfolios(db: Db, organisationId: string): Promise<{ assetId: string; baseCurrency: string }[]> {
  const { rows } = await sql<{ assetId: string; baseCurrency: string }>`
    select id as "assetId", base_currency as "baseCurrency" from asset
    where organisation_id = ${organisationId} and type = 'portfolio' order by position, ref`.execute(db);
  return rows;
}

/** False once an organisation has something that a structure would add to. */
export async function isEmpty(db: Db, organisationId: string): Promise<boolean> {
  const { rows } = await sql`
    select from organisation o where o.id = ${organisationId}
      and not exists (select from asset where organisation_id = o.id)
      and not exists (select from package where organisation_id = o.id)
      and not exists (select from import_tolerance where organisation_id = o.id)
      and not exists (select from team_view where organisation_id = o.id)
      and not exists (select from structure_copy where organisation_id = o.id and side = 'received')`.execute(db);
  return rows.length > 0;
}

/** Serialises the beginning of an organisation, which is possible only while it is empty. */
export async function lockBeginning(db: Db, organisationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`set-up ${organisationId}`}, 0))`.execute(db);
}
