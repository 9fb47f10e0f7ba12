/** The limits of the specification's section 9, each defined once. */
export const NOTIFICATION_MS = 5000;
export const NOTIFICATIONS_SHOWN = 3;
export const STORAGE_VERSION = 1;
export const UPLOAD_BYTES = 26_214_400;
export const SHEET_ROWS = 5_000;
export const IMPORT_FILES_DEFAULT = 20;
export const MONTHS_PER_YEAR = 12;
export const DEFAULT_FISCAL_START_MONTH = 6;
export const QUARTER_END_MONTHS = [3, 6, 9, 12] as const;
export const RECENT_ORGANISATIONS = 4;
export const RECENT_PAGES = 15;
export const RECENT_PAGES_BADGE = 9;
export const URL_SHOWN = 60;
export const NARROW_BELOW_PX = 600;
export const TERMS_BOX_PX = 500;
export const environments = ['dev', 'staging', 'production', 'local'] as const;
export type Environment = (typeof environments)[number];
export const RELEASE = '7.52.0';
export const TRACE_SAMPLE_RATE = 0.2;

export const SPLIT_TOTAL = '100.0000';
export const PASSWORD_LENGTH = { min: 10, max: 100 } as const;

/**
 * The time since a moment, in whole units.
 *
 * @example ago(new Date(0), new Date(61_000)) // { unit: 'minutes', count: 1 }
 */
export function ago(then: Date, now: Date): { unit: 'now' | 'minutes' | 'hours' | 'days'; count: number } {
  const minutes = Math.floor((now.getTime() - then.getTime()) / 60_000);
  if (minutes < 1) return { unit: 'now', count: 0 };
  if (minutes < 60) return { unit: 'minutes', count: minutes };
  return minutes < 1440 ? { unit: 'hours', count: Math.floor(minutes / 60) } : { unit: 'days', count: Math.floor(minutes / 1440) };
}

/** An address shortened for a card. */
export function shortUrl(url: string): string {
  return url.length > URL_SHOWN ? `${url.slice(0, URL_SHOWN)}…` : url;
}
