import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { exportsTitles } from './title-text';

function exportAddress({ page }: Record<string, unknown>): { page?: number } {
  return typeof page === 'number' && Number.isInteger(page) && page > 1 ? { page } : {};
}

export const exportRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/export',
    validateSearch: exportAddress,
    staticData: { title: exportsTitles.title },
    component: lazyRouteComponent(() => import('./export-page'), 'ExportPage'),
  }),
] as const;
