import { passkeyName } from '@hakaru/contract/passkeys';
import * as z from 'zod/mini';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Form } from '#ui/form/form';
import { TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { FieldError } from './field-error';
import type { Passkey } from './own-factor';
import { RenamePasskeyDocument } from './second-factors.gen';
import { factorCodes, passkeyText } from './text';

/** `passkey` holds no value: what the device or the server says about it is shown there. */
const nameForm = z.object({ name: passkeyName, passkey: z.null() });

type SetupProps = { onMake: (name: string) => Promise<unknown>; onCancel?: () => void; wide?: boolean };

/** A name for a new passkey; then the browser asks for the device. */
export function PasskeySetup({ onMake, onCancel, wide = false }: SetupProps) {
  const t = useText(passkeyText);
  const form = useForm(nameForm, { name: '', passkey: null }, factorCodes);
  return (
    <Form
      form={form}
      onSubmit={({ name }) => onMake(name)}
      submitLabel={t('create')}
      label={t('add')}
      wide={wide}
      {...(onCancel ? { onCancel } : {})}
    >
      <p>{t('lead')}</p>
      <TextField {...form.field('name')} label={t('name')} hint={t('nameHint')} maxLength={60} required autoFocus />
      <FieldError {...form.field('passkey')} />
    </Form>
  );
}

export function RenameForm({ passkey: { id, name }, onDone, onCancel }: { passkey: Passkey; onDone: () => void; onCancel: () => void }) {
  const t = useText(passkeyText);
  const form = useForm(z.object({ name: passkeyName }), { name }, factorCodes);
  const save = async (values: { name: string }) => {
    await ask(RenamePasskeyDocument, { id, ...values });
    onDone();
  };
  return (
    <Form form={form} onSubmit={save} onCancel={onCancel} submitLabel={t('save')}>
      <TextField {...form.field('name')} label={t('name')} maxLength={60} required autoFocus />
    </Form>
  );
}
