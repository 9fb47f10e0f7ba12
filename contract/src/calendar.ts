/** What stands in a calendar. Each source of events adds its kind. */
export const eventKinds = [
  'deadline',
  'settlement',
  'call',
  'distribution',
  'maturity',
  'review',
  'filing',
  'meeting',
  'monthEnd',
  'holiday',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** The longest stretch one question may ask for. */
export const CALENDAR_DAYS_MAX = 400;
