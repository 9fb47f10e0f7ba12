import { DIGEST_HOUR, isQuietAt, type QuietHours } from '@hakaru/contract/notifications';
import { minuteAt } from '#platform/today';

const STEP_MS = 15 * 60_000; // zones differ by quarters of an hour at the finest
const STEPS_MAX = 2 * 24 * 4; // the day on which clocks change has an hour that does not come

/** When a mail may go: at once (null), as the quiet hours end, or with the next daily one. */
export function mailTime(now: Date, timeZone: string, { quiet, isDigest }: { quiet: QuietHours | null; isDigest: boolean }): Date | null {
  if (isDigest) return nextAt(now, timeZone, quiet?.to ?? DIGEST_HOUR);
  return quiet && isQuietAt(quiet, hourAt(now, timeZone)) ? nextAt(now, timeZone, quiet.to) : null;
}

const hourAt = (moment: Date, timeZone: string): number => Number(minuteAt(moment, timeZone).slice(11, 13));

/** The first moment after this one at which a clock in the zone has struck the hour. */
function nextAt(now: Date, timeZone: string, hour: number): Date {
  let at = new Date(Math.floor(now.getTime() / STEP_MS) * STEP_MS);
  for (let step = 0; step < STEPS_MAX; step++) {
    const before = hourAt(at, timeZone);
    at = new Date(at.getTime() + STEP_MS);
    if (hourAt(at, timeZone) === hour && before !== hour) return at;
  }
  return at;
}
