import { COMPARISON_GATE } from '@hakaru/contract/gates';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { comparisonAddress } from './address';
import { comparisonTitles } from './title-text';

export const managerComparisonRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    validateSearch: comparisonAddress,
    path: '/$role/managerComparison',
    staticData: { title: comparisonTitles.title, listed: true, gate: COMPARISON_GATE },
    component: lazyRouteComponent(() => import('./comparison-page'), 'ComparisonPage'),
  }),
] as const;
