import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { directoryAddress } from './address';
import { directoryTitles } from './title-text';

const shell = { getParentRoute: () => shellRoute } as const;

export const directoryRoutes = [
  createRoute({
    ...shell,
    path: '/directory/teams',
    validateSearch: directoryAddress,
    staticData: { title: directoryTitles.teams, listed: true },
    component: lazyRouteComponent(() => import('./teams-page'), 'TeamsPage'),
  }),
  createRoute({
    ...shell,
    path: '/directory/teams/$teamId',
    staticData: { title: directoryTitles.team },
    component: lazyRouteComponent(() => import('./team-page'), 'TeamPage'),
  }),
  createRoute({
    ...shell,
    path: '/directory/corporations',
    validateSearch: directoryAddress,
    staticData: { title: directoryTitles.corporations, listed: true },
    component: lazyRouteComponent(() => import('./corporations-page'), 'CorporationsPage'),
  }),
  createRoute({
    ...shell,
    path: '/directory/corporations/$corporationId',
    staticData: { title: directoryTitles.corporation },
    component: lazyRouteComponent(() => import('./corporation-page'), 'CorporationPage'),
  }),
] as const;
