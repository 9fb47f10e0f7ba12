import type { SortDirection } from '@hakaru/contract/enumerations';
import type { PeopleOrder } from '@hakaru/contract/users';
import { sql } from 'kysely';
import type { Context, SignedIn } from '#platform/context';
import { offsetOf, type Slice } from '#platform/paging';

export type UserRow = {
  organisationId: string;
  organisationRef: string;
  organisationNameEn: string;
  organisationNameJp: string;
  id: string;
  email: string;
  name: string;
  title: string | null;
  phone_number: string | null;
  role: string;
  superuser: boolean;
  sso: boolean;
  hasSecondFactor: boolean;
  isVerified: boolean;
  hasAgreed: boolean;
  mustChangePassword: boolean;
  state: string;
  version: number;
  createdAt: Date;
  lastLoginAt: Date | null;
  packages: { id: string; ref: string; type: string }[];
};

export type Within = { organisationId: string | null; search: string };
export type PeopleListing = { order: PeopleOrder; direction: SortDirection };

const USUAL: PeopleListing = { order: 'organisation', direction: 'asc' };

export async function findUsers(
  ctx: Context,
  slice: Slice,
  within: Within,
  { order, direction }: PeopleListing = USUAL,
): Promise<{ data: UserRow[]; total: number }> {
  const matches = matching(within);
  const data = await users(ctx)
    .where(matches)
    .orderBy(sql.ref(ORDERS[order]), way => (direction === 'desc' ? way.desc().nullsLast() : way.asc().nullsLast()))
    .orderBy('u.name')
    .orderBy('u.id')
    .limit(slice.first)
    .offset(offsetOf(slice))
    .execute();
  const { total } = await ctx.db
    .selectFrom('app_user as u')
    .innerJoin('organisation as o', 'o.id', 'u.organisation_id')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where(matches)
    .executeTakeFirstOrThrow();
  return { data, total: Number(total) };
}

const ORDERS: Readonly<Record<PeopleOrder, string>> = {
  organisation: 'o.ref',
  name: 'u.name',
  email: 'u.email',
  role: 'u.role',
  lastLogin: 'lastLoginAt',
};

/** Any user, for support; needs the platform scope, and the caller has checked the permission. */
export function anyUserById(ctx: Context, id: string): Promise<UserRow | undefined> {
  return users(ctx).where('u.id', '=', id).executeTakeFirst();
}

/** A user of the administrator's own organisation. */
export function userById(ctx: SignedIn, id: string): Promise<UserRow | undefined> {
  return users(ctx).where('u.organisation_id', '=', ctx.actor.organisation.id).where('u.id', '=', id).executeTakeFirst();
}

export type Administrator = { name: string; email: string };

export function administrators({ db, actor }: SignedIn): Promise<Administrator[]> {
  return db
    .selectFrom('app_user')
    .select(['name', 'email'])
    .where('organisation_id', '=', actor.organisation.id)
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .orderBy('name')
    .limit(ADMINISTRATORS_SHOWN)
    .execute();
}

/** A few are enough to find somebody to ask. */
const ADMINISTRATORS_SHOWN = 10;

export async function setPackages({ db, actor }: SignedIn, userId: string, types: readonly string[]): Promise<void> {
  const organisationId = actor.organisation.id;
  let gone = db.deleteFrom('user_package').where('organisation_id', '=', organisationId).where('user_id', '=', userId);
  if (types.length > 0) gone = gone.where('type', 'not in', [...types]);
  await gone.execute();
  if (types.length === 0) return;
  await db
    .insertInto('user_package')
    .values(types.map(type => ({ organisation_id: organisationId, user_id: userId, ref: type.toUpperCase(), type })))
    .onConflict(conflict => conflict.columns(['organisation_id', 'user_id', 'type']).doNothing())
    .execute();
}

function matching({ organisationId, search }: Within) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(${organisationId}::uuid is null or u.organisation_id = ${organisationId}::uuid)
    and (u.name ilike ${pattern} or u.email ilike ${pattern} or o.ref ilike ${pattern} or o.name_en ilike ${pattern} or o.name_jp ilike ${pattern})`;
}

function users({ db }: Context) {
  return db
    .selectFrom('app_user as u')
    .innerJoin('organisation as o', 'o.id', 'u.organisation_id')
    .select([
      'u.organisation_id as organisationId',
      'o.ref as organisationRef',
      'o.name_en as organisationNameEn',
      'o.name_jp as organisationNameJp',
      'u.id',
      'u.email',
      'u.name',
      'u.title',
      'u.phone_number',
      'u.role',
      'u.superuser',
      'u.sso',
      'u.password_reset as mustChangePassword',
      'u.version',
      'u.created_at as createdAt',
      sql<boolean>`exists (select from totp t where (t.organisation_id, t.user_id) = (u.organisation_id, u.id) and t.confirmed_at is not null)
        or exists (select from passkey k where (k.organisation_id, k.user_id) = (u.organisation_id, u.id))`.as('hasSecondFactor'),
      sql<boolean>`u.verified_at is not null`.as('isVerified'),
      sql<boolean>`u.agreed_at is not null`.as('hasAgreed'),
      sql<string>`case when u.disabled_at is not null then 'disabled' when u.password_hash is null and not u.sso then 'invited' else 'active' end`.as('state'), // oxfmt-ignore
      sql<Date | null>`(select max(l.logged_in_at) from login_history l where l.organisation_id = u.organisation_id and l.user_id = u.id and l.outcome in ('ok', 'sso'))`.as('lastLoginAt'), // oxfmt-ignore
      sql<UserRow['packages']>`coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'ref', p.ref, 'type', p.type) order by p.type)
        from user_package p where p.organisation_id = u.organisation_id and p.user_id = u.id), '[]')`.as('packages'),
    ]);
}

/**
 * Holds the user and the organisation's administrators still, so that of two changes one comes later and sees the other, also where each
 * disables one of the last two administrators. Answers how many other administrators there are.
 */
export async function lockAdministrators({ db, actor }: SignedIn, id: string): Promise<number> {
  const { rows: found } = await sql<{ id: string }>`
    select id from app_user
    where organisation_id = ${actor.organisation.id} and (id = ${id} or (role = 'admin' and disabled_at is null))
    order by id for update`.execute(db);
  return found.filter(one => one.id !== id).length;
}
