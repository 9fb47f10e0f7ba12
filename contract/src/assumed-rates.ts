import * as z from 'zod/mini';
import { day } from './fields';
import { percentUnits } from './splits';
import { changeReason } from './structure';

const LOWEST = -100_000n; // -10 %, in ten-thousandths of a percent
const HIGHEST = 1_000_000n;

/** The assumed rate of return (予定利率) from a day on: a yearly rate in percent, at most four decimals. */
export const assumedRateInput = z.strictObject({
  fromDay: day,
  reason: changeReason,
  ratePercent: z.string('required').check(
    z.minLength(1, 'required'),
    z.refine(value => {
      const units = percentUnits(value);
      return units !== null && units >= LOWEST && units <= HIGHEST;
    }, 'rateRange'),
  ),
});
export type AssumedRateInput = z.infer<typeof assumedRateInput>;
