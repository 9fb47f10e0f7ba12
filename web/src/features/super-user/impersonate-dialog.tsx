import { impersonationInput } from '@hakaru/contract/profile';
import { userRoles } from '@hakaru/contract/organisations';
import { useQuery } from '@tanstack/react-query';
import { useProfile } from '#features/profile/public';
import { useLanguage, useText } from '#platform/text';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { impersonate } from './impersonation';
import { organisationsQuery } from './organisations';
import { recentOrganisations } from './recent-organisations';
import s from './super-user.module.css';
import { impersonationCodes, superText } from './text';

/** Choose an organisation, by name or reference, and a role. A refusal is shown, and nothing changes. */
export function ImpersonateDialog({ onClose, organisationId = '' }: { onClose: () => void; organisationId?: string }) {
  const t = useText(superText);
  const { originalOrganisation } = useProfile();
  const { data = [], isPending, isError } = useQuery(organisationsQuery);
  const initial: { organisationId: string; role: 'admin' } = { organisationId, role: 'admin' };
  const form = useForm(impersonationInput, initial, impersonationCodes);
  const recent = recentOrganisations();
  const language = useLanguage();
  const nameOf = ({ nameEn, nameJp }: { nameEn: string; nameJp: string }) => (language === 'jp' ? nameJp : nameEn);
  const nameById = (wanted: string) => {
    const known = data.find(({ id }) => id === wanted);
    return known && nameOf(known);
  };
  return (
    <Dialog open onClose={onClose} title={t('dialogTitle')} busy={form.submitting}>
      <Form
        form={form}
        submitLabel={t('impersonate')}
        onCancel={onClose}
        onSubmit={async wish => {
          await impersonate({ ...wish, isImpersonating: originalOrganisation !== null }).catch((error: unknown) => {
            toast(t('impersonateFailed'), { tone: 'error' });
            throw error;
          });
        }}
      >
        <SelectField
          {...form.field('organisationId')}
          label={t('organisation')}
          hint={t('searchHint')}
          options={data.map(({ id, ref, ...names }) => ({ value: id, label: `${nameOf(names)} (${ref})` }))}
          optionsError={isError ? t('loadFailed') : null}
          loading={isPending}
          searchable
          required
        />
        {recent.length > 0 && (
          <div role="group" aria-label={t('recentOrganisations')} className={s.recentOrganisations}>
            {recent.map(({ id, name }) => (
              <Button key={id} onClick={() => form.setValue('organisationId', id)}>
                {nameById(id) ?? name}
              </Button>
            ))}
          </div>
        )}
        <SelectField {...form.field('role')} label={t('role')} options={userRoles.map(value => ({ value, label: t(value) }))} required />
      </Form>
    </Dialog>
  );
}
