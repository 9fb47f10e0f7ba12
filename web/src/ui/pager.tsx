import { useText } from '#platform/text';
import { Button } from './button';
import s from './pager.module.css';
import { pagerText } from './pager-text';

export type PaginatorInfo = { currentPage: number; lastPage: number; total: number };

type PagerProps = {
  info: PaginatorInfo;
  onPage: (page: number) => void;
  /** There are more than were counted and listed. */ isMore?: boolean;
};

export function Pager({ info, onPage, isMore = false }: PagerProps) {
  const t = useText(pagerText);
  const { currentPage, lastPage, total } = info;
  return (
    <nav className={s.pager} aria-label={t('pages')}>
      <span className="num">{t(isMore ? 'moreThan' : 'total', { n: total })}</span>
      <span className="num">{t('pageOf', { page: currentPage, pages: Math.max(lastPage, 1) })}</span>
      <Button disabled={currentPage <= 1} onClick={() => onPage(currentPage - 1)}>
        {t('previous')}
      </Button>
      <Button disabled={currentPage >= lastPage} onClick={() => onPage(currentPage + 1)}>
        {t('next')}
      </Button>
    </nav>
  );
}
