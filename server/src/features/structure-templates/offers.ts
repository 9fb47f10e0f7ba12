import { AppError } from '@hakaru/contract/errors';
import { record } from '#platform/audit';
import { allow, inTransaction, refuseSupport, type SignedIn } from '#platform/context';
import { previewOf, type StructurePreview } from './preview';
import { readContent } from './content';
import * as store from './store';

export type Offer = { isOffered: boolean; version: number; history: store.OfferEntry[]; copies: store.Copied[] };

/** Whether the organisation offers its structure, every choice it made, and when it was used. */
export async function readOffer(ctx: SignedIn): Promise<Offer> {
  const { id } = ctx.actor.organisation;
  return await inTransaction(ctx, async ({ db }) => {
    const history = await store.findOffers(db, id);
    const [last] = history;
    return { isOffered: last?.isOffered ?? false, version: last?.version ?? 0, history, copies: await store.findCopies(db, id) };
  });
}

/** Only the organisation's own administrators decide what leaves it, so not support either. */
export async function saveOffer(ctx: SignedIn, { isOffered, version }: { isOffered: boolean; version: number }): Promise<Offer> {
  allow(ctx, 'manageUsers');
  refuseSupport(ctx);
  const { organisation, user } = ctx.actor;
  if (organisation.type !== 'asset owner') throw new AppError('unauthorized');
  await inTransaction(ctx, async ctx => {
    const [last] = await store.findOffers(ctx.db, organisation.id);
    const entry = { version: version + 1, isOffered, userName: user.name, at: ctx.app.now() };
    if (!(await store.insertOffer(ctx.db, organisation.id, entry))) throw new AppError('conflict');
    const change = { before: { isOffered: last?.isOffered ?? false }, after: { isOffered } };
    await record(ctx, 'structure.offer', { subject: 'organisation', subjectId: organisation.id, ...change });
  });
  return await readOffer(ctx);
}

/** What others would get from a portfolio of the sender's organisation, shown before it is offered. */
export async function previewOwn(ctx: SignedIn): Promise<StructurePreview | null> {
  allow(ctx, 'manageUsers');
  const { id: organisationId } = ctx.actor.organisation;
  return await inTransaction(ctx, async ({ db }) => {
    const [first] = await store.findPortfolios(db, organisationId);
    return first ? previewOf(await readContent(db, { organisationId, ...first })) : null;
  });
}
