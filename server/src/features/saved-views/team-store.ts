import { mayManageUsers, mayWrite } from '@hakaru/contract/access';
import type { SavedView, SavedViewInput } from '@hakaru/contract/saved-views';
import { sql } from 'kysely';
import { isSupport, roleOf, type SignedIn } from '#platform/context';
import type { Db } from '#platform/db';

type Row = { id: string; screen: string; name: string; content: unknown; version: number; userId: string | null; sharedBy: string | null };
type Content = Omit<SavedViewInput, 'screen' | 'name'>;
/** `userId` is null for a view that came with a structure: nobody of the team shared it. */
export type TeamView = { organisationId: string; id: string; userId: string | null } & SavedViewInput;

/** Whether the user shares views with their own organisation. Support working in an organisation is not part of its team. */
export const mayShare = ({ actor }: SignedIn): boolean => mayWrite(roleOf(actor)) && !isSupport(actor);

/** Serialises changes of an organisation's team views, because their number is checked before inserting. */
export async function lockTeamViews({ db, actor }: SignedIn): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`team views ${actor.user.organisationId}`}, 0))`.execute(db);
}

/** The views the user's team shares, by name: of one screen or of all, or a single one. */
export async function teamViews(ctx: SignedIn, { screen, id }: { screen?: string | null; id?: string }): Promise<SavedView[]> {
  const { db, actor } = ctx;
  const { organisationId } = actor.user;
  const rows = await db
    .selectFrom('team_view as v')
    .leftJoin('app_user as u', join => join.onRef('u.organisation_id', '=', 'v.organisation_id').onRef('u.id', '=', 'v.user_id'))
    .leftJoin('team_view_default as d', join =>
      join.onRef('d.organisation_id', '=', 'v.organisation_id').onRef('d.view_id', '=', 'v.id').on('d.user_id', '=', actor.user.id),
    )
    .select(['v.id', 'v.screen', 'v.name', 'v.content', 'v.version', 'v.user_id as userId', 'u.name as sharedBy'])
    .select(({ eb }) => eb('d.view_id', 'is not', null).as('isDefault'))
    .where('v.organisation_id', '=', organisationId)
    .$if(typeof screen === 'string', query => query.where('v.screen', '=', screen ?? ''))
    .$if(id !== undefined, query => query.where('v.id', '=', id ?? ''))
    .orderBy('v.name')
    .execute();
  return rows.map(({ isDefault, ...row }) => ({ ...asView(ctx, row), isDefault: Boolean(isDefault) }));
}

/** Inserts a team view with a new id, or with the id it had as a personal view. */
export async function insertTeamView({ db, actor }: SignedIn, { id, ...input }: SavedViewInput & { id?: string }): Promise<string> {
  const { screen, name, ...content } = input;
  const row = await db
    .insertInto('team_view')
    .values({
      organisation_id: actor.user.organisationId,
      ...(id ? { id } : {}),
      user_id: actor.user.id,
      screen,
      name,
      content: JSON.stringify(content),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Returns whether the version was still the one read. The caller has checked the permission. */
export async function updateTeamView(
  { db, actor }: SignedIn,
  { id, version, name, ...content }: Omit<SavedViewInput, 'screen'> & { id: string; version: number },
): Promise<boolean> {
  const row = await db
    .updateTable('team_view')
    .set({ name, content: JSON.stringify(content), version: version + 1 })
    .where('organisation_id', '=', actor.user.organisationId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteTeamView({ db, actor }: SignedIn, { id, version }: { id: string; version: number }): Promise<boolean> {
  const row = await db
    .deleteFrom('team_view')
    .where('organisation_id', '=', actor.user.organisationId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets which team view is the user's default for a screen. */
export async function chooseTeam({ db, actor }: SignedIn, screen: string, id: string | null): Promise<void> {
  const key = { organisation_id: actor.user.organisationId, user_id: actor.user.id, screen };
  await db
    .deleteFrom('team_view_default')
    .where('organisation_id', '=', key.organisation_id)
    .where('user_id', '=', key.user_id)
    .where('screen', '=', screen)
    .execute();
  if (id !== null)
    await db
      .insertInto('team_view_default')
      .values({ ...key, view_id: id })
      .execute();
}

/** Inserts the initial team views; existing ones stay unchanged. */
export async function plantTeamViews(db: Db, views: readonly TeamView[]): Promise<void> {
  const rows = views.map(({ organisationId, id, userId, screen, name, ...content }) => ({
    organisation_id: organisationId,
    id,
    user_id: userId,
    screen,
    name,
    content: JSON.stringify(content),
  }));
  await db
    .insertInto('team_view')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** May be changed by the person who shared it, while they may write, and by administrators. */
function asView(ctx: SignedIn, { content, userId, ...row }: Row): Omit<SavedView, 'isDefault'> {
  const { actor } = ctx;
  const mayChange = mayShare(ctx) && (userId === actor.user.id || mayManageUsers(roleOf(actor)));
  return { ...row, ...(content as Content), isTeam: true, mayChange }; // written from validated input only
}
