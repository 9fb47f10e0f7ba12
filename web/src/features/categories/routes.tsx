import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listAddress } from '#platform/list-address';
import { shellRoute } from '#platform/routes';
import { categoriesAddress, configureAddress } from './address';
import { categoriesTitles, treesTitles } from './title-text';

const shell = { getParentRoute: () => shellRoute } as const;
const gate = { superuser: true } as const;

export const categoryRoutes = [
  createRoute({
    ...shell,
    path: '/$role/categories',
    validateSearch: categoriesAddress,
    staticData: { title: categoriesTitles.title },
    component: lazyRouteComponent(() => import('./categories-page'), 'CategoriesPage'),
  }),
  createRoute({
    ...shell,
    path: '/$role/categories/configure',
    validateSearch: configureAddress,
    staticData: { title: categoriesTitles.configure },
    component: lazyRouteComponent(() => import('./configure-page'), 'ConfigurePage'),
  }),
  createRoute({
    ...shell,
    path: '/admin/categoryTrees',
    validateSearch: listAddress(),
    staticData: { title: treesTitles.title, listed: true, gate },
    component: lazyRouteComponent(() => import('./trees-page'), 'CategoryTreesPage'),
  }),
  createRoute({
    ...shell,
    path: '/admin/categoryTrees/$treeId',
    validateSearch: categoriesAddress,
    staticData: { title: treesTitles.title, gate },
    component: lazyRouteComponent(() => import('./tree-page'), 'CategoryTreePage'),
  }),
] as const;
