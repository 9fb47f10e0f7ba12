import { DOCUMENTS_GATE } from '@hakaru/contract/gates';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { documentAddress, documentsAddress, searchAddress } from './address';
import { documentsTitles } from './title-text';

export const documentRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/documents',
    validateSearch: documentsAddress,
    staticData: { title: documentsTitles.title, listed: true, gate: DOCUMENTS_GATE },
    component: lazyRouteComponent(() => import('./documents-page'), 'DocumentsPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/documents/import',
    staticData: { title: documentsTitles.importTitle, listed: true, gate: DOCUMENTS_GATE },
    component: lazyRouteComponent(() => import('./import-page'), 'ImportDocumentsPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$role/documents/$documentId',
    validateSearch: documentAddress,
    staticData: { title: documentsTitles.document, gate: DOCUMENTS_GATE },
    component: lazyRouteComponent(() => import('./document-page'), 'DocumentPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/search',
    validateSearch: searchAddress,
    staticData: { title: documentsTitles.searchTitle, listed: true, gate: DOCUMENTS_GATE },
    component: lazyRouteComponent(() => import('./search-page'), 'SearchPage'),
  }),
] as const;
