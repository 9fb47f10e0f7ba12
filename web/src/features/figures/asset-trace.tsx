import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { useLanguage } from '#platform/text';
import { bookIndex } from './book-index';
import { AssetContext } from './asset-context';
import { useBook } from './queries';
import { TraceContext } from './trace-context';
import { useTraceWalk, type TraceWalk } from './use-trace-walk';

const TracePanel = lazy(async () => ({ default: (await import('./trace-panel')).TracePanel }));

/** The trace of a figure of any asset the user may see, for screens that show several. */
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

type TracedAssetsProps = {
  /** The asset an entity on screen belongs to. */
  assetOf: (entityId: string) => string | null;
  children: ReactNode;
};

/** Figures of several assets on one screen, each opening its own trace. A walk stays in the asset it began in. */
export function TracedAssets({ assetOf, children }: TracedAssetsProps) {
  const walk = useTraceWalk();
  const [began, setBegan] = useState<string | null>(null);
  const assetAt = (key: string) => assetOf(key.split('.')[0] ?? '');
  const open = (key: string) => {
    setBegan(assetAt(key));
    walk.start(key);
  };
  const assetId = walk.key ? (began ?? assetAt(walk.key)) : null;
  return (
    <TraceContext value={open}>
      {children}
      {assetId && <AssetTrace assetId={assetId} walk={walk} />}
    </TraceContext>
  );
}
