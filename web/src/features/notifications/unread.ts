import { useQuery } from '@tanstack/react-query';
import { useProfile } from '#features/profile/public';
import { ask } from '#platform/api';
import { UnreadDocument } from './notifications.gen';

/** A lighter version of the profile query, polled every minute while the page is visible. */
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
