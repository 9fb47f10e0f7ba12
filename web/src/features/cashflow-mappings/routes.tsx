import { DOCUMENTS_GATE } from '@hakaru/contract/gates';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { cashflowMappingsTitles } from './title-text';

export const cashflowMappingRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/documents/cashflowMappings',
    staticData: { title: cashflowMappingsTitles.title, listed: true, gate: DOCUMENTS_GATE },
    component: lazyRouteComponent(() => import('./cashflow-mappings-page'), 'CashflowMappingsPage'),
  }),
] as const;
