import type { ReadingRefusal } from '@hakaru/contract/document-reading';
import { useEffect, useRef } from 'react';
import { PageSheet, readingCodeText } from '#features/documents/public';
import { useText } from '#platform/text';
import { useAddress } from '#platform/use-address';
import { Notice } from '#ui/notice';
import { SkeletonRows } from '#ui/skeletons';
import { articleAddress } from './address';
import { usePaperPage, type Article } from './queries';
import s from './research.module.css';
import { researchText } from './text';

/** The pages of the attached PDF, or the reason why there are none. */
export function PaperPages({ article }: { article: Article }) {
  const t = useText(researchText);
  const why = useText(readingCodeText);
  const { reading, readingCode } = article;
  if (reading === 'read' && article.pageCount) return <Pages article={article} pages={article.pageCount} />;
  if (reading === 'waiting')
    return (
      <div className={s.below}>
        <Notice>{t('readingPdf')}</Notice>
        <SkeletonRows rows={6} />
      </div>
    );
  if (reading !== 'refused' || readingCode === null) return null;
  return (
    <div className={s.below}>
      <Notice tone="warn">
        {t('unreadablePdf')} {article.isOwn && why(readingCode as ReadingRefusal) /* by a CHECK constraint */}
      </Notice>
    </div>
  );
}

function Pages({ article, pages }: { article: Article; pages: number }) {
  const [{ page = 1, find = '' }, set] = useAddress(articleAddress);
  const shown = Math.min(page, pages);
  const { data } = usePaperPage(article, shown);
  const place = useRef<HTMLDivElement>(null);
  const isLooking = find !== '' && data !== undefined;
  // A reader who comes from a search wants the page, not the summary above it.
  useEffect(() => {
    if (isLooking) place.current?.scrollIntoView({ block: 'start' });
  }, [isLooking]);
  return (
    <div className={s.below} ref={place}>
      <div className={s.paper}>
        <PageSheet data={data} pages={pages} page={shown} onPage={next => set({ page: next > 1 ? next : undefined })} find={find} />
      </div>
    </div>
  );
}
