/** A figure as sent by the server (decimal text) or as a number; null and undefined are missing, which is not zero. */
export type FigureValue = number | string | null | undefined;

export const MISSING = '-';

/** A value ready for formatting, still exact after scaling by a power of ten. */
export type Scaled = `${number}`;
export type Printing = { decimals: number; signed?: boolean; mark: string };

/** The signs of a negative figure; English always has the minus. */
export const MINUS = '−';
export const TRIANGLE = '▲';

/**
 * Rounds half away from zero, on screen and in print. Intl reads decimal text exactly, so figures never become floats on the way.
 *
 * @example fixed(scaled('-0.0117', 2), { decimals: 2, mark: '▲' }) // '▲1.17'
 */
export function fixed(value: Scaled | null, { decimals, signed = false, mark }: Printing): string {
  return value === null ? MISSING : formatter(decimals, signed).format(value).replace('-', mark);
}

/** The value times ten to a power, still exact; null when there is no figure. */
export function scaled(value: FigureValue, power: number): Scaled | null {
  if (value === null || value === undefined || value === '' || !Number.isFinite(Number(value))) return null;
  const [digits = '0', exponent = '0'] = String(value).trim().toLowerCase().split('e');
  return `${digits}e${Number(exponent) + power}` as Scaled; // checked to be a number above
}

/** Whether the value is a figure; a missing one is shown as a dash. */
export function isFigure(value: FigureValue | boolean): boolean {
  return typeof value !== 'boolean' && scaled(value, 0) !== null;
}

/** Whether a figure is negative once rounded: −0.004 at two decimals is not. */
export function isNegative(value: FigureValue, decimals = 2): boolean {
  const text = scaled(value, 0);
  return text !== null && text.startsWith('-') && formatter(decimals, false).format(text).startsWith('-');
}

export function printDay(day: string | null | undefined): string {
  return day ? day.slice(0, 10).replaceAll('-', '/') : MISSING;
}

/** Tokyo's wall clock: yyyy-MM-dd HH:mm. */
export function printTime(instant: string | Date | null | undefined): string {
  return instant ? tokyo.format(new Date(instant)) : MISSING;
}

const tokyo = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo', dateStyle: 'short', timeStyle: 'short' });
const formatters = new Map<string, Intl.NumberFormat>();

function formatter(decimals: number, signed: boolean): Intl.NumberFormat {
  const key = `${decimals}${signed}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat('en-GB', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: signed ? 'exceptZero' : 'negative',
  });
  formatters.set(key, made);
  return made;
}
