import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { loginSearch } from './login-filter';
import { loginHistoryTitles } from './title-text';

export const loginHistoryRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/settings/loginHistory',
    validateSearch: loginSearch,
    staticData: { title: loginHistoryTitles.title, listed: true },
    component: lazyRouteComponent(() => import('#features/login-history/login-history-page'), 'LoginHistoryPage'),
  }),
] as const;
