/** Kinds of calendar events. Each source of events adds its own. */
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

/** The longest period of one request. */
export const CALENDAR_DAYS_MAX = 400;
