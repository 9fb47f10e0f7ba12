import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { assetsAddress } from './address';
import { assetsText } from './text';

const shell = { getParentRoute: () => shellRoute } as const;
const gate = { superuser: true } as const;

export const assetRoutes = [
  createRoute({
    ...shell,
    path: '/admin/assets',
    validateSearch: assetsAddress,
    staticData: { title: assetsText.assets, listed: true, gate },
    component: lazyRouteComponent(() => import('./assets-page'), 'AssetsPage'),
  }),
  createRoute({
    ...shell,
    path: '/admin/assets/$assetId',
    staticData: { title: assetsText.asset, gate },
    component: lazyRouteComponent(() => import('./asset-page'), 'AssetPage'),
  }),
] as const;
