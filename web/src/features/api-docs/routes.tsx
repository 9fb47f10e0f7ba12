import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { apiDocsAddress } from './address';
import { apiDocsTitles } from './title-text';

export const apiDocsRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/docs/api',
    staticData: { title: apiDocsTitles.title, listed: true },
    validateSearch: apiDocsAddress,
    component: lazyRouteComponent(() => import('./api-docs-page'), 'ApiDocsPage'),
  }),
] as const;
