import { DIGEST_HOUR, isQuietAt, type QuietHours } from '@hakaru/contract/notifications';
import { minuteAt } from '#platform/today';

const STEP_MS = 15 * 60_000; // time zone offsets are multiples of a quarter of an hour
const STEPS_MAX = 2 * 24 * 4; // two days, as an hour may be skipped when clocks change

/** When a mail may be sent: at once (null), when the quiet hours end, or with the next daily mail. */
export function mailTime(now: Date, timeZone: string, { quiet, isDigest }: { quiet: QuietHours | null; isDigest: boolean }): Date | null {
  if (isDigest) return nextAt(now, timeZone, quiet?.to ?? DIGEST_HOUR);
  return quiet && isQuietAt(quiet, hourAt(now, timeZone)) ? nextAt(now, timeZone, quiet.to) : null;
}

const hourAt = (moment: Date, timeZone: string): number => Number(minuteAt(moment, timeZone).slice(11, 13));

/** The next moment after `now` at which the local hour begins. */
function nextAt(now: Date, timeZone: string, hour: number): Date {
  let at = new Date(Math.floor(now.getTime() / STEP_MS) * STEP_MS);
  for (let step = 0; step < STEPS_MAX; step++) {
    const before = hourAt(at, timeZone);
    at = new Date(at.getTime() + STEP_MS);
    if (hourAt(at, timeZone) === hour && before !== hour) return at;
  }
  return at;
}
