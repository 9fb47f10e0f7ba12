import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { rebalancingTitles } from './title-text';

export const rebalancingRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/assetClasses/rebalancing',
    staticData: { title: rebalancingTitles.title },
    component: lazyRouteComponent(() => import('./rebalancing-page'), 'RebalancingPage'),
  }),
] as const;
