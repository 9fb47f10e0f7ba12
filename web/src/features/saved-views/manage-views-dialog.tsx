import type { SavedView } from '@hakaru/contract/saved-views';
import { Pencil, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { savedViewInput } from '@hakaru/contract/saved-views';
import * as z from 'zod/mini';
import { useText } from '#platform/text';
import { Button, IconButton } from '#ui/button';
import { confirm } from '#ui/confirm';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import type { useChangeViews } from './queries';
import s from './saved-views.module.css';
import { savedViewsText, viewCodeText } from './text';

type ManageProps = { views: readonly SavedView[]; change: ReturnType<typeof useChangeViews>; onClose: () => void };

/** Renames, deletes, and says which view a screen opens with. */
export function ManageViewsDialog({ views, change, onClose }: ManageProps) {
  const t = useText(savedViewsText);
  const [renaming, setRenaming] = useState<string | null>(null);
  return (
    <Dialog open onClose={onClose} title={t('manageTitle')} actions={<Button onClick={onClose}>{t('close')}</Button>}>
      {views.length === 0 && <p className={s.body}>{t('none')}</p>}
      <ul className={s.list}>
        {views.map(view => (
          <li key={view.id} className={s.item}>
            {renaming === view.id ? (
              <Rename view={view} change={change} onDone={() => setRenaming(null)} />
            ) : (
              <ViewLine view={view} change={change} onRename={() => setRenaming(view.id)} />
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function ViewLine({ view, change, onRename }: { view: SavedView; change: ManageProps['change']; onRename: () => void }) {
  const t = useText(savedViewsText);
  const { id, name, isDefault } = view;
  const remove = () =>
    void confirm({
      title: t('removeAsk', { name }),
      confirmLabel: t('removeNow'),
      danger: true,
      action: async () => void (await change.remove.mutateAsync(id)),
    });
  return (
    <>
      <span className={s.itemName}>
        {name} {isDefault && <span className={s.note}>{t('isDefault')}</span>}
      </span>
      <IconButton
        label={t('asDefault', { name })}
        icon={<Star size={14} fill={isDefault ? 'currentColor' : 'none'} />}
        pressed={isDefault}
        onClick={() => change.choose.mutate(isDefault ? null : id)}
      />
      <IconButton label={t('rename', { name })} icon={<Pencil size={14} />} onClick={onRename} />
      <IconButton label={t('remove', { name })} icon={<Trash2 size={14} />} onClick={remove} />
    </>
  );
}

const nameInput = z.strictObject({ name: savedViewInput.shape.name });

function Rename({ view, change, onDone }: { view: SavedView; change: ManageProps['change']; onDone: () => void }) {
  const t = useText(savedViewsText);
  const form = useForm(nameInput, { name: view.name }, viewCodeText);
  return (
    <Form
      form={form}
      submitLabel={t('save')}
      onCancel={onDone}
      onSubmit={async ({ name }) => {
        await change.update.mutateAsync({ ...view, name });
        onDone();
      }}
    >
      <TextField {...form.field('name')} label={t('name')} required />
    </Form>
  );
}
