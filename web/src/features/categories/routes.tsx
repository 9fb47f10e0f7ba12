import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listAddress } from '#platform/list-address';
import { shellRoute } from '#platform/routes';
import { categoriesAddress, configureAddress } from './address';
import { categoriesText, treesText } from './text';

const shell = { getParentRoute: () => shellRoute } as const;
const gate = { superuser: true } as const;

export const categoryRoutes = [
  createRoute({
    ...shell,
    path: '/$role/categories',
    validateSearch: categoriesAddress,
    staticData: { title: categoriesText.title },
    component: lazyRouteComponent(() => import('./categories-page'), 'CategoriesPage'),
  }),
  createRoute({
    ...shell,
    path: '/$role/categories/configure',
    validateSearch: configureAddress,
    staticData: { title: categoriesText.configure },
    component: lazyRouteComponent(() => import('./configure-page'), 'ConfigurePage'),
  }),
  createRoute({
    ...shell,
    path: '/admin/categoryTrees',
    validateSearch: listAddress(),
    staticData: { title: treesText.title, listed: true, gate },
    component: lazyRouteComponent(() => import('./trees-page'), 'CategoryTreesPage'),
  }),
  createRoute({
    ...shell,
    path: '/admin/categoryTrees/$treeId',
    validateSearch: categoriesAddress,
    staticData: { title: treesText.title, gate },
    component: lazyRouteComponent(() => import('./tree-page'), 'CategoryTreePage'),
  }),
] as const;
