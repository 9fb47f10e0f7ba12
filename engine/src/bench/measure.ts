/** One measured case: what it is called, how much work it holds, and a way to run it once. */
export type BenchCase = {
  /** As printed, e.g. 'XIRR, 10,000 series of 40 flows'. */
  name: string;
  /** What the time of one unit is divided by, and the word for it ('series', 'cells', 'months'). */
  units: number;
  unit: string;
  /** Work of the same size for the calibration loop: so many Math.exp calls and so many multiply-adds. */
  calls: { exp: number; multiplyAdd: number };
  /** The limit this case has to keep, and the aim beyond it, in milliseconds for one run. */
  limitMs?: number;
  aimMs?: number;
  /** Builds the inputs (not measured) and returns the run; the run returns how many units failed. */
  prepare: () => () => number;
};

/** A measured case: best of several runs, its calibration, and their ratio. */
export type Measured = {
  name: string;
  bestMs: number;
  microsecondsPerUnit: number;
  unit: string;
  failures: number;
  calibrationMs: number;
  ratio: number;
  limitMs: number | null;
  aimMs: number | null;
  withinLimit: boolean;
};

/**
 * Runs a case `runs` times and keeps the fastest, because on a shared machine noise only ever adds time.
 * The clock is handed in: the engine itself never reads one.
 *
 * @example measure(horizonCases[0], { now: () => performance.now(), runs: 5 }).bestMs // 12.4
 */
export function measure(bench: BenchCase, timing: { now: () => number; runs: number }): Measured {
  const run = bench.prepare();
  let failures = 0;
  const bestMs = best(timing, () => {
    failures = run();
  });
  const calibrationMs = best(timing, () => calibrate(bench.calls));
  return {
    name: bench.name,
    bestMs,
    microsecondsPerUnit: (bestMs * 1000) / bench.units,
    unit: bench.unit,
    failures,
    calibrationMs,
    ratio: bestMs / calibrationMs,
    limitMs: bench.limitMs ?? null,
    aimMs: bench.aimMs ?? null,
    withinLimit: failures === 0 && (bench.limitMs === undefined || bestMs <= bench.limitMs),
  };
}

/**
 * The calibration loop: plain Math.exp calls and multiply-adds, so that a figure means the same on another machine.
 * Returns its last value so that no compiler may drop the loop.
 *
 * @example calibrate({ exp: 2, multiplyAdd: 0 }) // e^-0.5 + e^-0.499999
 */
export function calibrate(calls: { exp: number; multiplyAdd: number }): number {
  let total = 0;
  for (let i = 0; i < calls.exp; i++) total += Math.exp((i % 1000) * 1e-6 - 0.5);
  let chained = 1;
  for (let i = 0; i < calls.multiplyAdd; i++) chained = chained * 0.999999 + 1e-6;
  return calls.multiplyAdd > 0 ? total + chained : total;
}

function best(timing: { now: () => number; runs: number }, work: () => unknown): number {
  let fastest = Number.MAX_VALUE;
  for (let i = 0; i < timing.runs; i++) {
    const from = timing.now();
    work();
    fastest = Math.min(fastest, timing.now() - from);
  }
  return fastest;
}
