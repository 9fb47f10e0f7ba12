import type { ReactNode } from 'react';
import { useText } from '#platform/text';
import type { NextStep } from './next-step';
import { SkeletonRows } from './skeletons';
import { EmptyState, ErrorState } from './states';
import { uiText } from './ui-text';

export type ListStatesProps = {
  /** Undefined until the first answer. */
  count: number | undefined;
  isError: boolean;
  onRetry: () => void;
  /** What to say when there is nothing. */
  empty: string;
  /** And what to do then. */
  next: NextStep;
  /** What to say when it could not be fetched; the usual sentence unless the page has a better one. */
  failed?: string;
  children: ReactNode;
};

/** One of four: not there yet, failed, nothing, or the list itself. */
export function ListStates({ count, isError, onRetry, empty, next, failed, children }: ListStatesProps) {
  const t = useText(uiText);
  if (count === undefined) return isError ? <ErrorState title={failed ?? t('failed')} onRetry={onRetry} /> : <SkeletonRows rows={8} />;
  return count === 0 ? <EmptyState title={empty} next={next} /> : children;
}
