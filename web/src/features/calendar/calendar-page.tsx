import { mayWrite } from '@hakaru/contract/access';
import { addDays } from '@hakaru/engine/calendar/day';
import { monthEndOf, shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { KnownControl, KnownStrip } from '#features/figures/public';
import { useProfile, useVisitor } from '#features/profile/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button, IconButton } from '#ui/button';
import { PageHead } from '#ui/page-head';
import { Panel } from '#ui/panel';
import { useIsPhone } from '#ui/phone-columns';
import { SkeletonRows } from '#ui/skeletons';
import { ErrorState } from '#ui/states';
import { Segmented } from '#ui/tabs';
import { CalendarEventsDocument } from './calendar.gen';
import s from './calendar.module.css';
import { EventList } from './event-list';
import { FeedPanel } from './feed-panel';
import { MeetingDialog } from './meeting-dialog';
import { meetingText } from './meeting-text';
import { MonthGrid } from './month-grid';
import { calendarText } from './text';

const route = getRouteApi('/shell/calendar');

/** Deadlines, month-ends and holidays of a month, as a grid or a list, now or as known on a past day. Month and day are in the address. */
export function CalendarPage() {
  const t = useText(calendarText);
  const words = useText(meetingText);
  const formats = useFormats();
  const navigate = route.useNavigate();
  const { month, view, known = null, meeting } = route.useSearch();
  const isPhone = useIsPhone();
  const shown = view ?? (isPhone ? 'list' : 'grid'); // seven columns of days are too narrow for words on a phone
  const { role } = useVisitor();
  const { today } = useProfile();
  // Without a month in the address: the current month, or that of the chosen day of knowledge.
  const end = monthEndOf(month ? `${month}-01` : (known?.slice(0, 10) ?? today));
  const from = `${end.slice(0, 8)}01`;
  const { data, isError, refetch, isFetching } = useQuery({
    queryKey: ['calendar', from, end, known],
    queryFn: ({ signal }) => ask(CalendarEventsDocument, { from: addDays(from, -6), to: addDays(end, 6), known }, signal),
    placeholderData: keepPreviousData,
  });
  const go = (months: number) =>
    void navigate({ search: before => ({ ...before, month: shiftMonthEnd(end, months).slice(0, 7) }), replace: true });
  const goToday = () => void navigate({ search: ({ month: _, ...before }) => before, replace: true });
  const openMeeting = (id: string | undefined) =>
    void navigate({ search: ({ meeting: _, ...before }) => (id ? { ...before, meeting: id } : before), resetScroll: false });
  const show = (next: string) =>
    void navigate({ search: before => ({ ...before, view: next === 'list' ? ('list' as const) : ('grid' as const) }), replace: true });
  return (
    <>
      <PageHead title={t('title')}>
        <KnownControl canCompare={false} />
        {!known && mayWrite(role) && (
          <Button kind="primary" icon={<Plus size={14} />} onClick={() => openMeeting('new')}>
            {words('add')}
          </Button>
        )}
      </PageHead>
      <KnownStrip />
      <div className={s.stack}>
        <Panel
          title={formats.month(end)}
          subtitle={known ? t('knownLead') : t('lead')}
          tools={
            <>
              {!known && (
                <Button kind="subtle" onClick={goToday}>
                  {t('today')}
                </Button>
              )}
              <IconButton label={t('previous')} icon={<ChevronLeft size={16} />} onClick={() => go(-1)} />
              <IconButton label={t('next')} icon={<ChevronRight size={16} />} onClick={() => go(1)} />
              <Segmented
                label={t('view')}
                value={shown}
                onChange={show}
                items={[
                  { value: 'grid', label: t('grid') },
                  { value: 'list', label: t('list') },
                ]}
              />
            </>
          }
          refreshing={isFetching && data !== undefined}
          flush
        >
          {isError && <ErrorState title={t('failed')} onRetry={() => void refetch()} />}
          {!data && !isError && <SkeletonRows rows={8} />}
          {data &&
            (shown === 'list' ? (
              <EventList events={data.calendarEvents.filter(({ day }) => day >= from && day <= end)} />
            ) : (
              <MonthGrid end={end} today={known?.slice(0, 10) ?? today} events={data.calendarEvents} />
            ))}
        </Panel>
        {data && !known && <FeedPanel since={data.calendarFeedSince} />}
      </div>
      {meeting && !known && <MeetingDialog key={meeting} id={meeting} day={today} onClose={() => openMeeting(undefined)} />}
    </>
  );
}
