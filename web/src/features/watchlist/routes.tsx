import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { watchlistAddress } from './address';
import { watchlistTitles } from './title-text';

const shell = { getParentRoute: () => shellRoute, validateSearch: watchlistAddress } as const;

export const watchlistRoutes = [
  createRoute({
    ...shell,
    path: '/$role/watchlist',
    staticData: { title: watchlistTitles.title, listed: true },
    component: lazyRouteComponent(() => import('./watchlist-page'), 'WatchlistPage'),
  }),
  createRoute({
    ...shell,
    path: '/$role/watchlist/$itemId',
    staticData: { title: watchlistTitles.item },
    component: lazyRouteComponent(() => import('./watch-page'), 'WatchPage'),
  }),
] as const;
