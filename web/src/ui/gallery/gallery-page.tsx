import { languages, type Language } from '@hakaru/contract/languages';
import { themes, type Theme } from '@hakaru/contract/preferences';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { setLanguage, useLanguage, useText } from '#platform/text';
import { PageHead } from '#ui/page-head';
import { SkeletonRows } from '#ui/skeletons';
import { Segmented, Tabs } from '#ui/tabs';
import { useTheme } from '#ui/ui-root';
import s from './gallery.module.css';
import { galleryText } from './gallery-text';

type View = 'pieces' | 'forms' | 'grids' | 'charts';

/** Every component in every state, for developers. Exists outside production only. `view` opens one part. */
export function GalleryPage({ view: first = 'pieces' }: { view?: View }) {
  const t = useText(galleryText);
  const [view, setView] = useState<View>(first);
  const items = VIEWS.map(({ value, content }) => ({
    value,
    label: t(value),
    content: <Suspense fallback={<SkeletonRows />}>{content}</Suspense>,
  }));
  return (
    <main className={s.page}>
      <PageHead title={t('title')} context={t('context')}>
        <LanguageChoice />
        <ThemeChoice />
      </PageHead>
      <Tabs label={t('view')} value={view} onChange={setView} items={items} />
    </main>
  );
}

const Pieces = lazy(() => import('./gallery-pieces').then(module => ({ default: module.GalleryPieces })));
const Forms = lazy(() => import('./gallery-forms').then(module => ({ default: module.GalleryForms })));
const Grids = lazy(() => import('./gallery-grids').then(module => ({ default: module.GalleryGrids })));
const Charts = lazy(() => import('./gallery-charts').then(module => ({ default: module.GalleryCharts })));
const VIEWS: readonly { value: View; content: ReactNode }[] = [
  { value: 'pieces', content: <Pieces /> },
  { value: 'forms', content: <Forms /> },
  { value: 'grids', content: <Grids /> },
  { value: 'charts', content: <Charts /> },
];

function LanguageChoice() {
  const t = useText(galleryText);
  const names: Record<Language, string> = { en: t('english'), jp: t('japanese') };
  return (
    <Segmented
      label={t('language')}
      value={useLanguage()}
      onChange={setLanguage}
      items={languages.map(value => ({ value, label: names[value] }))}
    />
  );
}

function ThemeChoice() {
  const t = useText(galleryText);
  const { theme, setTheme } = useTheme();
  return (
    <Segmented<Theme> label={t('theme')} value={theme} onChange={setTheme} items={themes.map(value => ({ value, label: t(value) }))} />
  );
}
