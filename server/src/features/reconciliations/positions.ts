import { figureKey, type Figure, type FigureKey, type Measure } from '@hakaru/contract/figures';
import { BEYOND_LINES, WHOLE_ACCOUNT, isCurrent, stateOf, type Compared, type DifferenceState } from '@hakaru/contract/reconciliations';
import { divide, isZero, toText } from '@hakaru/engine/money/decimal';
import { missing, type Result } from '@hakaru/engine/result';
import { totalOf, type Tolerance } from '@hakaru/engine/reconciliation/two-books';
import type { Comparison, Position } from './compare';
import type { MarkRow } from './store';

export type Decision = { mark: MarkRow | null; carriedIn: MarkRow | null };

/** A position with the decision on it. */
export type PositionView = Position &
  Decision & {
    state: DifferenceState;
    /** The decision was on a difference other than the present one. */
    isLapsed: boolean;
  };

export function comparedOf({ kind, manager, trustee, difference, methods }: Position): Compared {
  return {
    isCash: kind === 'cash',
    units: difference.units,
    trusteeUnits: trustee?.units ?? '0',
    value: difference.value,
    trusteeValue: trustee?.value ?? manager?.value ?? '0',
    rateEffect: difference.rateEffect,
    hasPublishedRates: methods.manager !== null && methods.trustee !== null,
  };
}

export function viewOf(position: Position, tolerance: Tolerance, { mark, carriedIn }: Decision): PositionView {
  const compared = comparedOf(position);
  const state = stateOf(compared, tolerance, { mark, isCarriedIn: carriedIn !== null });
  return { ...position, mark, carriedIn, state, isLapsed: mark !== null && mark.state !== 'open' && !isCurrent(compared, mark) };
}

/** The part of a figure's key that names a position; empty for the account as a whole. */
export function partOf(positionId: string): { part?: string } {
  return positionId === WHOLE_ACCOUNT ? {} : { part: positionId };
}

export type Of = { mandateId: string; asOf: string };

/** The key of the manager's figure, from a statement line or the account. */
export function managerKey({ mandateId, asOf }: Of, positionId: string, of: 'value' | 'units'): FigureKey {
  const key = { entityId: mandateId, horizon: null, asOf };
  if (of === 'units') return { ...key, measure: 'holdingUnits', ...partOf(positionId) };
  if (positionId === WHOLE_ACCOUNT) return { ...key, measure: 'marketValue' };
  if (positionId === BEYOND_LINES) return { ...key, measure: 'holdingDifference' };
  return { ...key, measure: 'holdingValue', part: positionId };
}

/** The difference or value of a figure of both books; of the account as a whole if the key has no position. */
export function bookFigure(comparison: Comparison | undefined, { measure, part }: FigureKey): Result<string> {
  if (!comparison) return missing('not_applicable');
  const { manager, trustee, positions } = comparison;
  if (part === undefined) return wholeFigure(measure, { manager, trustee, positions });
  const position = positions.find(({ id }) => id === part);
  if (!position) return missing('no_data');
  return positionFigure(measure, position);
}

function wholeFigure(
  measure: Measure,
  { manager, trustee, positions }: Pick<Comparison, 'manager' | 'trustee' | 'positions'>,
): Result<string> {
  if (measure === 'trusteeValue') return given(trustee);
  if (measure === 'trusteeUnits' || measure === 'unitsDifference') return missing('not_applicable');
  if (manager === null || trustee === null) return missing('no_data');
  const value = totalOf(positions.map(({ difference }) => difference.value));
  if (measure === 'bookDifference') return { value };
  if (measure === 'differenceShare') return share(value, trustee);
  const effects = positions.flatMap(({ difference }) => difference.rateEffect ?? []);
  return effects.length > 0 ? { value: totalOf(effects) } : missing('not_applicable');
}

function positionFigure(measure: Measure, { kind, trustee, manager, difference }: Position): Result<string> {
  const hasUnits = kind === 'security' || kind === 'cash';
  switch (measure) {
    case 'trusteeValue':
      return given(trustee?.value ?? null);
    case 'trusteeUnits':
      return hasUnits ? given(trustee?.units ?? null) : missing('not_applicable');
    case 'unitsDifference':
      return hasUnits ? { value: difference.units } : missing('not_applicable');
    case 'bookDifference':
      return { value: difference.value };
    case 'differenceShare':
      return share(difference.value, trustee?.value ?? manager?.value ?? '0');
    default:
      return difference.rateEffect === null ? missing('not_applicable') : { value: difference.rateEffect };
  }
}

const SHARE_PLACES = 12;

function share(value: string, of: string): Result<string> {
  return isZero(of) ? missing('not_applicable') : { value: toText(divide(value, of.replace(/^-/, ''), SHARE_PLACES)) };
}

const given = (value: string | null): Result<string> => (value === null ? missing('no_data') : { value });

export function asFigure(key: FigureKey, result: Result<string>): Figure {
  return { key: figureKey(key), value: result.value, reason: result.value === null ? result.reason : null, quality: null };
}
