import { ADD_ONS_GATE } from '@hakaru/contract/attribution';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { attributionTitles } from './title-text';

export const attributionRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/addons',
    staticData: { title: attributionTitles.addOns, gate: ADD_ONS_GATE, saysWhatIsMissing: true },
    component: lazyRouteComponent(() => import('./add-ons-page'), 'AddOnsPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/addons/attribution',
    staticData: { title: attributionTitles.title, listed: true, gate: ADD_ONS_GATE, saysWhatIsMissing: true },
    component: lazyRouteComponent(() => import('./attribution-page'), 'AttributionPage'),
  }),
] as const;
