import { languageOf } from '@hakaru/contract/languages';
import { notify } from '#features/notifications/public';
import type { Context, SignedIn } from '#platform/context';
import { enterScope } from '#platform/db';
import { queueMail } from '#platform/mail-job';
import { reminderLetter, returnLetter } from './letters';
import { findReceivers } from './store';
import type { Task } from './tasks';

/** Reporters belong to other organisations: notifying them needs a wider scope, for these statements only. */
async function beyond(ctx: Context, ownerId: string, work: () => Promise<void>): Promise<void> {
  await enterScope(ctx.db, 'platform');
  await work();
  await enterScope(ctx.db, { organisation: ownerId });
}

/** The organisation that asks, as named in the mail. */
export type Asker = { ownerId: string; nameEn: string; nameJp: string };

export async function remindReceivers(ctx: Context, { ownerId, nameEn, nameJp }: Asker, tasks: readonly Task[]): Promise<void> {
  await beyond(ctx, ownerId, async () => {
    for (const [organisationId, owed] of byReporter(ownerId, tasks)) {
      const path = pathOf(organisationId, ownerId);
      const people = await findReceivers(ctx.db, organisationId);
      const userIds = people.map(({ id }) => id);
      for (const task of owed) {
        const { entityRef, due, label } = task;
        const kind = label === 'Delayed' ? 'reportDelayed' : 'reportDue';
        await notify(ctx, { organisationId, userIds, kind, params: { mandate: entityRef, due }, path: rowOf(path, task), ownerId });
      }
      const letter = {
        owner: { en: nameEn, jp: nameJp },
        tasks: owed.map(({ entityRef, entityEn, entityJp, due }) => ({ ref: entityRef, mandate: { en: entityEn, jp: entityJp }, due })),
        url: `${ctx.app.settings.publicUrl}${path}`,
      };
      for (const { email, name, language } of people)
        await queueMail(ctx, { to: email, ...reminderLetter(languageOf(language), { ...letter, name }) });
    }
  });
}

/** Tells the owner's people which reports are late. */
export async function notifyOwner(ctx: Context, ownerId: string, tasks: readonly Task[]): Promise<void> {
  const userIds = (await findReceivers(ctx.db, ownerId)).map(({ id }) => id);
  for (const task of tasks) {
    const { entityRef, due, managerId } = task;
    if (managerId === null || managerId === ownerId) continue; // already notified as the reporter
    const params = { mandate: entityRef, due };
    await notify(ctx, { organisationId: ownerId, userIds, kind: 'reportDelayed', params, path: rowOf('/owner/reportingTasks', task) });
  }
}

export async function informReturned(ctx: SignedIn, ownerId: string, task: Task, comment: string): Promise<void> {
  await beyond(ctx, ownerId, async () => {
    const organisationId = task.managerId ?? ownerId;
    const path = pathOf(organisationId, ownerId);
    const people = await findReceivers(ctx.db, organisationId);
    const params = { mandate: task.entityRef, asOf: task.asOf };
    await notify(ctx, {
      organisationId,
      userIds: people.map(({ id }) => id),
      kind: 'reportReturned',
      params,
      path: rowOf(path, task),
      ownerId,
    });
    const url = `${ctx.app.settings.publicUrl}${path}`;
    for (const { email, name, language } of people)
      await queueMail(ctx, { to: email, ...returnLetter(languageOf(language), { name, ref: task.entityRef, comment, url }) });
  });
}

/** Groups tasks by the organisation that reports them; tasks without a manager are reported by the owner. */
function byReporter(ownerId: string, tasks: readonly Task[]): Map<string, Task[]> {
  const owed = new Map<string, Task[]>();
  for (const task of tasks) {
    const reporter = task.managerId ?? ownerId;
    owed.set(reporter, [...(owed.get(reporter) ?? []), task]);
  }
  return owed;
}

const pathOf = (organisationId: string, ownerId: string): string =>
  organisationId === ownerId ? '/owner/reportingTasks' : '/manager/reportingTasks';

/** The page filtered to the task's row. */
const rowOf = (path: string, { asOf, entityRef }: Task): string => `${path}?month=${asOf}&search=${encodeURIComponent(entityRef)}`;
