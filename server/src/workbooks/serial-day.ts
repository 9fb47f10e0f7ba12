const MS_PER_DAY = 86_400_000;
/** Day 0 of the 1900 calendar, as Excel counts after its non-existent 29 February 1900. */
const BASE_1900 = Date.UTC(1899, 11, 30);
const DAYS_TO_1904 = 1_462;
const LAST_SERIAL = 2_958_465; // 9999-12-31

/**
 * The day of a serial number, or null if it is not valid. The time of day is dropped.
 *
 * @example dayOfSerial(46295, false) // '2026-09-30'
 */
export function dayOfSerial(serial: number, is1904: boolean): string | null {
  const days = Math.floor(serial) + (is1904 ? DAYS_TO_1904 : 0);
  if (days < 1 || days > LAST_SERIAL || days === 60) return null; // 60 is the day that does not exist
  const at = new Date(BASE_1900 + (days < 60 ? days + 1 : days) * MS_PER_DAY);
  return at.toISOString().slice(0, 10);
}
