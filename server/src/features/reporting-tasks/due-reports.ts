import { deadlineAfter } from '@hakaru/engine/calendar/business-days';
import { readKnown } from '#features/figures/public';
import { businessCalendar } from '#features/holidays/public';
import { assignmentsOfAsset, isOwedFor, type Assignment } from '#features/packages/public';
import type { SignedIn } from '#platform/context';
import type { Db } from '#platform/db';
import { accessScopeOf, atOwner, covers, type AccessScope } from '#features/grants/public';
import { currentMonth, readAsOf } from './actions';
import { todayOf } from '#platform/today';

/** A report due for a month-end, and its due day. */
export type DueReport = Assignment & { asOf: string; due: string };

/** The reports due for a month-end as known at a moment: by the packages, terms and holidays recorded by then, whatever was changed since. */
export async function dueReports(
  ctx: SignedIn,
  { assetId, ...ask }: { assetId: string; asOf: string | null; known: string | null },
): Promise<DueReport[]> {
  const known = readKnown(ctx, ask.known);
  const asOf = readAsOf(ask.asOf) ?? currentMonth(todayOf(ctx));
  const scope = await accessScopeOf(ctx, assetId);
  return await atOwner(ctx, scope, ctx => dueWithin(ctx.db, scope, { months: [asOf], known }));
}

/** The same for several month-ends within an access scope; must be called in the owner's scope. */
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
