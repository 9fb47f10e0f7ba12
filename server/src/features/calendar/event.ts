import type { EventKind } from '@hakaru/contract/calendar';

/** One event on one day, with its title in both languages and the path of the page where it is handled. */
export type CalendarEvent = {
  id: string;
  day: string;
  kind: EventKind;
  titleEn: string;
  titleJp: string;
  /** The client, when the event belongs to another organisation. */
  client?: { en: string; jp: string };
  /** The reporting state of a deadline; null for events without one. */
  label: string | null;
  path: string | null;
};

/** A range of days, as known at a moment (null: now). */
export type Span = { from: string; to: string; known: string | null };
