import type { ReactNode } from 'react';
import { useBook } from '#features/figures/public';
import { useText } from '#platform/text';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState, LockedState } from '#ui/states';
import { detailText } from './detail-text';
import { mandateFormText } from './mandate-form-text';
import { useMandate, type MandateRecord } from './queries';

/** Content that only the owner of a mandate has; everybody else sees the reason. */
export function OwnerOnly({ id, children }: { id: string; children: (record: MandateRecord) => ReactNode }) {
  const t = useText(detailText);
  const form = useText(mandateFormText);
  const { data: book } = useBook();
  const { data: record, isError, refetch } = useMandate(id);
  if (isError && record === undefined) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
  if (record === undefined) return <SkeletonRows rows={6} />;
  if (record) return children(record);
  if (book?.isOwn) return <EmptyState title={form('noTerms')}>{t('noTermsBody')}</EmptyState>;
  return <LockedState title={t('ownerOnly')}>{t('ownerOnlyBody')}</LockedState>;
}
