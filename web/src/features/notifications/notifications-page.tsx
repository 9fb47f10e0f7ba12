import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { refreshProfile } from '#features/profile/public';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { PageHead } from '#ui/page-head';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { Segmented } from '#ui/tabs';
import { NotificationList, type Notice } from './notification-list';
import { OwnComments } from './own-comments';
import { MarkAllNotificationsReadDocument, MarkNotificationReadDocument, NotificationsDocument } from './notifications.gen';
import { notificationsText } from './text';

const route = getRouteApi('/shell/notifications');
const KEY = ['notifications'] as const;
const ROWS = 20;

export function NotificationsPage() {
  const t = useText(notificationsText);
  const { show } = route.useSearch();
  const { readAll } = useReading();
  return (
    <>
      <PageHead title={t('title')}>{show !== 'comments' && <Button onClick={() => void readAll()}>{t('markAll')}</Button>}</PageHead>
      {show === 'comments' ? <OwnComments tools={<Views />} /> : <Notices />}
    </>
  );
}

function Views() {
  const t = useText(notificationsText);
  const { show } = route.useSearch();
  const navigate = route.useNavigate();
  const views = (['all', 'unread', 'comments'] as const).map(value => ({ value, label: t(value) }));
  return (
    <Segmented
      label={t('show')}
      value={show ?? 'all'}
      onChange={next => void navigate({ search: next === 'all' ? {} : { show: next } })}
      items={views}
    />
  );
}

function Notices() {
  const t = useText(notificationsText);
  const { page = 1, show } = route.useSearch();
  const navigate = route.useNavigate();
  const go = useNavigate();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [...KEY, 'list', page, show ?? 'all'],
    queryFn: ({ signal }) => ask(NotificationsDocument, { first: ROWS, page, unreadOnly: show === 'unread' }, signal),
    placeholderData: keepPreviousData,
  });
  const { read } = useReading();
  const list = data?.notifications;
  const open = async (notice: Notice) => {
    if (!notice.readAt) await read(notice.id);
    if (notice.path?.startsWith('/')) await go({ href: notice.path });
  };
  return (
    <Panel title={t(show ?? 'all')} tools={<Views />} refreshing={isFetching && list !== undefined} flush>
      {isError && <ErrorState title={t('failed')} onRetry={() => void refetch()} />}
      {!list && !isError && <SkeletonRows rows={8} />}
      {list?.data.length === 0 && <EmptyState title={show === 'unread' ? t('noneUnread') : t('none')} next="wait" />}
      {list && list.data.length > 0 && (
        <NotificationList
          notices={list.data}
          info={list.paginatorInfo}
          onOpen={notice => void open(notice)}
          onRead={id => void read(id)}
          onPage={next => void navigate({ search: { ...(show ? { show } : {}), ...(next > 1 ? { page: next } : {}) } })}
        />
      )}
    </Panel>
  );
}

/** Marking as read changes the list, the badge and the count in the profile. */
function useReading() {
  const client = useQueryClient();
  const refresh = () => Promise.all([client.invalidateQueries({ queryKey: KEY }), refreshProfile()]);
  const { mutateAsync: read } = useMutation({ mutationFn: (id: string) => ask(MarkNotificationReadDocument, { id }), onSuccess: refresh });
  const { mutateAsync: readAll } = useMutation({ mutationFn: () => ask(MarkAllNotificationsReadDocument, {}), onSuccess: refresh });
  return { read, readAll };
}
