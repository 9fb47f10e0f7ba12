import { daysBetween } from '@hakaru/engine/calendar/day';
import type { App, Context } from './context';

/** What an organisation's date depends on: its time zone, and whether it is the demo, whose date is fixed. */
export type DayKeeper = { timeZone: string; modules: readonly string[] };

/** The time zone of organisations without one, and of anything that belongs to no organisation. */
export const USUAL_ZONE = 'Asia/Tokyo';

/** Today's date for the user's organisation; the only source of it. SQL gets it as a parameter. */
export function todayOf({ app, actor }: Pick<Context, 'app' | 'actor'>): string {
  return todayIn(app, actor?.organisation ?? { timeZone: USUAL_ZONE, modules: [] });
}

/** Today's date for an organisation without a signed-in user, as in jobs. */
export function todayIn({ now, settings }: Pick<App, 'now' | 'settings'>, { timeZone, modules }: DayKeeper): string {
  return modules.includes('demo') ? settings.demoToday : dayAt(now(), timeZone);
}

/**
 * The day on which an event is shown and compared with deadlines: its own, but not after today. In the demo today is fixed while the clock
 * runs, so what is sent now is received today.
 */
export function dayUntil(today: string, moment: Date, timeZone: string): string {
  const day = dayAt(moment, timeZone);
  return day > today ? today : day;
}

/** A moment as the demo's documents show it: at its own time of day, but not after the demo's today. Others are unchanged. */
export function shownMoment(ctx: Pick<Context, 'app' | 'actor'>, moment: Date): Date {
  if (!ctx.actor?.organisation.modules.includes('demo')) return moment;
  const { timeZone } = ctx.actor.organisation;
  const day = dayAt(moment, timeZone);
  const today = todayOf(ctx);
  return day > today ? new Date(moment.getTime() - daysBetween(today, day) * DAY_MS) : moment;
}

const DAY_MS = 86_400_000;

/** The calendar day of a moment in a time zone. */
export function dayAt(moment: Date, timeZone: string): string {
  return clockIn(timeZone).format(moment).slice(0, 10);
}

/** The local time of a moment, to the minute: 2026-11-10 09:30. */
export function minuteAt(moment: Date, timeZone: string): string {
  return clockIn(timeZone).format(moment).slice(0, 16);
}

/**
 * The current minute in Tokyo for an organisation, by which trust banks accept instructions; in the demo the clock runs while the day is
 * fixed.
 */
export function tokyoMinute(app: Pick<App, 'now' | 'settings'>, { modules }: Pick<DayKeeper, 'modules'>): string {
  return `${todayIn(app, { timeZone: USUAL_ZONE, modules })} ${minuteAt(app.now(), USUAL_ZONE).slice(11)}`;
}

/** The moment in ISO form with the time zone's date and offset. */
export function momentAt(moment: Date, timeZone: string): string {
  const local = clockIn(timeZone).format(moment).replace(' ', 'T');
  const minutes = Math.round((Date.parse(`${local}Z`) - moment.getTime()) / 60_000);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map(part => String(part).padStart(2, '0'));
  return `${local}${moment.toISOString().slice(19, 23)}${minutes < 0 ? '-' : '+'}${hours}:${rest}`;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating one costs more than a thousand uses. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, known);
  return known;
}
