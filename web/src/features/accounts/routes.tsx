import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { accountsTitles } from './title-text';

export const accountRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/accounts',
    staticData: { title: accountsTitles.title },
    component: lazyRouteComponent(() => import('./accounts-page'), 'AccountsPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/accounts/map',
    staticData: { title: accountsTitles.map },
    component: lazyRouteComponent(() => import('./accounts-map-page'), 'AccountsMapPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/accounts/$accountId',
    staticData: { title: accountsTitles.account },
    component: lazyRouteComponent(() => import('./account-page'), 'AccountPage'),
  }),
] as const;
