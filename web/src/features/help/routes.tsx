import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { MANUAL_PATHS } from './manual';
import { helpTitles } from './title-text';

const shared = {
  getParentRoute: () => shellRoute,
  validateSearch: ({ q }: Record<string, unknown>): { q?: string } => (typeof q === 'string' ? { q } : {}),
  component: lazyRouteComponent(() => import('./help-page'), 'ManualPage'),
} as const;

/** One manual for each audience; everybody may read each of them. */
export const helpRoutes = [
  createRoute({ ...shared, path: MANUAL_PATHS.owner, staticData: { title: helpTitles.owner, listed: true } }),
  createRoute({ ...shared, path: MANUAL_PATHS.bank, staticData: { title: helpTitles.bank, listed: true } }),
  createRoute({ ...shared, path: MANUAL_PATHS.consultant, staticData: { title: helpTitles.consultant, listed: true } }),
  createRoute({ ...shared, path: MANUAL_PATHS.manager, staticData: { title: helpTitles.manager, listed: true } }),
  createRoute({ ...shared, path: MANUAL_PATHS.accountant, staticData: { title: helpTitles.accountant, listed: true } }),
  createRoute({ ...shared, path: MANUAL_PATHS.trustBank, staticData: { title: helpTitles.trustBank, listed: true } }),
  createRoute({ ...shared, path: MANUAL_PATHS.support, staticData: { title: helpTitles.support, listed: true } }),
] as const;
