import type { ReactNode } from 'react';
import { useText } from '#platform/text';
import type { NextStep } from './next-step';
import { SkeletonRows } from './skeletons';
import { EmptyState, ErrorState } from './states';
import { uiText } from './ui-text';

export type ListStatesProps = {
  /** Undefined until the first response. */
  count: number | undefined;
  isError: boolean;
  onRetry: () => void;
  /** Shown when there are no rows. */
  empty: string;
  /** The next step suggested when there are no rows. */
  next: NextStep;
  /** Shown when the rows could not be fetched; a default message unless the page has a better one. */
  failed?: string;
  children: ReactNode;
};

/** One of four states: loading, failed, empty, or the list itself. */
export function ListStates({ count, isError, onRetry, empty, next, failed, children }: ListStatesProps) {
  const t = useText(uiText);
  if (count === undefined) return isError ? <ErrorState title={failed ?? t('failed')} onRetry={onRetry} /> : <SkeletonRows rows={8} />;
  return count === 0 ? <EmptyState title={empty} next={next} /> : children;
}
