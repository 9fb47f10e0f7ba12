import { addOns } from '@hakaru/contract/add-ons';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { riskTitles } from './title-text';

const { gate } = addOns.risk;

export const riskRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/addons/risk',
    staticData: { title: riskTitles.title, listed: true, gate, saysWhatIsMissing: true },
    component: lazyRouteComponent(() => import('./risk-page'), 'RiskPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/addons/risk/uploads',
    staticData: { title: riskTitles.uploads, gate, saysWhatIsMissing: true },
    component: lazyRouteComponent(() => import('./uploads-page'), 'RiskUploadsPage'),
  }),
] as const;
