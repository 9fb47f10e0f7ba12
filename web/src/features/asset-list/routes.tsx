import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listAddress } from '#platform/list-address';
import { shellRoute } from '#platform/routes';
import { assetListTitles } from './title-text';

export const assetListRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/assetList',
    validateSearch: listAddress(),
    staticData: { title: assetListTitles.title },
    component: lazyRouteComponent(() => import('./asset-list-page'), 'AssetListPage'),
  }),
] as const;
