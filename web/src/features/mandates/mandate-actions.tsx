import { useNavigate } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useBook, useGoToMandate, WriteButton, type BookEntity } from '#features/figures/public';
import { RecalculateButton } from '#features/recalculations/public';
import { isTyping } from '#platform/is-typing';
import { useText } from '#platform/text';
import { IconButton } from '#ui/button';
import { CloseOrReopen } from './close-dialog';
import { detailText } from './detail-text';
import type { MandateDialog } from './mandate-address';
import { mandateFormText } from './mandate-form-text';
import { inPolicyOrder } from './mandate-rows';
import { mandatesText } from './text';

type ActionsProps = { entity: BookEntity; tab: string; tools?: ReactNode };

/** Previous and next; then edit and delete, or the tools given for a mandate of somebody else. */
export function MandateActions({ entity, tab, tools }: ActionsProps) {
  const t = useText(detailText);
  const { previous, next, go } = useNeighbours(entity.id, tab);
  return (
    <>
      <IconButton label={t('previous')} icon={<ChevronLeft size={16} />} disabled={!previous} onClick={() => go(previous)} />
      <IconButton label={t('next')} icon={<ChevronRight size={16} />} disabled={!next} onClick={() => go(next)} />
      {tools ?? <OwnersActions entity={entity} />}
    </>
  );
}

function OwnersActions({ entity }: { entity: BookEntity }) {
  const words = useText(mandatesText);
  const form = useText(mandateFormText);
  const navigate = useNavigate();
  const open = (dialog: MandateDialog) =>
    void navigate({ to: '.', search: (before: object) => ({ ...before, dialog }), resetScroll: false } as never); // the mandate's own address
  const whyNot = entity.mandate ? null : form('noTerms');
  return (
    <>
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

/** The previous and next mandate in policy order; the keys [ and ] go there, on the same tab. */
function useNeighbours(id: string, tab: string) {
  const { data: book } = useBook();
  const goTo = useGoToMandate();
  const ids = useMemo(() => (book ? inPolicyOrder(book).map(entity => entity.id) : []), [book]);
  const at = ids.indexOf(id);
  const [previous, next] = at < 0 ? [] : [ids[at - 1], ids[at + 1]];
  const go = (mandateId: string | undefined) => {
    if (mandateId) goTo(mandateId, tab);
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
