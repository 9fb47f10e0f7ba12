import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listAddress } from '#platform/list-address';
import { shellRoute } from '#platform/routes';
import { assetListText } from './text';

export const assetListRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/assetList',
    validateSearch: listAddress(),
    staticData: { title: assetListText.title },
    component: lazyRouteComponent(() => import('./asset-list-page'), 'AssetListPage'),
  }),
] as const;
