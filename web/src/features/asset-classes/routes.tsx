import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { assetClassesText } from './text';

export const assetClassRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/assetClasses',
    staticData: { title: assetClassesText.title },
    component: lazyRouteComponent(() => import('./asset-classes-page'), 'AssetClassesPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/assetClasses/$assetClassId',
    staticData: { title: assetClassesText.title },
    component: lazyRouteComponent(() => import('./asset-class-page'), 'AssetClassPage'),
  }),
] as const;
