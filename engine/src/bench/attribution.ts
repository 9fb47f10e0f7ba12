import { brinson } from '#attribution/brinson';
import { carino } from '#attribution/linking';
import type { TwoSided } from '#attribution/segments';
import { compoundOf, sumOf } from '#number/sum';
import type { BenchCase } from './measure';
import { stream } from './random';

const MANDATES = 500;
const MONTHS = 120;

/** The effects of 500 mandates in 120 months, linked by Carino to ten years, as the figures of an asset are. */
export const attributionCases: readonly BenchCase[] = [
  {
    name: `Attribution, ${MANDATES} mandates × ${MONTHS} months`,
    units: MANDATES * MONTHS,
    unit: 'cells',
    calls: { exp: 0, multiplyAdd: MANDATES * MONTHS * 8 },
    limitMs: 300,
    prepare: () => {
      const months = randomMonths();
      return () => (addsUp(months) ? 0 : MANDATES * MONTHS);
    },
  },
];

function randomMonths(): TwoSided[] {
  const next = stream(500);
  const returns = () => Array.from({ length: MANDATES }, () => (next() - 0.48) * 0.1);
  const weights = () => {
    const drawn = Array.from({ length: MANDATES }, next);
    const total = sumOf(drawn);
    return drawn.map(each => each / total);
  };
  return Array.from({ length: MONTHS }, () => ({
    portfolio: { weights: weights(), returns: returns() },
    benchmark: { weights: weights(), returns: returns() },
  }));
}

// The linked effects of all mandates must add to the active return, or the run has failed.
function addsUp(months: readonly TwoSided[]): boolean {
  const taken = months.flatMap(month => brinson(month).value ?? []);
  if (taken.length < months.length) return false;
  const portfolio = compoundOf(taken.map(month => month.portfolio));
  const benchmark = compoundOf(taken.map(month => month.benchmark));
  const whole = carino(portfolio, benchmark);
  const factors = taken.map(month => carino(month.portfolio, month.benchmark) / whole);
  const linked = (at: number, of: 'allocation' | 'selection' | 'interaction') =>
    sumOf(taken.map((month, t) => (month[of]?.[at] ?? NaN) * factors[t]!));
  const effects = Array.from(
    { length: MANDATES },
    (_, at) => linked(at, 'allocation') + linked(at, 'selection') + linked(at, 'interaction'),
  );
  return Math.abs(sumOf(effects) - (portfolio - benchmark)) <= 1e-12;
}
