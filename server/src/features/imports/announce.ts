import { notifyOrganisation } from '#features/notifications/public';
import { announce } from '#features/webhooks/public';
import type { App, Context, SignedIn } from '#platform/context';
import type { Db } from '#platform/db';
import type * as store from './store';

type Outcome = { errors: number; warnings: number };
type Sent = Pick<store.ImportRecord, 'organisationId' | 'id' | 'fileName' | 'userId'>;

/**
 * Notifies after a file was checked. The sender is notified of errors, and of warnings that need a reason; a clean file waits for the approval
 * of anybody who may give it, so the sender's colleagues are notified. Call it in the transaction that sets the status.
 */
export async function announceChecked(app: App, db: Db, sent: Sent, { errors, warnings }: Outcome): Promise<void> {
  const { organisationId, id, fileName: file, userId } = sent;
  const notice = { organisationId, page: pageOf(id) };
  const ctx = { ...nobody(app, id), db };
  if (errors > 0) await notifyOrganisation(ctx, { ...notice, who: { userId }, kind: 'importFailed', params: { file } });
  else if (warnings > 0)
    await notifyOrganisation(ctx, { ...notice, who: { userId }, kind: 'importWarning', params: { file, count: String(warnings) } });
  else await notifyOrganisation(ctx, { ...notice, who: 'writers', exceptUserId: userId, kind: 'importReceived', params: { file } });
  const kind = errors > 0 ? 'importFailed' : 'importStaged';
  await announce(ctx, { kind, organisationIds: [organisationId], about: { importId: id }, page: pageOf(id) });
}

/** Named in both languages: a notice is read in the reader's. */
export type Sender = { nameEn: string; nameJp: string };

export type Approved = {
  before: store.ImportRecord;
  ownerId: string;
  /** The sender's name, as the owner knows it. */
  sender: Sender;
  rows: readonly { kind: string }[];
};

/**
 * Notifies the owner of what was approved: the file, and any instructions in it. The sender's colleagues are not notified: they see the
 * file's status. Call it in the approving transaction.
 */
export async function announceApproved(ctx: SignedIn, { before, ownerId, sender: { nameEn, nameJp }, rows }: Approved): Promise<void> {
  const { id, fileName: file, rechecked } = before;
  const notice = { organisationId: ownerId, who: 'writers', exceptUserId: ctx.actor.user.id, page: pageOf(id) } as const;
  const asOf = before.asOf ?? '';
  const sender = { sender: nameEn, senderJp: nameJp };
  await announceToSystems(ctx, before, ownerId);
  if (ownerId !== before.organisationId)
    await notifyOrganisation(ctx, { ...notice, kind: rechecked ? 'importResent' : 'importApproved', params: { ...sender, file, asOf } });
  const instructions = rows.filter(({ kind }) => kind === 'instructions').length;
  if (instructions > 0)
    await notifyOrganisation(ctx, { ...notice, kind: 'instructionsReceived', params: { ...sender, count: String(instructions) } });
}

/** Sends the webhook event to the sender and the owner: both may open an approved file. */
export async function announceToSystems(ctx: SignedIn, { id, organisationId, asOf }: store.ImportRecord, ownerId: string): Promise<void> {
  const organisationIds = [...new Set([organisationId, ownerId])];
  await announce(ctx, { kind: 'importApproved', organisationIds, about: { importId: id, ownerId, asOf }, page: pageOf(id) });
}

const pageOf = (importId: string): string => `/import/history/${importId}`;

function nobody(app: App, importId: string): Omit<Context, 'db'> {
  const request = { id: `import ${importId}`, ip: '', userAgent: '', language: 'en', module: null, tokenHash: null } as const;
  return { app, actor: null, request };
}
