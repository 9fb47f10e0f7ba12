import { addOns } from '@hakaru/contract/add-ons';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { baselTitles } from './title-text';

export const baselRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/addons/basel',
    staticData: { title: baselTitles.title, listed: true, gate: addOns.basel.gate, saysWhatIsMissing: true },
    component: lazyRouteComponent(() => import('./basel-page'), 'BaselPage'),
  }),
] as const;
