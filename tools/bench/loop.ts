/** The time of a fixed loop on this machine: now, and when it is idle. */
export type Loop = { nowMs: number; quietMs: number };

const SAMPLES = 40;

/** Measured at creation and on every call; the shortest counts as idle, even on a busy machine. */
export function createLoop(): { measure(): void; times(): Loop } {
  const all: number[] = [];
  const measure = () => {
    for (let sample = 0; sample < SAMPLES; sample++) all.push(loopMs());
  };
  measure();
  return {
    measure,
    times: () => ({ nowMs: all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0, quietMs: Math.min(...all) }),
  };
}

function loopMs(): number {
  const from = performance.now();
  let sum = 0;
  for (let at = 0; at < 5_000_000; at++) sum = (sum + at * 31) % 1_000_003;
  return performance.now() - from + (sum < 0 ? 1 : 0);
}
