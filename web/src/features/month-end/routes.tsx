import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { monthEndTitles } from './title-text';

export const monthEndRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/monthEnd',
    staticData: { title: monthEndTitles.title, action: monthEndTitles.populate },
    component: lazyRouteComponent(() => import('./month-end-page'), 'MonthEndPage'),
  }),
] as const;
