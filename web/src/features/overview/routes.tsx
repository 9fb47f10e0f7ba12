import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { overviewTitles } from './title-text';

export const overviewRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/overview',
    staticData: { title: overviewTitles.title },
    component: lazyRouteComponent(() => import('./overview-page'), 'OverviewPage'),
  }),
] as const;
