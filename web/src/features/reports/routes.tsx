import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { reportsTitles, restatementTitles } from './title-text';

const shell = { getParentRoute: () => shellRoute } as const;

function reportsAddress({ month, page }: Record<string, unknown>): { month?: string; page?: number } {
  return {
    ...(typeof month === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(month) ? { month } : {}),
    ...(typeof page === 'number' && Number.isInteger(page) && page > 1 ? { page } : {}),
  };
}

/** A report is read as it was known: the knowledge time is in the address, so that traces show how its figures came about then. */
function knownAddress({ known }: Record<string, unknown>): { known?: string } {
  return typeof known === 'string' ? { known } : {};
}

export const reportRoutes = [
  createRoute({
    ...shell,
    path: '/$role/reports',
    validateSearch: reportsAddress,
    staticData: { title: reportsTitles.title, action: reportsTitles.publish },
    component: lazyRouteComponent(() => import('./reports-page'), 'ReportsPage'),
  }),
  createRoute({
    ...shell,
    path: '/$role/reports/$reportId',
    validateSearch: knownAddress,
    staticData: { title: reportsTitles.report },
    component: lazyRouteComponent(() => import('./report-page'), 'ReportPage'),
  }),
  createRoute({
    ...shell,
    path: '/$role/reports/$reportId/restatement',
    validateSearch: knownAddress,
    staticData: { title: restatementTitles.title },
    component: lazyRouteComponent(() => import('./restatement-page'), 'RestatementPage'),
  }),
] as const;
