import type { ServiceToken, ServiceTokenChange, TokenScope } from '@hakaru/contract/service-tokens';
import { sql } from 'kysely';
import type { SignedIn } from '#platform/context';
import type { Db } from '#platform/db';

/** Serialises changes of an organisation's tokens, because their number is checked before adding one. */
export async function lockTokens({ db, actor }: SignedIn): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`service tokens ${actor.organisation.id}`}, 0))`.execute(db);
}

/** The organisation's tokens, active ones first; a single one if an id is given. */
export async function findTokens({ app, db, actor }: SignedIn, id: string | null): Promise<ServiceToken[]> {
  const rows = await db
    .selectFrom('service_token as t')
    .innerJoin('app_user as u', join => join.onRef('u.organisation_id', '=', 't.organisation_id').onRef('u.id', '=', 't.user_id'))
    .where('t.organisation_id', '=', actor.organisation.id)
    .$if(id !== null, query => query.where('t.id', '=', id))
    .select(['t.id', 't.version', 't.name', 't.scopes', 't.allowed_cidrs', 't.user_id', 't.created_at', 't.expires_at'])
    .select(['t.last_used_at', 't.last_used_ip', 't.previous_until', 't.revoked_at', 'u.name as createdBy', 'u.disabled_at'])
    .orderBy(sql`t.revoked_at is not null`)
    .orderBy('t.name')
    .orderBy('t.created_at')
    .execute();
  const now = app.now();
  return rows.map(row => ({
    id: row.id,
    version: row.version,
    name: row.name,
    scopes: row.scopes as TokenScope[], // written from validated input only
    allowedCidrs: row.allowed_cidrs,
    createdBy: row.createdBy,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    lastUsedIp: row.last_used_ip,
    overlapUntil: row.previous_until && row.previous_until > now ? row.previous_until.toISOString() : null,
    state: row.revoked_at ? 'revoked' : row.expires_at <= now ? 'expired' : row.disabled_at ? 'creatorDisabled' : 'active',
    isOwn: row.user_id === actor.user.id,
  }));
}

type Secret = { hash: Buffer; expiresAt: Date };

export async function insertToken(
  { db, actor, app }: SignedIn,
  { name, scopes, allowedCidrs, hash, expiresAt }: ServiceTokenChange & Secret,
): Promise<string> {
  const { id } = await db
    .insertInto('service_token')
    .values({
      organisation_id: actor.organisation.id,
      user_id: actor.user.id,
      name,
      scopes,
      allowed_cidrs: allowedCidrs,
      secret_hash: hash,
      expires_at: expiresAt,
      created_at: app.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Seen = { id: string; version: number };

/** Returns whether the version was still the one read, and not revoked. */
export async function updateToken(ctx: SignedIn, seen: Seen, { name, scopes, allowedCidrs }: ServiceTokenChange): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update service_token set name = ${name}, scopes = ${scopes}, allowed_cidrs = ${allowedCidrs}, version = version + 1
    where ${isSeen(ctx, seen)} returning id`.execute(ctx.db);
  return rows.length === 1;
}

/** Sets a new secret; the previous one works until `overlapUntil`, an even older one ends at once. */
export async function replaceSecret(
  ctx: SignedIn,
  seen: Seen,
  { hash, expiresAt, overlapUntil }: Secret & { overlapUntil: Date },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update service_token set previous_hash = secret_hash, previous_until = least(${overlapUntil}::timestamptz, expires_at),
      secret_hash = ${hash}, expires_at = ${expiresAt}, version = version + 1
    where ${isSeen(ctx, seen)} returning id`.execute(ctx.db);
  return rows.length === 1;
}

/** Revokes a token with both of its secrets. */
export async function revokeToken(ctx: SignedIn, seen: Seen): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update service_token set revoked_at = ${ctx.app.now()}, previous_hash = null, previous_until = null, version = version + 1
    where ${isSeen(ctx, seen)} returning id`.execute(ctx.db);
  return rows.length === 1;
}

const isSeen = ({ actor }: SignedIn, { id, version }: Seen) =>
  sql`organisation_id = ${actor.organisation.id} and id = ${id} and version = ${version} and revoked_at is null`;

export type PlantedToken = { organisationId: string; userId: string; id: string; name: string; scopes: TokenScope[] } & Secret;

/** A token of the demo, whose secret is as public as its passwords. */
export async function plantServiceToken(
  db: Db,
  { organisationId, userId, id, name, scopes, hash, expiresAt }: PlantedToken,
): Promise<void> {
  await db
    .insertInto('service_token')
    .values({ organisation_id: organisationId, id, user_id: userId, name, scopes, secret_hash: hash, expires_at: expiresAt })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}
