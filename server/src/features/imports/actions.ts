import { createHash, randomUUID } from 'node:crypto';
import type { ImportKind } from '@hakaru/contract/enumerations';
import { AppError, invalid } from '@hakaru/contract/errors';
import { FILE_NAME_MAX, mayBecome, type FileRefusal, type ImportFields, type ImportStatus } from '@hakaru/contract/imports';
import { keepUpload, type Upload } from '#platform/attachments';
import { record } from '#platform/audit';
import { allow, inTransaction, onPlatform, type SignedIn } from '#platform/context';
import { hashRequest, once } from '#platform/idempotency';
import type { Page } from '#platform/graphql';
import type { Slice } from '#platform/paging';
import { examine } from './examine';
import type { Finding } from './findings';
import { queueImport } from './jobs';
import { chooseWorld, isCsv, processImport, readContent } from './process';
import { Refused } from './reader/refused';
import { requireClient, worldsOf } from './sight';
import { stage } from './stage';
import * as staging from './staging-store';
import * as store from './store';

export type Receipt = { id: string; status: ImportStatus; isKnown: boolean };

/**
 * Takes a file. The bytes are safe before the row that names them, and the row before the answer. The same bytes again are recognised:
 * the answer is the import they already are.
 */
export async function uploadImport(ctx: SignedIn, file: Upload, fields: ImportFields, key: string | null): Promise<Receipt> {
  allow(ctx, 'write');
  checkName(file.name);
  if (fields.ownerId) await requireClient(ctx, fields.ownerId);
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  const take = (ctx: SignedIn): Promise<Receipt> => takeFile(ctx, file, fields, sha256);
  const receipt = await (key === null ? inTransaction(ctx, take) : once(ctx, { key, hash: hashRequest(sha256, file.name, fields) }, take));
  if (fields.runMode === 'async' || receipt.isKnown) return receipt;
  await processImport(ctx.app, { organisationId: ctx.actor.organisation.id, importId: receipt.id });
  return { ...receipt, status: (await readImport(ctx, receipt.id)).status };
}

async function takeFile(
  ctx: SignedIn,
  file: Upload,
  { kind = null, ownerId = null, runMode }: { kind?: ImportKind | null | undefined; ownerId?: string | null | undefined; runMode: string },
  sha256: string,
): Promise<Receipt> {
  const organisationId = ctx.actor.organisation.id;
  await store.lockContent(ctx.db, organisationId, sha256);
  const same = await store.findSame(ctx.db, organisationId, { sha256, ownerId, kind });
  if (same) return { ...same, isKnown: true };
  const at = ctx.app.now();
  const { id, name } = ctx.actor.user;
  const importId = randomUUID();
  const { key, bytes } = await keepUpload(ctx, file);
  await store.insertImport(ctx.db, { organisationId, id: importId, ownerId, kind, userId: id, userName: name, at });
  await store.insertFile(ctx.db, { organisationId, importId, fileNo: 1, name: file.name, key, bytes, sha256, userName: name, at });
  await store.addStep(ctx.db, { organisationId, id: importId, status: 'created', userName: name, at });
  if (runMode === 'async') await queueImport(ctx.db, { organisationId, importId });
  await record(ctx, 'import.create', { subject: 'import', subjectId: importId, after: { file: file.name, sha256, kind, ownerId } });
  return { id: importId, status: 'created', isKnown: false };
}

function checkName(name: string): void {
  if (name === '') throw invalid('file', 'required');
  if ([...name].length > FILE_NAME_MAX) throw invalid('file', 'nameTooLong');
}

export async function readImport(ctx: SignedIn, id: string): Promise<store.ImportRecord> {
  return await inTransaction(ctx, ctx => present(ctx, id));
}

export async function listImports(ctx: SignedIn, filter: store.Filter, slice: Slice): Promise<Page<store.ImportRecord>> {
  return await inTransaction(ctx, async ctx => pageOf(await store.listImports(ctx.db, ctx.actor.organisation.id, filter, slice), slice));
}

/** Every organisation's files, for administration. */
export async function listUploads(ctx: SignedIn, filter: store.Filter, slice: Slice): Promise<Page<store.ImportRecord>> {
  allow(ctx, 'superuser');
  return await onPlatform(ctx, async ctx => pageOf(await store.listImports(ctx.db, 'everybody', filter, slice), slice));
}

/**
 * Checks a file again: the stored one, or a corrected one in its place. Refused for one that is approved, or that somebody is at work on.
 */
export async function reimport(
  ctx: SignedIn,
  { id, version, file }: { id: string; version: number; file?: Upload },
): Promise<store.ImportRecord> {
  allow(ctx, 'write');
  if (file) checkName(file.name);
  await inTransaction(ctx, async ctx => {
    const before = await own(ctx, id);
    if (!mayBecome(before.status, 'processing') || before.status === 'preprocessed') throw invalid('id', 'reimportFailed');
    if (file) await addFile(ctx, before, file);
    await beginAgain(ctx, before, version);
    await record(ctx, 'import.reimport', {
      subject: 'import',
      subjectId: id,
      before: { status: before.status, file: before.fileName },
      after: { file: file?.name ?? before.fileName },
    });
  });
  return await readImport(ctx, id);
}

async function addFile(ctx: SignedIn, before: store.ImportRecord, file: Upload): Promise<void> {
  const { organisationId, id } = before;
  const fileNo = before.fileNo + 1;
  const { key, bytes, sha256 } = await keepUpload(ctx, file);
  await store.insertFile(ctx.db, {
    organisationId,
    importId: id,
    fileNo,
    name: file.name,
    key,
    bytes,
    sha256,
    userName: ctx.actor.user.name,
    at: ctx.app.now(),
  });
  await store.setFileNo(ctx.db, organisationId, id, fileNo);
}

async function beginAgain(ctx: SignedIn, { organisationId, id }: store.ImportRecord, version: number): Promise<void> {
  const from: readonly ImportStatus[] = ['validated', 'warning', 'error', 'revalidated'];
  if (
    !(await store.move(ctx.db, { organisationId, id, from, to: 'processing', version, at: ctx.app.now(), userName: ctx.actor.user.name }))
  )
    throw new AppError('conflict');
  await store.setRechecked(ctx.db, organisationId, id);
  await queueImport(ctx.db, { organisationId, importId: id });
}

/** Takes the offered corrections of these findings and checks again. The file stays as it was sent; what was changed is in the audit. */
export async function fixFindings(
  ctx: SignedIn,
  { id, version, findingIds }: { id: string; version: number; findingIds: readonly string[] },
): Promise<store.ImportRecord> {
  allow(ctx, 'write');
  if (findingIds.length === 0 || findingIds.some(one => !/^\d{1,18}$/.test(one))) throw invalid('findingIds', 'invalid');
  await inTransaction(ctx, async ctx => {
    const before = await own(ctx, id);
    const taken = await staging.takeFixes(
      ctx.db,
      { organisationId: before.organisationId, importId: id, fileNo: before.fileNo },
      findingIds,
    );
    if (taken.length === 0) throw invalid('findingIds', 'nothingToFix');
    await beginAgain(ctx, before, version);
    await record(ctx, 'import.fix', {
      subject: 'import',
      subjectId: id,
      before: taken.map(({ cell, value }) => ({ cell, value })),
      after: taken.map(({ cell, fix }) => ({ cell, value: fix })),
    });
  });
  return await readImport(ctx, id);
}

export type Preflight = {
  refusal: FileRefusal | null;
  findings: Finding[];
  rows: number;
  kinds: ImportKind[];
  ownerId: string | null;
  ignored: store.ImportRecord['ignored'];
};

/** The same checks before sending: nothing is stored. */
export async function preflight(
  ctx: SignedIn,
  file: Upload,
  { kind = null, ownerId = null }: { kind?: ImportKind | null | undefined; ownerId?: string | null | undefined },
): Promise<Preflight> {
  if (ownerId) await requireClient(ctx, ownerId);
  try {
    const collected = await readContent(file);
    const { world, sheets, ignored } = chooseWorld(
      await worldsOf(ctx.app, ctx.actor.organisation, ownerId),
      collected,
      kind,
      isCsv(file.name),
    );
    const staged = await stage(sheets, new Map());
    const findings = [...staged.findings, ...(await examine(ctx.app, world, staged.rows))];
    return {
      refusal: null,
      findings,
      rows: staged.rows.length,
      kinds: [...new Set(sheets.map(one => one.kind.kind))],
      ownerId: world.client.id,
      ignored: [...ignored, ...staged.ignored],
    };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { refusal: error.refusal, findings: [], rows: 0, kinds: [], ownerId: null, ignored: [] };
  }
}

async function present(ctx: SignedIn, id: string): Promise<store.ImportRecord> {
  const found = await store.findImport(ctx.db, ctx.actor.organisation.id, id);
  if (!found) throw new AppError('notFound');
  return found;
}

/** Whom a file is for may read it; only who sent it may change it. */
export async function own(ctx: SignedIn, id: string): Promise<store.ImportRecord> {
  const found = await present(ctx, id);
  if (found.organisationId !== ctx.actor.organisation.id) throw new AppError('unauthorized');
  return found;
}

export function pageOf<T>({ data, total }: { data: T[]; total: number }, { first, page }: Slice): Page<T> {
  return { data, paginatorInfo: { currentPage: page, perPage: first, lastPage: Math.max(1, Math.ceil(total / first)), total } };
}
