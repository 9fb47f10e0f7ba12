import { DOCUMENTS_GATE } from '@hakaru/contract/documents';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { documentsAddress } from './address';
import { documentsTitles } from './title-text';

export const documentRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/documents',
    validateSearch: documentsAddress,
    staticData: { title: documentsTitles.title, listed: true, gate: DOCUMENTS_GATE },
    component: lazyRouteComponent(() => import('./documents-page'), 'DocumentsPage'),
  }),
] as const;
