import { sql } from 'kysely';
import { hasRow, newestOf } from '#platform/audit';
import type { Db } from '#platform/db';

/** What an organisation has by its own stamps: the newest entry of its trail, and the version of each asset's book. */
export type Stamps = { newest: { seq: string; hash: Buffer }; versions: ReadonlyMap<string, bigint> };

/** Null for an organisation without a trail. Whatever is recorded, by itself or by others in its books, raises one of them. */
export async function findStamps(db: Db, organisationId: string): Promise<Stamps | null> {
  const newest = await newestOf({ db }, organisationId);
  return newest ? { newest, versions: await versionsOf(db, organisationId) } : null;
}

/** Whether a snapshot has all that the stamps stand for; it may have more. */
export async function hasAllOf(db: Db, organisationId: string, { newest, versions }: Stamps): Promise<boolean> {
  if (!(await hasRow({ db }, organisationId, newest))) return false;
  const found = await versionsOf(db, organisationId);
  return [...versions].every(([assetId, version]) => (found.get(assetId) ?? -1n) >= version);
}

async function versionsOf(db: Db, organisationId: string): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ id: string; version: string }>`
    select asset_id as id, version::text as version from book_version where organisation_id = ${organisationId}`.execute(db);
  return new Map(rows.map(({ id, version }) => [id, BigInt(version)]));
}
