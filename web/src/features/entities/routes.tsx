import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { entitiesAddress } from './address';
import { entitiesTitles } from './title-text';

const shell = { getParentRoute: () => shellRoute } as const;
const gate = { superuser: true } as const;

export const entityRoutes = [
  createRoute({
    ...shell,
    path: '/admin/entities',
    validateSearch: entitiesAddress,
    staticData: { title: entitiesTitles.entities, listed: true, gate },
    component: lazyRouteComponent(() => import('./entities-page'), 'EntitiesPage'),
  }),
  createRoute({
    ...shell,
    path: '/admin/entities/$entityId',
    staticData: { title: entitiesTitles.entity, gate },
    component: lazyRouteComponent(() => import('./entity-page'), 'EntityPage'),
  }),
] as const;
