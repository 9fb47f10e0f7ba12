import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { fxForwardsAddress } from './address';
import { fxForwardsTitles } from './title-text';

const shell = { getParentRoute: () => shellRoute, validateSearch: fxForwardsAddress } as const;
const gate = { modules: ['cashManagement'] } as const;

export const fxForwardRoutes = [
  createRoute({
    ...shell,
    path: '/$role/fxForwards',
    staticData: { title: fxForwardsTitles.title, listed: true, gate },
    component: lazyRouteComponent(() => import('./fx-forwards-page'), 'FxForwardsPage'),
  }),
  createRoute({
    ...shell,
    path: '/$role/fxForwards/new',
    staticData: { title: fxForwardsTitles.newTitle, action: fxForwardsTitles.newTitle, gate },
    component: lazyRouteComponent(() => import('./new-forward-page'), 'NewForwardPage'),
  }),
  createRoute({
    ...shell,
    path: '/$role/fxForwards/roll',
    staticData: { title: fxForwardsTitles.rollTitle, action: fxForwardsTitles.rollTitle, gate },
    component: lazyRouteComponent(() => import('./roll-page'), 'RollPage'),
  }),
  createRoute({
    ...shell,
    path: '/$role/fxForwards/$forwardId',
    staticData: { title: fxForwardsTitles.forward, gate },
    component: lazyRouteComponent(() => import('./forward-page'), 'ForwardPage'),
  }),
] as const;
