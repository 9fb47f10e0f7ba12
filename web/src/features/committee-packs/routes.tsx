import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { committeePackTitles } from './title-text';

export const committeePackRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/committeePacks',
    staticData: { title: committeePackTitles.title },
    component: lazyRouteComponent(() => import('./committee-packs-page'), 'CommitteePacksPage'),
  }),
] as const;
