import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { fxAddress } from './address';
import { fxTitles } from './title-text';

export const fxRateRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/fx',
    validateSearch: fxAddress,
    staticData: { title: fxTitles.title, gate: { userPackages: ['fxrates'] } },
    component: lazyRouteComponent(() => import('./fx-page'), 'FxPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/fx/$pair',
    validateSearch: fxAddress,
    staticData: { title: fxTitles.pair, gate: { userPackages: ['fxrates'] } },
    component: lazyRouteComponent(() => import('./fx-pair-page'), 'FxPairPage'),
  }),
] as const;
