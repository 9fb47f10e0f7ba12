import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { notificationsTitles } from './title-text';

export type NotificationsSearch = { page?: number; show?: 'unread' | 'comments'; trace?: string; asset?: string };

export const notificationRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/notifications',
    validateSearch: ({ page, show, trace, asset }: Record<string, unknown>): NotificationsSearch => ({
      ...(typeof page === 'number' && Number.isInteger(page) && page > 1 ? { page } : {}),
      ...(show === 'unread' || show === 'comments' ? { show } : {}),
      ...(typeof trace === 'string' ? { trace } : {}),
      ...(typeof asset === 'string' ? { asset } : {}),
    }),
    staticData: { title: notificationsTitles.title, listed: true },
    component: lazyRouteComponent(() => import('./notifications-page'), 'NotificationsPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/settings/notifications',
    staticData: { title: notificationsTitles.settings, listed: true },
    component: lazyRouteComponent(() => import('#features/notifications/notification-settings-page'), 'NotificationSettingsPage'),
  }),
] as const;
