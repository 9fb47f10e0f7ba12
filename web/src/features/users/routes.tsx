import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { usersTitles } from './title-text';

const shell = { getParentRoute: () => shellRoute } as const;

export const usersRoutes = [
  createRoute({
    ...shell,
    path: '/settings/users',
    validateSearch: ({ page, search }: Record<string, unknown>): { page?: number; search?: string } => ({
      ...(typeof page === 'number' && Number.isInteger(page) && page > 1 ? { page } : {}),
      ...(typeof search === 'string' && search !== '' ? { search } : {}),
    }),
    staticData: { title: usersTitles.users, listed: true, role: 'admin' },
    component: lazyRouteComponent(() => import('#features/users/users-page'), 'UsersPage'),
  }),
  createRoute({
    ...shell,
    path: '/settings/users/new',
    staticData: { title: usersTitles.addUser, action: usersTitles.addUser, role: 'admin' },
    component: lazyRouteComponent(() => import('#features/users/add-user-page'), 'AddUserPage'),
  }),
  createRoute({
    ...shell,
    path: '/settings/users/$userId',
    staticData: { title: usersTitles.users, role: 'admin' },
    component: lazyRouteComponent(() => import('#features/users/user-page'), 'UserPage'),
  }),
] as const;
