import { AppError } from '@hakaru/contract/errors';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import * as store from './store';

export type Consent = { isNamed: boolean; version: number; history: store.ConsentEntry[] };

/** Whether the organisation allows its consultants to name it, with the history of its choices. */
export async function readConsent(ctx: SignedIn): Promise<Consent> {
  const history = await inTransaction(ctx, ctx => store.findConsents(ctx.db, ctx.actor.organisation.id));
  const [last] = history;
  return { isNamed: last?.isNamed ?? false, version: last?.version ?? 0, history };
}

export async function saveConsent(ctx: SignedIn, { isNamed, version }: { isNamed: boolean; version: number }): Promise<Consent> {
  allow(ctx, 'manageUsers');
  const { organisation, user } = ctx.actor;
  await inTransaction(ctx, async ctx => {
    const before = await store.isNamed(ctx.db, organisation.id);
    const entry = { version: version + 1, isNamed, userName: user.name, at: ctx.app.now() };
    if (!(await store.insertConsent(ctx.db, organisation.id, entry))) throw new AppError('conflict');
    const change = { before: { isNamed: before }, after: { isNamed } };
    await record(ctx, 'comparison.consent', { subject: 'organisation', subjectId: organisation.id, ...change });
  });
  return await readConsent(ctx);
}
