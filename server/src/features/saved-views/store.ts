import type { SavedView, SavedViewInput } from '@hakaru/contract/saved-views';
import { sql } from 'kysely';
import type { SignedIn } from '#platform/context';

type Row = { id: string; screen: string; name: string; content: unknown; isDefault: boolean; version: number };
type Content = Omit<SavedViewInput, 'screen' | 'name'>;

/** Serialises changes of a person's views, because limits and the single default are checked before writing. */
export async function lockViews({ db, actor }: SignedIn): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`views ${actor.user.id}`}, 0))`.execute(db);
}

/** The person's own views by name, of one screen or of all. */
export async function ownViews({ db, actor }: SignedIn, screen: string | null): Promise<SavedView[]> {
  const rows = await db
    .selectFrom('saved_view')
    .select(['id', 'screen', 'name', 'content', 'is_default as isDefault', 'version'])
    .where('organisation_id', '=', actor.user.organisationId)
    .where('user_id', '=', actor.user.id)
    .$if(screen !== null, query => query.where('screen', '=', screen))
    .orderBy('name')
    .execute();
  return rows.map(asView);
}

export async function ownView({ db, actor }: SignedIn, id: string): Promise<SavedView | null> {
  const row = await db
    .selectFrom('saved_view')
    .select(['id', 'screen', 'name', 'content', 'is_default as isDefault', 'version'])
    .where('organisation_id', '=', actor.user.organisationId)
    .where('user_id', '=', actor.user.id)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? asView(row) : null;
}

export async function insertView({ db, actor }: SignedIn, { screen, name, ...content }: SavedViewInput): Promise<string> {
  const { id } = await db
    .insertInto('saved_view')
    .values({
      organisation_id: actor.user.organisationId,
      user_id: actor.user.id,
      screen,
      name,
      content: JSON.stringify(content),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns whether the version was still the one read. */
export async function updateView(
  { db, actor }: SignedIn,
  { id, version, name, ...content }: Omit<SavedViewInput, 'screen'> & { id: string; version: number },
): Promise<boolean> {
  const row = await db
    .updateTable('saved_view')
    .set({ name, content: JSON.stringify(content), version: version + 1 })
    .where('organisation_id', '=', actor.user.organisationId)
    .where('user_id', '=', actor.user.id)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns whether it still existed in the version that was read. */
export async function deleteView({ db, actor }: SignedIn, { id, version }: { id: string; version: number }): Promise<boolean> {
  const row = await db
    .deleteFrom('saved_view')
    .where('organisation_id', '=', actor.user.organisationId)
    .where('user_id', '=', actor.user.id)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets the default among one's own views of a screen, or none. The old default is cleared first, so that there are never two. */
export async function chooseOwn({ db, actor }: SignedIn, screen: string, id: string | null): Promise<void> {
  const own = db
    .updateTable('saved_view')
    .where('organisation_id', '=', actor.user.organisationId)
    .where('user_id', '=', actor.user.id)
    .where('screen', '=', screen);
  await own.set({ is_default: false }).where('is_default', '=', true).execute();
  if (id !== null) await own.set({ is_default: true }).where('id', '=', id).execute();
}

function asView({ content, ...row }: Row): SavedView {
  const own = { isTeam: false, sharedBy: null, mayChange: true };
  return { ...row, ...(content as Content), ...own }; // written by insertView and updateView only, from validated input
}
