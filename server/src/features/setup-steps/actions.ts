import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { mayManageUsers } from '@hakaru/contract/access';
import {
  judgeSetup,
  optionalSteps,
  OWN_ASSETS,
  ownAssetInput,
  skipInput,
  type SetupFacts,
  type SetupStep,
} from '@hakaru/contract/setup-steps';
import { makeAsset } from '#features/assets/public';
import { currentMonth } from '#features/reporting-tasks/public';
import { record } from '#platform/audit';
import { allow, inTransaction, roleOf, type SignedIn } from '#platform/context';
import { onceIfNamed } from '#platform/idempotency';
import { todayOf } from '#platform/today';
import * as store from './store';

/** `begunAt` is when the organisation began with the structure of another. */
export type SetupGuide = { steps: SetupStep[]; fiscalYearStart: number; begunAt: Date | null; mayAct: boolean };

/** The steps left before the first month is published; null once it was, and for organisations without money to report on. */
export async function readSetup(ctx: SignedIn): Promise<SetupGuide | null> {
  return await inTransaction(ctx, guideOf);
}

export async function skipStep(ctx: SignedIn, input: unknown): Promise<SetupGuide> {
  allow(ctx, 'manageUsers');
  const { step, reason } = parse(skipInput, input);
  return await changing(ctx, async (ctx, { steps }) => {
    if (steps.some(({ id, state }) => id === step && state === 'done')) throw invalid('step', 'done');
    const { organisation, user } = ctx.actor;
    const skip = { ownerId: organisation.id, step, reason, userName: user.name, at: ctx.app.now() };
    if (!(await store.insertSkip(ctx.db, skip))) throw new AppError('conflict');
    await record(ctx, 'setup.skip', { subject: 'organisation', subjectId: organisation.id, after: { step, reason } });
  });
}

export async function resumeStep(ctx: SignedIn, step: string): Promise<SetupGuide> {
  allow(ctx, 'manageUsers');
  if (!optionalSteps.some(one => one === step)) throw invalid('step', 'notOptional');
  return await changing(ctx, async ctx => {
    const { id } = ctx.actor.organisation;
    if (!(await store.deleteSkip(ctx.db, id, step))) throw new AppError('conflict');
    await record(ctx, 'setup.resume', { subject: 'organisation', subjectId: id, before: { step } });
  });
}

/** Creates a portfolio by the organisation itself, because later steps need one and should not wait for support. */
export async function createOwnAsset(ctx: SignedIn, input: unknown): Promise<string> {
  allow(ctx, 'manageUsers');
  const checked = parse(ownAssetInput, input);
  return await inTransaction(ctx, async ctx => {
    const { id } = ctx.actor.organisation;
    return await onceIfNamed(ctx, ['createOwnAsset', checked], async ctx => {
      await store.lockSetup(ctx.db, id);
      if (!(await guideOf(ctx))) throw new AppError('unauthorized');
      if ((await store.readHead(ctx.db, id)).portfolios >= OWN_ASSETS) throw invalid('ref', 'tooMany');
      return await makeAsset(ctx, id, { ...checked, type: 'portfolio' });
    });
  });
}

/** Changes the guide and returns it. A completed set-up has no steps to change. */
async function changing(ctx: SignedIn, change: (ctx: SignedIn, guide: SetupGuide) => Promise<void>): Promise<SetupGuide> {
  return await inTransaction(ctx, async ctx => {
    const before = await guideOf(ctx);
    if (!before) throw new AppError('notFound');
    await change(ctx, before);
    return (await guideOf(ctx)) ?? before;
  });
}

async function guideOf(ctx: SignedIn): Promise<SetupGuide | null> {
  const { id, type } = ctx.actor.organisation;
  if (type !== 'asset owner' || (await store.hasPublished(ctx.db, id))) return null;
  const { fiscalYearStart, begunAt, ...head } = await store.readHead(ctx.db, id);
  const facts: SetupFacts = { ...head, mandates: await store.findMandates(ctx.db, id, currentMonth(todayOf(ctx))) };
  const steps = judgeSetup(facts, await store.findSkips(ctx.db, id));
  return { steps, fiscalYearStart, begunAt, mayAct: mayManageUsers(roleOf(ctx.actor)) };
}
