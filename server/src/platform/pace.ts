export type Pace = { /** Whether others have waited long enough. */ isDue(): boolean; /** Lets them go first. */ rest(): Promise<void> };

/**
 * Long work over many rows shares the one thread of the house: between its slices everybody else's requests are answered.
 *
 * @example for (const row of rows) { look(row); if (pace.isDue()) await pace.rest(); }
 */
export function keepPace(sliceMs = 3): Pace {
  let until = performance.now() + sliceMs;
  return {
    isDue: () => performance.now() >= until,
    async rest() {
      await new Promise(resume => setImmediate(resume));
      until = performance.now() + sliceMs;
    },
  };
}
