/** How long a fixed loop takes on this machine: now, and when nobody else is at work. */
export type Loop = { nowMs: number; quietMs: number };

const SAMPLES = 40;

/** Measured when made and each time it is asked to; the shortest of all counts as quiet, on a busy machine too. */
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

/** What an aim of a quiet machine is on this one, with the loop's times beside it. */
export function besideAim(aim: number, { nowMs, quietMs }: Loop): string {
  const now = ((aim * nowMs) / quietMs).toFixed(1);
  return `at most ${aim} s on two quiet cores, ${now} s now: its loop takes ${nowMs.toFixed(1)} ms instead of ${quietMs.toFixed(1)} ms`;
}

function loopMs(): number {
  const from = performance.now();
  let sum = 0;
  for (let at = 0; at < 5_000_000; at++) sum = (sum + at * 31) % 1_000_003;
  return performance.now() - from + (sum < 0 ? 1 : 0);
}
