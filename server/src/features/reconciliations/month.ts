import { BEYOND_LINES, WHOLE_ACCOUNT, type ReconciliationState } from '@hakaru/contract/reconciliations';
import { subtract, toText } from '@hakaru/engine/money/decimal';
import { isWithin, type Tolerance } from '@hakaru/engine/reconciliation/two-books';
import type { Comparison, Position } from './compare';
import { viewOf, type PositionView } from './positions';
import type { MarkRow } from './store';

export type Month = { mandateId: string; asOf: string; tolerance: Tolerance; marks: readonly MarkRow[] };
export type ReconciledMonth = { comparison: Comparison; positions: PositionView[]; state: ReconciliationState };

/** Every position once, whether it differs this month, was carried into it, or both. `marks` are those of this month and the previous one. */
export function reconciledMonth(found: Comparison | undefined, { mandateId, asOf, tolerance, marks }: Month): ReconciledMonth {
  const comparison = found ?? { mandateId, custodialIds: [], manager: null, trustee: null, positions: [] };
  const own = marks.filter(mark => mark.mandateId === mandateId);
  const carried = own.filter(mark => mark.asOf !== asOf && mark.state === 'carried');
  const gone = comparison.positions.length > 0 ? carried.filter(mark => isGone(comparison.positions, mark)).map(goneOf) : [];
  const limits = limitsOf(comparison, tolerance);
  const positions = [...comparison.positions, ...gone].map(position =>
    viewOf(position, limits, {
      mark: own.find(mark => mark.asOf === asOf && mark.position === position.id) ?? null,
      carriedIn: carried.find(mark => mark.position === position.id) ?? null,
    }),
  );
  return { comparison, positions, state: stateOfMonth(comparison, positions) };
}

/** Differences up to this amount are rounding, in units of the base currency. */
const ROUNDING = '10';

/**
 * The tolerated amount is for the whole account, because many small differences in lines could hide a large one. If the accounts differ by
 * more than the tolerance, a line is only tolerated by its percentage.
 */
function limitsOf({ manager, trustee }: Comparison, tolerance: Tolerance): Tolerance {
  if (manager === null || trustee === null) return tolerance;
  return isWithin(toText(subtract(manager, trustee)), trustee, tolerance) ? tolerance : { ...tolerance, amount: ROUNDING };
}

/**
 * Whether a position is in neither book any more. If one month compares lines and the other whole accounts, a mark of the other kind is not
 * gone: its money is part of what is compared now.
 */
function isGone(positions: readonly Position[], { position }: MarkRow): boolean {
  const isWhole = positions.some(({ kind }) => kind === 'account');
  return isWhole === (position === WHOLE_ACCOUNT) && !positions.some(({ id }) => id === position);
}

function goneOf({ position, security }: MarkRow): Position {
  return {
    id: position,
    kind: position === BEYOND_LINES ? 'beyondLines' : position === WHOLE_ACCOUNT ? 'account' : 'security',
    security,
    manager: null,
    trustee: null,
    difference: { units: '0', value: '0', rateEffect: null },
    methods: { manager: null, trustee: null },
  };
}

function stateOfMonth({ manager, trustee }: Comparison, positions: readonly PositionView[]): ReconciliationState {
  if (trustee === null) return 'noTrusteeBook';
  if (manager === null) return 'noManagerBook';
  if (positions.some(({ state }) => state === 'open')) return 'open';
  return positions.every(({ state }) => state === 'matched') ? 'matched' : 'explained';
}
