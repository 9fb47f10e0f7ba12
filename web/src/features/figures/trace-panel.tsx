import { readFigureKey } from '@hakaru/contract/figures';
import { ChevronRight, Link2, X } from 'lucide-react';
import { Fragment, useState, type KeyboardEvent } from 'react';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { IconButton } from '#ui/button';
import { SkeletonRows } from '#ui/skeletons';
import { ErrorState } from '#ui/states';
import { toast } from '#ui/toast-queue';
import type { BookIndex } from './book-index';
import { FigureComments } from './figure-comments';
import { measureText } from './measure-text';
import { usePeriodName } from './period-name';
import { useTrace } from './queries';
import { TraceBody } from './trace-body';
import { TraceContext } from './trace-context';
import s from './trace.module.css';
import { traceText } from './trace-text';
import { useFocusWithin } from './use-focus-within';
import type { TraceWalk } from './use-trace-walk';

/** The trace of one figure, beside the page it is on. Focus moves in, Esc closes, and focus returns to the figure. */
export function TracePanel({ walk, figureKey, index }: { walk: TraceWalk; figureKey: string; index: BookIndex }) {
  const t = useText(traceText);
  const panel = useFocusWithin(figureKey);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    walk.close();
  };
  const copy = () => void navigator.clipboard.writeText(window.location.href).then(() => toast(t('copied')));
  return (
    <div ref={panel} className={s.panel} role="dialog" aria-label={t('title')} tabIndex={-1} onKeyDown={onKeyDown} data-print="hide">
      <div className={s.head}>
        <Crumbs walk={walk} index={index} />
        <IconButton label={t('copyLink')} icon={<Link2 size={16} />} onClick={copy} />
        <IconButton label={t('close')} icon={<X size={16} />} onClick={walk.close} />
      </div>
      <TraceContext value={walk.step}>
        <Content key={figureKey} figureKey={figureKey} index={index} />
      </TraceContext>
    </div>
  );
}

function Content({ figureKey, index }: { figureKey: string; index: BookIndex }) {
  const t = useText(traceText);
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useTrace(figureKey, page);
  if (error) {
    return (
      <ErrorState title={t('failed')} onRetry={() => void refetch()}>
        {t('unknown')}
      </ErrorState>
    );
  }
  return (
    <div className={s.body} aria-busy={!data}>
      {data ? <TraceBody trace={data} index={index} onPage={setPage} /> : <SkeletonRows rows={10} />}
      {data && <FigureComments figureKey={figureKey} currency={index.book.baseCurrency} />}
    </div>
  );
}

function Crumbs({ walk, index }: { walk: TraceWalk; index: BookIndex }) {
  const t = useText(traceText);
  const name = useKeyName(index);
  return (
    <nav className={s.crumbs} aria-label={t('walk')}>
      {walk.crumbs.map((key, at) => (
        <Fragment key={key}>
          {at > 0 && <ChevronRight size={12} aria-hidden="true" />}
          {at === walk.crumbs.length - 1 ? (
            <span aria-current="step">{name(key)}</span>
          ) : (
            <button type="button" className={s.crumb} onClick={() => walk.step(key)}>
              {name(key)}
            </button>
          )}
        </Fragment>
      ))}
    </nav>
  );
}

/** "Total assets, return 1Y": short, because the panel shows the rest. */
function useKeyName(index: BookIndex): (key: string) => string {
  const measure = useText(measureText);
  const period = usePeriodName();
  const formats = useFormats();
  return key => {
    const read = readFigureKey(key);
    if (!read) return key;
    const what = [measure(read.measure), read.horizon && period(read)].filter(Boolean).join(' ');
    return `${index.nameOf(read.entityId)} ${what} ${formats.month(read.asOf)}`;
  };
}
