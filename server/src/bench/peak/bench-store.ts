import { sql } from 'kysely';
import type { Db } from '#platform/db';
import type { LargeAsset } from '#bench/figures/large-store';

/** Signed-in users of an organisation, by the hashes of the tokens the bench sends. */
export async function plantPeople(db: Db, { organisationId }: LargeAsset, tokenHashes: readonly Buffer[]): Promise<void> {
  await sql`
    with u as (
      insert into app_user (organisation_id, email, name, role, agreed_at, verified_at)
      select ${organisationId}, n || '.' || ${organisationId} || '@bench.example', 'Bench ' || n, 'admin', now(), now()
      from generate_series(1, ${tokenHashes.length}::int) n returning organisation_id, id, split_part(email, '.', 1)::int as n)
    insert into session (organisation_id, user_id, token_hash, expires_at)
    select u.organisation_id, u.id, t.hash, now() + interval '8 hours'
    from u join unnest(${[...tokenHashes]}::bytea[]) with ordinality as t(hash, n) using (n)`.execute(db);
}

export async function plantSecurities(db: Db, { organisationId }: LargeAsset, count: number): Promise<void> {
  await sql`insert into security (organisation_id, ref) select ${organisationId}, 'S' || n from generate_series(1, ${count}::int) n`.execute(
    db,
  );
}

/** The ids of an asset's mandates, in order of position. */
export async function findMandates(db: Db, { organisationId, assetId }: LargeAsset): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from entity where organisation_id = ${organisationId} and asset_id = ${assetId} and kind = 'mandate' order by position`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
