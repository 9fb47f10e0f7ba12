import { CircleCheck, FileQuestionMark, Lock, TriangleAlert } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useText } from '#platform/text';
import { Button } from './button';
import { NextStepText, type NextStep } from './next-step';
import s from './states.module.css';
import { uiText } from './ui-text';

/**
 * One of three is required, so that no reader is left with just "nothing here": a named next step, a sentence about what to do, or the
 * button that does it.
 */
export type EmptyStateProps = { title?: string } & (
  | { next: NextStep; children?: ReactNode; action?: ReactNode }
  | { next?: never; children: string | ReactElement | readonly (string | ReactElement)[]; action?: ReactNode }
  | { next?: never; children?: ReactNode; action: ReactElement }
);

/** Nothing here: says why, and offers the next step. */
export function EmptyState({ title, next, children, action }: EmptyStateProps) {
  const t = useText(uiText);
  return (
    <div className={s.state}>
      <FileQuestionMark size={20} strokeWidth={1.5} aria-hidden="true" />
      <b className={s.title}>{title ?? t('empty')}</b>
      {children && <span>{children}</span>}
      {next && (
        <span>
          <NextStepText step={next} />
        </span>
      )}
      {action && <span className={s.action}>{action}</span>}
    </div>
  );
}

/** Nothing is left to do: good news, in one line. */
export function DoneState({ title }: { title: string }) {
  return (
    <div className={s.done}>
      <CircleCheck size={16} aria-hidden="true" className={s.good} />
      <b className={s.line}>{title}</b>
    </div>
  );
}

export type ErrorStateProps = { title?: string; children?: ReactNode; reference?: string; onRetry?: () => void };

/** Replaces only the failing panel: what failed, a reference to quote, and a retry. */
export function ErrorState({ title, children, reference, onRetry }: ErrorStateProps) {
  const t = useText(uiText);
  return (
    <div className={s.state} role="alert">
      <TriangleAlert size={20} strokeWidth={1.5} aria-hidden="true" className={s.bad} />
      <b className={s.title}>{title ?? t('failed')}</b>
      <span>
        {children ?? t('restIsFine')} {reference && t('reference', { reference })}
      </span>
      {onRetry && (
        <span className={s.action}>
          <Button onClick={onRetry}>{t('retry')}</Button>
        </span>
      )}
    </div>
  );
}

/** No access: which permission or package is missing, and who can grant it. */
export function LockedState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={s.state}>
      <Lock size={20} strokeWidth={1.5} aria-hidden="true" />
      <b className={s.title}>{title}</b>
      <span>{children}</span>
    </div>
  );
}
