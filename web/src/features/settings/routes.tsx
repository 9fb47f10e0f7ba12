import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { settingsTitles } from './title-text';

const shell = { getParentRoute: () => shellRoute } as const;

/** The page number from the address; absent for the first page. */
function paged({ page }: Record<string, unknown>): { page?: number } {
  return typeof page === 'number' && Number.isInteger(page) && page > 1 ? { page } : {};
}

export const settingsRoutes = [
  createRoute({
    ...shell,
    path: '/settings',
    beforeLoad: () => {
      throw redirect({ to: '/settings/profile', replace: true });
    },
  }),
  createRoute({
    ...shell,
    path: '/settings/profile',
    staticData: { title: settingsTitles.profile, listed: true },
    component: lazyRouteComponent(() => import('./profile-page'), 'ProfilePage'),
  }),
  createRoute({
    ...shell,
    path: '/settings/security',
    staticData: { title: settingsTitles.security, listed: true },
    component: lazyRouteComponent(() => import('./security-page'), 'SecurityPage'),
  }),
  createRoute({
    ...shell,
    path: '/settings/organisation',
    staticData: { title: settingsTitles.organisation, listed: true, role: 'admin' },
    component: lazyRouteComponent(() => import('./organisation-page'), 'OrganisationPage'),
  }),
  createRoute({
    ...shell,
    path: '/settings/support',
    validateSearch: paged,
    staticData: { title: settingsTitles.support, listed: true, role: 'admin' },
    component: lazyRouteComponent(() => import('./support-page'), 'SupportPage'),
  }),
] as const;
