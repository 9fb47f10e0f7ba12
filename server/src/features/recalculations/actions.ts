import { createHash } from 'node:crypto';
import { horizons } from '@hakaru/engine/calendar/horizons';
import { raiseBook } from '#features/facts/public';
import { changes, type FigureChange } from '#features/figure-changes/public';
import { countUnconfirmed } from '#features/measures/public';
import { figureGrid, type GridRow, openFigures, readMonthEnd } from '#features/figures/public';
import { forgetBook } from '#features/books/public';
import { accessScopeOf, atOwner, requireSteering } from '#features/grants/public';
import { record } from '#platform/audit';
import { allow, type SignedIn } from '#platform/context';
import * as store from './store';

export type Recalculated = store.Recalculation & {
  /** Figures that differ from those shown, or that an independent way of linking does not confirm; 0 unless something was wrong. */
  corrected: number;
  /** The moment the report compares with: the previous recalculation, else when the month was populated. */
  since: string | null;
  changes: FigureChange[];
};

const COLUMNS = horizons.map(horizon => `return.${horizon}`);

/**
 * Recalculates every period return of a month from the facts, without cached results, and reports what has changed since the last time and
 * because of which facts. For owners and consultants who may write (decisions G93).
 */
export async function recalculate(ctx: SignedIn, { assetId, asOf }: { assetId: string; asOf: string }): Promise<Recalculated> {
  allow(ctx, 'write');
  const day = readMonthEnd('asOf', asOf);
  const scope = await accessScopeOf(ctx, assetId);
  requireSteering(ctx, scope);
  const place = { organisationId: scope.ownerId, assetId, asOf: day };
  const ask = { assetId, asOf: day, rows: 'accounts', columns: COLUMNS } as const;
  const shown = await figureGrid(ctx, ask);
  forgetBook(ctx.app, assetId);
  const anew = await figureGrid(ctx, ask);
  const { calculator } = await openFigures(ctx, ask);
  const corrected = differing(shown, anew) + countUnconfirmed(calculator, day, anew);
  const since = await atOwner(ctx, scope, async ({ db }) => {
    const last = await store.findLast(db, place);
    return (last?.at ?? (await store.findPopulatedAt(db, place)))?.toISOString() ?? null;
  });
  const moved = since ? await changes(ctx, { ...ask, since }) : [];
  const figures = anew.reduce((count, row) => count + row.figures.length, 0);
  const done = { person: ctx.actor.user.name, figures, digest: digestOf(anew), at: ctx.app.now() };
  const kept = await atOwner(ctx, scope, async ctx => {
    const row = await store.insertRecalculation(ctx.db, place, done);
    await raiseBook(ctx.db, place.organisationId, assetId);
    await record(ctx, 'figures.recalculate', {
      subject: 'asset',
      subjectId: assetId,
      organisationId: place.organisationId,
      after: { asOf: day, figures, digest: done.digest, moved: moved.length },
    });
    return row;
  });
  return { ...kept, corrected, since, changes: moved };
}

function digestOf(rows: readonly GridRow[]): string {
  const cells = rows.flatMap(({ figures }) => figures.map(({ key, value, reason }) => `${key}=${value ?? reason}`));
  return createHash('sha256').update(cells.join('\n')).digest('hex');
}

function differing(before: readonly GridRow[], after: readonly GridRow[]): number {
  const shown = new Map(before.flatMap(({ figures }) => figures.map(({ key, value }) => [key, value] as const)));
  return after.flatMap(({ figures }) => figures).filter(({ key, value }) => shown.has(key) && shown.get(key) !== value).length;
}
