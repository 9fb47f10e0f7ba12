import type { Figure, FigureKey } from '@hakaru/contract/figures';
import type { LedgerCheckId } from '@hakaru/contract/private-assets';
import { isZero, negate, sum, toText } from '@hakaru/engine/money/decimal';
import { differenceOf, figureOfFund, type LedgerOf, type LedgerRow, type Statement } from './ledger';

/** One side of an identity: a figure with its trace, or a sum over the rows shown. */
export type CheckTerm = { id: string; isSubtracted: boolean; value: string | null; figure: Figure | null };

/** An identity that must hold: the terms add up to the result. The difference is null while one side is unknown. */
export type LedgerCheck = { id: LedgerCheckId; terms: CheckTerm[]; result: CheckTerm; difference: string | null; holds: boolean | null };

/** Multiples are quotients: a larger difference is more than rounding in the last digit. */
const RATIO_TOLERANCE = 1e-9;

export function ledgerChecksOf(of: LedgerOf, rows: readonly LedgerRow[], stated: readonly Statement[]): LedgerCheck[] {
  const figureTerm = (measure: FigureKey['measure'], isSubtracted = false): CheckTerm => {
    const figure = figureOfFund(of, { measure });
    return { id: measure, isSubtracted, value: figure.value, figure };
  };
  const sumTerm = (id: string, amounts: readonly string[], isSubtracted = false): CheckTerm => ({
    id,
    isSubtracted,
    value: toText(sum(amounts)),
    figure: null,
  });
  const noticesOf = (side: LedgerRow['side']) => rows.filter(row => row.side === side).flatMap(({ amount }) => amount.value ?? []);
  const [last] = stated;
  const checks = [
    checkOf('unfunded', [figureTerm('commitment'), figureTerm('called', true), figureTerm('recallable')], figureTerm('unfunded')),
    checkOf('calls', [sumTerm('notices', noticesOf('call'))], figureTerm('called')),
    checkOf('distributions', [sumTerm('notices', noticesOf('distribution'))], figureTerm('distributed')),
    checkOf('multiples', [figureTerm('dpi'), figureTerm('rvpi')], figureTerm('tvpi')),
    checkOf(
      'navRoll',
      [
        sumTerm(
          'calls',
          stated.map(({ calls }) => calls),
        ),
        sumTerm(
          'distributions',
          stated.map(({ distributions }) => distributions),
          true,
        ),
        sumTerm(
          'gains',
          stated.map(({ gain }) => gain),
        ),
      ],
      { id: 'nav', isSubtracted: false, value: last?.nav.value ?? null, figure: last?.nav ?? null },
    ),
  ];
  const month = figureTerm('flowDifference');
  // Months without a reported flow have nothing to compare.
  return month.value === null ? checks : [...checks, { id: 'monthFlow', terms: [], result: month, ...judged('monthFlow', month.value) }];
}

function checkOf(id: LedgerCheckId, terms: CheckTerm[], result: CheckTerm): LedgerCheck {
  const left = terms.map(({ value, isSubtracted }) => (value !== null && isSubtracted ? toText(negate(value)) : value));
  return { id, terms, result, ...judged(id, differenceOf(left, result.value)) };
}

function judged(id: LedgerCheckId, difference: string | null): Pick<LedgerCheck, 'difference' | 'holds'> {
  if (difference === null) return { difference, holds: null };
  return { difference, holds: id === 'multiples' ? Math.abs(Number(difference)) < RATIO_TOLERANCE : isZero(difference) };
}
