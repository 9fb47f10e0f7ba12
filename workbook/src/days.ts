const DAY_MS = 86_400_000;
const EPOCH = Date.UTC(1899, 11, 30);
const DATE = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/;
/** Spreadsheets believe in 29 February 1900; before March 1900 their days are one off, so such days stay text. */
const FIRST_TRUE = 61;

/**
 * The number a spreadsheet keeps for a day or a moment of a day, or null where it has none.
 *
 * @example serialOf('2026-09-30') // 46295
 * @example serialOf('2026-09-30 12:00') // 46295.5
 */
export function serialOf(date: string): number | null {
  const match = DATE.exec(date);
  if (!match) throw new Error(`no date: ${date}`);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1).map(part => Number(part ?? 0));
  const at = Date.UTC(year, month - 1, day, hour, minute, second);
  if (new Date(at).getUTCMonth() !== month - 1 || hour > 23 || minute > 59 || second > 59) throw new Error(`no date: ${date}`);
  const serial = (at - EPOCH) / DAY_MS;
  return serial < FIRST_TRUE ? null : serial;
}

export function hasTime(date: string): boolean {
  return date.length > 10;
}
