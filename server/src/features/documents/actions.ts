import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { contentOriginOf, documentInput, documentKindOf, uploadInput, type DocumentInput } from '@hakaru/contract/documents';
import { AppError, invalid } from '@hakaru/contract/errors';
import { parse, TEXT_LIMITS } from '@hakaru/contract/fields';
import { fileFormats, formatOf, isNamedAs, type FileFormat } from '@hakaru/contract/file-formats';
import { areaOf, CATEGORY_OF } from '@hakaru/contract/organisations';
import { dropReplacementsOf, isApproved } from '#features/fund-notices/public';
import { isValuation } from '#features/fund-statements/public';
import { notifyOrganisation } from '#features/notifications/public';
import { keepUpload, type Attachment, type Upload } from '#platform/attachments';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { queueFileRemoval } from '#platform/file-removal-job';
import { pageOf } from '#platform/graphql';
import type { Slice } from '#platform/paging';
import { isWorkbook } from '#workbooks/readers';
import { queueReading } from './jobs';
import { findPage, setReading, type ScannablePageRow } from './pages-store';
import * as store from './store';

export async function listDocuments(ctx: SignedIn, slice: Slice, filter: store.Filter) {
  const { data, total } = await inTransaction(ctx, ctx => store.findDocuments(ctx.db, ctx.actor.organisation.id, slice, filter));
  return pageOf(data, { ...slice, total });
}

export async function readDocument(ctx: SignedIn, id: string): Promise<store.DocumentRow> {
  return await inTransaction(ctx, ctx => present(ctx, id));
}

/** Adds a file to the vault. The same bytes are one document of the organisation, whoever sends them; a repeated upload returns the existing one. */
export async function addDocument(
  ctx: SignedIn,
  file: Upload,
  fields: unknown,
): Promise<{ document: store.DocumentRow; isKnown: boolean }> {
  allow(ctx, 'write');
  const { guess, ...input } = parse(uploadInput, fields);
  const format = await soundFormat(ctx, file);
  if ([...file.name].length > TEXT_LIMITS.name) throw invalid('file', 'tooLong');
  const organisationId = ctx.actor.organisation.id;
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  return await inTransaction(ctx, async ctx => {
    const same = await store.findSame(ctx.db, organisationId, sha256);
    if (same) return { document: await present(ctx, same), isKnown: true };
    await requireEntity(ctx, input);
    const { key, bytes } = await keepUpload(ctx, file, { contentType: fileFormats[format].type });
    const { id: userId, name } = ctx.actor.user;
    const id = await store.insertDocument(ctx.db, {
      ...input,
      organisationId,
      file: { name: file.name, format, key, bytes, sha256 },
      user: { id: userId, name },
      kind: documentKindOf(input.type, format),
      isTypeGuessed: guess !== null,
      origin: contentOriginOf(areaOf(CATEGORY_OF[ctx.actor.organisation.type])),
      at: ctx.app.now(),
    });
    if (format === 'pdf') await queueReading(ctx.db, keyOf(ctx, id));
    const document = await present(ctx, id);
    await record(ctx, 'document.create', {
      subject: 'document',
      subjectId: id,
      after: { ...auditFields(document), file: file.name, sha256 },
    });
    if (input.entityId === null) await announceWaiting(ctx, document);
    return { document, isKnown: false };
  });
}

/** Notifies colleagues of a document without an account, which somebody has to assign. */
async function announceWaiting(ctx: SignedIn, { name }: store.DocumentRow): Promise<void> {
  await notifyOrganisation(ctx, {
    organisationId: ctx.actor.organisation.id,
    who: 'writers',
    exceptUserId: ctx.actor.user.id,
    kind: 'documentWaiting',
    params: { document: name },
    page: `/documents?search=${encodeURIComponent(name)}`,
  });
}

export async function updateDocument(ctx: SignedIn, { id, version, input }: { id: string; version: number; input: unknown }) {
  allow(ctx, 'write');
  const checked = parse(documentInput, input);
  return await inTransaction(ctx, async ctx => {
    const before = await present(ctx, id);
    await requireEntity(ctx, checked);
    const isOther = checked.type !== before.type || checked.entityId !== before.entityId;
    if (isOther) await requireUnapproved(ctx, id);
    const change = { ...checked, kind: documentKindOf(checked.type, before.format) };
    if (!(await store.updateDocument(ctx.db, keyOf(ctx, id), version, change))) throw new AppError('conflict');
    if (isOther) await dropReplacementsOf(ctx.db, { organisationId: ctx.actor.organisation.id, documentId: id });
    const after = await present(ctx, id);
    await record(ctx, 'document.update', { subject: 'document', subjectId: id, before: auditFields(before), after: auditFields(after) });
    return after;
  });
}

/** One page as it was read; notFound when the page or the document does not exist. */
export async function readDocumentPage(ctx: SignedIn, id: string, page: number): Promise<ScannablePageRow> {
  const found = await inTransaction(ctx, ctx => findPage(ctx.db, keyOf(ctx, id), page));
  if (!found) throw new AppError('notFound');
  return found;
}

/** Queues another reading of the file, for example after a failed one. */
export async function readDocumentAgain(ctx: SignedIn, id: string): Promise<store.DocumentRow> {
  allow(ctx, 'write');
  return await inTransaction(ctx, async ctx => {
    const document = await present(ctx, id);
    if (document.format !== 'pdf') throw invalid('id', 'notPdf');
    await setReading(ctx.db, keyOf(ctx, id), { state: 'waiting', code: null, pages: null });
    await queueReading(ctx.db, keyOf(ctx, id));
    return await present(ctx, id);
  });
}

/** The file is deleted by a job after the document: if the store fails, a stray file remains for a while, but never a document without its file. */
export async function deleteDocument(ctx: SignedIn, { id, version }: { id: string; version: number }): Promise<boolean> {
  allow(ctx, 'write');
  return await inTransaction(ctx, async ctx => {
    const before = await present(ctx, id);
    await requireUnapproved(ctx, id);
    const key = await store.findFileKey(ctx.db, keyOf(ctx, id));
    if (!(await store.removeDocument(ctx.db, keyOf(ctx, id), version, ctx.app.now()))) throw new AppError('conflict');
    await dropReplacementsOf(ctx.db, { organisationId: ctx.actor.organisation.id, documentId: id });
    if (key) await queueFileRemoval(ctx.db, key);
    await record(ctx, 'document.delete', { subject: 'document', subjectId: id, before: { ...auditFields(before), sha256: before.sha256 } });
    return true;
  });
}

export async function documentFile(ctx: SignedIn, id: string): Promise<Attachment> {
  const [document, key] = await inTransaction(ctx, async ctx => [await present(ctx, id), await store.findFileKey(ctx.db, keyOf(ctx, id))]);
  const content = key ? await ctx.app.files.get(key) : null;
  if (!content) throw new AppError('notFound');
  return { name: document.fileName, bytes: await buffer(content), type: fileFormats[document.format].type };
}

/** Checks a file before it is stored: its bytes, its name and, for a workbook, everything inside must agree. */
export async function soundFormat(ctx: SignedIn, file: Upload): Promise<FileFormat> {
  const format = formatOf(file.bytes);
  if (!format || !isNamedAs(format, file.name)) throw invalid('file', 'documentFormat');
  if (format === 'xlsx' && !(await isWorkbook(ctx.actor.organisation.id, file))) throw invalid('file', 'documentFormat');
  return format;
}

/** A document with an approved notice or valuation cannot be changed, because facts trace back to its pages. */
async function requireUnapproved(ctx: SignedIn, id: string): Promise<void> {
  const organisationId = ctx.actor.organisation.id;
  await store.lockDocument(ctx.db, { organisationId, id });
  const of = { organisationId, documentId: id };
  if ((await isApproved(ctx.db, of)) || (await isValuation(ctx.db, of))) throw invalid('id', 'approved');
}

async function requireEntity(ctx: SignedIn, { entityId }: DocumentInput): Promise<void> {
  if (entityId && !(await store.hasEntity(ctx.db, keyOf(ctx, entityId)))) throw invalid('entityId', 'notFound');
}

async function present(ctx: SignedIn, id: string): Promise<store.DocumentRow> {
  const found = await store.findDocument(ctx.db, keyOf(ctx, id));
  if (!found) throw new AppError('notFound');
  return found;
}

const keyOf = ({ actor }: SignedIn, id: string): store.Key => ({ organisationId: actor.organisation.id, id });
const auditFields = ({ name, type, asOf, entityRef }: store.DocumentRow) => ({ name, type, asOf, entityRef });
