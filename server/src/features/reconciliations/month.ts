import { BEYOND_LINES, WHOLE_ACCOUNT, type ReconciliationState } from '@hakaru/contract/reconciliations';
import { subtract, toText } from '@hakaru/engine/money/decimal';
import { isWithin, type Tolerance } from '@hakaru/engine/reconciliation/two-books';
import type { Comparison, Position } from './compare';
import { viewOf, type PositionView } from './positions';
import type { MarkRow } from './store';

export type Month = { mandateId: string; asOf: string; tolerance: Tolerance; marks: readonly MarkRow[] };
export type ReconciledMonth = { comparison: Comparison; positions: PositionView[]; state: ReconciliationState };

/** Every position once: whether it differs in this month, was carried into it, or both. Marks are those of this month and the one before. */
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

/** What is left of rounding, in units of the base currency. */
const ROUNDING = '10';

/**
 * The amount that is forgiven is the account's, not each line's: many small differences could hide a large one. Where the accounts as a whole
 * are further apart than it, lines agree by their share alone.
 */
function limitsOf({ manager, trustee }: Comparison, tolerance: Tolerance): Tolerance {
  if (manager === null || trustee === null) return tolerance;
  return isWithin(toText(subtract(manager, trustee)), trustee, tolerance) ? tolerance : { ...tolerance, amount: ROUNDING };
}

/** Neither book has it any more. Where lines are compared one month and whole accounts the other, its money is in what is compared now. */
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
