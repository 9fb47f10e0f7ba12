import { eventKinds } from '@hakaru/contract/calendar';
import { areaOf, organisationCategories } from '@hakaru/contract/organisations';
import { getRouteApi } from '@tanstack/react-router';
import { useProfile } from '#features/profile/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { EmptyState } from '#ui/states';
import { Status, type StatusName } from '#ui/status';
import { statusText } from '#ui/status-text';
import type { CalendarEvent } from './month-grid';
import { calendarText } from './text';

const route = getRouteApi('/shell/calendar');

/** The same events as a list. */
export function EventList({ events }: { events: readonly CalendarEvent[] }) {
  const statusWord = useText(statusText);
  const t = useText(calendarText);
  const language = useLanguage();
  const role = useRole();
  const { known } = route.useSearch();
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
      node: event => (
        <EventLink path={event.path} role={role} known={known}>
          {title(event)}
        </EventLink>
      ),
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

type EventLinkProps = { path: string | null; role: string; known: string | undefined; children: string };

/** Links an event to the page that handles it: its month, instruction, forward or fund. */
function EventLink({ path, role, known, children }: EventLinkProps) {
  const { month } = route.useSearch();
  const [page = '', rest = ''] = path?.slice(1).split(/[/?]/) ?? [];
  if (page === 'reportingTasks') {
    const due = rest.replace('month=', '');
    return (
      <AppLink to="/$role/reportingTasks" params={{ role }} search={known ? { month: due, known } : { month: due }}>
        {children}
      </AppLink>
    );
  }
  if (page === 'instructions')
    return (
      <AppLink to="/$role/instructions/$instructionId" params={{ role, instructionId: rest }}>
        {children}
      </AppLink>
    );
  if (page === 'fxForwards')
    return (
      <AppLink to="/$role/fxForwards/$forwardId" params={{ role, forwardId: rest }}>
        {children}
      </AppLink>
    );
  if (page === 'watchlist')
    return (
      <AppLink to="/$role/watchlist/$itemId" params={{ role, itemId: rest }}>
        {children}
      </AppLink>
    );
  if (page === 'calendar')
    return (
      <AppLink to="/calendar" search={{ ...(month ? { month } : {}), view: 'list', meeting: rest }}>
        {children}
      </AppLink>
    );
  if (page === 'spcs')
    return (
      <AppLink to="/client/spcs/$spcId" params={{ spcId: rest }}>
        {children}
      </AppLink>
    );
  if (page === 'cashflow')
    return (
      <AppLink to="/$role/cashflow" params={{ role }} search={{ account: rest.replace('account=', '') }}>
        {children}
      </AppLink>
    );
  return children;
}

/** The calendar's address contains no area; its links lead into the user's own. */
function useRole(): string {
  const { organisation } = useProfile();
  const category = organisationCategories.find(name => name === organisation.organisationType.organisationCategory.name);
  return areaOf(category ?? 'Others');
}
