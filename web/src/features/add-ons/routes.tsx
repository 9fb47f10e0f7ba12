import { ADD_ONS_GATE } from '@hakaru/contract/add-ons';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { addOnTitles } from './title-text';

export const addOnRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/addons',
    staticData: { title: addOnTitles.title, gate: ADD_ONS_GATE, saysWhatIsMissing: true },
    component: lazyRouteComponent(() => import('./add-ons-page'), 'AddOnsPage'),
  }),
] as const;
