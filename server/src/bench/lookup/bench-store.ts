import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type Size = { mandates: number; securities: number; counterparties: number; tokenHash: Buffer };

/** An owner with very many objects and a user who may open all of them; returns the asset's id. */
export async function plantObjects(db: Db, { mandates, securities, counterparties, tokenHash }: Size): Promise<string> {
  const { rows } = await sql<{ organisationId: string; assetId: string }>`
    with o as (insert into organisation (ref, name_en, name_jp, type, modules) values ('FIND', 'F', 'F', 'asset owner', '{owner}') returning id)
    insert into asset (organisation_id, ref, name_en, name_jp, type) select id, 'A', 'A', 'A', 'portfolio' from o
    returning organisation_id as "organisationId", id as "assetId"`.execute(db);
  const [{ organisationId, assetId } = { organisationId: '', assetId: '' }] = rows;
  await sql`
    insert into entity (organisation_id, asset_id, ref, kind, type, name_en, name_jp, position)
    select ${organisationId}::uuid, ${assetId}::uuid, 'M' || n, 'mandate', 'mandate', 'Mandate of equities ' || n, '国内株式' || n, n
    from generate_series(1, ${mandates}::int) n`.execute(db);
  await addObjects(db, { organisationId, securities, counterparties });
  await sql`
    with u as (insert into app_user (organisation_id, email, name, role, verified_at, agreed_at)
      values (${organisationId}, 'find@example.jp', 'B', 'admin', now(), now()) returning id),
    p as (insert into user_package (organisation_id, user_id, ref, type) select ${organisationId}::uuid, id, 'securities', 'securities' from u)
    insert into session (organisation_id, user_id, token_hash, expires_at) select ${organisationId}, id, ${tokenHash}, now() + interval '8 hours' from u`.execute(
    db,
  );
  return assetId;
}

export type Objects = { organisationId: string; securities: number; counterparties: number };

/** Adds objects to an existing organisation. */
export async function addObjects(db: Db, { organisationId, securities, counterparties }: Objects): Promise<void> {
  await sql`
    insert into counterparty (organisation_id, type, name_en, name_jp, country)
    select ${organisationId}::uuid, 'fxBank', 'Bank ' || n, '銀行' || n, 'JP' from generate_series(1, ${counterparties}::int) n`.execute(
    db,
  );
  await sql`
    with s as (insert into source (organisation_id, kind, label_en, label_jp) values (${organisationId}, 'generator', 'B', 'B') returning id),
    y as (insert into security (organisation_id, ref) select ${organisationId}::uuid, 'S' || n from generate_series(1, ${securities}::int) n returning id, ref)
    insert into security_version (organisation_id, security_id, name_en, name_jp, type1, currency, source_id)
    select ${organisationId}::uuid, y.id, 'Industries ' || y.ref, '工業' || y.ref, 'equity', 'JPY', s.id from s, y`.execute(db);
}

export async function organisationOf(db: Db, ref: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from organisation where ref = ${ref}`.execute(db);
  const [found] = rows;
  if (!found) throw new Error(`there is no organisation ${ref}`);
  return found.id;
}

export async function refreshStatistics(db: Db): Promise<void> {
  await sql`select refresh_statistics()`.execute(db);
}
