import type { Context } from '#platform/context';

export type LinkPurpose = 'reset' | 'invitation' | 'ticket';
export type LinkOwner = { organisationId: string; userId: string };

/** Uses up a hand-over ticket. A ticket for another browser is used up as well, but gives no access. */
export async function takeTicket(ctx: Context, hash: Buffer, binding: Buffer | null): Promise<LinkOwner | null> {
  const taken = await takeLink(ctx, hash, ['ticket']);
  if (!taken?.binding || !binding || !taken.binding.equals(binding)) return null;
  return taken;
}

/** Deleting decides: of concurrent uses one gets the row. */
export async function takeLink({ db, app }: Context, hash: Buffer, purposes: readonly LinkPurpose[]) {
  const row = await db
    .deleteFrom('one_use_link')
    .where('token_hash', '=', hash)
    .where('purpose', 'in', [...purposes])
    .returning(['organisation_id as organisationId', 'user_id as userId', 'purpose', 'binding', 'expires_at as expiresAt'])
    .executeTakeFirst();
  return row && row.expiresAt > app.now() ? row : null;
}

export async function putLink(
  { db, app }: Context,
  link: LinkOwner & { purpose: LinkPurpose; hash: Buffer; seconds: number; binding?: Buffer },
): Promise<void> {
  await db
    .insertInto('one_use_link')
    .values({
      organisation_id: link.organisationId,
      user_id: link.userId,
      purpose: link.purpose,
      token_hash: link.hash,
      binding: link.binding ?? null,
      created_at: app.now(),
      expires_at: new Date(app.now().getTime() + link.seconds * 1000),
    })
    .execute();
}

export async function dropLinks({ db }: Context, { organisationId, userId }: LinkOwner, purposes: readonly LinkPurpose[]): Promise<void> {
  await db
    .deleteFrom('one_use_link')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .where('purpose', 'in', [...purposes])
    .execute();
}

export async function hasLiveLink({ db, app }: Context, { organisationId, userId }: LinkOwner, purpose: LinkPurpose): Promise<boolean> {
  const row = await db
    .selectFrom('one_use_link')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', app.now())
    .executeTakeFirst();
  return row !== undefined;
}
