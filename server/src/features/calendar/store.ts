import { sql } from 'kysely';
import type { Actor, Context } from '#platform/context';
import type { Db } from '#platform/db';

export async function saveFeed(db: Db, feed: { organisationId: string; userId: string; tokenHash: Buffer; at: Date }): Promise<void> {
  await sql`
    insert into calendar_feed (organisation_id, user_id, token_hash, created_at) values (${feed.organisationId}, ${feed.userId}, ${feed.tokenHash}, ${feed.at})
    on conflict (organisation_id, user_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at`.execute(db);
}

export async function dropFeed(db: Db, organisationId: string, userId: string): Promise<boolean> {
  const { numAffectedRows } =
    await sql`delete from calendar_feed where organisation_id = ${organisationId} and user_id = ${userId}`.execute(db);
  return numAffectedRows === 1n;
}

export async function findFeed(db: Db, organisationId: string, userId: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    select created_at as at from calendar_feed where organisation_id = ${organisationId} and user_id = ${userId}`.execute(db);
  return rows[0]?.at ?? null;
}

export type FeedOwner = Pick<Actor, 'user' | 'organisation'> & { isSuperuser: boolean };

/** A feed address expires this many days after it was created; its owner then creates a new one. */
export const FEED_DAYS = 365;

/** The owner of a feed address, with their organisation's present access; undefined when they may no longer sign in. */
export async function findFeedOwner({ db, app }: Context, tokenHash: Buffer): Promise<FeedOwner | undefined> {
  const { rows } = await sql<FeedOwner>`
    select jsonb_build_object('id', u.id, 'organisationId', u.organisation_id, 'email', u.email, 'name', u.name, 'title', u.title,
        'phoneNumber', u.phone_number, 'role', 'readonly', 'superuser', false, 'agreed', true, 'verified', true, 'passwordReset', false,
        'preferences', u.preferences) as user,
      organisation_profile(u.organisation_id, ${app.now()}, ${app.settings.demoToday}) as organisation, u.superuser as "isSuperuser"
    from calendar_feed f join app_user u on (u.organisation_id, u.id) = (f.organisation_id, f.user_id)
    where f.token_hash = ${tokenHash} and u.disabled_at is null and u.agreed_at is not null and u.verified_at is not null
      and not u.password_reset and f.created_at > ${new Date(app.now().getTime() - FEED_DAYS * 86_400_000)}`.execute(db);
  return rows[0];
}
