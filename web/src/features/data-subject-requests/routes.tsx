import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { requestsAddress } from './address';
import { dsrTitles } from './title-text';

const gate = { superuser: true } as const;

export const dataSubjectRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/admin/dsr',
    validateSearch: requestsAddress,
    staticData: { title: dsrTitles.title, listed: true, gate },
    component: lazyRouteComponent(() => import('./requests-page'), 'RequestsPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/admin/dsr/$requestId',
    staticData: { title: dsrTitles.one, gate },
    component: lazyRouteComponent(() => import('./request-page'), 'RequestPage'),
  }),
] as const;
