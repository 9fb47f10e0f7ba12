import type { TypedDocument } from '#platform/api';
import type { PaginatorInfo } from '#ui/pager';

export type Notice = {
  id: string;
  kind: string;
  params: Record<string, string>;
  path: string | null;
  createdAt: string;
  readAt: string | null;
};

export const NOTIFICATIONS: TypedDocument<
  { notifications: { data: Notice[]; paginatorInfo: PaginatorInfo } },
  { first: number; page: number; unread: boolean }
> = `
  query Notifications($first: Int, $page: Int, $unread: Boolean) {
    notifications(first: $first, page: $page, unread: $unread) {
      data { id kind params path createdAt readAt }
      paginatorInfo { currentPage lastPage total }
    }
  }`;

export const MARK_READ: TypedDocument<unknown, { id: string }> = `
  mutation MarkRead($id: ID!) { markNotificationRead(id: $id) { id } }`;

export const MARK_ALL_READ: TypedDocument<unknown, Record<string, never>> = `
  mutation MarkAllRead { markAllNotificationsRead }`;
