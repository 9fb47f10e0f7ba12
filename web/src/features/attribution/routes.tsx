import { addOns } from '@hakaru/contract/add-ons';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { attributionTitles } from './title-text';

export const attributionRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/addons/attribution',
    staticData: { title: attributionTitles.title, listed: true, gate: addOns.attribution.gate, saysWhatIsMissing: true },
    component: lazyRouteComponent(() => import('./attribution-page'), 'AttributionPage'),
  }),
] as const;
