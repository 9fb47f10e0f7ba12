import { sql } from 'kysely';
import type { Db } from '#platform/db';

/** An organisation to import into: mandates M1…, securities S1…, and a session of its only user. Returns its id. */
export async function plantImporter(
  db: Db,
  { mandates, securities, tokenHash }: { mandates: number; securities: number; tokenHash: Buffer },
): Promise<string> {
  const { rows } = await sql<{ organisationId: string; assetId: string }>`
    with o as (insert into organisation (ref, name_en, name_jp, type, modules) values ('BENCH', 'B', 'B', 'asset owner', '{owner}') returning id)
    insert into asset (organisation_id, ref, name_en, name_jp, type) select id, 'A', 'A', 'A', 'portfolio' from o
    returning organisation_id as "organisationId", id as "assetId"`.execute(db);
  const [{ organisationId, assetId } = { organisationId: '', assetId: '' }] = rows;
  await sql`
    insert into entity (organisation_id, asset_id, ref, kind, type, name_en, name_jp)
    select ${organisationId}, ${assetId}, 'M' || n, 'mandate', 'mandate', 'M' || n, 'M' || n from generate_series(1, ${mandates}::int) n`.execute(
    db,
  );
  await sql`insert into mandate (organisation_id, entity_id, opened_date) select ${organisationId}, id, '2016-10-31' from entity where asset_id = ${assetId}`.execute(
    db,
  );
  await sql`insert into security (organisation_id, ref) select ${organisationId}, 'S' || n from generate_series(1, ${securities}::int) n`.execute(
    db,
  );
  await sql`
    with u as (insert into app_user (organisation_id, email, name, role, verified_at, agreed_at) values (${organisationId}, 'b@example.jp', 'B', 'admin', now(), now()) returning id)
    insert into session (organisation_id, user_id, token_hash, expires_at) select ${organisationId}, id, ${tokenHash}, now() + interval '8 hours' from u`.execute(
    db,
  );
  return organisationId;
}
