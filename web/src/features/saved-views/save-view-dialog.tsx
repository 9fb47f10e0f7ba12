import { savedViewInput, type SavedViewInput } from '@hakaru/contract/saved-views';
import * as z from 'zod/mini';
import { useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import s from './saved-views.module.css';
import type { ViewExtent } from './table-look';
import { savedViewsText, viewCodeText } from './text';

const nameInput = z.strictObject({ name: savedViewInput.shape.name });

const BODIES = { figures: 'saveBody', list: 'saveListBody', part: 'savePartBody' } as const;

type DialogProps = { extent: ViewExtent; onClose: () => void; onSave: (name: SavedViewInput['name']) => Promise<unknown> };

/** A name for the table as it stands. */
export function SaveViewDialog({ extent, onClose, onSave }: DialogProps) {
  const t = useText(savedViewsText);
  const form = useForm(nameInput, { name: '' }, viewCodeText);
  return (
    <Dialog open onClose={onClose} title={t('saveTitle')} size="small" busy={form.submitting}>
      <p className={s.body}>{t(BODIES[extent])}</p>
      <Form
        form={form}
        submitLabel={t('save')}
        onCancel={onClose}
        onSubmit={async ({ name }) => {
          await onSave(name);
          onClose();
        }}
      >
        <TextField {...form.field('name')} label={t('name')} required />
      </Form>
    </Dialog>
  );
}
