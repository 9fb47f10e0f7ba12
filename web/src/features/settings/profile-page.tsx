import { mayManageUsers } from '@hakaru/contract/access';
import { phone, text } from '@hakaru/contract/fields';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { refreshProfile, UpdateOwnDetailsDocument, useProfile } from '#features/profile/public';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Form } from '#ui/form/form';
import { TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { Panel } from '#ui/panel';
import { toast } from '#ui/toast-queue';
import { DisplayPanel } from './display-panel';
import { SettingsFrame } from './settings-frame';
import s from './settings.module.css';
import { profileText, roleText, settingsText } from './text';

export function ProfilePage() {
  const t = useText(settingsText);
  const { id } = useProfile();
  return (
    <SettingsFrame title={t('profile')}>
      <PersonPanel key={id} />
      <DisplayPanel />
    </SettingsFrame>
  );
}

const personForm = z.object({ title: text(255), phone_number: phone });

/** Name, email, role and packages are changed by administrators (decisions G65); each locked fact says so. */
function PersonPanel() {
  const t = useText(profileText);
  const words = useText(settingsText);
  const roles = useText(roleText);
  const profile = useProfile();
  const form = useForm(personForm, { title: profile.title ?? '', phone_number: profile.phone_number ?? '' });
  const save = async (values: z.output<typeof personForm>) => {
    await ask(UpdateOwnDetailsDocument, { title: values.title || null, phone_number: values.phone_number || null });
    toast(words('saved'));
    await refreshProfile();
  };
  const change = useMayChange() && (
    <AppLink to="/settings/users/$userId" params={{ userId: profile.id }}>
      {t('changeUnderUsers')}
    </AppLink>
  );
  return (
    <Panel title={t('person')} tools={change}>
      <Form form={form} onSubmit={save} submitLabel={words('save')}>
        <LockedFact label={t('name')}>{profile.name}</LockedFact>
        <LockedFact label={t('email')}>{profile.email}</LockedFact>
        <LockedFact label={t('role')}>{roles(profile.role)}</LockedFact>
        <TextField {...form.field('title')} label={t('title')} autoComplete="organization-title" />
        <TextField {...form.field('phone_number')} label={t('phone')} type="tel" autoComplete="tel" />
      </Form>
    </Panel>
  );
}

/** A note under every fact the user cannot change; administrators can change it above. */
function LockedFact({ label, children }: { label: string; children: ReactNode }) {
  const t = useText(settingsText);
  const isAdmin = useMayChange();
  return (
    <dl className={s.locked}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {!isAdmin && <dd className={s.lockedNote}>{t('locked')}</dd>}
    </dl>
  );
}

function useMayChange(): boolean {
  const { role, originalOrganisation } = useProfile();
  return mayManageUsers(role) && originalOrganisation === null;
}
