import { sql } from 'kysely';
import type { PartyInput } from '@hakaru/contract/parties';
import { enterScope, type Db } from '#platform/db';

export type PartyRow = Omit<PartyInput, 'nameJp'> & { id: string; entityId: string; nameJp: string; version: number };
type Owned = { organisationId: string; id: string };

const COLUMNS = sql`id, entity_id as "entityId", role, party_organisation_id as "organisationId", name_en as name, name_jp as "nameJp",
  from_day as "fromDay", to_day as "toDay", version`;

export async function findParties(db: Db, { organisationId, id }: Owned): Promise<PartyRow[]> {
  const { rows } = await sql<PartyRow>`
    select ${COLUMNS} from party where organisation_id = ${organisationId} and entity_id = ${id}
    order by array_position(array['manager', 'subAdvisor', 'trustee', 'masterTrustee', 'custodian', 'fundAdministrator', 'investor'], role), from_day desc, name_en`.execute(
    db,
  );
  return rows;
}

export async function findParty(db: Db, { organisationId, id }: Owned): Promise<PartyRow | undefined> {
  const { rows } = await sql<PartyRow>`select ${COLUMNS} from party where organisation_id = ${organisationId} and id = ${id}`.execute(db);
  return rows[0];
}

/** The asset of a mandate or fund that may have parties. */
export async function findAssetOf(db: Db, { organisationId, id }: Owned): Promise<string | null> {
  const { rows } = await sql<{ assetId: string }>`
    select asset_id as "assetId" from entity where organisation_id = ${organisationId} and id = ${id} and kind in ('mandate', 'fund')`.execute(
    db,
  );
  return rows[0]?.assetId ?? null;
}

export type KnownOrganisation = { id: string; name: string; nameJp: string };

/** Organisations this one already works with, by the names it gave them; others cannot be found out here. */
export async function findKnown(db: Db, organisationId: string): Promise<KnownOrganisation[]> {
  const { rows } = await sql<KnownOrganisation>`
    select distinct on (party_organisation_id) party_organisation_id as id, name_en as name, name_jp as "nameJp" from party
    where organisation_id = ${organisationId} and party_organisation_id is not null order by party_organisation_id, from_day desc`.execute(
    db,
  );
  return rows.toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Whether an organisation exists: read in the platform scope, then back in the asking organisation's scope. */
export async function isOrganisation(db: Db, askerId: string, id: string): Promise<boolean> {
  await enterScope(db, 'platform');
  const { rows } = await sql`select 1 from organisation where id = ${id}`.execute(db);
  await enterScope(db, { organisation: askerId });
  return rows.length > 0;
}

export async function insertParty(db: Db, { organisationId, id: entityId }: Owned, input: PartyInput): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into party (organisation_id, entity_id, role, party_organisation_id, name_en, name_jp, from_day, to_day)
    values (${organisationId}, ${entityId}, ${input.role}, ${input.organisationId}, ${input.name}, ${input.nameJp || input.name}, ${input.fromDay}, ${input.toDay})
    returning id`.execute(db);
  return rows[0]?.id ?? '';
}

export async function updateParty(
  db: Db,
  { organisationId, id, version }: Owned & { version: number },
  input: PartyInput,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update party set role = ${input.role}, party_organisation_id = ${input.organisationId}, name_en = ${input.name}, name_jp = ${input.nameJp || input.name},
      from_day = ${input.fromDay}, to_day = ${input.toDay}, version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}

export async function deleteParty(db: Db, { organisationId, id, version }: Owned & { version: number }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from party where organisation_id = ${organisationId} and id = ${id} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}
