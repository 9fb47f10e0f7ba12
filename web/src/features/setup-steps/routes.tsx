import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { setupTitles } from './title-text';

export const setupRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/setup',
    staticData: { title: setupTitles.title },
    component: lazyRouteComponent(() => import('./setup-page'), 'SetupPage'),
  }),
] as const;
