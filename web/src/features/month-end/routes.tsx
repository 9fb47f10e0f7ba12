import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { monthEndText } from './text';

export const monthEndRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/monthEnd',
    staticData: { title: monthEndText.title },
    component: lazyRouteComponent(() => import('./month-end-page'), 'MonthEndPage'),
  }),
] as const;
