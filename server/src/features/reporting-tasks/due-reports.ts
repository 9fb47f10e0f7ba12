import { deadlineAfter } from '@hakaru/engine/calendar/business-days';
import { readKnown } from '#features/figures/public';
import { businessCalendar } from '#features/holidays/public';
import { assignmentsOfAsset, isOwedFor, type Assignment } from '#features/packages/public';
import type { SignedIn } from '#platform/context';
import type { Db } from '#platform/db';
import { accessScopeOf, atOwner, covers, type AccessScope } from '#features/grants/public';
import { currentMonth, readAsOf } from './actions';
import { todayOf } from '#platform/today';

/** A report that was owed for a month-end, and by which day. */
export type DueReport = Assignment & { asOf: string; due: string };

/**
 * What was due for a month-end as known at a moment: by the packages, their terms and the holidays recorded by then. Whatever was changed
 * since leaves it as it was.
 */
export async function dueReports(
  ctx: SignedIn,
  { assetId, ...ask }: { assetId: string; asOf: string | null; known: string | null },
): Promise<DueReport[]> {
  const known = readKnown(ctx, ask.known);
  const asOf = readAsOf(ask.asOf) ?? currentMonth(todayOf(ctx));
  const scope = await accessScopeOf(ctx, assetId);
  return await atOwner(ctx, scope, ctx => dueWithin(ctx.db, scope, { months: [asOf], known }));
}

/** The same for some month-ends, within an access scope; the caller has entered the owner's rows. */
export async function dueWithin(
  db: Db,
  scope: AccessScope,
  { months, known }: { months: readonly string[]; known: string | null },
): Promise<DueReport[]> {
  const assignments = await assignmentsOfAsset(db, scope.ownerId, scope.assetId, known);
  const calendar = await businessCalendar(db, known);
  return months.flatMap(asOf =>
    assignments
      .filter(one => covers(scope, one.entityId, asOf) && isOwedFor(one, asOf))
      .map(one => {
        const terms = one.termsOn(asOf);
        return { ...one, terms, asOf, due: deadlineAfter(calendar, asOf, terms.deadlineDays) };
      }),
  );
}
