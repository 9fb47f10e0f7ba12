import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { reconciliationTitles } from './title-text';

export const reconciliationRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/reconciliation',
    staticData: { title: reconciliationTitles.title, listed: true, gate: { modules: ['cashManagement'] } },
    component: lazyRouteComponent(() => import('./reconciliation-page'), 'ReconciliationPage'),
  }),
] as const;
