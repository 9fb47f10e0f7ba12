import type { FirstTaskId, NotedTask } from '@hakaru/contract/first-tasks';
import { sql } from 'kysely';
import type { SignedIn } from '#platform/context';

/** Inserts the task once; repeating it changes nothing. */
export async function insertTask({ db, app, actor }: SignedIn, task: NotedTask): Promise<void> {
  await db
    .insertInto('first_task')
    .values({ organisation_id: actor.user.organisationId, user_id: actor.user.id, task, done_at: app.now() })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** The noted tasks of the sender, and those derived from existing rows: a calendar feed, a watchlist item, a note that was read. */
export async function findDone({ db, actor }: SignedIn): Promise<FirstTaskId[]> {
  const { organisationId, id } = actor.user;
  const { rows } = await sql<{ task: FirstTaskId }>`
    select task from first_task where organisation_id = ${organisationId} and user_id = ${id}
    union all select 'feed' where exists (select from calendar_feed where organisation_id = ${organisationId} and user_id = ${id})
    union all select 'watch' where exists (select from watchlist_item where organisation_id = ${organisationId} and created_by = ${id})
    union all select 'research' where exists (
      select from research_mark where organisation_id = ${organisationId} and user_id = ${id} and read_at is not null)`.execute(db);
  return rows.map(({ task }) => task);
}
