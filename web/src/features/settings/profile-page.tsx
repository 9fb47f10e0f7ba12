import { mayManageUsers } from '@hakaru/contract/access';
import { name, phone, text } from '@hakaru/contract/fields';
import * as z from 'zod/mini';
import { refreshProfile, useProfile } from '#features/profile/public';
import { ask, type TypedDocument } from '#platform/api';
import { useText } from '#platform/text';
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

type Variables = { title: string | null; phone_number: string | null; name?: string };

const UPDATE: TypedDocument<{ updateProfile: { id: string } }, Variables> = `
  mutation UpdateOwnProfile($title: String, $phone_number: String, $name: String) {
    updateProfile(title: $title, phone_number: $phone_number, name: $name) { id }
  }`;

const personForm = z.object({ name, title: text(255), phone_number: phone });

/** Name, email and role are an administrator's to change (decisions G65); the sentence stands under each locked field. */
function PersonPanel() {
  const t = useText(profileText);
  const words = useText(settingsText);
  const roles = useText(roleText);
  const profile = useProfile();
  const isAdmin = mayManageUsers(profile.role) && profile.originalOrganisation === null;
  const locked = isAdmin ? {} : { hint: words('locked') };
  const form = useForm(personForm, { name: profile.name, title: profile.title ?? '', phone_number: profile.phone_number ?? '' });
  const save = async (values: z.output<typeof personForm>) => {
    await ask(UPDATE, {
      title: values.title || null,
      phone_number: values.phone_number || null,
      ...(isAdmin ? { name: values.name } : {}),
    });
    toast(words('saved'));
    await refreshProfile();
  };
  return (
    <Panel title={t('person')}>
      <Form form={form} onSubmit={save} submitLabel={words('save')}>
        <TextField {...form.field('name')} label={t('name')} disabled={!isAdmin} {...locked} />
        <LockedFact label={t('email')} value={profile.email} />
        <LockedFact label={t('role')} value={roles(profile.role)} />
        <TextField {...form.field('title')} label={t('title')} autoComplete="organization-title" />
        <TextField {...form.field('phone_number')} label={t('phone')} type="tel" autoComplete="tel" />
      </Form>
    </Panel>
  );
}

function LockedFact({ label, value }: { label: string; value: string }) {
  const t = useText(settingsText);
  return (
    <dl className={s.facts}>
      <dt>{label}</dt>
      <dd>
        {value}
        <div className={s.lockedNote}>{t('locked')}</div>
      </dd>
    </dl>
  );
}
