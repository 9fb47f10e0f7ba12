import type { CommentKind, CommentPlace } from '@hakaru/contract/comments';
import { AppError } from '@hakaru/contract/errors';
import { figureKey, readFigureKey } from '@hakaru/contract/figures';
import { isDay } from '@hakaru/engine/calendar/day';
import { type FigureContext, figuresOf, openFigures, refuseClosed } from '#features/figures/public';
import { accessScopeOf, atOwner, covers, findFigureScope } from '#features/grants/public';
import { readImport } from '#features/imports/public';
import { tasksOf } from '#features/reporting-tasks/public';
import type { SignedIn } from '#platform/context';
import { idOf } from '#platform/ids';
import { todayOf } from '#platform/today';

/** The present value of a figure or the reason for its gap, or the state of a task or import; empty for a mandate. */
export type Seen = { value: string | null; reason: string | null };

/** A subject of comments, opened for a reader who may see it. */
export type Place = {
  kind: CommentKind;
  subject: string;
  ownerId: string;
  assetId: string | null;
  entityId: string | null;
  /** False for totals, accounts and sub-mandates, which have no page of their own. */
  isMandate: boolean;
  asOf: string | null;
  ref: string;
  nameEn: string;
  nameJp: string;
  seen: Seen;
  /** The reader was granted some mandates only, so totals differ from the owner's. */
  isInPart: boolean;
  /** Whether a comment shared on this day is visible to the reader. */
  reaches(saidOn: string): boolean;
  /** Whether a comment can be shared with another organisation. */
  mayShare: boolean;
};

const NOTHING: Seen = { value: null, reason: null };

/** Opens a subject; notFound when the reader may not see it. */
export async function openPlace(ctx: SignedIn, { kind, assetId, subject }: CommentPlace, known: string | null = null): Promise<Place> {
  if (kind === 'import') return await importPlace(ctx, subject);
  if (assetId === null) throw new AppError('notFound');
  if (kind === 'figure') return await figurePlace(ctx, assetId, subject, known);
  return kind === 'mandate' ? await mandatePlace(ctx, assetId, subject) : await taskPlace(ctx, assetId, subject);
}

async function figurePlace(ctx: SignedIn, assetId: string, text: string, known: string | null): Promise<Place> {
  const key = readFigureKey(text);
  if (!key) throw new AppError('notFound');
  refuseClosed(ctx, [key]);
  const book = await openFigures(ctx, { assetId, known });
  const shown = await figuresOf(ctx, book, [key]);
  const { value, reason } = shown(key);
  const about = await entityPlace(ctx, book, { assetId, entityId: key.entityId, asOf: key.asOf });
  return { ...about, kind: 'figure', subject: figureKey(key), asOf: key.asOf, seen: { value, reason } };
}

async function mandatePlace(ctx: SignedIn, assetId: string, entityId: string): Promise<Place> {
  const book = await openFigures(ctx, { assetId });
  const entity = book.calculator.entity(entityId);
  if (entity?.kind !== 'mandate' && entity?.type !== 'subMandate') throw new AppError('notFound');
  const about = await entityPlace(ctx, book, { assetId, entityId, asOf: null });
  return { ...about, kind: 'mandate', subject: entityId, asOf: null, seen: NOTHING };
}

type About = { assetId: string; entityId: string; asOf: string | null };

/** Of a total over granted mandates only, a manager may keep comments of its own; shared comments are about the whole total and are not shown. */
async function entityPlace(
  ctx: SignedIn,
  book: FigureContext,
  { assetId, entityId, asOf }: About,
): Promise<Omit<Place, 'kind' | 'subject' | 'asOf' | 'seen'>> {
  const entity = book.calculator.entity(entityId);
  const scope = await findFigureScope(ctx, assetId);
  if (!entity || !scope) throw new AppError('notFound');
  const reaches = (saidOn: string) => book.reaches(entityId, saidOn) && (asOf === null || book.reaches(entityId, asOf));
  return {
    ownerId: book.ownerId,
    assetId,
    entityId,
    isMandate: entity.kind === 'mandate' && entity.type === 'mandate',
    ref: entity.ref,
    nameEn: entity.name.en,
    nameJp: entity.name.jp,
    isInPart: scope.mandates !== null,
    reaches,
    mayShare: reaches(todayOf(ctx)),
  };
}

async function taskPlace(ctx: SignedIn, assetId: string, subject: string): Promise<Place> {
  const asOf = subject.split('.')[1] ?? '';
  const scope = await accessScopeOf(ctx, assetId);
  if (!isDay(asOf)) throw new AppError('notFound');
  const today = todayOf(ctx);
  const tasks = await atOwner(ctx, scope, ({ db }) => tasksOf(db, scope, { from: asOf, to: asOf, today }));
  const task = tasks.find(({ id }) => id === subject);
  if (!task) throw new AppError('notFound');
  const { ownerId, entityId, entityRef: ref, entityEn: nameEn, entityJp: nameJp } = task;
  const reaches = (saidOn: string) => covers(scope, entityId, saidOn) && covers(scope, entityId, asOf);
  const about = { kind: 'task', subject, ownerId, assetId, entityId, isMandate: true, asOf, ref, nameEn, nameJp } as const;
  return { ...about, seen: { value: task.label, reason: null }, isInPart: false, reaches, mayShare: reaches(today) };
}

/** A draft import is visible to its sender only, so comments on it cannot be shared before the import is. */
async function importPlace(ctx: SignedIn, id: string): Promise<Place> {
  const { ownerId, organisationId, sharedAt, fileName, status, asOf } = await readImport(ctx, idOf(id));
  const isShared = sharedAt !== null && ownerId !== null;
  return {
    kind: 'import',
    subject: id,
    ownerId: isShared ? ownerId : organisationId,
    assetId: null,
    entityId: null,
    isMandate: false,
    asOf,
    ref: fileName,
    nameEn: fileName,
    nameJp: fileName,
    seen: { value: status, reason: null },
    isInPart: false,
    reaches: () => isShared,
    mayShare: isShared && ownerId !== organisationId,
  };
}
