import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '#platform/routes';
import { termsText } from './text';

export const termsRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/register',
    validateSearch: ({ from }: Record<string, unknown>): { from?: string } => (typeof from === 'string' ? { from } : {}),
    staticData: { title: termsText.title },
    component: lazyRouteComponent(() => import('./register-page'), 'RegisterPage'),
  }),
] as const;
