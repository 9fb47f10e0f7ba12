import { RECENT_PAGES_BADGE } from '@hakaru/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useProfile } from '#features/profile/public';
import { ask, type TypedDocument } from '#platform/api';

const UNREAD: TypedDocument<{ me: { id: string; notificationsUnreadCount: number } }, Record<string, never>> = `
  query Unread { me { id notificationsUnreadCount } }`;

/** The lighter me, asked again every minute while the page is seen. */
export function useUnread(): number {
  const { id, notificationsUnreadCount } = useProfile();
  const { data } = useQuery({
    queryKey: ['notifications', 'unread', id],
    queryFn: async ({ signal }) => (await ask(UNREAD, {}, signal)).me.notificationsUnreadCount,
    initialData: notificationsUnreadCount,
    initialDataUpdatedAt: Date.now(),
    staleTime: 50_000,
    refetchInterval: 60_000,
    refetchIntervalInBackground: false,
  });
  return data;
}

/** '9+' above 9, as every badge of the product. */
export function unreadLabel(count: number): string {
  return count > RECENT_PAGES_BADGE ? `${RECENT_PAGES_BADGE}+` : String(count);
}
