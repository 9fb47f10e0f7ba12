import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { assetsAddress } from './address';
import { assetsTitles } from './title-text';

const shell = { getParentRoute: () => shellRoute } as const;
const gate = { superuser: true } as const;

export const assetRoutes = [
  createRoute({
    ...shell,
    path: '/admin/assets',
    validateSearch: assetsAddress,
    staticData: { title: assetsTitles.assets, listed: true, gate },
    component: lazyRouteComponent(() => import('./assets-page'), 'AssetsPage'),
  }),
  createRoute({
    ...shell,
    path: '/admin/assets/$assetId',
    staticData: { title: assetsTitles.asset, gate },
    component: lazyRouteComponent(() => import('./asset-page'), 'AssetPage'),
  }),
] as const;
