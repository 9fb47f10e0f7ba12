import { sql } from 'kysely';
import type { SignedIn } from '#platform/context';

export type ScimRow = {
  id: string;
  externalId: string | null;
  email: string;
  name: string;
  title: string | null;
  phone: string | null;
  role: string;
  isSuperuser: boolean;
  isActive: boolean;
  /** Grows with the account and with its external id: what the ETag says. */
  version: number;
  createdAt: Date;
};
export type Filter = { email?: string; externalId?: string };
export type Window = { first: number; offset: number };

export async function findUsers(ctx: SignedIn, { email, externalId }: Filter, { first, offset }: Window) {
  let query = rows(ctx);
  if (email !== undefined) query = query.where('u.email', '=', email);
  if (externalId !== undefined) query = query.where('s.external_id', '=', externalId);
  const data: ScimRow[] = await query.orderBy('u.created_at').orderBy('u.id').limit(first).offset(offset).execute();
  const { total } = await query
    .clearSelect()
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return { data, total: Number(total) };
}

export function userById(ctx: SignedIn, id: string): Promise<ScimRow | undefined> {
  return rows(ctx).where('u.id', '=', id).executeTakeFirst();
}

export async function hasSso({ db, actor }: SignedIn): Promise<boolean> {
  const row = await db
    .selectFrom('organisation')
    .select('id')
    .where('id', '=', actor.organisation.id)
    .where('sso', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function putExternalId({ db, actor }: SignedIn, id: string, externalId: string): Promise<void> {
  await sql`
    insert into scim_user (organisation_id, user_id, external_id) values (${actor.organisation.id}, ${id}, ${externalId})
    on conflict (organisation_id, user_id) do update set external_id = excluded.external_id, version = scim_user.version + 1`.execute(db);
}

export async function isExternalIdTaken({ db, actor }: SignedIn, id: string | null, externalId: string): Promise<boolean> {
  const row = await db
    .selectFrom('scim_user')
    .select('user_id')
    .where('organisation_id', '=', actor.organisation.id)
    .where('external_id', '=', externalId)
    .executeTakeFirst();
  return row !== undefined && row.user_id !== id;
}

function rows({ db, actor }: SignedIn) {
  return db
    .selectFrom('app_user as u')
    .leftJoin('scim_user as s', join => join.onRef('s.organisation_id', '=', 'u.organisation_id').onRef('s.user_id', '=', 'u.id'))
    .where('u.organisation_id', '=', actor.organisation.id)
    .select([
      'u.id',
      's.external_id as externalId',
      'u.email',
      'u.name',
      'u.title',
      'u.phone_number as phone',
      'u.role',
      'u.superuser as isSuperuser',
      'u.created_at as createdAt',
      sql<number>`u.version + coalesce(s.version, 0)`.as('version'),
      sql<boolean>`u.disabled_at is null`.as('isActive'),
    ]);
}
