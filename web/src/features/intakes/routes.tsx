import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { intakesTitles } from './title-text';

export const intakeRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/settings/intakes',
    staticData: { title: intakesTitles.title, listed: true, role: 'admin' },
    component: lazyRouteComponent(() => import('./intakes-page'), 'IntakesPage'),
  }),
] as const;
