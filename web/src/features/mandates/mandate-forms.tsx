import { AppError } from '@hakaru/contract/errors';
import { changeReason } from '@hakaru/contract/structure';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Form } from '#ui/form/form';
import { ReasonField } from '#ui/form/reason-field';
import { TextField } from '#ui/form/text-fields';
import { useForm, type AppForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { MandateFields } from './mandate-fields';
import { mandateCodes, mandateFormText } from './mandate-form-text';
import { mandateForm, newMandate, textsOf, type MandateDefaults, type MandateTexts } from './mandate-form-values';
import { CreateMandateDocument, DeleteMandateDocument, UpdateMandateDocument } from './mandates.gen';
import { useRefreshBook, type MandateRecord } from './queries';

type AddProps = { assetId: string; currency: string; defaults: MandateDefaults; parentId?: string; onClose: () => void };

export function AddMandateForm({ assetId, currency, defaults, parentId, onClose }: AddProps) {
  const t = useText(mandateFormText);
  const refresh = useRefreshBook();
  const form = useForm(mandateForm, newMandate(currency, defaults), mandateCodes);
  return (
    <Form
      form={form}
      onSubmit={async input => {
        await ask(CreateMandateDocument, { assetId, input, ...(parentId ? { parentId } : {}) });
        toast(t('added'));
        await refresh();
        onClose();
      }}
      onCancel={onClose}
    >
      <MandateFields field={name => form.field(name)} style={form.values.style} isSub={parentId !== undefined} isNew />
    </Form>
  );
}

type EditProps = { record: MandateRecord; isSub: boolean; onClose?: () => void };

/** Keeps the version it was opened with: a change saved by somebody else meanwhile is a conflict, and no input is lost. */
export function EditMandateForm({ record, isSub, onClose }: EditProps) {
  const t = useText(mandateFormText);
  const refresh = useRefreshBook();
  const [held, setHeld] = useState(record);
  const form = useForm(mandateForm, textsOf(record), mandateCodes);
  useSayWhatIsWrong(form);
  return (
    <Form
      form={form}
      submitLabel={t('save')}
      onSubmit={async input => {
        const { updateMandate } = await ask(UpdateMandateDocument, { id: held.id, version: held.version, input });
        setHeld(updateMandate);
        toast(t('saved'));
        await refresh();
        onClose?.();
      }}
      {...(onClose ? { onCancel: onClose } : {})}
    >
      <MandateFields field={name => form.field(name)} style={form.values.style} isSub={isSub} />
    </Form>
  );
}

/**
 * A record from before a rule was introduced may violate it; its errors are shown at once, so that the user sees why it cannot be saved.
 */
function useSayWhatIsWrong(form: AppForm<MandateTexts, unknown>): void {
  useEffect(() => {
    const { form: core } = form.field('ref');
    for (const name of Object.keys(form.values)) core.check(name);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what the record came with; later each field speaks when it is left
  }, []);
}

type DeleteProps = { id: string; code: string; name: string; onClose: () => void; onDeleted: () => void };

/** The user types the code to confirm, because a deletion cannot be undone. */
export function DeleteMandateForm({ id, code, name, onClose, onDeleted }: DeleteProps) {
  const t = useText(mandateFormText);
  const refresh = useRefreshBook();
  const form = useForm(
    z.object({ code: z.string().check(z.refine(text => text.trim() === code, 'otherCode')), reason: changeReason }),
    { code: '', reason: '' },
    mandateCodes,
  );
  return (
    <Form
      form={form}
      submitLabel={t('delete')}
      danger
      onSubmit={async ({ reason }) => {
        await remove(id, reason);
        toast(t('deleted'));
        onDeleted();
        await refresh();
      }}
      onCancel={onClose}
    >
      <p>{t('deleteBody', { name })}</p>
      <TextField {...form.field('code')} label={t('deleteAsk', { ref: code })} autoComplete="off" autoFocus required />
      <ReasonField field={form.field('reason')} />
    </Form>
  );
}

/** Reports the server's refusal at the form's only field. */
async function remove(id: string, reason: string | null | undefined): Promise<void> {
  try {
    await ask(DeleteMandateDocument, { id, reason: reason || null });
  } catch (error) {
    if (error instanceof AppError && error.fields['id']) throw new AppError('invalid', { code: error.fields['id'] });
    throw error;
  }
}
