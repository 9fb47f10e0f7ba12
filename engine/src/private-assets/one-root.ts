import { decay } from './decay';
import type { FlowSeries } from './flow-series';

/** The solver looks for rates above -99.9999 % and up to 100,000,000 %, in the logarithm u = ln(1 + r). */
export const LOWEST_LOG_RATE = Math.log(1e-6);
export const HIGHEST_LOG_RATE = Math.log1p(1e6);

/**
 * The one root of a series known to have one at most, as u = ln(1 + r); NaN when the search does not settle.
 *
 * With P and Q the worth of inflows and outflows, ln P - ln Q is almost a straight line in u, so the search walks on that line
 * (Halley's step, from the duration estimate at u = 0) and needs few evaluations. Nothing is allocated.
 *
 * @example Math.expm1(oneRoot(fillSeries(seriesFor(2), [0, 1], [-100, 110], 0, 2))) // 0.1
 */
export function oneRoot({ times, amounts, count }: FlowSeries): number {
  const last = times[count - 1]!;
  const span = 10 * last * last;
  let u = 0;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const anchor = u < 0 ? last : 0; // keeps every exponent at or below zero: no overflow, and the ratio P / Q does not notice
    let inWorth = 0;
    let inFirst = 0;
    let inSecond = 0;
    let outWorth = 0;
    let outFirst = 0;
    let outSecond = 0;
    for (let i = 0; i < count; i++) {
      const time = times[i]!;
      const worth = round === 0 ? amounts[i]! : amounts[i]! * decay(u * (anchor - time));
      const first = worth * time;
      if (worth > 0) {
        inWorth += worth;
        inFirst += first;
        inSecond += first * time;
      } else {
        outWorth -= worth;
        outFirst -= first;
        outSecond -= first * time;
      }
    }
    const inMean = inFirst / inWorth;
    const outMean = outFirst / outWorth;
    const gap = Math.log(inWorth / outWorth);
    const slope = outMean - inMean;
    const bend = inSecond / inWorth - inMean * inMean - (outSecond / outWorth - outMean * outMean);
    let step = -gap / slope;
    const halley = 1 + (step * bend) / (2 * slope);
    if (round > 0 && halley > 0.5 && halley < 2) step /= halley;
    if (round === 0 && !Number.isFinite(step)) step = FALLBACK_START;
    if (round > 0) step = Math.max(-1, Math.min(1, step));
    u += step;
    if (!(u >= LOWEST_LOG_RATE && u <= HIGHEST_LOG_RATE)) return NaN;
    // The error after a step is of the order of its cube times the square of the time span: the step that would follow is known to be nothing.
    if (round > 0 && Math.min(Math.abs(step), Math.abs(step * step * step) * span) < TOLERANCE * (1 + Math.abs(u))) return u;
  }
  return NaN;
}

const MOST_ROUNDS = 30;
const FALLBACK_START = 0.08;
const TOLERANCE = 1e-12;
