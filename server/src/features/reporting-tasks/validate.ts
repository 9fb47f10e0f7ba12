import type { SignedIn } from '#platform/context';
import { chosenTasks, recordTasks, remarkOn, steering, type Outcome, type TaskKey } from './actions';
import { atOwner } from '#features/grants/public';
import * as store from './store';
import type { Task } from './tasks';

/** Approves a file without findings; false when it cannot be approved as it is, or not at once. */
export type ApproveFile = (ctx: SignedIn, file: { ownerId: string; importId: string; assetId: string }) => Promise<boolean>;

let approveFile: ApproveFile = async () => false;

/** `imports` depends on this feature, so it registers its approval here; a direct call would be a circular dependency. */
export function approveFilesBy(approve: ApproveFile): void {
  approveFile = approve;
}

/**
 * Validates the chosen tasks that are complete and without findings; others stay as they are. A task whose data came in a file is validated
 * by approving the whole file, so that its values become facts; a file with a warning needs a person and a reason. A large file is approved
 * by a job: its tasks are validated when that ends, and are among those that stay.
 */
export async function validateTasks(ctx: SignedIn, assetId: string, keys: readonly TaskKey[]): Promise<Outcome> {
  const scope = await steering(ctx, assetId);
  const { ownerId } = scope;
  const waiting = await atOwner(ctx, scope, async ctx => (await chosenTasks(ctx, scope, keys)).filter(({ isClean }) => isClean));
  for (const importId of filesOf(waiting)) await approveFile(ctx, { ownerId, importId, assetId });
  return await atOwner(ctx, scope, async ctx => {
    const ids = new Set(waiting.map(({ id }) => id));
    const now = (await chosenTasks(ctx, scope, keys)).filter(task => ids.has(task.id));
    const clean = now.filter(task => task.datasets.every(one => one.state === 'approved' || one.importId === null));
    for (const task of clean) {
      await store.approveByHand(ctx.db, ownerId, task, ctx.app.now());
      await store.insertRemark(ctx.db, remarkOn(ctx, task, { kind: 'validation', body: '' }));
    }
    if (clean.length > 0) await recordTasks(ctx, 'reportingTask.validate', scope, clean);
    return { done: clean.length, skipped: keys.length - clean.length };
  });
}

function filesOf(tasks: readonly Task[]): Set<string> {
  const received = tasks.flatMap(({ datasets }) => datasets.filter(({ state }) => state === 'received'));
  return new Set(received.flatMap(({ importId }) => importId ?? []));
}
