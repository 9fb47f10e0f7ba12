import type { FirstTaskId, NotedTask } from '@hakaru/contract/first-tasks';
import { atHome } from '#platform/at-home';
import type { SignedIn } from '#platform/context';
import * as store from './store';

/** Notes that the sender has done a first-day task. Service tokens and support acting for a user are ignored. */
export async function noteTask(ctx: SignedIn, task: NotedTask): Promise<void> {
  if (ctx.actor.token || ctx.actor.original) return;
  await atHome(ctx, ctx => store.insertTask(ctx, task));
}

/** The tasks the sender has done. Choosing a client counts as done once an asset is chosen. */
export async function listDone(ctx: SignedIn): Promise<FirstTaskId[]> {
  const done = await atHome(ctx, store.findDone);
  return ctx.actor.user.preferences['assetId'] ? [...done, 'client'] : done;
}
