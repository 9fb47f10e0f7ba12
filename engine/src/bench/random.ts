/**
 * A small repeatable stream of numbers in [0, 1) (mulberry32): the engine has no chance in it, so every bench measures the same inputs.
 *
 * @example const next = stream(7); next() === stream(7)() // true
 */
export function stream(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
