import type { EventKind } from '@hakaru/contract/calendar';

/** One thing on one day. Its words come in both languages; the path leads to where it is dealt with. */
export type CalendarEvent = {
  id: string;
  day: string;
  kind: EventKind;
  titleEn: string;
  titleJp: string;
  /** Whose report is due, where it is another organisation's. */
  client?: { en: string; jp: string };
  /** The state of what is due, where it has one. */
  label: string | null;
  path: string | null;
};

/** Days, as known at a moment (null: now). */
export type Span = { from: string; to: string; known: string | null };
