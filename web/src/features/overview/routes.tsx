import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { overviewText } from './text';

export const overviewRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/overview',
    staticData: { title: overviewText.title },
    component: lazyRouteComponent(() => import('./overview-page'), 'OverviewPage'),
  }),
] as const;
