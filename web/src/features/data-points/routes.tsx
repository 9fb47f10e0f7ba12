import { DOCUMENTS_GATE } from '@hakaru/contract/gates';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { dataPointsTitles } from './title-text';

const shell = { getParentRoute: () => shellRoute } as const;
const ADMIN = { superuser: true } as const;

export const dataPointRoutes = [
  createRoute({
    ...shell,
    path: '/$role/documents/dataPoints',
    staticData: { title: dataPointsTitles.title, listed: true, gate: DOCUMENTS_GATE },
    component: lazyRouteComponent(() => import('./data-points-page'), 'DataPointsPage'),
  }),
  createRoute({
    ...shell,
    path: '/$role/documents/dataPoints/$dataPointId',
    staticData: { title: dataPointsTitles.dataPoint, gate: DOCUMENTS_GATE },
    component: lazyRouteComponent(() => import('./data-point-page'), 'DataPointPage'),
  }),
  createRoute({
    ...shell,
    path: '/admin/documentTypeTables',
    staticData: { title: dataPointsTitles.typeTables, listed: true, gate: ADMIN },
    component: lazyRouteComponent(() => import('./type-tables-page'), 'TypeTablesPage'),
  }),
  createRoute({
    ...shell,
    path: '/admin/jsonpathcopytool',
    staticData: { title: dataPointsTitles.jsonPath, listed: true, gate: ADMIN },
    component: lazyRouteComponent(() => import('./json-path-page'), 'JsonPathPage'),
  }),
] as const;
