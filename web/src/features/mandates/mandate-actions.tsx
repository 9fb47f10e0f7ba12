import { useNavigate, useParams } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { keepKnown, useBook, WriteButton, type BookEntity } from '#features/figures/public';
import { RecalculateButton } from '#features/recalculations/public';
import { useText } from '#platform/text';
import { IconButton } from '#ui/button';
import { CloseOrReopen } from './close-dialog';
import { detailText } from './detail-text';
import type { MandateDialog } from './mandate-address';
import { mandateFormText } from './mandate-form-text';
import { inPolicyOrder } from './mandate-rows';
import { mandatesText } from './text';

/** Next and previous, edit and delete. */
export function MandateActions({ entity, tab }: { entity: BookEntity; tab: string }) {
  const t = useText(detailText);
  const words = useText(mandatesText);
  const form = useText(mandateFormText);
  const navigate = useNavigate();
  const { previous, next, go } = useNeighbours(entity.id, tab);
  const open = (dialog: MandateDialog) =>
    void navigate({ to: '.', search: (before: object) => ({ ...before, dialog }), resetScroll: false } as never); // the mandate's own address
  const whyNot = entity.mandate ? null : form('noTerms');
  return (
    <>
      <IconButton label={t('previous')} icon={<ChevronLeft size={16} />} disabled={!previous} onClick={() => go(previous)} />
      <IconButton label={t('next')} icon={<ChevronRight size={16} />} disabled={!next} onClick={() => go(next)} />
      <RecalculateButton />
      {entity.mandate && <CloseOrReopen id={entity.id} onClose={() => open('close')} />}
      <WriteButton icon={<Trash2 size={14} />} whyNot={whyNot} onClick={() => open('delete')}>
        {words('deleteShort')}
      </WriteButton>
      <WriteButton icon={<Pencil size={14} />} whyNot={whyNot} onClick={() => open('edit')}>
        {words('editShort')}
      </WriteButton>
    </>
  );
}

/** The mandates before and after in policy order; [ and ] go there, on the same tab. */
function useNeighbours(id: string, tab: string) {
  const { role = 'owner' } = useParams({ strict: false });
  const { data: book } = useBook();
  const navigate = useNavigate();
  const ids = useMemo(() => (book ? inPolicyOrder(book).map(entity => entity.id) : []), [book]);
  const at = ids.indexOf(id);
  const [previous, next] = at < 0 ? [] : [ids[at - 1], ids[at + 1]];
  const go = (mandateId: string | undefined) => {
    if (!mandateId) return;
    const place = { params: { role, mandateId, tab }, search: keepKnown };
    void (tab === 'overview'
      ? navigate({ to: '/$role/mandates/$mandateId', ...place })
      : navigate({ to: '/$role/mandates/$mandateId/$tab', ...place }));
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '[') go(previous);
      if (event.key === ']') go(next);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  return { previous, next, go };
}

/** A bracket in a field, or in a dialog, is a bracket. */
function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null;
}
