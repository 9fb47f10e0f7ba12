import { peopleOrders } from '@hakaru/contract/address-choices';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listAddress } from '#platform/list-address';
import { shellRoute } from '#platform/routes';
import { platformUsersTitles } from './title-text';

export const platformUserRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/admin/users',
    validateSearch: listAddress(peopleOrders),
    staticData: { title: platformUsersTitles.users, listed: true, gate: { superuser: true } },
    component: lazyRouteComponent(() => import('./users-page'), 'PlatformUsersPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/admin/users/$userId',
    staticData: { title: platformUsersTitles.users, gate: { superuser: true } },
    component: lazyRouteComponent(() => import('./person-page'), 'PersonPage'),
  }),
] as const;
