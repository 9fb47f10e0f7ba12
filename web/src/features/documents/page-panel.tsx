import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useText } from '#platform/text';
import { IconButton } from '#ui/button';
import { Notice } from '#ui/notice';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { Tag } from '#ui/tag';
import s from './documents.module.css';
import { ocrText } from './ocr-text';
import { findOnPage, PageView, type Mark, type PageViewProps } from './page-view';
import { useDocumentPage, type PageOfDocument, type Paper } from './queries';
import { documentsText } from './text';

export type PagePanelProps = {
  paper: Paper;
  page: number;
  onPage: (page: number) => void;
  /** Words to highlight wherever they occur. */
  find?: string;
  marks?: readonly Mark[];
  onMark?: (id: string) => void;
  onPoint?: PageViewProps['onPoint'];
};

/** One page of a document, with navigation to the others. */
export function PagePanel({ paper, page, ...rest }: PagePanelProps) {
  const { data, error } = useDocumentPage(paper.id, page, paper.reading === 'read');
  if (error && !data) throw error;
  return <PageSheet data={data} pages={paper.pageCount ?? 0} page={page} {...rest} />;
}

export type PageSheetProps = Omit<PagePanelProps, 'paper'> & { data: PageOfDocument | undefined; pages: number };

/** The text of a page, of a document or of a research paper. */
export function PageSheet({ data, pages, page, onPage, find = '', marks = [], onMark, onPoint }: PageSheetProps) {
  const t = useText(documentsText);
  const ocr = useText(ocrText);
  const emptyWords = ({ ocr: state }: PageOfDocument): string => {
    if (state === 'waiting') return ocr('waiting');
    if (state === 'read') return ocr('noLetters');
    return state === null ? ocr('notLookedAt') : t('emptyPage'); // papers of research are not read by OCR
  };
  const shown = data ? [...marks.filter(({ box }) => box.page === data.page), ...findOnPage(data, find)] : [];
  return (
    <Panel title={t('asRead')} tools={data?.ocr === 'read' && <Tag tone="warn">{ocr('mark')}</Tag>}>
      <div className={s.pageBar}>
        <IconButton label={t('previousPage')} icon={<ChevronLeft size={14} />} disabled={page <= 1} onClick={() => onPage(page - 1)} />
        <span className="num">{t('page', { page, pages })}</span>
        <IconButton label={t('nextPage')} icon={<ChevronRight size={14} />} disabled={page >= pages} onClick={() => onPage(page + 1)} />
      </div>
      {data?.text === '' && <Notice tone="warn">{emptyWords(data)}</Notice>}
      {data ? (
        <PageView page={data} marks={shown} {...(onMark ? { onMark } : {})} {...(onPoint ? { onPoint } : {})} />
      ) : (
        <SkeletonRows rows={12} />
      )}
    </Panel>
  );
}
