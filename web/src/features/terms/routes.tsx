import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '#platform/routes';
import { termsTitles } from './title-text';

export const termsRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/register',
    validateSearch: ({ from }: Record<string, unknown>): { from?: string } => (typeof from === 'string' ? { from } : {}),
    staticData: { title: termsTitles.title },
    component: lazyRouteComponent(() => import('./register-page'), 'RegisterPage'),
  }),
] as const;
