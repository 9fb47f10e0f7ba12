import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { articleAddress, researchAddress } from './address';
import { researchTitles } from './title-text';

const shell = { getParentRoute: () => shellRoute } as const;

export const researchRoutes = [
  createRoute({
    ...shell,
    path: '/research',
    validateSearch: researchAddress,
    staticData: { title: researchTitles.research, listed: true },
    component: lazyRouteComponent(() => import('./research-page'), 'ResearchPage'),
  }),
  createRoute({
    ...shell,
    path: '/research/$articleId',
    validateSearch: articleAddress,
    staticData: { title: researchTitles.article },
    component: lazyRouteComponent(() => import('./article-page'), 'ArticlePage'),
  }),
] as const;
