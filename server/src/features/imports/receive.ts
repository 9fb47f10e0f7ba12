import { createHash, randomUUID } from 'node:crypto';
import type { ImportKind } from '@hakaru/contract/enumerations';
import { invalid } from '@hakaru/contract/errors';
import { FILE_NAME_MAX, restingStatuses, type ImportFields, type ImportStatus } from '@hakaru/contract/imports';
import { keepUpload, type Upload } from '#platform/attachments';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { hashRequest, once } from '#platform/idempotency';
import { givingWay } from '#platform/request-work';
import { requireFileBudget } from '#workbooks/readers';
import { requireClient } from '#features/import-kinds/public';
import { beginAgain, readImport } from './actions';
import { queueImport, unqueueImport } from './jobs';
import { Overtaken, processImport } from './process';
import * as store from './store';

export type Receipt = { id: string; status: ImportStatus; isKnown: boolean };

/** A file and its sender: a signed-in user, or the user another channel acts for. */
export type Incoming = Upload & {
  sender: SignedIn;
  kind?: ImportKind | null | undefined;
  ownerId?: string | null | undefined;
  runMode?: ImportFields['runMode'];
  key?: string | null;
};

/** Long enough for a file to be read in its own request; after that a worker takes over. */
const GRACE_SECONDS = 120;

/**
 * The only way in for files, whatever the channel. The bytes are stored before the row that names them; the row and the job that will
 * finish it are committed before the answer. The same bytes sent again are recognised: the answer is the existing import, and processing
 * continues where it stopped.
 */
export async function receiveFile({
  sender,
  name,
  bytes,
  key = null,
  runMode = 'async',
  kind = null,
  ownerId = null,
}: Incoming): Promise<Receipt> {
  allow(sender, 'write');
  await requireFileBudget();
  checkName(name);
  if (ownerId) await requireClient(sender, ownerId);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const take = (ctx: SignedIn): Promise<Receipt> => takeFile(ctx, { name, bytes }, { kind, ownerId, runMode, sha256 });
  const fields = { kind, ownerId, runMode };
  const receipt = await (key === null ? inTransaction(sender, take) : once(sender, { key, hash: hashRequest(sha256, name, fields) }, take));
  if (runMode === 'async' || restingStatuses.includes(receipt.status)) return receipt;
  await finishNow(sender, receipt.id);
  return { ...receipt, status: (await readImport(sender, receipt.id)).status };
}

/** Reads a file in its own request. Its job is delayed meanwhile and takes over if this process dies. */
async function finishNow({ app, actor }: SignedIn, importId: string): Promise<void> {
  try {
    await givingWay(() => processImport(app, { organisationId: actor.organisation.id, importId }));
    await unqueueImport(app, importId);
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error; // otherwise another process finishes it
  }
}

type Taking = { kind: ImportKind | null; ownerId: string | null; runMode: string; sha256: string };

async function takeFile(ctx: SignedIn, file: Upload, { kind, ownerId, runMode, sha256 }: Taking): Promise<Receipt> {
  const organisationId = ctx.actor.organisation.id;
  await store.lockContent(ctx.db, organisationId, sha256);
  const afterSeconds = runMode === 'async' ? 0 : GRACE_SECONDS;
  const same = await store.findSame(ctx.db, organisationId, { sha256, ownerId, kind });
  if (same) return { id: same.id, status: await goOn(ctx, same, afterSeconds), isKnown: true };
  const at = ctx.app.now();
  const { id, name } = ctx.actor.user;
  const importId = randomUUID();
  const { key, bytes } = await keepUpload(ctx, file);
  await store.insertImport(ctx.db, { organisationId, id: importId, ownerId, kind, userId: id, userName: name, at });
  await store.insertFile(ctx.db, { organisationId, importId, fileNo: 1, name: file.name, key, bytes, sha256, userName: name, at });
  await store.addStep(ctx.db, { organisationId, id: importId, status: 'created', userName: name, at });
  await queueImport(ctx.db, { organisationId, importId }, afterSeconds);
  await record(ctx, 'import.create', { subject: 'import', subjectId: importId, after: { file: file.name, sha256, kind, ownerId } });
  return { id: importId, status: 'created', isKnown: false };
}

/** Handles a file that was sent before: nothing if it waits for a person, otherwise it is read on, or read again after an error. */
async function goOn(ctx: SignedIn, { id, status }: { id: string; status: ImportStatus }, afterSeconds: number): Promise<ImportStatus> {
  const organisationId = ctx.actor.organisation.id;
  if (!restingStatuses.includes(status)) await queueImport(ctx.db, { organisationId, importId: id }, afterSeconds);
  if (status !== 'error') return status;
  const before = await store.findImport(ctx.db, organisationId, id);
  if (!before) return status;
  await beginAgain(ctx, before, { version: before.version, afterSeconds });
  return 'processing';
}

export function checkName(name: string): void {
  if (name === '') throw invalid('file', 'required');
  if ([...name].length > FILE_NAME_MAX) throw invalid('file', 'nameTooLong');
}
