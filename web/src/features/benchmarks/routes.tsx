import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { benchmarkAddress, benchmarksAddress } from './benchmark-address';
import { benchmarksTitles } from './title-text';

const shell = { getParentRoute: () => shellRoute } as const;

export const benchmarkRoutes = [
  createRoute({
    ...shell,
    path: '/$role/benchmarks',
    validateSearch: benchmarksAddress,
    staticData: { title: benchmarksTitles.title },
    component: lazyRouteComponent(() => import('./benchmarks-page'), 'BenchmarksPage'),
  }),
  createRoute({
    ...shell,
    path: '/$role/benchmarks/$benchmarkId',
    validateSearch: benchmarkAddress,
    staticData: { title: benchmarksTitles.benchmark },
    component: lazyRouteComponent(() => import('./benchmark-page'), 'BenchmarkPage'),
  }),
] as const;
