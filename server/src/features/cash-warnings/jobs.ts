import { findManagersOn } from '#features/grants/public';
import { notifyOrganisation } from '#features/notifications/public';
import type { App, Context } from '#platform/context';
import { inScope, insideScope, type Db } from '#platform/db';
import type { Tasks } from '#platform/jobs';
import { todayIn, tokyoMinute } from '#platform/today';
import { findAll, type Finding } from './findings';
import * as store from './store';

/**
 * Hourly. Forwards that mature without a roll, drafts past their cut-off and balances forecast to fall below their minimum notify the owner
 * and the mandate's manager. Each finding notifies once for the day it concerns; running the job again is harmless.
 */
export async function warnOfCash(app: App): Promise<void> {
  const owners = await inScope(app.database.db, 'platform', db => store.findOwners(db));
  for (const owner of owners) await warnOwner(app, owner);
}

export const cashWarningTasks: Tasks = { warnOfCash };

async function warnOwner(app: App, { ownerId, modules, timeZone }: store.Owner): Promise<void> {
  const today = todayIn(app, { timeZone, modules });
  const moment = tokyoMinute(app, { modules });
  await inScope(app.database.db, { organisation: ownerId }, async db => {
    const ctx: Context = { app, db, actor: null, request: { id: `warn ${ownerId} ${moment}`, ...NOBODY } };
    const findings = await findAll(db, { ownerId, today, moment });
    await store.deleteSettled(db, ownerId, today, findings.map(({ kind, subjectId, currency, day }) => ({ kind, subjectId, currency, day }))); // oxfmt-ignore
    const fresh: Finding[] = [];
    for (const finding of findings) if (await store.insertWarning(db, ownerId, finding, app.now())) fresh.push(finding);
    await ring(ctx, { ownerId, today }, fresh);
  });
}

const NOBODY = { ip: '', userAgent: '', language: 'en', module: null, tokenHash: null } as const;

async function ring(ctx: Context, { ownerId, today }: { ownerId: string; today: string }, fresh: readonly Finding[]): Promise<void> {
  if (fresh.length === 0) return;
  const managers = await managersOf(ctx.db, { ownerId, entityIds: fresh.map(({ mandateId }) => mandateId), day: today });
  for (const { kind, params, page, mandateId } of fresh)
    for (const organisationId of [ownerId, ...(managers.get(mandateId) ?? [])])
      await notifyOrganisation(ctx, { organisationId, who: 'writers', kind, params, page, ownerId });
}

/** The managers of these mandates whose organisation has the cash management module. */
async function managersOf(
  db: Db,
  mandates: { ownerId: string; entityIds: readonly string[]; day: string },
): Promise<Map<string, string[]>> {
  const found = await findManagersOn(db, mandates);
  const able = await insideScope(db, 'platform', () => store.findCashManagers(db, found.map(({ managerId }) => managerId))); // oxfmt-ignore
  const managers = new Map<string, string[]>();
  for (const { entityId, managerId } of found)
    if (able.has(managerId)) managers.set(entityId, [...(managers.get(entityId) ?? []), managerId]);
  return managers;
}
