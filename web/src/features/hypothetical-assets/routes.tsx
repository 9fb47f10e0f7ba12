import { addOns } from '@hakaru/contract/add-ons';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { hypotheticalTitles } from './title-text';

const { gate } = addOns.hypotheticalAssets;

export const hypotheticalRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/hypotheticalAssets',
    staticData: { title: hypotheticalTitles.title, listed: true, gate, saysWhatIsMissing: true },
    component: lazyRouteComponent(() => import('./hypotheticals-page'), 'HypotheticalsPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/hypotheticalAssets/$hypotheticalId',
    staticData: { title: hypotheticalTitles.one, gate, saysWhatIsMissing: true },
    component: lazyRouteComponent(() => import('./hypothetical-page'), 'HypotheticalPage'),
  }),
] as const;
