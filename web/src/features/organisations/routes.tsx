import { organisationOrders } from '@hakaru/contract/address-choices';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listAddress } from '#platform/list-address';
import { shellRoute } from '#platform/routes';
import { organisationsTitles } from './title-text';

const shell = { getParentRoute: () => shellRoute } as const;
const gate = { superuser: true } as const;

function trailAddress(given: Record<string, unknown>): { page?: number; all?: boolean } {
  const { page } = listAddress()(given);
  return { ...(page ? { page } : {}), ...(given['all'] === true ? { all: true } : {}) };
}

export const organisationRoutes = [
  createRoute({
    ...shell,
    path: '/admin/organisations',
    validateSearch: listAddress(organisationOrders),
    staticData: { title: organisationsTitles.organisations, listed: true, gate },
    component: lazyRouteComponent(() => import('./organisations-page'), 'OrganisationsPage'),
  }),
  createRoute({
    ...shell,
    path: '/admin/organisationPackages/$organisationId',
    staticData: { title: organisationsTitles.packages, gate },
    component: lazyRouteComponent(() => import('./organisation-packages-page'), 'OrganisationPackagesPage'),
  }),
  createRoute({
    ...shell,
    path: '/admin/organisations/$organisationId',
    staticData: { title: organisationsTitles.organisation, gate },
    component: lazyRouteComponent(() => import('./organisation-page'), 'OrganisationPage'),
  }),
  createRoute({
    ...shell,
    path: '/admin/organisations/$organisationId/$tab',
    validateSearch: trailAddress,
    staticData: { title: organisationsTitles.organisation, gate },
    component: lazyRouteComponent(() => import('./organisation-page'), 'OrganisationPage'),
  }),
] as const;
