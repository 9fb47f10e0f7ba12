import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { establishmentsAddress } from './address';
import { establishmentsText } from './text';

const shell = { getParentRoute: () => shellRoute } as const;
const gate = { superuser: true } as const;

export const establishmentRoutes = [
  createRoute({
    ...shell,
    path: '/admin/establishments',
    validateSearch: establishmentsAddress,
    staticData: { title: establishmentsText.establishments, listed: true, gate },
    component: lazyRouteComponent(() => import('./establishments-page'), 'EstablishmentsPage'),
  }),
  createRoute({
    ...shell,
    path: '/admin/establishments/$establishmentId',
    staticData: { title: establishmentsText.establishment, gate },
    component: lazyRouteComponent(() => import('./establishment-page'), 'EstablishmentPage'),
  }),
] as const;
