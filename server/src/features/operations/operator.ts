import { randomUUID } from 'node:crypto';
import { hostname, userInfo } from 'node:os';
import type { AuditAction } from '@hakaru/contract/audit';
import { record } from '#platform/audit';
import { onPlatform, type App, type Context } from '#platform/context';
import { findOperators } from './store';

/** Nobody is signed in at a command line: the trail keeps the account and the machine it was typed on. */
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
    return `${String(process.getuid?.() ?? '')}@${hostname()}`; // an account without a name, as containers have
  }
}

/** Writes what was done to the whole installation into the trail of those who operate it. Before there are any, there is nobody to read it. */
export async function recordOperation(app: App, action: AuditAction, after: object): Promise<void> {
  await onPlatform(operatorContext(app), async ctx => {
    const organisationId = await findOperators(ctx);
    if (!organisationId) return;
    await record(ctx, action, { organisationId, subject: 'installation', subjectId: null, after: { operator: operatorName(), ...after } });
  });
}
