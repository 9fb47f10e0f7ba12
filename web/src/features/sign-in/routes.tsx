import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '#platform/routes';
import { passwordTitles, signInTitles, verifyTitles } from './title-text';

type Origin = { from?: string };
const origin = ({ from }: Record<string, unknown>): Origin => (typeof from === 'string' ? { from } : {});
const root = { getParentRoute: () => rootRoute } as const;

export const signInRoutes = [
  createRoute({
    ...root,
    path: '/login',
    validateSearch: (search: Record<string, unknown>): Origin & { error?: 'sso' } => ({
      ...origin(search),
      ...(search['error'] === 'sso' ? { error: 'sso' as const } : {}),
    }),
    staticData: { title: signInTitles.logIn },
    component: lazyRouteComponent(() => import('./login-page'), 'LoginPage'),
  }),
  createRoute({
    ...root,
    path: '/forgotpassword',
    staticData: { title: passwordTitles.forgotTitle },
    component: lazyRouteComponent(() => import('./forgot-page'), 'ForgotPage'),
  }),
  createRoute({
    ...root,
    path: '/passwordreset',
    staticData: { title: passwordTitles.resetTitle },
    component: lazyRouteComponent(() => import('./reset-page'), 'BrokenLinkPage'),
  }),
  createRoute({
    ...root,
    path: '/passwordreset/$token',
    staticData: { title: passwordTitles.resetTitle },
    component: lazyRouteComponent(() => import('./reset-page'), 'ResetPage'),
  }),
  createRoute({
    ...root,
    path: '/notallowedip',
    staticData: { title: signInTitles.notAllowedTitle },
    component: lazyRouteComponent(() => import('./not-allowed-ip-page'), 'NotAllowedIpPage'),
  }),
  createRoute({
    ...root,
    path: '/passwordchange',
    validateSearch: origin,
    staticData: { title: passwordTitles.chooseNew },
    component: lazyRouteComponent(() => import('./password-change-page'), 'PasswordChangePage'),
  }),
  createRoute({
    ...root,
    path: '/verify/$id',
    staticData: { title: verifyTitles.title },
    component: lazyRouteComponent(() => import('./verify-page'), 'VerifyPage'),
  }),
] as const;
