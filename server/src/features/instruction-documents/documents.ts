import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { AppError, invalid } from '@hakaru/contract/errors';
import { TEXT_LIMITS } from '@hakaru/contract/fields';
import { fileFormats } from '@hakaru/contract/file-formats';
import { mayAttach, mayDetach, mayWriteInstructions, MOST_ATTACHMENTS, stateCode } from '@hakaru/contract/instructions';
import { soundFormat } from '#features/documents/public';
import {
  instructionGrants as cashGrants,
  lockInstructions,
  personOf,
  presentInstruction,
  type InstructionRow,
} from '#features/instructions/public';
import { keepUpload, type Attachment, type Upload } from '#platform/attachments';
import { record } from '#platform/audit';
import { allow, inTransaction, onPlatform, type SignedIn } from '#platform/context';
import { insideScope } from '#platform/db';
import { queueFileRemoval } from '#platform/file-removal-job';
import * as store from './store';

/** The documents the user may see. A sheet names both ends of the transfer, so users who may not see both get no sheets. */
export async function listDocuments(ctx: SignedIn, { id, ownerId, seesEnds }: InstructionRow): Promise<store.DocumentRow[]> {
  const found = await inTransaction(ctx, ctx =>
    insideScope(ctx.db, { organisation: ownerId }, () => store.findDocuments(ctx.db, { ownerId, instructionId: id })),
  );
  return found.filter(({ kind }) => kind === 'attachment' || seesEnds);
}

/** Attaches a file. The same bytes are attached only once: sent again, they return the existing document. */
export async function attachDocument(ctx: SignedIn, id: string, file: Upload): Promise<{ id: string; isKnown: boolean }> {
  allow(ctx, 'write');
  if ([...file.name].length > TEXT_LIMITS.name) throw invalid('file', 'tooLong');
  const format = await soundFormat(ctx, file);
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  return await inTransaction(ctx, async ctx => {
    const row = await lockedInstruction(ctx, id);
    if (!row.parts?.some(part => part === 'trustee' || mayWriteInstructions(part))) throw new AppError('unauthorized');
    if (!mayAttach(row)) throw invalid('status', stateCode(row.status));
    const { ownerId } = row;
    return await insideScope(ctx.db, { organisation: ownerId }, async () => {
      const key = { ownerId, instructionId: id };
      const attached = (await store.findDocuments(ctx.db, key)).filter(({ kind }) => kind === 'attachment');
      const same = attached.find(one => one.sha256 === sha256);
      if (same) return { id: same.id, isKnown: true };
      if (attached.length >= MOST_ATTACHMENTS) throw invalid('file', 'tooMany');
      const stored = await keepUpload(ctx, file, { contentType: fileFormats[format].type, organisationId: ownerId });
      const kept = { name: file.name, format, key: stored.key, bytes: stored.bytes, sha256 };
      const made = await store.insertAttachment(ctx.db, key, { file: kept, person: personOf(ctx), at: ctx.app.now() });
      const entry = { subject: 'instruction', subjectId: id, organisationId: ownerId };
      await record(ctx, 'instruction.attach', { ...entry, after: { file: file.name, sha256 } });
      return { id: made, isKnown: false };
    });
  });
}

/** An attachment can be removed while the instruction is a draft, but not once it was sent. */
export async function detachDocument(ctx: SignedIn, id: string, documentId: string): Promise<boolean> {
  allow(ctx, 'write');
  return await inTransaction(ctx, async ctx => {
    const row = await lockedInstruction(ctx, id);
    const { ownerId } = row;
    return await insideScope(ctx.db, { organisation: ownerId }, async () => {
      const key = { ownerId, instructionId: id };
      const found = await store.findDocument(ctx.db, key, documentId);
      if (!found || (found.kind === 'sheet' && !row.seesEnds)) throw new AppError('notFound');
      if (!mayDetach(row)) throw row.status === 'preliminary' ? new AppError('unauthorized') : invalid('status', stateCode(row.status));
      if (!(await store.removeDocument(ctx.db, key, documentId, ctx.app.now()))) throw new AppError('conflict');
      await queueFileRemoval(ctx.db, found.key);
      const entry = { subject: 'instruction', subjectId: id, organisationId: ownerId };
      await record(ctx, 'instruction.detach', { ...entry, before: { file: found.fileName, sha256: found.sha256 } });
      return true;
    });
  });
}

export async function documentFile(ctx: SignedIn, id: string, documentId: string): Promise<Attachment> {
  const found = await inTransaction(ctx, async ctx => {
    const { ownerId, seesEnds } = await presentInstruction(ctx, await cashGrants(ctx), id);
    const document = await insideScope(ctx.db, { organisation: ownerId }, () =>
      store.findDocument(ctx.db, { ownerId, instructionId: id }, documentId),
    );
    return document && (document.kind === 'attachment' || seesEnds) ? document : null;
  });
  if (!found) throw new AppError('notFound');
  return await contentOf(ctx, found);
}

export async function contentOf(ctx: SignedIn, { key, fileName, format }: store.Stored): Promise<Attachment> {
  const content = await ctx.app.files.get(key);
  if (!content) throw new AppError('notFound');
  return { name: fileName, bytes: await buffer(content), type: fileFormats[format].type };
}

const SHORTEST_SEARCH = 3;

/** Lets support find the documents of an instruction of any organisation. Their content stays with the organisation. */
export async function lookUpDocuments(ctx: SignedIn, search: string): Promise<store.FoundInstruction[]> {
  allow(ctx, 'superuser');
  const wanted = search.trim();
  if ([...wanted].length < SHORTEST_SEARCH) throw invalid('search', 'tooShort');
  return await onPlatform(ctx, ctx => store.findByNumber(ctx.db, wanted));
}

/** Locks the instruction, so that it cannot become final while an attachment is removed. */
async function lockedInstruction(ctx: SignedIn, id: string): Promise<InstructionRow> {
  const grants = await cashGrants(ctx);
  const { ownerId } = await presentInstruction(ctx, grants, id);
  await insideScope(ctx.db, { organisation: ownerId }, () => lockInstructions(ctx.db, ownerId, [id]));
  return await presentInstruction(ctx, grants, id);
}
