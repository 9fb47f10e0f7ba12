import { explained, ignore, type Note } from '#explain';
import { finite } from '#number/finite';
import { compoundOf } from '#number/sum';
import { missing, type Result } from '#result';

/** A value struck just before a flow, and the flow that followed it (none on the last). Into the portfolio is positive. */
export type Valuation = { value: number; flow?: number };

/**
 * True time-weighted return: R = prod(V(k+1) / (V(k) + F(k))) - 1, valued at every external flow. A sub-period that opens with no
 * capital breaks the chain.
 *
 * @example timeWeightedReturn([{ value: 100 }, { value: 105, flow: 95 }, { value: 220 }]) // { value: 0.155 } : 1.05 × 1.1 - 1
 */
export function timeWeightedReturn(valuations: readonly Valuation[], note: Note = ignore): Result {
  if (valuations.length < 2) return missing('no_data');
  const parts: number[] = [];
  for (let k = 1; k < valuations.length; k++) {
    const result = subPeriod(valuations[k - 1], valuations[k]);
    note({ id: 'subPeriod', value: result.value, unit: 'rate', at: String(k) });
    if (result.value === null) return result;
    parts.push(result.value);
  }
  return { value: compoundOf(parts) };
}

/**
 * The true time-weighted return with each sub-period.
 *
 * @example explainTimeWeightedReturn([{ value: 100 }, { value: 105 }]).steps // one subPeriod of 0.05
 */
export function explainTimeWeightedReturn(valuations: readonly Valuation[]) {
  return explained('returns.time-weighted', {}, note => timeWeightedReturn(valuations, note));
}

function subPeriod(opening: Valuation | undefined, closing: Valuation | undefined): Result {
  if (!opening || !closing) return missing('no_data');
  const capital = opening.value + (opening.flow ?? 0);
  if (capital <= 0) return missing('zero_denominator');
  return closing.value < 0 ? missing('not_applicable') : finite(closing.value / capital - 1, 'zero_denominator');
}
