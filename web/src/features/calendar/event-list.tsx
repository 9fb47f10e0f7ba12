import { eventKinds } from '@hakaru/contract/calendar';
import { ArrangedTable } from '#features/saved-views/public';
import { useLanguage, useText } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { EmptyState } from '#ui/states';
import { Status, type StatusName } from '#ui/status';
import { statusText } from '#ui/status-text';
import { EventLink } from './event-link';
import type { CalendarEvent } from './month-grid';
import { calendarText } from './text';

/** The same events as a list. */
export function EventList({ events }: { events: readonly CalendarEvent[] }) {
  const statusWord = useText(statusText);
  const t = useText(calendarText);
  const language = useLanguage();
  if (events.length === 0) return <EmptyState title={t('none')} next="wait" />;
  const title = ({ titleEn, titleJp }: CalendarEvent) => (language === 'jp' ? titleJp : titleEn);
  const client = ({ clientEn, clientJp }: CalendarEvent) => (language === 'jp' ? clientJp : clientEn) ?? '';
  const columns: TableColumn<CalendarEvent>[] = [
    { id: 'day', header: t('day'), value: ({ day }) => day, date: true, align: 'start' },
    { id: 'kind', header: t('kind'), value: ({ kind }) => t(eventKinds.find(name => name === kind) ?? 'deadline') },
    {
      id: 'event',
      priority: 1,
      header: t('event'),
      value: event => title(event),
      node: event => <EventLink path={event.path}>{title(event)}</EventLink>,
    },
    // Only service providers have clients to tell apart.
    ...(events.some(({ clientEn }) => clientEn !== null) ? [{ id: 'client', header: t('client'), value: client }] : []),
    {
      id: 'state',
      priority: 2,
      header: t('state'),
      value: ({ label }) => (label ? statusWord(label.toLowerCase() as StatusName) : null), // the server sends no other
      node: ({ label }) => (label ? <Status value={label.toLowerCase() as StatusName} /> : ''), // the server sends no other
    },
  ];
  return <ArrangedTable screen="calendar-events" caption={t('title')} columns={columns} rows={events} rowId={({ id }) => id} />;
}
