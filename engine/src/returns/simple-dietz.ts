import { explained, ignore, type Note } from '#explain';
import { finite } from '#number/finite';
import { sumOf } from '#number/sum';
import { missing, type Result } from '#result';

/** Opening and closing value and the flows, whose days do not matter here. */
export type SimpleDietzPeriod = { opening: number; closing: number; flows: readonly number[] };

/**
 * Simple Dietz: every flow is taken at the middle of the period, R = (EMV - BMV - sum F) / (BMV + sum F / 2).
 *
 * @example simpleDietz({ opening: 100, closing: 300, flows: [50] }) // { value: 1.2 } : 150 / 125
 */
export function simpleDietz({ opening, closing, flows }: SimpleDietzPeriod, note: Note = ignore): Result {
  const net = sumOf(flows);
  const gain = closing - opening - net;
  const capital = opening + net / 2;
  note({ id: 'netFlow', value: net, unit: 'money' });
  note({ id: 'gain', value: gain, unit: 'money' });
  note({ id: 'averageCapital', value: capital, unit: 'money' });
  return capital <= 0 ? missing('zero_denominator') : finite(gain / capital, 'zero_denominator');
}

/**
 * Simple Dietz with net flow, gain and average capital.
 *
 * @example explainSimpleDietz({ opening: 100, closing: 300, flows: [50] }).steps[2] // averageCapital 125
 */
export function explainSimpleDietz(period: SimpleDietzPeriod) {
  return explained('returns.simple-dietz', {}, note => simpleDietz(period, note));
}
