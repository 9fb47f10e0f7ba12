import { AppError, invalid } from '@hakaru/contract/errors';
import type { Profile } from '@hakaru/contract/profile';
import { noteTask } from '#features/first-tasks/public';
import { record } from '#platform/audit';
import { allow, onPlatform, type SignedIn } from '#platform/context';
import { profileOf } from './profile';
import * as store from './store';

/** Lets a super-user work in an organisation with a role. Start and end are recorded in that organisation's audit trail. */
export async function startImpersonation(ctx: SignedIn, target: { organisationId: string; role: string }): Promise<Profile> {
  allow(ctx, 'superuser');
  if (ctx.actor.original) throw new AppError('conflict'); // impersonations cannot be nested: stop the first one (decisions G111)
  const profile = await onPlatform(ctx, async ctx => {
    if (!(await store.organisationExists(ctx, target.organisationId))) throw invalid('organisationId', 'invalid');
    if (!(await store.setImpersonation(ctx, target))) throw new AppError('conflict');
    const inside = await reread(ctx);
    await record(inside, 'impersonation.start', {
      subject: 'organisation',
      subjectId: target.organisationId,
      after: { role: target.role },
    });
    return profileOf(inside);
  });
  await noteTask(ctx, 'impersonate');
  return profile;
}

export function stopImpersonation(ctx: SignedIn): Promise<Profile> {
  const { original, organisation } = ctx.actor;
  if (!original) throw new AppError('conflict');
  return onPlatform(ctx, async ctx => {
    await record(ctx, 'impersonation.stop', { subject: 'organisation', subjectId: organisation.id });
    if (!(await store.setImpersonation(ctx, null))) throw new AppError('conflict');
    return profileOf(await reread(ctx));
  });
}

/** The user read again after changing their own data in the transaction. */
export async function reread(ctx: SignedIn): Promise<SignedIn> {
  const actor = ctx.request.tokenHash && (await store.actorByHash(ctx, ctx.request.tokenHash));
  if (!actor) throw new AppError('unauthenticated');
  return { ...ctx, actor };
}
