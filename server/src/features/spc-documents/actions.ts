import { buffer } from 'node:stream/consumers';
import { AppError, invalid } from '@hakaru/contract/errors';
import { parse, TEXT_LIMITS } from '@hakaru/contract/fields';
import { fileFormats } from '@hakaru/contract/file-formats';
import { spcDocumentInput } from '@hakaru/contract/spc-documents';
import { soundFormat } from '#features/documents/public';
import { presentBooks } from '#features/spc-ledgers/public';
import { keepUpload, type Attachment, type Upload } from '#platform/attachments';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { queueFileRemoval } from '#platform/file-removal-job';
import * as store from './store';

export async function listDocuments(ctx: SignedIn, spcId: string): Promise<store.SpcDocumentRow[]> {
  return await inTransaction(ctx, async ctx => {
    await presentBooks(ctx, spcId);
    return await store.findDocuments(ctx.db, ctx.actor.organisation.id, spcId);
  });
}

/** Stores a document of a company. Its content must match its file name's type. */
export async function addDocument(ctx: SignedIn, spcId: string, file: Upload, fields: unknown): Promise<string> {
  allow(ctx, 'write');
  const { kind } = parse(spcDocumentInput, fields);
  if ([...file.name].length > TEXT_LIMITS.name) throw invalid('file', 'tooLong');
  const contentType = fileFormats[await soundFormat(ctx, file)].type;
  const { organisation, user } = ctx.actor;
  return await inTransaction(ctx, async ctx => {
    await presentBooks(ctx, spcId);
    const { key, bytes } = await keepUpload(ctx, file, { contentType });
    const made = { organisationId: organisation.id, spcId, kind, name: file.name, key, bytes, at: ctx.app.now() };
    const id = await store.insertDocument(ctx.db, { ...made, userId: user.id, userName: user.name });
    await record(ctx, 'spcDocument.add', { subject: 'spcDocument', subjectId: id, after: { kind, name: file.name, spcId } });
    return id;
  });
}

export async function documentFile(ctx: SignedIn, id: string): Promise<Attachment> {
  const { fileKey, name } = await inTransaction(ctx, ctx => present(ctx, id));
  const content = await ctx.app.files.get(fileKey);
  if (!content) throw new AppError('notFound');
  return { name, bytes: await buffer(content), type: 'application/octet-stream' };
}

/** Removes the file; the audit trail keeps a record of it. */
export async function removeDocument(ctx: SignedIn, id: string): Promise<boolean> {
  allow(ctx, 'write');
  return await inTransaction(ctx, async ctx => {
    const { fileKey, kind, name, spcId } = await present(ctx, id);
    if (!(await store.markRemoved(ctx.db, { organisationId: ctx.actor.organisation.id, id }, ctx.app.now())))
      throw new AppError('conflict');
    await queueFileRemoval(ctx.db, fileKey);
    await record(ctx, 'spcDocument.remove', { subject: 'spcDocument', subjectId: id, before: { kind, name, spcId } });
    return true;
  });
}

async function present(ctx: SignedIn, id: string) {
  const found = await store.findDocument(ctx.db, { organisationId: ctx.actor.organisation.id, id });
  if (!found) throw new AppError('notFound');
  return found;
}
