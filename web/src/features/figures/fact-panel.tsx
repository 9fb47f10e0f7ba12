import { Link2, X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useText } from '#platform/text';
import { IconButton } from '#ui/button';
import { SkeletonRows } from '#ui/skeletons';
import { ErrorState } from '#ui/states';
import { toast } from '#ui/toast-queue';
import { TraceFacts, type RecordedFact } from './trace-facts';
import s from './trace.module.css';
import { traceText } from './trace-text';
import { useFocusWithin } from './use-focus-within';

type FactPanelProps = {
  /** The name of the traced value: `USD/JPY WMR spot`. */
  title: string;
  /** Changes when the panel is about another value. */
  about: string;
  query: { data: readonly RecordedFact[] | undefined; isError: boolean; refetch: () => unknown };
  onClose: () => void;
  children?: ReactNode;
};

/** The source of a reported value: who reported it, from where and when, and its earlier versions. */
export function FactPanel({ title, about, query, onClose, children }: FactPanelProps) {
  const t = useText(traceText);
  const panel = useFocusWithin(about);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  const copy = () => void navigator.clipboard.writeText(window.location.href).then(() => toast(t('copied')));
  return (
    <div ref={panel} className={s.panel} role="dialog" aria-label={t('title')} tabIndex={-1} onKeyDown={onKeyDown} data-print="hide">
      <div className={s.head}>
        <span className={s.crumbs}>{t('title')}</span>
        <IconButton label={t('copyLink')} icon={<Link2 size={16} />} onClick={copy} />
        <IconButton label={t('close')} icon={<X size={16} />} onClick={onClose} />
      </div>
      <div className={s.body} aria-busy={!query.data}>
        <h2 className={s.title}>{title}</h2>
        {children}
        {query.isError ? (
          <ErrorState title={t('failed')} onRetry={() => void query.refetch()} />
        ) : query.data ? (
          <TraceFacts facts={query.data} />
        ) : (
          <SkeletonRows rows={8} />
        )}
      </div>
    </div>
  );
}
