import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { accountsText } from './text';

export const accountRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/accounts',
    staticData: { title: accountsText.title },
    component: lazyRouteComponent(() => import('./accounts-page'), 'AccountsPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/accounts/map',
    staticData: { title: accountsText.map },
    component: lazyRouteComponent(() => import('./accounts-map-page'), 'AccountsMapPage'),
  }),
] as const;
