import { AppError } from '@hakaru/contract/errors';
import type { Figure } from '@hakaru/contract/figures';
import { USUAL_TOLERANCE, WHOLE_ACCOUNT, type DifferenceState, type ReconciliationState } from '@hakaru/contract/reconciliations';
import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { figure } from '#features/measures/public';
import { type Ask, type FigureContext, openFigures, readMonthEnd } from '#features/figures/public';
import { accessScopesOf } from '#features/grants/public';
import { findPopulated } from '#features/month-ends/public';
import { inScope, type Db } from '#platform/db';
import type { SignedIn } from '#platform/context';
import type { Comparison } from './compare';
import { openComparisons } from './comparisons';
import { reconciledMonth } from './month';
import { asFigure, bookFigure, managerKey, type PositionView } from './positions';
import { rightsOver, type MarkRights } from './rights';
import * as store from './store';

export type MonthAsk = Ask & { asOf: string };
export type MandateAsk = MonthAsk & { entityId: string };

/** One mandate's month with both books side by side. */
export type Reconciliation = {
  place: FigureContext;
  assetId: string;
  entityId: string;
  asOf: string;
  comparison: Comparison;
  tolerance: store.ToleranceRow;
  positions: PositionView[];
  state: ReconciliationState;
  isLocked: boolean;
  rights: MarkRights;
};

export async function readReconciliation(ctx: SignedIn, { entityId, ...ask }: MandateAsk): Promise<Reconciliation> {
  const asOf = readMonthEnd('asOf', ask.asOf);
  const place = await openFigures(ctx, ask);
  requireMandate(place, entityId, asOf);
  const comparisons = await openComparisons(ctx, place, { mandateIds: [entityId], asOf });
  const { tolerance, marks, populated } = await readDecisions(ctx, place, { assetId: ask.assetId, mandateIds: [entityId], asOf });
  const rights = await rightsOver(ctx, { assetId: ask.assetId, mandateId: entityId });
  const isPast = place.known !== null;
  return {
    ...reconciledMonth(comparisons.get(entityId), { mandateId: entityId, asOf, tolerance, marks }),
    place,
    assetId: ask.assetId,
    entityId,
    asOf,
    tolerance,
    isLocked: populated !== null && asOf <= populated,
    rights: isPast ? { mayNote: false, mayDecide: false } : rights,
  };
}

/** What needs attention first; what cannot be compared last. */
const ORDER: readonly ReconciliationState[] = ['open', 'explained', 'matched', 'noManagerBook', 'noTrusteeBook'];

/** The mandates of an asset open on a day, with the state of their reconciliation; the largest difference first. */
export async function listReconciliations(ctx: SignedIn, ask: MonthAsk): Promise<Reconciliation[]> {
  const asOf = readMonthEnd('asOf', ask.asOf);
  const place = await openFigures(ctx, ask);
  const mandateIds = [...place.calculator.book.entities.keys()].filter(id => isOpenMandate(place, id, asOf));
  const comparisons = await openComparisons(ctx, place, { mandateIds, asOf });
  const { tolerance, marks, populated } = await readDecisions(ctx, place, { assetId: ask.assetId, mandateIds, asOf });
  const isLocked = populated !== null && asOf <= populated;
  const rights = { mayNote: false, mayDecide: false }; // rights are determined on the mandate's own page
  const rows = mandateIds.map(mandateId => ({
    ...reconciledMonth(comparisons.get(mandateId), { mandateId, asOf, tolerance, marks }),
    place,
    assetId: ask.assetId,
    entityId: mandateId,
    asOf,
    tolerance,
    isLocked,
    rights,
  }));
  const size = (row: Reconciliation) => Math.abs(Number(wholeFigure(row, 'bookDifference').value ?? 0));
  const rank = ({ state }: Reconciliation) => ORDER.indexOf(state);
  return rows.toSorted((one, other) => rank(one) - rank(other) || size(other) - size(one));
}

function requireMandate(place: FigureContext, entityId: string, asOf: string): void {
  const entity = place.calculator.entity(entityId);
  if (entity?.kind !== 'mandate' || entity.type !== 'mandate' || !place.reaches(entityId, asOf)) throw new AppError('notFound');
}

function isOpenMandate({ calculator, reaches }: FigureContext, id: string, asOf: string): boolean {
  const { kind, type, mandate } = calculator.entity(id) ?? {};
  if (kind !== 'mandate' || type !== 'mandate' || !mandate || !reaches(id, asOf)) return false;
  return mandate.openedDate <= asOf && (mandate.performanceClosedDate === null || mandate.performanceClosedDate >= asOf);
}

type Decisions = { tolerance: store.ToleranceRow; marks: store.MarkRow[]; populated: string | null };

async function readDecisions(
  ctx: SignedIn,
  { ownerId, known }: FigureContext,
  { assetId, mandateIds, asOf }: { assetId: string; mandateIds: readonly string[]; asOf: string },
): Promise<Decisions> {
  const months = [shiftMonthEnd(asOf, -1), asOf];
  return await inScope(ctx.app.database.db, { organisation: ownerId }, async db => ({
    tolerance: await toleranceOf(db, ownerId),
    marks: await store.findMarks(db, { ownerId, mandateIds, months, known }),
    populated: (await findPopulated(db, { organisationId: ownerId, assetId }, 1))[0]?.asOf ?? null,
  }));
}

export async function toleranceOf(db: Db, ownerId: string): Promise<store.ToleranceRow> {
  return (await store.findTolerance(db, ownerId)) ?? { ...USUAL_TOLERANCE, version: 0 };
}

export function countOf({ positions }: Pick<Reconciliation, 'positions'>, state: DifferenceState): number {
  return positions.filter(one => one.state === state).length;
}

type WholeMeasure = 'trusteeValue' | 'bookDifference' | 'differenceShare' | 'rateEffect';

export function wholeFigure(
  { comparison, entityId, asOf }: Pick<Reconciliation, 'comparison' | 'entityId' | 'asOf'>,
  measure: WholeMeasure,
): Figure {
  const key = { entityId, measure, horizon: null, asOf };
  return asFigure(key, bookFigure(comparison, key));
}

/** The account's reported value, or the sum of its lines if none was reported. */
export function managerWhole({ place, comparison, entityId, asOf }: Reconciliation): Figure {
  const key = managerKey({ mandateId: entityId, asOf }, WHOLE_ACCOUNT, 'value');
  const reported = figure(place.calculator, key);
  if (reported.value !== null || comparison.manager === null) return reported;
  return asFigure({ ...key, measure: 'holdingValue' }, { value: comparison.manager });
}

export type ReconciliationClient = { assetId: string; clientId: string; name: string; nameJp: string };

/** The assets whose mandates the user reconciles, by owner. */
export async function listClients(ctx: SignedIn): Promise<ReconciliationClient[]> {
  const found: ReconciliationClient[] = [];
  for (const { ownerId, assetId } of await accessScopesOf(ctx, null)) {
    const names = await inScope(ctx.app.database.db, { organisation: ownerId }, db => store.findOwnerNames(db, ownerId));
    if (names) found.push({ assetId, clientId: ownerId, ...names });
  }
  return found.toSorted((one, other) => one.name.localeCompare(other.name));
}
