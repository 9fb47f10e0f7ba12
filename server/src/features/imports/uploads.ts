import { AppError } from '@hakaru/contract/errors';
import { noteTask } from '#features/first-tasks/public';
import type { Attachment } from '#platform/attachments';
import { record } from '#platform/audit';
import { allow, onPlatform, type SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import type { Page } from '#platform/graphql';
import type { Slice } from '#platform/paging';
import { checkAgain, pageOf } from './actions';
import { contentOf } from './content';
import { typeOf } from './downloads';
import * as store from './store';

/** The imports of all organisations, for administration. */
export async function listUploads(ctx: SignedIn, filter: store.Filter, slice: Slice): Promise<Page<store.ImportRecord>> {
  allow(ctx, 'superuser');
  return await onPlatform(ctx, async ctx => pageOf(await store.listImports(ctx.db, 'everybody', filter, slice), slice));
}

export type UploadDetail = store.ImportRecord & {
  log: Awaited<ReturnType<typeof store.listSteps>>;
  stored: Awaited<ReturnType<typeof store.listFiles>>;
};

/** One import of any organisation with its log, for administration. */
export async function readUpload(ctx: SignedIn, id: string): Promise<UploadDetail> {
  allow(ctx, 'superuser');
  const detail = await onPlatform(ctx, async ctx => {
    const found = await present(ctx, id);
    const { organisationId } = found;
    return {
      ...found,
      log: await store.listSteps(ctx.db, organisationId, id),
      stored: await store.listFiles(ctx.db, organisationId, id),
    };
  });
  await noteTask(ctx, 'upload');
  return detail;
}

/** The file as it was sent. Its content belongs to the sender, so the download by support is recorded in the sender's audit trail first. */
export async function uploadFile(ctx: SignedIn, id: string): Promise<Attachment> {
  allow(ctx, 'superuser');
  const found = await onPlatform(ctx, ctx => present(ctx, id));
  const { name, bytes } = await contentOf(
    ctx.app,
    work => inScope(ctx.app.database.db, { organisation: found.organisationId }, work),
    found,
  );
  await onPlatform(ctx, ctx =>
    record(ctx, 'import.supportFile', { subject: 'import', subjectId: id, organisationId: found.organisationId, after: { file: name } }),
  );
  return { name, bytes, type: typeOf(name) };
}

/** Checks the stored file again, as its sender could. */
export async function reimportUpload(ctx: SignedIn, { id, version }: { id: string; version: number }): Promise<UploadDetail> {
  allow(ctx, 'superuser');
  await onPlatform(ctx, async ctx => await checkAgain(ctx, await present(ctx, id), { version }));
  return await readUpload(ctx, id);
}

async function present(ctx: SignedIn, id: string): Promise<store.ImportRecord> {
  const found = await store.findImport(ctx.db, 'everybody', id);
  if (!found) throw new AppError('notFound');
  return found;
}
