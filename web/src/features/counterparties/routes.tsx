import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { counterpartiesAddress } from './address';
import { counterpartiesTitles } from './title-text';

const shell = { getParentRoute: () => shellRoute, validateSearch: counterpartiesAddress } as const;

export const counterpartyRoutes = [
  createRoute({
    ...shell,
    path: '/$role/counterparties',
    staticData: { title: counterpartiesTitles.title, listed: true },
    component: lazyRouteComponent(() => import('./counterparties-page'), 'CounterpartiesPage'),
  }),
  createRoute({
    ...shell,
    path: '/$role/counterparties/$counterpartyId',
    staticData: { title: counterpartiesTitles.counterparty },
    component: lazyRouteComponent(() => import('./counterparty-page'), 'CounterpartyPage'),
  }),
] as const;
