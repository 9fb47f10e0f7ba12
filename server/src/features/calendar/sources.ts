import { monthEndsBetween, shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { clientOf } from '#features/books/public';
import { deadlineHolidays } from '#features/holidays/public';
import { accessScopesOf, atOwner } from '#features/grants/public';
import { dueWithin, tasksOf } from '#features/reporting-tasks/public';
import type { SignedIn } from '#platform/context';
import { todayOf } from '#platform/today';
import { meetings } from './meeting-source';
import { reviews } from './review-source';
import { companyDates } from './spc-source';
import { fundNotices, maturities, settlements } from './cash-sources';
import type { CalendarEvent, Span } from './event';

/** The sources of calendar events; a feature with dated items adds its source here. */
export const sources: readonly ((ctx: SignedIn, span: Span) => Promise<CalendarEvent[]>)[] = [
  holidays,
  monthEnds,
  deadlines,
  settlements,
  fundNotices,
  maturities,
  reviews,
  companyDates,
  meetings,
];

/** No deadline is later than this many months after its month-end. */
const MONTHS_BEHIND = 4;

async function deadlines(ctx: SignedIn, { from, to, known }: Span): Promise<CalendarEvent[]> {
  if (known !== null) return await deadlinesKnown(ctx, { from, to, known });
  const months = { from: shiftMonthEnd(from, 0 - MONTHS_BEHIND), to: shiftMonthEnd(to, 0), today: todayOf(ctx) };
  const events: CalendarEvent[] = [];
  for (const scope of await accessScopesOf(ctx, null)) {
    const tasks = await atOwner(ctx, scope, ctx => tasksOf(ctx.db, scope, months));
    const due = tasks.filter(task => task.due >= from && task.due <= to);
    events.push(
      ...due.map((task): CalendarEvent => ({
        id: `deadline ${task.id}`,
        day: task.due,
        kind: 'deadline',
        label: task.label,
        titleEn: `${task.entityRef} ${task.entityEn}`,
        titleJp: `${task.entityRef} ${task.entityJp}`,
        path: `/reportingTasks?month=${task.asOf}`,
        ...(task.ownerId === ctx.actor.organisation.id ? {} : { client: { en: task.ownerEn, jp: task.ownerJp } }),
      })),
    );
  }
  return events.toSorted((a, b) => a.day.localeCompare(b.day) || a.titleEn.localeCompare(b.titleEn));
}

/** What was due on these days as known at a moment. The reporting state at that time is not stored. */
async function deadlinesKnown(ctx: SignedIn, { from, to, known }: Span): Promise<CalendarEvent[]> {
  const months = monthEndsBetween(shiftMonthEnd(from, 0 - MONTHS_BEHIND), shiftMonthEnd(to, 0));
  const events: CalendarEvent[] = [];
  for (const scope of await accessScopesOf(ctx, null)) {
    const owed = await atOwner(ctx, scope, ctx => dueWithin(ctx.db, scope, { months, known }));
    const client = scope.ownerId === ctx.actor.organisation.id ? {} : { client: await clientOf(ctx, scope) };
    events.push(
      ...owed
        .filter(({ due }) => due >= from && due <= to)
        .map((one): CalendarEvent => ({
          id: `deadline ${one.id}.${one.asOf}`,
          day: one.due,
          kind: 'deadline',
          label: null,
          titleEn: `${one.entityRef} ${one.entityEn}`,
          titleJp: `${one.entityRef} ${one.entityJp}`,
          path: `/reportingTasks?month=${one.asOf}`,
          ...client,
        })),
    );
  }
  return events.toSorted((a, b) => a.day.localeCompare(b.day) || a.titleEn.localeCompare(b.titleEn));
}

async function monthEnds(_: SignedIn, { from, to }: Span): Promise<CalendarEvent[]> {
  return monthEndsBetween(from, to)
    .filter(day => day >= from && day <= to)
    .map((day): CalendarEvent => ({
      id: `monthEnd ${day}`,
      day,
      kind: 'monthEnd',
      titleEn: 'Month-end',
      titleJp: '月末',
      label: null,
      path: null,
    }));
}

async function holidays(ctx: SignedIn, { from, to, known }: Span): Promise<CalendarEvent[]> {
  const years = Array.from(
    { length: Number(to.slice(0, 4)) - Number(from.slice(0, 4)) + 1 },
    (_, index) => Number(from.slice(0, 4)) + index,
  );
  return (await deadlineHolidays(ctx.db, years, known))
    .filter(({ day, isOpen }) => !isOpen && day >= from && day <= to)
    .map(({ day, nameEn, nameJp }): CalendarEvent => ({
      id: `holiday ${day}`,
      day,
      kind: 'holiday',
      titleEn: nameEn,
      titleJp: nameJp,
      label: null,
      path: null,
    }));
}
