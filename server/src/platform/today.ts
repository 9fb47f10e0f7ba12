import { daysBetween } from '@hakaru/engine/calendar/day';
import type { App, Context } from './context';

/** What decides an organisation's day: the zone it works in, and whether it is the demo institution, whose day stands still. */
export type DayKeeper = { timeZone: string; modules: readonly string[] };

/** The zone of an organisation that names none, and of whatever belongs to no organisation. */
export const USUAL_ZONE = 'Asia/Tokyo';

/** Today for the sender's organisation: the one place that says which day it is. SQL is given it as a parameter. */
export function todayOf({ app, actor }: Pick<Context, 'app' | 'actor'>): string {
  return todayIn(app, actor?.organisation ?? { timeZone: USUAL_ZONE, modules: [] });
}

/** Today for an organisation nobody is signed in for, as jobs need it. */
export function todayIn({ now, settings }: Pick<App, 'now' | 'settings'>, { timeZone, modules }: DayKeeper): string {
  return modules.includes('demo') ? settings.demoToday : dayAt(now(), timeZone);
}

/**
 * The day on which something that happened is shown and compared with deadlines: its own, but none after today. Today stands still in the
 * demo institution while the clock goes on, and what is sent there now is received today.
 */
export function dayUntil(today: string, moment: Date, timeZone: string): string {
  const day = dayAt(moment, timeZone);
  return day > today ? today : day;
}

/** A moment as the demo institution's papers show it: at its own time of day, on no day after its today. Others' stay as they are. */
export function shownMoment(ctx: Pick<Context, 'app' | 'actor'>, moment: Date): Date {
  if (!ctx.actor?.organisation.modules.includes('demo')) return moment;
  const { timeZone } = ctx.actor.organisation;
  const day = dayAt(moment, timeZone);
  const today = todayOf(ctx);
  return day > today ? new Date(moment.getTime() - daysBetween(today, day) * DAY_MS) : moment;
}

const DAY_MS = 86_400_000;

/** The calendar day of a moment in a zone. */
export function dayAt(moment: Date, timeZone: string): string {
  return clockIn(timeZone).format(moment).slice(0, 10);
}

/** A moment as a clock in a zone shows it, to the minute: 2026-11-10 09:30. */
export function minuteAt(moment: Date, timeZone: string): string {
  return clockIn(timeZone).format(moment).slice(0, 16);
}

/** The minute it is in Tokyo for an organisation, by which trust banks take instructions: in the demo institution the clock goes on and the day stands still. */
export function tokyoMinute(app: Pick<App, 'now' | 'settings'>, { modules }: Pick<DayKeeper, 'modules'>): string {
  return `${todayIn(app, { timeZone: USUAL_ZONE, modules })} ${minuteAt(app.now(), USUAL_ZONE).slice(11)}`;
}

/** The same moment written in a zone, with the zone's own date in front and its distance from UTC behind. */
export function momentAt(moment: Date, timeZone: string): string {
  const local = clockIn(timeZone).format(moment).replace(' ', 'T');
  const minutes = Math.round((Date.parse(`${local}Z`) - moment.getTime()) / 60_000);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map(part => String(part).padStart(2, '0'));
  return `${local}${moment.toISOString().slice(19, 23)}${minutes < 0 ? '-' : '+'}${hours}:${rest}`;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making one costs more than asking it a thousand times. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, known);
  return known;
}
