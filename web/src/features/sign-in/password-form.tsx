import { passwordChangeForm } from '@hakaru/contract/passwords';
import { refreshProfile } from '#features/profile/public';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Form } from '#ui/form/form';
import { PasswordField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { SetPasswordDocument } from './password.gen';
import { PasswordRules } from './password-rules';
import { passwordText } from './text';

type Variables = { current: string; password: string; password_confirmation: string };

/** Current password, new one and its repetition; used when a change is required, and by administrators for their own password. */
export function PasswordForm({ onCancel, onDone }: { onCancel?: () => void; onDone?: () => void }) {
  const t = useText(passwordText);
  const form = useForm(passwordChangeForm, { current: '', password: '', password_confirmation: '' });
  const save = async (values: Variables) => {
    await ask(SetPasswordDocument, values);
    toast(t('updated'));
    form.reset();
    await refreshProfile();
    onDone?.();
  };
  return (
    <Form form={form} onSubmit={save} submitLabel={t('save')} {...(onCancel ? { onCancel } : {})}>
      <PasswordField {...form.field('current')} label={t('current')} required />
      <PasswordField {...form.field('password')} label={t('newPassword')} autoComplete="new-password" required />
      <PasswordRules value={form.values.password} />
      <PasswordField {...form.field('password_confirmation')} label={t('confirmation')} autoComplete="new-password" required />
    </Form>
  );
}
