import { changeReason } from '@hakaru/contract/structure';
import * as z from 'zod/mini';
import { Dialog } from '#ui/dialog';
import { Form } from './form';
import { ReasonField } from './reason-field';
import { useForm } from './use-form';

type ReasonDialogProps = {
  title: string;
  body?: string;
  submitLabel: string;
  danger?: boolean;
  onSubmit: (reason: string) => Promise<void>;
  onClose: () => void;
};

const reasonForm = z.object({ reason: changeReason });

/** Asks for confirmation and a reason before something is removed or restored. */
export function ReasonDialog({ title, body, submitLabel, danger = true, onSubmit, onClose }: ReasonDialogProps) {
  const form = useForm(reasonForm, { reason: '' });
  return (
    <Dialog open onClose={onClose} title={title}>
      <Form
        form={form}
        submitLabel={submitLabel}
        danger={danger}
        onSubmit={async ({ reason }) => await onSubmit(reason ?? '')}
        onCancel={onClose}
      >
        {body && <p>{body}</p>}
        <ReasonField field={form.field('reason')} />
      </Form>
    </Dialog>
  );
}
