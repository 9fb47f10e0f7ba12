import { useBook } from '#features/figures/public';
import { useLanguage, useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { CloseMandateDialog } from './close-dialog';
import type { MandateDialog } from './mandate-address';
import { AddMandateForm, DeleteMandateForm, EditMandateForm } from './mandate-forms';
import { mandateFormText } from './mandate-form-text';
import { useMandate, useMandateDefaults } from './queries';
import { mandatesText } from './text';

export type MandateDialogsProps = {
  dialog: MandateDialog | undefined;
  /** The mandate to edit or delete. */
  id?: string | undefined;
  /** The mandate to add a sub-mandate to. */
  parentId?: string;
  onClose: () => void;
  onDeleted?: () => void;
};

/** The dialog named in the address, if any. */
export function MandateDialogs({ dialog, id, parentId, onClose, onDeleted = onClose }: MandateDialogsProps) {
  const t = useText(mandatesText);
  const language = useLanguage();
  const { data: book } = useBook();
  const entity = book?.entities.find(one => one.id === id);
  if (!dialog || !book || (dialog !== 'add' && !entity)) return null;
  if (dialog === 'add') {
    return (
      <Dialog open onClose={onClose} title={t(parentId ? 'addSub' : 'add')}>
        <AddMandate assetId={book.assetId} currency={book.baseCurrency} {...(parentId ? { parentId } : {})} onClose={onClose} />
      </Dialog>
    );
  }
  if (!entity) return null;
  const isSub = entity.type === 'subMandate';
  if (dialog === 'close') return <CloseMandateDialog id={entity.id} name={entity.name[language]} onClose={onClose} />;
  if (dialog === 'delete') {
    return (
      <Dialog open onClose={onClose} title={t(isSub ? 'deleteSub' : 'delete')} size="small">
        <DeleteMandateForm id={entity.id} code={entity.ref} name={entity.name[language]} onClose={onClose} onDeleted={onDeleted} />
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onClose} title={t(isSub ? 'editSub' : 'edit')}>
      <EditMandate id={entity.id} isSub={isSub} onClose={onClose} />
    </Dialog>
  );
}

function AddMandate(asked: { assetId: string; currency: string; parentId?: string; onClose: () => void }) {
  const t = useText(mandateFormText);
  const { data: defaults, isError, refetch } = useMandateDefaults();
  if (isError) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
  return defaults ? <AddMandateForm {...asked} defaults={defaults} /> : <SkeletonRows rows={8} />;
}

function EditMandate({ id, isSub, onClose }: { id: string; isSub: boolean; onClose: () => void }) {
  const t = useText(mandateFormText);
  const { data: record } = useMandate(id);
  if (record === undefined) return <SkeletonRows rows={8} />;
  if (record === null) return <EmptyState title={t('noTerms')} next="record" />;
  return <EditMandateForm record={record} isSub={isSub} onClose={onClose} />;
}
