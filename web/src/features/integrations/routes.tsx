import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { integrationsTitles } from './title-text';

export const integrationsRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/settings/integrations',
    staticData: { title: integrationsTitles.title, listed: true, role: 'admin' },
    component: lazyRouteComponent(() => import('./integrations-page'), 'IntegrationsPage'),
  }),
] as const;
