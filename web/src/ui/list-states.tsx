import type { ReactNode } from 'react';
import { SkeletonRows } from './skeletons';
import { EmptyState, ErrorState } from './states';

export type ListStatesProps = {
  /** Undefined until the first answer. */
  count: number | undefined;
  isError: boolean;
  onRetry: () => void;
  /** What to say when there is nothing. */
  empty: string;
  failed: string;
  children: ReactNode;
};

/** One of four: not there yet, failed, nothing, or the list itself. */
export function ListStates({ count, isError, onRetry, empty, failed, children }: ListStatesProps) {
  if (count === undefined) return isError ? <ErrorState title={failed} onRetry={onRetry} /> : <SkeletonRows rows={8} />;
  return count === 0 ? <EmptyState title={empty} /> : children;
}
