import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { privateAssetsTitles } from './title-text';

export const privateAssetsRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/privateEquity',
    staticData: { title: privateAssetsTitles.title },
    component: lazyRouteComponent(() => import('./dashboard-page'), 'DashboardPage'),
  }),
] as const;
