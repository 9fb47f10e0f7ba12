import { mayManageUsers } from '@hakaru/contract/access';
import { AppError } from '@hakaru/contract/errors';
import type { IntakeStop } from '@hakaru/contract/intakes';
import { requireClient } from '#features/import-kinds/public';
import { notifyOrganisation } from '#features/notifications/public';
import { record } from '#platform/audit';
import type { App, Context, SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import { clockOf, createSessionLookup } from '#platform/session-lookup';
import type { Language } from '@hakaru/contract/languages';
import { stop, type OpenIntake } from './store';

export type Standing = { sender: SignedIn } | { stop: IntakeStop };

/**
 * Who an intake acts for, read anew: the administrator who switched it on, with the rights they have now. When they left, are no
 * administrator any more, or may no longer import for the client, the intake stops.
 */
export async function standingOf(app: App, { id, ownerId }: OpenIntake): Promise<Standing> {
  const actor = await createSessionLookup(app.database.pool, clockOf(app), 'intakes_of')(Buffer.from(id.replaceAll('-', ''), 'hex'));
  if (!actor) return { stop: 'personLeft' };
  const { role, verified, agreed } = actor.user;
  if (!mayManageUsers(role) || !verified || !agreed) return { stop: 'rightsLost' };
  const sender: SignedIn = { app, db: app.database.db, actor, request: requestOf(id) };
  try {
    await requireClient(sender, ownerId);
  } catch (error) {
    if (error instanceof AppError && error.refusal === 'invalid') return { stop: 'clientLost' };
    throw error;
  }
  return { sender };
}

/** Stops an intake and notifies the organisation's administrators, once. Its files stay where they are. */
export async function stopIntake(app: App, intake: OpenIntake, why: IntakeStop): Promise<void> {
  const { organisationId, id, clientEn, clientJp } = intake;
  await inScope(app.database.db, { organisation: organisationId }, async db => {
    if (!(await stop(db, intake, why))) return;
    const ctx: Context = { app, db, actor: null, request: requestOf(id) };
    const params = { client: clientEn, clientJp };
    await notifyOrganisation(ctx, { organisationId, who: 'admins', kind: 'intakeStopped', params, page: '/settings/intakes' });
    await record(ctx, 'intake.stop', { subject: 'intake', subjectId: id, organisationId, after: { stoppedBy: why } });
  });
}

export function requestOf(id: string, language: Language = 'en'): Context['request'] {
  return { id: `intake ${id}`, ip: '', userAgent: '', language, module: null, tokenHash: null };
}
