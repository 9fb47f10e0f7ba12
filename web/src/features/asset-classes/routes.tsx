import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { assetClassesTitles } from './title-text';

export const assetClassRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/assetClasses',
    staticData: { title: assetClassesTitles.title },
    component: lazyRouteComponent(() => import('./asset-classes-page'), 'AssetClassesPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/assetClasses/$assetClassId',
    staticData: { title: assetClassesTitles.title },
    component: lazyRouteComponent(() => import('./asset-class-page'), 'AssetClassPage'),
  }),
] as const;
