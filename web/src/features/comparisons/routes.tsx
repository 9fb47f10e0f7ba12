import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { comparisonAddress } from './address';
import { comparisonsTitles } from './title-text';

const shell = { getParentRoute: () => shellRoute, validateSearch: comparisonAddress } as const;
const gate = { superuser: true } as const;

export const comparisonRoutes = [
  createRoute({
    ...shell,
    path: '/admin/datasetcomparisontool',
    staticData: { title: comparisonsTitles.datasets, listed: true, gate },
    component: lazyRouteComponent(() => import('./datasets-page'), 'DatasetsPage'),
  }),
  createRoute({
    ...shell,
    path: '/admin/instructioncomparisontool',
    staticData: { title: comparisonsTitles.instructions, listed: true, gate },
    component: lazyRouteComponent(() => import('./instructions-page'), 'InstructionsPage'),
  }),
] as const;
