import { notify } from '#features/notifications/public';
import type { App, Context } from '#platform/context';
import { inScope } from '#platform/db';
import type { Tasks } from '#platform/jobs';
import { findAdministrators } from './check-store';
import { anchorChain, everybody, verifyTrail } from './verification';

export const auditTasks: Tasks = {
  /** Hourly. A chain that can no longer be anchored is verified at once, so that administrators are warned the same day. */
  anchorAudit: async app => {
    for (const { id } of await everybody(app)) if ((await anchorChain(app, id)) === 'broken') await verifyAndWarn(app, id);
  },
  /** Daily. */
  verifyAudit: async app => {
    for (const { id } of await everybody(app)) await verifyAndWarn(app, id);
  },
};

/** A broken trail is logged and reported to the organisation's administrators each time it is found broken. */
async function verifyAndWarn(app: App, organisationId: string): Promise<void> {
  const report = await verifyTrail(app, organisationId);
  if (report.ok) return;
  app.log.error('audit trail broken', { org: organisationId, count: report.seq, result: report.reason });
  await inScope(app.database.db, { organisation: organisationId }, async db => {
    const ctx: Context = { app, db, actor: null, request: { id: `verify ${organisationId}`, ...NOBODY } };
    const userIds = await findAdministrators(db, organisationId);
    const params = { entry: String(report.seq) };
    await notify(ctx, { organisationId, userIds, kind: 'auditBroken', params, path: '/settings/support' });
  });
}

const NOBODY = { ip: '', userAgent: '', language: 'en', module: null, tokenHash: null } as const;
