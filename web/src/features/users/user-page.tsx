import { newPassword } from '@hakaru/contract/passwords';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { refreshProfile, useProfile } from '#features/profile/public';
import { SettingsFrame, settingsText } from '#features/settings/public';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { confirm } from '#ui/confirm';
import { CheckField, PasswordField } from '#ui/form/text-fields';
import { Form } from '#ui/form/form';
import { useForm } from '#ui/form/use-form';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { toast } from '#ui/toast-queue';
import { peopleCodes, peopleText } from './text';
import s from './users.module.css';
import { UserFields } from './user-fields';
import { detailsOf, userForm } from './user-form';
import { UserState } from './user-state';
import {
  DisableUserDocument,
  InviteUserDocument,
  ResetSecondFactorDocument,
  SetUserPasswordDocument,
  UpdateUserDocument,
  UserDocument,
  type PersonFragment,
} from './users.gen';

const route = getRouteApi('/shell/settings/users/$userId');
const KEY = ['settings', 'users'] as const;

export function UserPage() {
  const t = useText(peopleText);
  const { userId } = route.useParams();
  const { data } = useQuery({
    queryKey: [...KEY, 'one', userId],
    queryFn: ({ signal }) => ask(UserDocument, { id: userId }, signal),
    // An id of another organisation is indistinguishable from a missing one: both lead to Page Not Found.
    throwOnError: true,
  });
  const person = data?.user;
  return (
    <SettingsFrame title={person?.name ?? t('users')} adminOnly>
      {person ? <Person key={person.id} person={person} /> : <SkeletonRows />}
    </SettingsFrame>
  );
}

function Person({ person }: { person: PersonFragment }) {
  const t = useText(peopleText);
  const { id, originalOrganisation } = useProfile();
  const isSelf = id === person.id;
  return (
    <>
      <Panel title={t('details')} {...(isSelf ? { subtitle: t('self') } : {})}>
        {/* Only the details are remounted for a new version: a password being typed in the panel below is kept. */}
        <UserForm key={person.version} person={person} isSelf={isSelf} />
      </Panel>
      {!isSelf && <AccessPanel person={person} />}
      {!isSelf && originalOrganisation === null && !person.sso && (
        <Panel title={t('password')} subtitle={t('passwordHint')}>
          <UserPasswordForm id={person.id} />
        </Panel>
      )}
    </>
  );
}

function useRefresh() {
  const client = useQueryClient();
  return () => Promise.all([client.invalidateQueries({ queryKey: KEY }), refreshProfile()]);
}

function UserForm({ person, isSelf }: { person: PersonFragment; isSelf: boolean }) {
  const t = useText(peopleText);
  const words = useText(settingsText);
  const refresh = useRefresh();
  const { id, version, name, email, title, phone_number, role, sso, packages } = person;
  const has = (type: string) => packages.some(held => held.type === type);
  const initial = {
    name,
    email,
    title: title ?? '',
    phone_number: phone_number ?? '',
    role: roleOf(role),
    sso,
    securities: has('securities'),
    fxrates: has('fxrates'),
  };
  const form = useForm(userForm, initial, peopleCodes);
  const save = async (values: z.output<typeof userForm>) => {
    await ask(UpdateUserDocument, { id, version, input: { ...detailsOf(values), sso: values.sso } });
    toast(words('saved'));
    await refresh();
  };
  return (
    <Form form={form} onSubmit={save} submitLabel={words('save')}>
      <UserFields field={field => form.field(field)} isSelf={isSelf} />
      <CheckField {...form.field('sso')} label={t('sso')} />
    </Form>
  );
}

function roleOf(role: string): 'admin' | 'user' | 'readonly' {
  return role === 'admin' || role === 'user' ? role : 'readonly';
}

function AccessPanel({ person }: { person: PersonFragment }) {
  const t = useText(peopleText);
  const refresh = useRefresh();
  const { id, name, state, hasSecondFactor } = person;
  const { originalOrganisation } = useProfile();
  const isDisabled = state === 'disabled';
  const { mutateAsync: setDisabled } = useMutation({
    mutationFn: (disabled: boolean) => ask(DisableUserDocument, { id, disabled }),
    onSuccess: refresh,
  });
  const { mutate: invite, isPending } = useMutation({
    mutationFn: () => ask(InviteUserDocument, { id }),
    onSuccess: () => toast(t('invitedDone')),
  });
  const { mutateAsync: reset } = useMutation({ mutationFn: () => ask(ResetSecondFactorDocument, { id }), onSettled: refresh });
  const resetFactor = async () => {
    const question = { title: t('resetFactorAsk', { name }), body: t('resetFactorBody'), confirmLabel: t('resetFactor'), danger: true };
    if (await confirm({ ...question, action: reset })) toast(t('resetFactorDone'));
  };
  const disable = async () => {
    const question = { title: t('disableAsk', { name }), body: t('disableBody'), confirmLabel: t('disable'), danger: true };
    if (await confirm({ ...question, action: () => setDisabled(true) })) toast(t('disabledDone'));
  };
  const enable = async () => {
    await setDisabled(false);
    toast(t('enabledDone'));
  };
  return (
    <Panel title={t('access')} tools={<UserState state={state} />}>
      <div className={s.rowActions}>
        {!isDisabled && (
          <Button busy={isPending} onClick={() => invite()}>
            {t('inviteAgain')}
          </Button>
        )}
        {hasSecondFactor && originalOrganisation === null && <Button onClick={() => void resetFactor()}>{t('resetFactor')}</Button>}
        {isDisabled ? (
          <Button onClick={() => void enable()}>{t('enable')}</Button>
        ) : (
          <Button onClick={() => void disable()}>{t('disable')}</Button>
        )}
      </div>
    </Panel>
  );
}

const passwordForm = z.object({ password: newPassword });

function UserPasswordForm({ id }: { id: string }) {
  const t = useText(peopleText);
  const words = useText(settingsText);
  const refresh = useRefresh();
  const form = useForm(passwordForm, { password: '' });
  const save = async ({ password }: { password: string }) => {
    await ask(SetUserPasswordDocument, { id, password });
    toast(t('passwordDone'));
    form.reset();
    await refresh();
  };
  return (
    <Form form={form} onSubmit={save} submitLabel={words('save')}>
      <PasswordField {...form.field('password')} label={t('newPassword')} autoComplete="new-password" required />
    </Form>
  );
}
