import { lazy, Suspense, useMemo } from 'react';
import { useLanguage } from '#platform/text';
import { bookIndex } from './book-index';
import { AssetContext } from './asset-context';
import { useBook } from './queries';
import type { TraceWalk } from './use-trace-walk';

const TracePanel = lazy(async () => ({ default: (await import('./trace-panel')).TracePanel }));

/** The trace of a figure of any asset one may see, on screens that show several. */
export function AssetTrace({ assetId, walk }: { assetId: string; walk: TraceWalk }) {
  const language = useLanguage();
  const { data: book } = useBook(assetId);
  const index = useMemo(() => book && bookIndex(book, language), [book, language]);
  return (
    <AssetContext value={assetId}>
      <Suspense>{index && walk.key && <TracePanel walk={walk} figureKey={walk.key} index={index} />}</Suspense>
    </AssetContext>
  );
}
