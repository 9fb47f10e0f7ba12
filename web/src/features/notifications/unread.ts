import { useQuery } from '@tanstack/react-query';
import { useProfile } from '#features/profile/public';
import { ask } from '#platform/api';
import { UnreadDocument } from './notifications.gen';

/** The lighter me, asked again every minute while the page is seen. */
export function useUnread(): number {
  const { id, notificationsUnreadCount } = useProfile();
  const { data } = useQuery({
    queryKey: ['notifications', 'unread', id],
    queryFn: async ({ signal }) => (await ask(UnreadDocument, {}, signal)).me.notificationsUnreadCount,
    initialData: notificationsUnreadCount,
    staleTime: 50_000,
    refetchInterval: 60_000,
    refetchIntervalInBackground: false,
  });
  return data;
}
