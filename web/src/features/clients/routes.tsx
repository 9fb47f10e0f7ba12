import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { clientsAddress } from './address';
import { clientsTitles } from './title-text';

const shell = { getParentRoute: () => shellRoute } as const;
const mandate = {
  staticData: { title: clientsTitles.mandate },
  component: lazyRouteComponent(() => import('./client-mandate-page'), 'ClientMandatePage'),
} as const;

export const clientRoutes = [
  createRoute({
    ...shell,
    path: '/$role/clients',
    validateSearch: clientsAddress,
    staticData: { title: clientsTitles.title },
    component: lazyRouteComponent(() => import('./clients-page'), 'ClientsPage'),
  }),
  createRoute({
    ...shell,
    path: '/$role/clients/$clientId',
    staticData: { title: clientsTitles.client },
    component: lazyRouteComponent(() => import('./client-page'), 'ClientPage'),
  }),
  createRoute({ ...shell, ...mandate, path: '/$role/clients/$clientId/mandates/$mandateId' }),
  createRoute({ ...shell, ...mandate, path: '/$role/clients/$clientId/mandates/$mandateId/$tab' }),
] as const;
