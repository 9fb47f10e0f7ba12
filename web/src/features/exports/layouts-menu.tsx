import { savedViewInput, type SavedView } from '@hakaru/contract/saved-views';
import { LayoutList, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useChangeViews, useSavedViews } from '#features/saved-views/public';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { confirm } from '#ui/confirm';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { Menu, MenuDivider, MenuItem, MenuLabel } from '#ui/menu';
import { toast } from '#ui/toast-queue';
import { asView, LAYOUT_SCREEN, readLayout, type Layout } from './layout';
import { layoutCodeText, layoutsText } from './text';

type LayoutsProps = { layout: Layout; onApply: (layout: Layout) => void };

/** Saved layouts; choosing one fills in its choices. */
export function LayoutsMenu({ layout, onApply }: LayoutsProps) {
  const t = useText(layoutsText);
  const { data: saved = [] } = useSavedViews(LAYOUT_SCREEN);
  const change = useChangeViews(LAYOUT_SCREEN);
  const [isSaving, setIsSaving] = useState(false);
  const remove = (view: SavedView) =>
    void confirm({
      title: t('removeAsk', { name: view.name }),
      confirmLabel: t('removeNow'),
      danger: true,
      action: async () => void (await change.remove.mutateAsync(view)),
    });
  return (
    <>
      <Menu target={<Button icon={<LayoutList size={14} />}>{t('layouts')}</Button>} width={260}>
        <MenuLabel>{saved.length > 0 ? t('layouts') : t('none')}</MenuLabel>
        {saved.map(({ id, name, filters }) => (
          <MenuItem key={id} onClick={() => onApply(readLayout(filters))}>
            {name}
          </MenuItem>
        ))}
        <MenuDivider />
        <MenuItem icon={<Plus size={14} />} onClick={() => setIsSaving(true)}>
          {t('save')}
        </MenuItem>
        {saved
          .filter(({ mayChange }) => mayChange)
          .map(view => (
            <MenuItem key={view.id} icon={<Trash2 size={14} />} onClick={() => remove(view)}>
              {t('remove', { name: view.name })}
            </MenuItem>
          ))}
      </Menu>
      {isSaving && (
        <SaveDialog
          onClose={() => setIsSaving(false)}
          onSave={async name => {
            await change.create.mutateAsync({ ...asView(layout), name });
            toast(t('saved'));
          }}
        />
      )}
    </>
  );
}

const nameInput = z.strictObject({ name: savedViewInput.shape.name });

function SaveDialog({ onClose, onSave }: { onClose: () => void; onSave: (name: string) => Promise<void> }) {
  const t = useText(layoutsText);
  const form = useForm(nameInput, { name: '' }, layoutCodeText);
  return (
    <Dialog open onClose={onClose} title={t('saveTitle')} size="small" busy={form.submitting}>
      <Form
        form={form}
        submitLabel={t('saveNow')}
        onCancel={onClose}
        onSubmit={async ({ name }) => {
          await onSave(name);
          onClose();
        }}
      >
        <p>{t('saveBody')}</p>
        <TextField {...form.field('name')} label={t('name')} required />
      </Form>
    </Dialog>
  );
}
