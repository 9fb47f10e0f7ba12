import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listAddress } from '#platform/list-address';
import { shellRoute } from '#platform/routes';
import { issuesTitles } from './title-text';

function address(given: Record<string, unknown>): { page?: number; view?: 'contacts' } {
  const { page } = listAddress()(given);
  return { ...(page ? { page } : {}), ...(given['view'] === 'contacts' ? { view: 'contacts' as const } : {}) };
}

/** In no menu: reached by its address or through the command palette. */
export const issueReportRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/admin/issues',
    validateSearch: address,
    staticData: { title: issuesTitles.title, listed: true, gate: { superuser: true } },
    component: lazyRouteComponent(() => import('./issues-page'), 'IssuesPage'),
  }),
] as const;
