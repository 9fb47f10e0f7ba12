import './styles/all';
import { createRoot } from 'react-dom/client';
import { lazy, Suspense } from 'react';
import { QueryProvider } from '#platform/query';
import { watchSession } from '#platform/session';
import { migrateStorage } from '#platform/storage';
import { startLanguage } from '#platform/text';
import { UiRoot } from '#ui/ui-root';

migrateStorage();
startLanguage();
watchSession();

const Gallery = lazy(() => import('#ui/gallery/gallery-page').then(module => ({ default: module.GalleryPage })));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <QueryProvider>
    <UiRoot>
      <Suspense>
        <Gallery />
      </Suspense>
    </UiRoot>
  </QueryProvider>,
);
