import type { FirstTaskId, NotedTask } from '@hakaru/contract/first-tasks';
import { atHome } from '#platform/at-home';
import type { SignedIn } from '#platform/context';
import * as store from './store';

/** That the sender has done something the first day asks for. Neither a program nor support in a client's place is a newcomer. */
export async function noteTask(ctx: SignedIn, task: NotedTask): Promise<void> {
  if (ctx.actor.token || ctx.actor.original) return;
  await atHome(ctx, ctx => store.insertTask(ctx, task));
}

/** What the sender has done, whatever they were asked. A client is chosen once an asset is. */
export async function listDone(ctx: SignedIn): Promise<FirstTaskId[]> {
  const done = await atHome(ctx, store.findDone);
  return ctx.actor.user.preferences['assetId'] ? [...done, 'client'] : done;
}
