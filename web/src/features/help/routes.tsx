import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { helpTitles } from './title-text';

export const helpRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/help/assetOwner',
    staticData: { title: helpTitles.ownerTitle, listed: true },
    component: lazyRouteComponent(() => import('./help-page'), 'OwnerHelpPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/help/managerImport',
    staticData: { title: helpTitles.managerTitle, listed: true },
    component: lazyRouteComponent(() => import('./help-page'), 'ManagerHelpPage'),
  }),
] as const;
