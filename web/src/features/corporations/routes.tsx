import { CORPORATION_GATE } from '@hakaru/contract/navigation';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { corporationAddress, corporationsAddress } from './address';
import { corporationsTitles } from './title-text';

const gate = CORPORATION_GATE;

export const corporationRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/client/corporations',
    validateSearch: corporationsAddress,
    staticData: { title: corporationsTitles.title, listed: true, gate },
    component: lazyRouteComponent(() => import('./corporations-page'), 'CorporationsPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/client/corporations/$corporationId',
    validateSearch: corporationAddress,
    staticData: { title: corporationsTitles.corporation, gate },
    component: lazyRouteComponent(() => import('./corporation-page'), 'CorporationPage'),
  }),
] as const;
