import type { AuditAction } from '@hakaru/contract/audit';
import {
  COMMENTS_PER_MINUTE,
  COMMENTS_PER_PLACE,
  commentInput,
  commentPlace,
  type CommentAudience,
  type CommentInput,
  type CommentKind,
  type CommentPlace,
} from '@hakaru/contract/comments';
import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { openFigures } from '#features/figures/public';
import { findFigureScope } from '#features/grants/public';
import { record } from '#platform/audit';
import { allow, inTransaction, refuseSupport, type SignedIn } from '#platform/context';
import { inScope, insideScope } from '#platform/db';
import { onceIfNamed } from '#platform/idempotency';
import { take } from '#platform/rate-limits';
import { todayOf } from '#platform/today';
import { findClients, type Client } from './clients';
import { notifyNamed } from './notices';
import { findPeople } from './people';
import { openPlace, type Place } from './places';
import { shownTo, type Comment } from './shown';
import * as store from './store';

/** The comments on a subject, oldest first: those of the reader's own organisation, and those that others shared with everyone. */
export async function listComments(ctx: SignedIn, asked: unknown): Promise<Comment[]> {
  const place = await openPlace(ctx, parse(commentPlace, asked));
  const client = await clientOf(ctx, place);
  return (await rowsAt(ctx, place)).map(row => shownTo(ctx, row, { client, compared: place }));
}

async function rowsAt(ctx: SignedIn, place: Place): Promise<store.CommentRow[]> {
  const { id } = ctx.actor.organisation;
  const own = await inTransaction(ctx, ({ db }) => store.findComments(db, { organisationId: id, isOwn: true }, place));
  if (place.ownerId === id) return own;
  const { ownerId } = place;
  const shared = await inScope(ctx.app.database.db, { organisation: ownerId }, db =>
    store.findComments(db, { organisationId: ownerId, isOwn: false }, place),
  );
  return [...own, ...shared.filter(({ saidOn }) => place.reaches(saidOn))].toSorted(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  );
}

export type Mark = { kind: CommentKind; subject: string; open: number };

/** The number of open comments per figure and row of an asset, for the marks beside them. */
export async function listMarks(ctx: SignedIn, assetId: string): Promise<Mark[]> {
  const { id } = ctx.actor.organisation;
  const scope = await findFigureScope(ctx, assetId);
  if (!scope) throw new AppError('notFound');
  const { ownerId } = scope;
  const rows = await inTransaction(ctx, ({ db }) => store.findMarks(db, { organisationId: id, isOwn: true }, assetId));
  if (ownerId !== id) {
    const keeper = { organisationId: ownerId, isOwn: false };
    const shared = await inScope(ctx.app.database.db, { organisation: ownerId }, db => store.findMarks(db, keeper, assetId));
    if (shared.length > 0) {
      const { reaches } = await openFigures(ctx, { assetId });
      const reached = shared.filter(
        ({ entityId, asOf, saidOn }) => entityId && [saidOn, asOf ?? saidOn].every(day => reaches(entityId, day)),
      );
      rows.push(...reached);
    }
  }
  const marks = new Map<string, Mark>();
  for (const { kind, subject } of rows) {
    const mark = marks.get(`${kind} ${subject}`) ?? { kind, subject, open: 0 };
    marks.set(`${kind} ${subject}`, { ...mark, open: mark.open + 1 });
  }
  return [...marks.values()];
}

export async function listPeople(ctx: SignedIn, asked: unknown, audience: CommentAudience): Promise<store.Person[]> {
  return await findPeople(ctx, await openPlace(ctx, parse(commentPlace, asked)), audience);
}

export type PlaceTalk = { mayShare: boolean; client: Client };

/** Whether a comment here can be shared with another organisation, and the client who then reads it. */
export async function readTalk(ctx: SignedIn, asked: unknown): Promise<PlaceTalk> {
  const place = await openPlace(ctx, parse(commentPlace, asked));
  return { mayShare: place.mayShare, client: await clientOf(ctx, place) };
}

const clientOf = async (ctx: SignedIn, { ownerId }: Place): Promise<Client> => (await findClients(ctx, [ownerId]))(ownerId);

/** Adds a comment and notifies the people it names; records the knowledge time the writer was looking at. */
export async function addComment(ctx: SignedIn, asked: unknown, input: unknown): Promise<Comment[]> {
  allow(ctx, 'write');
  refuseSupport(ctx);
  const wanted = parse(commentPlace, asked);
  const checked = parse(commentInput, input);
  const place = await openPlace(ctx, wanted, checked.known);
  if (checked.audience === 'everyone' && !place.mayShare) throw invalid('audience', 'notShared');
  const named = await namedIn(ctx, place, checked);
  await takeTurn(ctx);
  await inTransaction(ctx, ctx =>
    onceIfNamed(ctx, ['addComment', wanted, checked], async ctx => await write(ctx, place, { checked, named })),
  );
  return await listComments(ctx, wanted);
}

/** A shared comment is stored with the owner, any other with the writer's organisation; that decides who can read it. */
async function write(ctx: SignedIn, place: Place, { checked, named }: { checked: CommentInput; named: store.Person[] }): Promise<string> {
  const { user, organisation } = ctx.actor;
  const organisationId = checked.audience === 'everyone' ? place.ownerId : organisation.id;
  const { kind, subject, ownerId, assetId, entityId, asOf, ref, nameEn, nameJp, seen, isInPart } = place;
  return await insideScope(ctx.db, { organisation: organisationId }, async () => {
    await store.lockPlace(ctx.db, place);
    if ((await store.countAt(ctx.db, organisationId, place)) >= COMMENTS_PER_PLACE) throw invalid('body', 'tooMany');
    const about = { kind, subject, ownerId, assetId, entityId, asOf, ref, nameEn, nameJp };
    const id = await store.insertComment(
      ctx.db,
      {
        ...about,
        organisationId,
        audience: checked.audience,
        saidOn: todayOf(ctx),
        body: checked.body,
        seenValue: seen.value,
        seenReason: seen.reason,
        seenInPart: isInPart,
        authorOrganisationId: organisation.id,
        authorEn: organisation.nameEn,
        authorJp: organisation.nameJp,
        userId: user.id,
        userName: user.name,
        createdAt: ctx.app.now(),
      },
      named,
    );
    await notifyNamed(ctx, place, named);
    const after = { ...checked, kind, subject, ref, seen };
    await record(ctx, 'comment.add', { subject: 'comment', subjectId: id, after, organisationId });
    return id;
  });
}

async function namedIn(ctx: SignedIn, place: Place, { mentions, audience }: CommentInput): Promise<store.Person[]> {
  if (mentions.length === 0) return [];
  const people = new Map((await findPeople(ctx, place, audience)).map(person => [person.id, person]));
  return [...new Set(mentions.map(id => id.toLowerCase()))].map(id => {
    const person = people.get(id);
    if (!person) throw invalid('mentions', 'notFound');
    return person;
  });
}

/** Counted outside the transaction, so that failed attempts count as well. */
async function takeTurn({ app, actor }: SignedIn): Promise<void> {
  const rate = { limit: COMMENTS_PER_MINUTE, windowSeconds: 60 };
  const { allowed, retryAfterSeconds } = await take(app.database.db, `comment|${actor.user.id}`, rate);
  if (!allowed) throw new AppError('tooMany', {}, retryAfterSeconds);
}

type Held = { id: string; version: number };

/** Every reader with write permission may resolve a comment and reopen it. */
export async function setResolved(ctx: SignedIn, asked: unknown, { id, version }: Held, isResolved: boolean): Promise<Comment[]> {
  const wanted = parse(commentPlace, asked);
  const row = await present(ctx, wanted, id);
  const { organisationId } = row;
  await change(ctx, row, isResolved ? 'comment.resolve' : 'comment.reopen', ctx =>
    store.setResolved(ctx.db, { organisationId, id, version }, isResolved ? { at: ctx.app.now(), byName: ctx.actor.user.name } : null),
  );
  return await listComments(ctx, wanted);
}

/**
 * Selects a comment on a figure for the committee papers, or deselects it. Only the organisation that stores the comment may do so: a
 * manager's comment on an owner's figure is in the owner's papers only when the owner selects it.
 */
export async function setPacked(ctx: SignedIn, asked: unknown, { id, version }: Held, isPacked: boolean): Promise<Comment[]> {
  const wanted = parse(commentPlace, asked);
  const row = await present(ctx, wanted, id);
  const { organisationId } = row;
  if (organisationId !== ctx.actor.organisation.id || row.kind !== 'figure') throw new AppError('unauthorized');
  await change(ctx, row, isPacked ? 'comment.pack' : 'comment.unpack', ctx =>
    store.setPacked(ctx.db, { organisationId, id, version }, isPacked ? { at: ctx.app.now(), byName: ctx.actor.user.name } : null),
  );
  return await listComments(ctx, wanted);
}

export type ChosenComment = store.CommentRow;

/** The comments selected by the reader's organisation for one month-end. The caller has checked access. */
export async function chosenComments(ctx: SignedIn, place: { assetId: string; asOf: string }): Promise<ChosenComment[]> {
  return await inTransaction(ctx, ({ db }) => store.findPacked(db, ctx.actor.organisation.id, place));
}

/** Only the author may delete a comment; its text stays in the audit trail. */
export async function deleteComment(ctx: SignedIn, asked: unknown, { id, version }: Held): Promise<Comment[]> {
  const wanted = parse(commentPlace, asked);
  const row = await present(ctx, wanted, id);
  if (row.userId !== ctx.actor.user.id) throw new AppError('unauthorized');
  const { organisationId } = row;
  await change(ctx, row, 'comment.delete', ctx => store.deleteComment(ctx.db, { organisationId, id, version }));
  return await listComments(ctx, wanted);
}

async function present(ctx: SignedIn, wanted: CommentPlace, id: string): Promise<store.CommentRow> {
  allow(ctx, 'write');
  refuseSupport(ctx);
  const found = (await rowsAt(ctx, await openPlace(ctx, wanted))).find(row => row.id === id);
  if (!found) throw new AppError('notFound');
  return found;
}

async function change(
  ctx: SignedIn,
  { organisationId, id, kind, subject, ref, body, userName }: store.CommentRow,
  action: AuditAction,
  work: (ctx: SignedIn) => Promise<boolean>,
): Promise<void> {
  await inTransaction(ctx, ctx =>
    insideScope(ctx.db, { organisation: organisationId }, async () => {
      if (!(await work(ctx))) throw new AppError('conflict');
      const before = { kind, subject, ref, body, userName };
      await record(ctx, action, { subject: 'comment', subjectId: id, before, organisationId });
    }),
  );
}
