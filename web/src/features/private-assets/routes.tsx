import { addOns } from '@hakaru/contract/add-ons';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { privateAssetsTitles } from './title-text';

export const privateAssetsRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/privateEquity',
    staticData: { title: privateAssetsTitles.title, gate: addOns.privateEquity.gate },
    component: lazyRouteComponent(() => import('./dashboard-page'), 'DashboardPage'),
  }),
] as const;
