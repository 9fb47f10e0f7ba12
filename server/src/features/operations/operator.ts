import { randomUUID } from 'node:crypto';
import { hostname, userInfo } from 'node:os';
import type { AuditAction } from '@hakaru/contract/audit';
import { record } from '#platform/audit';
import { onPlatform, type App, type Context } from '#platform/context';
import { findOperators } from './store';

/** At the command line nobody is signed in: the audit trail records the system account and the host. */
export function operatorContext(app: App): Context {
  return {
    app,
    db: app.database.db,
    actor: null,
    request: { id: randomUUID(), ip: '', userAgent: 'admin', language: 'en', module: null, tokenHash: null },
  };
}

export function operatorName(): string {
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    return `${String(process.getuid?.() ?? '')}@${hostname()}`; // accounts without a name, as in containers
  }
}

/**
 * Records an operation on the whole installation in the audit trail of the operators' organisation. Returns whether there is one: nothing is
 * recorded before.
 */
export async function recordOperation(app: App, action: AuditAction, after: object): Promise<boolean> {
  return await onPlatform(operatorContext(app), async ctx => {
    const organisationId = await findOperators(ctx);
    if (!organisationId) return false;
    await record(ctx, action, { organisationId, subject: 'installation', subjectId: null, after: { operator: operatorName(), ...after } });
    return true;
  });
}
