import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { departuresTitles } from './title-text';

export const departuresRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/settings/completeExport',
    staticData: { title: departuresTitles.title, listed: true, role: 'admin' },
    component: lazyRouteComponent(() => import('./complete-export-page'), 'CompleteExportPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/admin/departures',
    staticData: { title: departuresTitles.departures, listed: true, gate: { superuser: true } },
    component: lazyRouteComponent(() => import('./departures-page'), 'DeparturesPage'),
  }),
] as const;
