import { deletionApproval, deletionInput } from '@hakaru/contract/departures';
import { factorCodes, SecondProof } from '#features/second-factors/public';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { DateField } from '#ui/form/date-field';
import { Form } from '#ui/form/form';
import { PasswordField, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { deletionCodes, deletionText } from './deletion-text';
import { useRefreshDeletions, type Deletion } from './deletion-queries';
import { ApproveOrganisationDeletionDocument, RequestOrganisationDeletionDocument } from './departures.gen';

/** The request, by the first of two super-users. */
export function RequestDeletionDialog({ onClose }: { onClose: () => void }) {
  const t = useText(deletionText);
  const refresh = useRefreshDeletions();
  const form = useForm(
    deletionInput,
    { ref: '', backupsUntil: '', password: '', code: '', passkey: null },
    { ...deletionCodes, ...factorCodes },
  );
  return (
    <Dialog open onClose={onClose} title={t('requestTitle')}>
      <Form
        form={form}
        danger
        submitLabel={t('send')}
        onCancel={onClose}
        onSubmit={async input => {
          await ask(RequestOrganisationDeletionDocument, input);
          await refresh();
          onClose();
        }}
      >
        <p>{t('requestLead')}</p>
        <TextField {...form.field('ref')} label={t('ref')} required />
        <DateField {...form.field('backupsUntil')} label={t('backups')} hint={t('backupsHint')} required />
        <PasswordField {...form.field('password')} label={t('password')} autoComplete="current-password" required />
        <SecondProof code={form.field('code')} passkey={form.field('passkey')} />
      </Form>
    </Dialog>
  );
}

/** The approval, by a second super-user. */
export function ApproveDeletionDialog({ deletion, onClose }: { deletion: Deletion; onClose: () => void }) {
  const t = useText(deletionText);
  const language = useLanguage();
  const refresh = useRefreshDeletions();
  const form = useForm(deletionApproval, { ref: '', password: '', code: '', passkey: null }, { ...deletionCodes, ...factorCodes });
  const { id, version, ref, nameEn, nameJp } = deletion;
  return (
    <Dialog open onClose={onClose} title={t('approveTitle', { name: language === 'jp' ? nameJp : nameEn })}>
      <Form
        form={form}
        danger
        submitLabel={t('approveNow')}
        onCancel={onClose}
        onSubmit={async input => {
          await ask(ApproveOrganisationDeletionDocument, { id, version, ...input });
          await refresh();
          onClose();
        }}
      >
        <p>{t('approveLead')}</p>
        <TextField {...form.field('ref')} label={t('ref')} hint={t('confirmRef', { ref })} required />
        <PasswordField {...form.field('password')} label={t('password')} autoComplete="current-password" required />
        <SecondProof code={form.field('code')} passkey={form.field('passkey')} />
      </Form>
    </Dialog>
  );
}
