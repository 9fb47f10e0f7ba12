import { isAnybodyServed, requestWork } from './request-work';

export type Pace = { /** Whether others have waited long enough. */ isDue(): boolean; /** Lets them go first. */ rest(): Promise<void> };

/** How long a calculation pauses while other requests are being served; it then runs at about a tenth of its speed. */
const STEP_BACK_MS = 25;

/**
 * Long work over many rows shares the single thread of the process: other requests are served between its slices, and a request past its
 * deadline is aborted.
 *
 * @example for (const row of rows) { look(row); if (pace.isDue()) await pace.rest(); }
 */
export function keepPace(sliceMs = 3): Pace {
  let until = performance.now() + sliceMs;
  return {
    isDue: () => performance.now() >= until,
    async rest() {
      const resumeBy = performance.now() + STEP_BACK_MS;
      await new Promise(resume => setImmediate(resume));
      while (isAnybodyServed() && performance.now() < resumeBy) await new Promise(resume => setTimeout(resume, 1));
      requestWork()?.deadline.check();
      until = performance.now() + sliceMs;
    },
  };
}

/** Processes a list in slices. */
export async function inSlices<T, R>(items: readonly T[], work: (item: T) => R): Promise<R[]> {
  const pace = keepPace();
  const done: R[] = [];
  for (const item of items) {
    done.push(work(item));
    if (pace.isDue()) await pace.rest();
  }
  return done;
}
