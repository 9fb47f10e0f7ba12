import { AppError, invalid } from '@hakaru/contract/errors';
import { notifyOrganisation } from '#features/notifications/public';
import { record } from '#platform/audit';
import type { SignedIn } from '#platform/context';
import { insideScope } from '#platform/db';
import type { Sender } from './announce';
import * as marks from './marks-store';
import type { ImportRecord } from './store';

/** A proposal is open until it is accepted, returned or withdrawn, or its file is checked again. */
export const isProposed = ({ proposedAt, returnedAt, withdrawnAt, status }: ImportRecord): boolean =>
  proposedAt !== null && returnedAt === null && withdrawnAt === null && status !== 'approved';

/** Submits a checked file to its owner, in the transaction of the person who approved it. */
export async function propose(
  ctx: SignedIn,
  before: ImportRecord,
  { version, reason, sender }: { version: number; reason: string | null; sender: Sender },
): Promise<void> {
  if (isProposed(before)) throw invalid('id', 'alreadyProposed');
  const { organisationId, id, ownerId, fileName, asOf } = before;
  const { id: userId, name: userName } = ctx.actor.user;
  if (ownerId === null || !(await marks.propose(ctx.db, { organisationId, id, version, at: ctx.app.now() }, { userId, userName, reason })))
    throw new AppError('conflict');
  const entry = { subject: 'import', subjectId: id } as const;
  await record(ctx, 'import.propose', { ...entry, organisationId, after: { reason, ownerId } });
  await insideScope(ctx.db, { organisation: ownerId }, () =>
    record(ctx, 'import.propose', { ...entry, organisationId: ownerId, after: { by: ctx.actor.organisation.ref, file: fileName, reason } }),
  );
  await notifyOrganisation(ctx, {
    organisationId: ownerId,
    who: 'writers',
    kind: 'proposalReceived',
    page: `/import/history/${id}`,
    params: { file: fileName, asOf: asOf ?? '', sender: sender.nameEn, senderJp: sender.nameJp },
  });
}

/** Notifies the person who proposed a change of the decision. */
export async function notifySender(
  ctx: SignedIn,
  { organisationId, ownerId, fileName, asOf, id }: ImportRecord,
  kind: 'proposalAccepted' | 'proposalReturned',
): Promise<void> {
  await notifyOrganisation(ctx, {
    organisationId,
    who: 'writers',
    kind,
    page: `/import/history/${id}`,
    params: { file: fileName, asOf: asOf ?? '' },
    ownerId,
  });
}
