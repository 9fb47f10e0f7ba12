import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { commentaryFileInput, commentaryForm, type CommentaryKey } from '@hakaru/contract/commentaries';
import { AppError, invalid } from '@hakaru/contract/errors';
import { parse, TEXT_LIMITS } from '@hakaru/contract/fields';
import { fileFormats, formatOf, isNamedAs } from '@hakaru/contract/file-formats';
import { readKnown, readMonthEnd } from '#features/figures/public';
import { accessScopesOf, atOwner, covers, findGrantsTo, type AccessScope } from '#features/grants/public';
import { notifyOrganisation } from '#features/notifications/public';
import { keepUpload, type Attachment, type Upload } from '#platform/attachments';
import { record } from '#platform/audit';
import { allow, roleOf, type SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import { todayOf } from '#platform/today';
import * as store from './store';

/** The commentary on a mandate's month, and whether the reader may write it. */
export type CommentaryView = { current: store.CommentaryRow | null; version: number; canWrite: boolean };
export type CommentaryAsk = { assetId: string; entityId: string; asOf: string; known?: string | null | undefined };

/** Readable by the owner, its consultants and the mandate's manager; for everybody else the mandate is not found. */
export async function readCommentary(ctx: SignedIn, { assetId, entityId, asOf, known }: CommentaryAsk): Promise<CommentaryView> {
  const moment = readKnown(ctx, known);
  const scope = await scopeOf(ctx, assetId);
  return await atOwner(ctx, scope, async ctx => {
    const month = await monthOf(ctx, scope, { entityId, asOf });
    const current = (await store.findCommentary(ctx.db, month, moment)) ?? null;
    const canWrite = moment === null && scope.mandates !== null && roleOf(ctx.actor) !== 'readonly' && asOf <= todayOf(ctx);
    return { current, version: current?.version ?? 0, canWrite };
  });
}

const MONTHS = 36;

/** The commentaries on a mandate by month, newest first; for a manager only the months it managed. */
export async function listCommentaries(
  ctx: SignedIn,
  { assetId, entityId, known }: Omit<CommentaryAsk, 'asOf'>,
): Promise<store.CommentaryRow[]> {
  const moment = readKnown(ctx, known);
  const scope = await scopeOf(ctx, assetId);
  return await atOwner(ctx, scope, async ctx => {
    const rows = await store.findMonths(ctx.db, { organisationId: scope.ownerId, assetId, entityId }, moment, MONTHS);
    return rows.filter(({ asOf }) => covers(scope, entityId, asOf));
  });
}

export async function saveCommentary(ctx: SignedIn, key: CommentaryKey, input: unknown): Promise<CommentaryView> {
  const { body } = parse(commentaryForm, input);
  return await write(ctx, key, async () => ({ body, file: 'same' }));
}

export async function addFile(ctx: SignedIn, file: Upload, fields: unknown): Promise<CommentaryView> {
  const key = parse(commentaryFileInput, fields);
  const format = formatOf(file.bytes);
  if (format !== 'pdf' || !isNamedAs(format, file.name)) throw invalid('file', 'pdfOnly');
  if ([...file.name].length > TEXT_LIMITS.name) throw invalid('file', 'tooLong');
  return await write(ctx, key, async (ctx, { ownerId }, before) => {
    const kept = await keepUpload(ctx, file, { contentType: fileFormats.pdf.type, organisationId: ownerId });
    const sha256 = createHash('sha256').update(file.bytes).digest('hex');
    return { body: before?.body ?? '', file: { name: file.name, key: kept.key, bytes: kept.bytes, sha256 } };
  });
}

/** The next version has no file; a report published with the file keeps it. */
export async function removeFile(ctx: SignedIn, key: CommentaryKey): Promise<CommentaryView> {
  return await write(ctx, key, async (_, __, before) => ({ body: before?.body ?? '', file: null }));
}

type Next = Pick<store.NewVersion, 'body' | 'file'>;
type MakeNext = (ctx: SignedIn, scope: AccessScope, before: store.CommentaryRow | undefined) => Promise<Next>;

/** Only the mandate's manager may write, only about a past month, and only on the version it has seen. */
async function write(ctx: SignedIn, { assetId, entityId, asOf, version }: CommentaryKey, makeNext: MakeNext): Promise<CommentaryView> {
  allow(ctx, 'write');
  const scope = await scopeOf(ctx, assetId);
  await atOwner(ctx, scope, async ctx => {
    const month = await monthOf(ctx, scope, { entityId, asOf });
    if (scope.mandates === null) throw new AppError('unauthorized');
    if (asOf > todayOf(ctx)) throw invalid('asOf', 'future');
    await store.lockMonth(ctx.db, month);
    const before = await store.findCommentary(ctx.db, month, null);
    if ((before?.version ?? 0) !== version) throw new AppError('conflict');
    const next = await makeNext(ctx, scope, before);
    const { user, organisation } = ctx.actor;
    const author = { organisationId: organisation.id, userId: user.id, userName: user.name };
    await store.insertVersion(ctx.db, {
      ...month,
      ...next,
      version: version + 1,
      author,
      at: ctx.app.now(),
      file: next.file === 'same' && !before ? null : next.file,
    });
    const after = await store.findCommentary(ctx.db, month, null);
    const entry = { subject: 'commentary', subjectId: entityId, before: auditFields(before), after: auditFields(after) };
    await record(ctx, 'commentary.save', { ...entry, organisationId: scope.ownerId });
    if (after?.body || after?.fileName) await announce(ctx, month);
  });
  return await readCommentary(ctx, { assetId, entityId, asOf });
}

/** Notifies the owner's users in the same transaction. A commentary that was removed altogether is not announced. */
async function announce(ctx: SignedIn, { organisationId, entityId, ref, asOf }: MandateMonth): Promise<void> {
  await notifyOrganisation(ctx, {
    organisationId,
    who: 'writers',
    kind: 'commentaryReceived',
    params: { sender: ctx.actor.organisation.nameEn, senderJp: ctx.actor.organisation.nameJp, mandate: ref, asOf },
    page: `/mandates/${entityId}/commentary`,
  });
}

/** The file of any version the sender may read. */
export async function commentaryFile(ctx: SignedIn, id: string): Promise<Attachment> {
  for (const scope of await scopesOf(ctx, null)) {
    const found = await atOwner(ctx, scope, ctx => store.findVersion(ctx.db, scope.ownerId, id));
    if (found?.assetId !== scope.assetId || !covers(scope, found.entityId, found.asOf)) continue;
    const content = found.fileKey ? await ctx.app.files.get(found.fileKey) : null;
    if (found.fileName && content) return { name: found.fileName, bytes: await buffer(content), type: fileFormats.pdf.type };
  }
  throw new AppError('notFound');
}

/** Owners and consultants see commentaries on every mandate; otherwise only managers, on the mandates they manage. */
async function scopesOf(ctx: SignedIn, assetId: string | null): Promise<AccessScope[]> {
  const { id } = ctx.actor.organisation;
  const question = { today: todayOf(ctx), ended: 'kept', assetId, roles: ['manager'] } as const;
  const grants = await inScope(ctx.app.database.db, { organisation: id }, db => findGrantsTo(db, id, question));
  return (await accessScopesOf(ctx, assetId)).map(scope => {
    if (scope.mandates === null) return scope;
    const managed = grants.flatMap(grant =>
      grant.assetId === scope.assetId && grant.entityId ? [[grant.entityId, grant.toDay] as const] : [],
    );
    return { ...scope, mandates: new Map(managed) };
  });
}

async function scopeOf(ctx: SignedIn, assetId: string): Promise<AccessScope> {
  const [scope] = await scopesOf(ctx, assetId);
  if (!scope) throw new AppError('notFound');
  return scope;
}

type MandateMonth = store.MonthKey & { ref: string };

async function monthOf(ctx: SignedIn, scope: AccessScope, { entityId, asOf }: { entityId: string; asOf: string }): Promise<MandateMonth> {
  const key = { organisationId: scope.ownerId, assetId: scope.assetId, entityId, asOf: readMonthEnd('asOf', asOf) };
  const ref = covers(scope, entityId, asOf) ? await store.findMandateRef(ctx.db, key) : undefined;
  if (ref === undefined) throw new AppError('notFound');
  return { ...key, ref };
}

/** The audit entry records the length, not the text; the text itself is stored version by version. */
const auditFields = (row: store.CommentaryRow | undefined) =>
  row ? { asOf: row.asOf, version: row.version, letters: row.body.length, file: row.fileName, sha256: row.fileSha256 } : null;
