import { addOns } from '@hakaru/contract/add-ons';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { riskTitles } from './title-text';

export const riskRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/addons/risk',
    staticData: { title: riskTitles.title, listed: true, gate: addOns.risk.gate, saysWhatIsMissing: true },
    component: lazyRouteComponent(() => import('./risk-page'), 'RiskPage'),
  }),
] as const;
