import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { securitiesAddress, securityAddress } from './address';
import { securitiesTitles } from './title-text';

const shell = { getParentRoute: () => shellRoute } as const;

export const securityRoutes = [
  createRoute({
    ...shell,
    path: '/$role/securities',
    validateSearch: securitiesAddress,
    staticData: { title: securitiesTitles.title, gate: { userPackages: ['securities'] } },
    component: lazyRouteComponent(() => import('./securities-page'), 'SecuritiesPage'),
  }),
  createRoute({
    ...shell,
    path: '/$role/securities/$securityRef',
    validateSearch: securityAddress,
    staticData: { title: securitiesTitles.security, gate: { userPackages: ['securities'] } },
    component: lazyRouteComponent(() => import('./security-page'), 'SecurityPage'),
  }),
] as const;
