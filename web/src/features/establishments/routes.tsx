import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { establishmentsAddress } from './address';
import { establishmentsTitles } from './title-text';

const shell = { getParentRoute: () => shellRoute } as const;
const gate = { superuser: true } as const;

export const establishmentRoutes = [
  createRoute({
    ...shell,
    path: '/admin/establishments',
    validateSearch: establishmentsAddress,
    staticData: { title: establishmentsTitles.establishments, listed: true, gate },
    component: lazyRouteComponent(() => import('./establishments-page'), 'EstablishmentsPage'),
  }),
  createRoute({
    ...shell,
    path: '/admin/establishments/$establishmentId',
    staticData: { title: establishmentsTitles.establishment, gate },
    component: lazyRouteComponent(() => import('./establishment-page'), 'EstablishmentPage'),
  }),
] as const;
