import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { productsAddress } from './address';
import { productsTitles } from './title-text';

const shell = { getParentRoute: () => shellRoute, validateSearch: productsAddress } as const;

export const productRoutes = [
  createRoute({
    ...shell,
    path: '/$role/products',
    staticData: { title: productsTitles.title, listed: true, gate: { categories: ['Asset manager'] }, saysWhatIsMissing: true },
    component: lazyRouteComponent(() => import('./products-page'), 'ProductsPage'),
  }),
  createRoute({
    ...shell,
    path: '/$role/products/$productId',
    staticData: { title: productsTitles.product },
    component: lazyRouteComponent(() => import('./product-page'), 'ProductPage'),
  }),
] as const;
