import { isAnybodyServed, onNobodyServed, requestWork } from './request-work';

export type Pace = { /** Whether others have waited long enough. */ isDue(): boolean; /** Lets them go first. */ rest(): Promise<void> };

/** While requests are being served, this long passes between two slices: a lone calculation then has a fifth of the thread. */
const STEP_BACK_MS = 12;

/** Calculations that wait for their next slice, in order. There is one queue, so that together they take no more than one of them would. */
const waiting: (() => void)[] = [];
let lastBegun: number = 0;
let timer: NodeJS.Timeout | undefined;

onNobodyServed(() => setImmediate(beginNext));

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
      await new Promise<void>(resume => {
        waiting.push(resume);
        setImmediate(beginNext);
      });
      requestWork()?.deadline.check();
      until = performance.now() + sliceMs;
    },
  };
}

function beginNext(): void {
  const pauseMs = isAnybodyServed() ? lastBegun + pauseOf(waiting.length) - performance.now() : 0;
  if (pauseMs > 0) {
    timer ??= setTimeout(() => {
      timer = undefined;
      beginNext();
    }, pauseMs);
    return;
  }
  const next = waiting.shift();
  if (!next) return;
  lastBegun = performance.now();
  next();
  if (waiting.length > 0) setImmediate(beginNext);
}

/** Where several wait they have a third of the thread together, so that each of them gets on also when requests never cease. */
const pauseOf = (count: number): number => (count > 1 ? STEP_BACK_MS / 2 : STEP_BACK_MS);

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
