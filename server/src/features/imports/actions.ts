import type { ImportKind } from '@hakaru/contract/enumerations';
import { AppError, invalid } from '@hakaru/contract/errors';
import { mayBecome, type FileRefusal, type ImportStatus } from '@hakaru/contract/imports';
import { keepUpload, type Upload } from '#platform/attachments';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import type { Page } from '#platform/graphql';
import type { Slice } from '#platform/paging';
import { requireFileBudget } from '#workbooks/readers';
import { Refused } from '#workbooks/refused';
import { noteTask } from '#features/first-tasks/public';
import { examine, type Finding, stage } from '#features/import-checks/public';
import { requireClient, worldsOf } from '#features/import-kinds/public';
import { requireUnasked } from './approval-queue';
import { queueImport } from './jobs';
import * as marks from './marks-store';
import { chooseWorld, isCsv, readContent } from './process';
import * as store from './store';

export async function readImport(ctx: SignedIn, id: string): Promise<store.ImportRecord> {
  return await inTransaction(ctx, ctx => present(ctx, id));
}

export async function listImports(ctx: SignedIn, filter: store.Filter, slice: Slice): Promise<Page<store.ImportRecord>> {
  return await inTransaction(ctx, async ctx => pageOf(await store.listImports(ctx.db, ctx.actor.organisation.id, filter, slice), slice));
}

/** Checks a file again: the stored one, or a corrected one in its place. Refused for an approved file and for one being processed. */
export async function reimport(
  ctx: SignedIn,
  { id, version, file }: { id: string; version: number; file?: Upload },
): Promise<store.ImportRecord> {
  allow(ctx, 'write');
  await inTransaction(ctx, async ctx => {
    await checkAgain(ctx, await own(ctx, id), { version, ...(file ? { file } : {}) });
  });
  return await readImport(ctx, id);
}

/** Must be called in a transaction whose scope can see the import. */
export async function checkAgain(
  ctx: SignedIn,
  before: store.ImportRecord,
  { version, file }: { version: number; file?: Upload },
): Promise<void> {
  if (!mayBecome(before.status, 'processing') || before.status === 'preprocessed') throw invalid('id', 'reimportFailed');
  if (file) await addFile(ctx, before, file);
  await beginAgain(ctx, before, { version, hand: file ? 'newFile' : null });
  await record(ctx, 'import.reimport', {
    subject: 'import',
    subjectId: before.id,
    organisationId: before.organisationId,
    before: { status: before.status, file: before.fileName },
    after: { file: file?.name ?? before.fileName },
  });
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

type Again = { version: number; hand?: 'newFile' | 'fix' | null; afterSeconds?: number };

/** Starts reading an import from the beginning. This ends an open proposal, since the content may change. */
export async function beginAgain(
  ctx: SignedIn,
  before: store.ImportRecord,
  { version, hand = null, afterSeconds = 0 }: Again,
): Promise<void> {
  const { organisationId, id } = before;
  if (before.withdrawnAt) throw invalid('id', 'withdrawn');
  requireUnasked(before);
  const from: readonly ImportStatus[] = ['validated', 'warning', 'error', 'revalidated'];
  const { id: userId, name: userName } = ctx.actor.user;
  if (!(await store.move(ctx.db, { organisationId, id, from, to: 'processing', version, at: ctx.app.now(), userName })))
    throw new AppError('conflict');
  await store.setRechecked(ctx.db, organisationId, id);
  await marks.endProposal(ctx.db, before);
  if (hand) await marks.noteHand(ctx.db, before, userId, hand === 'newFile');
  await queueImport(ctx.db, { organisationId, importId: id }, afterSeconds);
}

export type Preflight = {
  refusal: FileRefusal | null;
  findings: Finding[];
  rows: number;
  kinds: ImportKind[];
  ownerId: string | null;
  ignored: store.ImportRecord['ignored'];
};

/** Runs the same checks before sending; nothing is stored. */
export async function preflight(
  ctx: SignedIn,
  file: Upload,
  { kind = null, ownerId = null }: { kind?: ImportKind | null | undefined; ownerId?: string | null | undefined },
): Promise<Preflight> {
  await requireFileBudget();
  if (ownerId) await requireClient(ctx, ownerId);
  try {
    const collected = await readContent(ctx.actor.organisation.id, file);
    const { world, sheets, ignored } = chooseWorld(
      await worldsOf(ctx.app, ctx.actor.organisation, ownerId),
      collected,
      kind,
      isCsv(file.name),
    );
    const staged = await stage(sheets, new Map());
    const findings = [...staged.findings, ...(await examine(ctx.app, world, staged.rows))];
    await noteTask(ctx, 'check');
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

/** The organisation a file is for may read it; only the one that sent it may change it. */
export async function own(ctx: SignedIn, id: string): Promise<store.ImportRecord> {
  const found = await present(ctx, id);
  if (found.organisationId !== ctx.actor.organisation.id) throw new AppError('unauthorized');
  return found;
}

export function pageOf<T>({ data, total }: { data: T[]; total: number }, { first, page }: Slice): Page<T> {
  return { data, paginatorInfo: { currentPage: page, perPage: first, lastPage: Math.max(1, Math.ceil(total / first)), total } };
}
