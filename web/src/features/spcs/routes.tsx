import { SPC_GATE } from '@hakaru/contract/navigation';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { spcAddress } from './address';
import { spcsTitles } from './title-text';

const gate = SPC_GATE;

export const spcRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/client/spcs',
    // A user without an accountant's rights sees why, and where to go instead (decisions G19).
    staticData: { title: spcsTitles.title, listed: true, gate, saysWhatIsMissing: true },
    component: lazyRouteComponent(() => import('./spcs-page'), 'SpcsPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/client/spcs/$spcId',
    validateSearch: spcAddress,
    staticData: { title: spcsTitles.one, gate },
    component: lazyRouteComponent(() => import('./spc-page'), 'SpcPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/client/spcs/$spcId/$tab',
    validateSearch: spcAddress,
    staticData: { title: spcsTitles.one, gate },
    component: lazyRouteComponent(() => import('./spc-page'), 'SpcPage'),
  }),
] as const;
