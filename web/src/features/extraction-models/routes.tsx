import { DOCUMENTS_GATE } from '@hakaru/contract/gates';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { modelsTitles } from './title-text';

const shell = { getParentRoute: () => shellRoute } as const;

export const extractionModelRoutes = [
  createRoute({
    ...shell,
    path: '/$role/documents/models',
    staticData: { title: modelsTitles.title, listed: true, gate: DOCUMENTS_GATE },
    component: lazyRouteComponent(() => import('./models-page'), 'ModelsPage'),
  }),
  createRoute({
    ...shell,
    path: '/$role/documents/models/$modelId',
    staticData: { title: modelsTitles.model, gate: DOCUMENTS_GATE },
    component: lazyRouteComponent(() => import('./model-page'), 'ModelPage'),
  }),
  createRoute({
    ...shell,
    path: '/$role/documents/$documentId/contents',
    staticData: { title: modelsTitles.contents, gate: DOCUMENTS_GATE },
    component: lazyRouteComponent(() => import('./contents-page'), 'ContentsPage'),
  }),
] as const;
