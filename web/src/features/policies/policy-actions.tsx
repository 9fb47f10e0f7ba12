import { useState } from 'react';
import { WriteButton, type BookIndex } from '#features/figures/public';
import { useText } from '#platform/text';
import { PolicyDialog } from './policy-dialog';
import { policiesText } from './text';

/** Writes the next version of the policy mix, starting from the newest, or corrects the newest itself. */
export function PolicyActions({ index: { book } }: { index: BookIndex }) {
  const t = useText(policiesText);
  const [opened, setOpened] = useState<'new' | 'edit' | null>(null);
  const newest = book.policies.at(-1);
  return (
    <>
      {newest && <WriteButton onClick={() => setOpened('edit')}>{t('edit')}</WriteButton>}
      <WriteButton onClick={() => setOpened('new')}>{t('add')}</WriteButton>
      {opened && <PolicyDialog book={book} version={newest} isNew={opened === 'new'} onClose={() => setOpened(null)} />}
    </>
  );
}
