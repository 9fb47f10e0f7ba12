import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { helpText } from './text';

export const helpRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/help/assetOwner',
    staticData: { title: helpText.ownerTitle, listed: true },
    component: lazyRouteComponent(() => import('./help-page'), 'OwnerHelpPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/help/managerImport',
    staticData: { title: helpText.managerTitle, listed: true },
    component: lazyRouteComponent(() => import('./help-page'), 'ManagerHelpPage'),
  }),
] as const;
