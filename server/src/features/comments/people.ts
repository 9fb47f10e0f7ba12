import type { CommentAudience } from '@hakaru/contract/comments';
import { findGrantsTo } from '#features/grants/public';
import { inTransaction, type SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import { todayOf } from '#platform/today';
import type { Place } from './places';
import * as store from './store';

/**
 * The people who can be named in a comment: colleagues, and in a shared comment also people of other organisations who have shared a comment
 * there and still have access. No name is offered that was not already visible to the reader.
 */
export async function findPeople(ctx: SignedIn, place: Place, audience: CommentAudience): Promise<store.Person[]> {
  const { id } = ctx.actor.organisation;
  const colleagues = await inTransaction(ctx, ({ db }) => store.findColleagues(db, id));
  if (audience === 'organisation' || !place.mayShare) return colleagues;
  return [...colleagues, ...(await othersAt(ctx, place))];
}

async function othersAt(ctx: SignedIn, place: Place): Promise<store.Person[]> {
  const { id } = ctx.actor.organisation;
  const { db } = ctx.app.database;
  const spoken = await inScope(db, { organisation: place.ownerId }, db =>
    store.findComments(db, { organisationId: place.ownerId, isOwn: false }, place),
  );
  const others = spoken.filter(one => one.authorOrganisationId !== id && place.reaches(one.saidOn));
  if (others.length === 0) return [];
  const people = await inScope(db, 'platform', db => store.findActive(db, [...new Set(others.map(one => one.userId))]));
  const seeing: store.Person[] = [];
  for (const person of people) if (await stillSees(ctx, place, person.organisationId)) seeing.push(person);
  return seeing;
}

/** Access must still exist: by a grant in force, or for an import as its sender or recipient. */
async function stillSees(ctx: SignedIn, { kind, ownerId, assetId, entityId }: Place, organisationId: string): Promise<boolean> {
  if (kind === 'import' || organisationId === ownerId) return true;
  const question = { today: todayOf(ctx), ended: 'leftOut', assetId } as const;
  const grants = await inScope(ctx.app.database.db, { organisation: organisationId }, db => findGrantsTo(db, organisationId, question));
  return grants.some(grant => grant.ownerId === ownerId && (grant.entityId === null || grant.entityId === entityId));
}
