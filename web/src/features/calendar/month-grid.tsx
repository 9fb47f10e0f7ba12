import { eventKinds } from '@hakaru/contract/calendar';
import { addDays, weekdayOf } from '@hakaru/engine/calendar/day';
import { useFormats } from '#platform/formats';
import { useLanguage, useText, type Language } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { CalendarEventsQuery } from './calendar.gen';
import { EventLink } from './event-link';
import s from './calendar.module.css';
import { calendarText, dayNames } from './text';

export type CalendarEvent = CalendarEventsQuery['calendarEvents'][number];
const SHOWN = 4;
const NAMES = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7'] as const;

/** A month of weeks, Monday first. A day with more events than fit leads to the list. */
export function MonthGrid({ end, today, events }: { end: string; today: string; events: readonly CalendarEvent[] }) {
  const t = useText(calendarText);
  const names = useText(dayNames);
  const weeks = weeksOf(end);
  return (
    <table className={s.month}>
      <caption className="sr-only">{t('title')}</caption>
      <thead>
        <tr>
          {NAMES.map(name => (
            <th key={name} scope="col">
              {names(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(week => (
          <tr key={week[0]}>
            {week.map(day => (
              <Day
                key={day}
                day={day}
                isToday={day === today}
                isOther={day.slice(0, 7) !== end.slice(0, 7)}
                events={events.filter(one => one.day === day)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayProps = { day: string; isToday: boolean; isOther: boolean; events: readonly CalendarEvent[] };

function Day({ day, isToday, isOther, events }: DayProps) {
  const t = useText(calendarText);
  const formats = useFormats();
  const language = useLanguage();
  const isClosed = weekdayOf(day) === 0 || weekdayOf(day) === 6 || events.some(({ kind }) => kind === 'holiday');
  return (
    <td data-other={isOther || undefined} data-closed={isClosed || undefined} {...(isToday ? { 'aria-current': 'date' } : {})}>
      <time dateTime={day} className={s.date} aria-label={formats.date(day)}>
        {Number(day.slice(8))}
      </time>
      <ul className={s.events}>
        {events.slice(0, SHOWN).map(event => (
          <li key={event.id} className={s.event} data-kind={event.kind} data-late={event.label === 'Delayed' || undefined}>
            <span title={[t(eventKinds.find(name => name === event.kind) ?? 'deadline'), nameOf(event, language)].join(' · ')}>
              <EventLink path={event.path}>{language === 'jp' ? event.titleJp : event.titleEn}</EventLink>
            </span>
          </li>
        ))}
      </ul>
      {events.length > SHOWN && (
        <AppLink to="/calendar" search={{ month: day.slice(0, 7), view: 'list' }} className={s.more}>
          {t('more', { n: events.length - SHOWN })}
        </AppLink>
      )}
    </td>
  );
}

/** An event in the tooltip: its title, preceded by the client's name where it is a client's. The cell itself has no room for both. */
function nameOf({ titleEn, titleJp, clientEn, clientJp }: CalendarEvent, language: Language): string {
  const [title, client] = language === 'jp' ? [titleJp, clientJp] : [titleEn, clientEn];
  return client ? `${client} · ${title}` : title;
}

function weeksOf(end: string): string[][] {
  const first = `${end.slice(0, 8)}01`;
  const start = addDays(first, 0 - ((weekdayOf(first) + 6) % 7));
  const weeks: string[][] = [];
  for (let monday = start; monday <= end; monday = addDays(monday, 7)) weeks.push(NAMES.map((_, at) => addDays(monday, at)));
  return weeks;
}
