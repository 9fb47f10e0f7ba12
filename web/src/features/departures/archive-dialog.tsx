import { archiveInput } from '@hakaru/contract/departures';
import type * as z from 'zod/mini';
import { useProfile } from '#features/profile/public';
import { factorCodes, SecondProof } from '#features/second-factors/public';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { PasswordField, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { CreateOrganisationExportDocument } from './departures.gen';
import { useRefreshArchives } from './queries';
import { archiveCodes, departuresText } from './text';

/**
 * Asks for the organisation's name and the user's password and second factor again, so that an unattended session cannot export everything.
 */
export function ArchiveDialog({ onClose }: { onClose: () => void }) {
  const t = useText(departuresText);
  const { organisation } = useProfile();
  const refresh = useRefreshArchives();
  const form = useForm(archiveInput, { name: '', password: '', code: '', passkey: null }, { ...archiveCodes, ...factorCodes });
  const start = async (input: z.output<typeof archiveInput>) => {
    await ask(CreateOrganisationExportDocument, input);
    await refresh();
    onClose();
    toast(t('started'), { tone: 'info' });
  };
  return (
    <Dialog open onClose={onClose} title={t('dialogTitle', { name: organisation.name })}>
      <Form form={form} onSubmit={start} onCancel={onClose} submitLabel={t('run')}>
        <TextField {...form.field('name')} label={t('name')} hint={t('nameHint', { ref: organisation.ref })} required />
        <PasswordField {...form.field('password')} label={t('password')} autoComplete="current-password" required />
        <SecondProof code={form.field('code')} passkey={form.field('passkey')} />
      </Form>
    </Dialog>
  );
}
