import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { masterDataTitles } from './title-text';

export const masterDataRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/settings/masterData',
    staticData: { title: masterDataTitles.title, listed: true, role: 'admin' },
    component: lazyRouteComponent(() => import('./master-data-page'), 'MasterDataPage'),
  }),
] as const;
