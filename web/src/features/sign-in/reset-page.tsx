import { AppError } from '@hakaru/contract/errors';
import { passwordResetForm } from '@hakaru/contract/passwords';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { siteQuery } from '#features/site/public';
import { call } from '#platform/api';
import { startSession, type SessionStart } from '#platform/session';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Form } from '#ui/form/form';
import { PasswordField, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { ForgotForm } from './forgot-form';
import { GuestsOnly } from './onwards';
import { PasswordRules } from './password-rules';
import { SignInFrame } from './sign-in-frame';
import s from './sign-in.module.css';
import { passwordText, signInText } from './text';

const route = getRouteApi('/passwordreset/$token');

export function ResetPage() {
  const t = useText(passwordText);
  const words = useText(signInText);
  const [isBroken, setBroken] = useState(false);
  const [isDone, setDone] = useState(false);
  if (isBroken) return <BrokenLinkPage />;
  const page = (
    <SignInFrame title={t('resetTitle')}>
      <ResetForm onBroken={() => setBroken(true)} onDone={() => setDone(true)} />
      <p className={s.below}>
        <AppLink to="/login">{words('backToLogin')}</AppLink>
      </p>
    </SignInFrame>
  );
  // The reset itself signs in and then leaves for the main site, which is not ours to overtake.
  return isDone ? page : <GuestsOnly>{page}</GuestsOnly>;
}

function ResetForm({ onBroken, onDone }: { onBroken: () => void; onDone: () => void }) {
  const t = useText(passwordText);
  const words = useText(signInText);
  const { token } = route.useParams();
  const client = useQueryClient();
  const form = useForm(passwordResetForm, { email: '', password: '' });
  const reset = async (values: { email: string; password: string }) => {
    try {
      const reply = await call<SessionStart>('POST', 'reset', { token, ...values }, { requestId: 'reset' });
      const { mainSiteUrl } = await client.ensureQueryData(siteQuery);
      onDone();
      startSession(reply);
      location.assign(mainSiteUrl);
    } catch (error) {
      if (!(error instanceof AppError) || !('token' in error.fields)) throw error;
      onBroken();
    }
  };
  return (
    <Form form={form} onSubmit={reset} submitLabel={t('save')} wide>
      <TextField {...form.field('email')} label={words('email')} type="email" autoComplete="username" required />
      <PasswordField {...form.field('password')} label={words('password')} autoComplete="new-password" required />
      <PasswordRules value={form.values.password} />
    </Form>
  );
}

/** Mail programs break long links; whoever arrives without a working one can ask for another (decisions G03). */
export function BrokenLinkPage() {
  const t = useText(passwordText);
  const words = useText(signInText);
  return (
    <GuestsOnly>
      <SignInFrame title={t('resetTitle')} lead={t('linkBroken')}>
        <p className={s.lead}>{t('linkBrokenLead')}</p>
        <ForgotForm />
        <p className={s.below}>
          <AppLink to="/login">{words('backToLogin')}</AppLink>
        </p>
      </SignInFrame>
    </GuestsOnly>
  );
}
