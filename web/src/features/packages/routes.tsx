import { packageKinds } from '@hakaru/contract/address-choices';
import type { PackageKind } from '@hakaru/contract/packages';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listAddress } from '#platform/list-address';
import { shellRoute } from '#platform/routes';
import { packagesTitles } from './title-text';

const shell = { getParentRoute: () => shellRoute } as const;

function packagesAddress(given: Record<string, unknown>): { page?: number; search?: string; kind?: PackageKind; dialog?: 'add' } {
  const kind = packageKinds.find(name => name === given['kind']);
  return { ...listAddress()(given), ...(kind ? { kind } : {}), ...(given['dialog'] === 'add' ? { dialog: 'add' } : {}) };
}

export const packageRoutes = [
  createRoute({
    ...shell,
    path: '/settings/packages',
    validateSearch: packagesAddress,
    staticData: { title: packagesTitles.title, listed: true },
    component: lazyRouteComponent(() => import('./packages-page'), 'PackagesPage'),
  }),
  createRoute({
    ...shell,
    path: '/settings/packages/$packageId',
    staticData: { title: packagesTitles.title },
    component: lazyRouteComponent(() => import('./package-page'), 'PackagePage'),
  }),
  createRoute({
    ...shell,
    path: '/admin/entitypackages',
    validateSearch: packagesAddress,
    staticData: { title: packagesTitles.entityPackages, listed: true, gate: { superuser: true } },
    component: lazyRouteComponent(() => import('./entity-packages-page'), 'EntityPackagesPage'),
  }),
  createRoute({
    ...shell,
    path: '/admin/entitypackages/$packageId',
    staticData: { title: packagesTitles.entityPackages, gate: { superuser: true } },
    component: lazyRouteComponent(() => import('./entity-package-page'), 'EntityPackagePage'),
  }),
] as const;
