import { HTML_LANG, languages } from '@hakaru/contract/languages';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type * as z from 'zod/mini';
import { SettingsFrame } from '#features/settings/public';
import { LANGUAGE_NAMES } from '#features/sign-in/public';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { useForm } from '#ui/form/use-form';
import { Panel } from '#ui/panel';
import { toast } from '#ui/toast-queue';
import { peopleCodes, peopleText } from './text';
import { UserFields } from './user-fields';
import { detailsOf, newUserForm } from './user-form';
import { AddUserDocument } from './users.gen';

export function AddUserPage() {
  const words = useText(peopleText);
  return (
    <SettingsFrame title={words('addUser')} adminOnly>
      <Panel title={words('details')} subtitle={words('inviteHint')}>
        <AddUserForm />
      </Panel>
    </SettingsFrame>
  );
}

function AddUserForm() {
  const t = useText(peopleText);
  const language = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const empty = { name: '', email: '', title: '', phone_number: '', role: 'user' as const, securities: false, fxrates: false, language };
  const form = useForm(newUserForm, empty, peopleCodes);
  const toList = () => navigate({ to: '/settings/users' });
  const add = async (values: z.output<typeof newUserForm>) => {
    await ask(AddUserDocument, { input: { ...detailsOf(values), language: values.language } });
    toast(t('invitedDone'));
    await client.invalidateQueries({ queryKey: ['settings', 'users'] });
    await toList();
  };
  return (
    <Form form={form} onSubmit={add} submitLabel={t('invite')} onCancel={() => void toList()}>
      <UserFields field={name => form.field(name)} />
      <SelectField
        {...form.field('language')}
        label={t('language')}
        options={languages.map(value => ({ value, label: LANGUAGE_NAMES[value], lang: HTML_LANG[value] }))}
        required
      />
    </Form>
  );
}
