/**
 * e to the power of an exponent at or below zero, to within two units in the last place: the solver's inner loop. The built-in call costs
 * several times as much, because it cannot be inlined; this is a table of 32 steps per halving and a short series for the rest.
 *
 * @example decay(-1) // 0.36787944117144233
 */
export function decay(exponent: number): number {
  if (exponent < LEAST) return 0;
  const steps = (exponent * STEPS_PER_UNIT - 0.5) | 0; // rounds a negative number to the nearest
  const rest = exponent - steps * STEP_HIGH - steps * STEP_LOW;
  const series = 1 + rest * (1 + rest * (1 / 2 + rest * (1 / 6 + rest * (1 / 24 + rest * (1 / 120 + rest / 720)))));
  return FRACTIONS[steps & 31]! * HALVINGS[-(steps >> 5)]! * series;
}

const STEPS_PER_UNIT = 32 / Math.LN2;
const STEP_HIGH = 0.02166084938653512; // ln 2 / 32 with the last 21 bits cut off, so that multiples of it are exact
const STEP_LOW = 5.9631716539705866e-12; // and what was cut off
const LEAST = -700; // beyond it nothing is left of any amount of money
const FRACTIONS = Float64Array.from({ length: 32 }, (_, j) => 2 ** (j / 32));
const HALVINGS = Float64Array.from({ length: 1024 }, (_, k) => 2 ** -k);
