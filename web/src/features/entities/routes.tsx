import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { entitiesAddress } from './address';
import { entitiesText } from './text';

const shell = { getParentRoute: () => shellRoute } as const;
const gate = { superuser: true } as const;

export const entityRoutes = [
  createRoute({
    ...shell,
    path: '/admin/entities',
    validateSearch: entitiesAddress,
    staticData: { title: entitiesText.entities, listed: true, gate },
    component: lazyRouteComponent(() => import('./entities-page'), 'EntitiesPage'),
  }),
  createRoute({
    ...shell,
    path: '/admin/entities/$entityId',
    staticData: { title: entitiesText.entity, gate },
    component: lazyRouteComponent(() => import('./entity-page'), 'EntityPage'),
  }),
] as const;
