import { isAnybodyServed, requestWork } from './request-work';

export type Pace = { /** Whether others have waited long enough. */ isDue(): boolean; /** Lets them go first. */ rest(): Promise<void> };

/** How long a calculation steps back while others are being served: it still gets on, at a tenth of its speed. */
const STEP_BACK_MS = 25;

/**
 * Long work over many rows shares the one thread of the process: between its slices everybody else's requests are answered, and a
 * request whose deadline has passed is given up.
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

/** Works a list off in slices. */
export async function inSlices<T, R>(items: readonly T[], work: (item: T) => R): Promise<R[]> {
  const pace = keepPace();
  const done: R[] = [];
  for (const item of items) {
    done.push(work(item));
    if (pace.isDue()) await pace.rest();
  }
  return done;
}
