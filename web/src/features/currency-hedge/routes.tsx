import { addOns } from '@hakaru/contract/add-ons';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { currencyHedgeTitles } from './title-text';

export const currencyHedgeRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/currencyHedge',
    validateSearch: (given: Record<string, unknown>): { known?: string } =>
      typeof given['known'] === 'string' ? { known: given['known'] } : {},
    staticData: { title: currencyHedgeTitles.title, listed: true, gate: addOns.currencyHedge.gate },
    component: lazyRouteComponent(() => import('./currency-hedge-page'), 'CurrencyHedgePage'),
  }),
] as const;
