import type { Readable } from 'node:stream';
import { AppError, invalid } from '@hakaru/contract/errors';
import type { ArchiveInput } from '@hakaru/contract/departures';
import { notifyOrganisation } from '#features/notifications/public';
import { record } from '#platform/audit';
import { allow, inTransaction, refuseSupport, type SignedIn } from '#platform/context';
import { onceIfNamed } from '#platform/idempotency';
import { addJob, organisationQueue } from '#platform/jobs';
import { requireOneself } from './confirmation';
import { archiveJobKey, failLostArchives } from './lost-archives';
import * as store from './store';

export const ARCHIVE_ATTEMPTS = 3;

/** Requests an export of everything the organisation has. Only its own administrators may; all of them are notified. */
export async function createArchive(ctx: SignedIn, { name, ...proof }: ArchiveInput): Promise<store.ArchiveRow> {
  requireOwnAdministrator(ctx);
  const { organisation, user } = ctx.actor;
  if (![organisation.ref, organisation.nameEn, organisation.nameJp].includes(name)) throw invalid('name', 'otherName');
  await requireOneself(ctx, proof);
  const id = await inTransaction(ctx, ctx =>
    onceIfNamed(ctx, ['createOrganisationExport', name], async ctx => {
      const organisationId = organisation.id;
      await failLostArchives(ctx.app, ctx.db, organisationId);
      const id = await store.insertArchive(ctx.db, {
        organisationId,
        requestedBy: user.id,
        requesterName: user.name,
        requestedAt: ctx.app.now(),
      });
      const queue = organisationQueue('archive', organisationId);
      await addJob(ctx, 'archiveOrganisation', { organisationId, id }, { key: archiveJobKey(id), queue, maxAttempts: ARCHIVE_ATTEMPTS });
      await notifyOrganisation(ctx, {
        organisationId,
        who: 'admins',
        kind: 'organisationExported',
        params: { sender: user.name },
        page: '/settings/completeExport',
      });
      await record(ctx, 'organisation.export', { subject: 'organisationExport', subjectId: id });
      return id;
    }),
  );
  return await readArchive(ctx, id);
}

export async function listArchives(ctx: SignedIn): Promise<store.ArchiveRow[]> {
  requireOwnAdministrator(ctx);
  return await inTransaction(ctx, ctx => store.findArchives(ctx.db, ctx.actor.organisation.id));
}

async function readArchive(ctx: SignedIn, id: string): Promise<store.ArchiveRow> {
  const row = await inTransaction(ctx, ctx => store.findArchive(ctx.db, { organisationId: ctx.actor.organisation.id, id }));
  if (!row) throw new AppError('notFound');
  return row;
}

/** The archive as a stream. Every download is recorded with the person. */
export async function fetchArchive(ctx: SignedIn, id: string): Promise<{ name: string; content: Readable }> {
  requireOwnAdministrator(ctx);
  const { fileKey, fileName, sha256 } = await readArchive(ctx, id);
  const content = fileKey && (await ctx.app.files.get(fileKey));
  if (!content || !fileName) throw new AppError('notFound');
  await inTransaction(ctx, ctx =>
    record(ctx, 'organisation.exportFetch', { subject: 'organisationExport', subjectId: id, after: { sha256 } }),
  );
  return { name: fileName, content };
}

function requireOwnAdministrator(ctx: SignedIn): void {
  allow(ctx, 'manageUsers');
  refuseSupport(ctx);
}
