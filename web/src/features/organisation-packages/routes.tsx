import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listAddress } from '#platform/list-address';
import { shellRoute } from '#platform/routes';
import { packagesTitles } from './title-text';

export const organisationPackageRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/admin/organisationPackages',
    validateSearch: listAddress(),
    staticData: { title: packagesTitles.title, listed: true, gate: { superuser: true } },
    component: lazyRouteComponent(() => import('./packages-page'), 'OrganisationPackagesPage'),
  }),
] as const;
