import { explained, ignore, type Note } from '#explain';
import { missing, type Result } from '#result';
import type { MaybeReturn } from '#returns/chain-link';

/**
 * A benchmark in another currency: (1 + local)(1 + fx) - 1, fx being the change of the local currency in the target one by the
 * mandate's rate method. Missing on either side is missing.
 *
 * @example convertedReturn({ local: 0.02, fx: -0.01 }) // { value: 0.0098 }
 */
export function convertedReturn({ local, fx }: { local: MaybeReturn; fx: MaybeReturn }, note: Note = ignore): Result {
  if (local === null || fx === null) return missing('gap');
  note({ id: 'local', value: local, unit: 'rate' });
  note({ id: 'fx', value: fx, unit: 'rate' });
  return { value: (1 + local) * (1 + fx) - 1 };
}

/**
 * The conversion with its two returns.
 *
 * @example explainConvertedReturn({ local: 0.02, fx: -0.01 }).steps.length // 2
 */
export function explainConvertedReturn(input: { local: MaybeReturn; fx: MaybeReturn }) {
  return explained('benchmarks.converted', {}, note => convertedReturn(input, note));
}

/**
 * A benchmark plus a yearly spread (or minus a fee): every month the same (1 + s)^(1/12) - 1 is added.
 *
 * @example spreadReturn({ return: 0.01, yearlySpread: 0.03 }) // { value: 0.012466 }
 */
export function spreadReturn(input: { return: MaybeReturn; yearlySpread: number }, note: Note = ignore): Result {
  if (input.return === null) return missing('gap');
  if (input.yearlySpread <= -1) return missing('not_applicable');
  const monthly = Math.expm1(Math.log1p(input.yearlySpread) / 12);
  note({ id: 'monthlySpread', value: monthly, unit: 'rate' });
  return { value: input.return + monthly };
}

/**
 * The spread with its monthly part.
 *
 * @example explainSpreadReturn({ return: 0.01, yearlySpread: 0.03 }).steps[0]?.id // 'monthlySpread'
 */
export function explainSpreadReturn(input: { return: MaybeReturn; yearlySpread: number }) {
  return explained('benchmarks.spread', { yearlySpread: input.yearlySpread }, note => spreadReturn(input, note));
}
