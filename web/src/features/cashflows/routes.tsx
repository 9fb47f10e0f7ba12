import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { cashflowAddress, forecastAddress } from './address';
import { cashflowTitles } from './title-text';

const shell = { getParentRoute: () => shellRoute } as const;
const gate = { modules: ['cashManagement'] } as const;

export const cashflowRoutes = [
  createRoute({
    ...shell,
    path: '/$role/cashflow',
    validateSearch: cashflowAddress,
    staticData: { title: cashflowTitles.title, gate },
    component: lazyRouteComponent(() => import('./cashflow-page'), 'CashflowPage'),
  }),
  createRoute({
    ...shell,
    path: '/$role/cashflow/forecast',
    validateSearch: forecastAddress,
    staticData: { title: cashflowTitles.forecast, gate },
    component: lazyRouteComponent(() => import('./forecast-page'), 'ForecastPage'),
  }),
  createRoute({
    ...shell,
    path: '/$role/cashflow/liquidity',
    validateSearch: forecastAddress,
    staticData: { title: cashflowTitles.liquidity, gate },
    component: lazyRouteComponent(() => import('./liquidity-page'), 'LiquidityPage'),
  }),
] as const;
