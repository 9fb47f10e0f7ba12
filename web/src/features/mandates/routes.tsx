import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { dialogAddress, mandatesAddress } from './mandate-address';
import { mandatesTitles } from './title-text';

const shell = { getParentRoute: () => shellRoute } as const;
const detail = {
  validateSearch: dialogAddress,
  staticData: { title: mandatesTitles.mandate },
  component: lazyRouteComponent(() => import('./mandate-page'), 'MandatePage'),
} as const;

export const mandateRoutes = [
  createRoute({
    ...shell,
    path: '/$role/mandates',
    validateSearch: mandatesAddress,
    staticData: { title: mandatesTitles.title },
    component: lazyRouteComponent(() => import('./mandates-page'), 'MandatesPage'),
  }),
  createRoute({ ...shell, ...detail, path: '/$role/mandates/$mandateId' }),
  createRoute({ ...shell, ...detail, path: '/$role/mandates/$mandateId/$tab' }),
  createRoute({ ...shell, ...detail, path: '/$role/mandates/$mandateId/subMandates/$subMandateId' }),
] as const;
