import { mayWrite } from '@hakaru/contract/access';
import { savedViewInput } from '@hakaru/contract/saved-views';
import * as z from 'zod/mini';
import { useVisitor } from '#features/profile/public';
import { useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { CheckField, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import s from './saved-views.module.css';
import type { ViewExtent } from './table-look';
import { savedViewsText, viewCodeText } from './text';

const newView = z.strictObject({ name: savedViewInput.shape.name, isTeam: z.boolean() });
export type NewView = z.infer<typeof newView>;

const BODIES = { figures: 'saveBody', list: 'saveListBody', part: 'savePartBody' } as const;

type DialogProps = { extent: ViewExtent; onClose: () => void; onSave: (view: NewView) => Promise<unknown> };

/** Saves the table's current arrangement under a name, for the user or for the team. */
export function SaveViewDialog({ extent, onClose, onSave }: DialogProps) {
  const t = useText(savedViewsText);
  const { role } = useVisitor();
  const form = useForm(newView, { name: '', isTeam: false }, viewCodeText);
  return (
    <Dialog open onClose={onClose} title={t('saveTitle')} size="small" busy={form.submitting}>
      <p className={s.body}>{t(BODIES[extent])}</p>
      <Form
        form={form}
        submitLabel={t('save')}
        onCancel={onClose}
        onSubmit={async view => {
          await onSave(view);
          onClose();
        }}
      >
        <TextField {...form.field('name')} label={t('name')} required />
        {mayWrite(role) && <CheckField {...form.field('isTeam')} label={t('forTeam')} hint={t('forTeamHint')} />}
      </Form>
    </Dialog>
  );
}
