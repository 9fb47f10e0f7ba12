// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type NotificationsQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  unreadOnly?: boolean | null | undefined;
}>;


export type NotificationsQuery = { notifications: { data: Array<{ id: string, kind: string, params: unknown, path: string | null, createdAt: string, readAt: string | null }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type UnreadQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadQuery = { me: { id: string, notificationsUnreadCount: number } };

export type MarkNotificationReadMutationVariables = Exact<{
  id: string;
}>;


export type MarkNotificationReadMutation = { markNotificationRead: number };

export type MarkAllNotificationsReadMutationVariables = Exact<{ [key: string]: never; }>;


export type MarkAllNotificationsReadMutation = { markAllNotificationsRead: number };

export const NotificationsDocument = `query Notifications($first: Int, $page: Int, $unreadOnly: Boolean) {
  notifications(first: $first, page: $page, unreadOnly: $unreadOnly) {
    data {
      id
      kind
      params
      path
      createdAt
      readAt
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}` as TypedDocument<NotificationsQuery, NotificationsQueryVariables>;

export const UnreadDocument = `query Unread {
  me {
    id
    notificationsUnreadCount
  }
}` as TypedDocument<UnreadQuery, UnreadQueryVariables>;

export const MarkNotificationReadDocument = `mutation MarkNotificationRead($id: ID!) {
  markNotificationRead(id: $id)
}` as TypedDocument<MarkNotificationReadMutation, MarkNotificationReadMutationVariables>;

export const MarkAllNotificationsReadDocument = `mutation MarkAllNotificationsRead {
  markAllNotificationsRead
}` as TypedDocument<MarkAllNotificationsReadMutation, MarkAllNotificationsReadMutationVariables>;
