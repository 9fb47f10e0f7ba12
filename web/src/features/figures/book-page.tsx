import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { MarksContext, useMarks } from '#features/comments/public';
import { useProfile } from '#features/profile/public';
import { SetupCard } from '#features/setup-steps/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { ExportContext } from '#ui/export/export-context';
import { PageHead } from '#ui/page-head';
import { usePageFrame } from '#ui/print/use-page-frame';
import { SkeletonBlock, SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { Tag } from '#ui/tag';
import { NamesContext } from './asset-context';
import { bookIndex, type Book, type BookIndex } from './book-index';
import { KnownControl, KnownStrip } from './known-control';
import { useBook, useBookContext, type Scope } from './queries';
import { OpenInAsset, useOtherAsset } from './other-asset';
import { isPreliminary, RunningMonthStrip } from './running-month';
import { runningMonthText } from './running-month-text';
import { figuresText } from './text';
import { TraceContext } from './trace-context';
import { useTraceWalk } from './use-trace-walk';
import { useExportHead } from './use-export-head';
import { useUrlText } from './url-text';

const TracePanel = lazy(async () => ({ default: (await import('./trace-panel')).TracePanel }));
const ChangesPanel = lazy(async () => ({ default: (await import('./changes-panel')).ChangesPanel }));

/** What a screen inside a BookPage can rely on. */
export type BookView = { index: BookIndex; asOf: string; known: string | null };

export type BookPageProps = {
  title: string;
  /** After asset and date in the line above the title: "23 mandates". */
  context?: (view: BookView) => ReactNode;
  actions?: ReactNode;
  /** The figures compared by "what changed since"; without it the screen does not offer the comparison. */
  changes?: Scope & { columns: readonly string[] };
  children: (view: BookView) => ReactNode;
};

/** The frame of every reporting screen: asset, as-of date and knowledge time; its loading, empty and error states; the trace. */
export function BookPage({ title, context, actions, changes, children }: BookPageProps) {
  const { assetId, asOf, known } = useBookContext();
  const { data: book, error, refetch } = useBook();
  const language = useLanguage();
  const index = useMemo(() => book && bookIndex(book, language), [book, language]);
  const walk = useTraceWalk();
  const [since, setSince] = useUrlText('since');
  const view = index ? { index, asOf, known } : null;
  const marks = useMarks(assetId);
  const other = useOtherAsset();
  const head = useExportHead();
  usePageFrame(head, 'screen');
  return (
    <ExportContext value={head}>
      <NamesContext value={index?.nameOf ?? null}>
        <MarksContext value={marks}>
          <TraceContext value={walk.start}>
            <PageHead title={title} context={<ContextLine book={book} extra={view && context?.(view)} />}>
              {/* Without an asset the actions would have nothing to work on. */}
              {assetId && actions}
              {assetId && <KnownControl canCompare={changes !== undefined} />}
            </PageHead>
            <RunningMonthStrip />
            <KnownStrip />
            <Suspense>{since && changes && <ChangesPanel since={since} scope={changes} onClose={() => setSince(null)} />}</Suspense>
            {other ? (
              <OpenInAsset asset={other} />
            ) : (
              <Body hasAsset={assetId !== ''} book={book} error={error} onRetry={() => void refetch()}>
                {view && children(view)}
              </Body>
            )}
            <Suspense>{index && walk.key && !other && <TracePanel walk={walk} figureKey={walk.key} index={index} />}</Suspense>
          </TraceContext>
        </MarksContext>
      </NamesContext>
    </ExportContext>
  );
}

type BodyProps = { hasAsset: boolean; book: Book | undefined; error: unknown; onRetry: () => void; children: ReactNode };

function Body({ hasAsset, book, error, onRetry, children }: BodyProps) {
  const t = useText(figuresText);
  if (!hasAsset) return <SetupCard instead={<EmptyState title={t('noAsset')}>{t('noAssetBody')}</EmptyState>} />;
  if (error && !book) return <ErrorState title={t('failed')} onRetry={onRetry} />;
  if (!book) {
    return (
      <>
        <SkeletonBlock height={94} />
        <SkeletonRows rows={12} />
      </>
    );
  }
  if (book.monthEnds.length === 0) return <SetupCard instead={<EmptyState title={t('noMonthEnds')}>{t('noMonthEndsBody')}</EmptyState>} />;
  return children;
}

function ContextLine({ book, extra }: { book: Book | undefined; extra: ReactNode }) {
  const t = useText(figuresText);
  const running = useText(runningMonthText);
  const formats = useFormats();
  const language = useLanguage();
  const { asOf } = useBookContext();
  const { organisation } = useProfile();
  // Advisers and managers see a client's asset: the client's name comes with the book, while an owner's own name is known before.
  const whose = book ? book.client[language] : organisation.type === 'owner' ? organisation.name : null;
  const name = book?.name[language];
  return (
    <span>
      {[whose, name, t('asOf', { date: formats.date(asOf) })].filter(Boolean).join(' · ')}
      {extra && <> · {extra}</>}{' '}
      {book?.reportedOnly.includes(asOf) && (
        <Tag>
          <span title={t('reportedOnlyWhy')}>{t('reportedOnly')}</span>
        </Tag>
      )}
      {isPreliminary(book, asOf) && <Tag tone="warn">{running('preliminaryOf', { month: formats.month(asOf) })}</Tag>}
    </span>
  );
}
