import { AppError } from '@hakaru/contract/errors';
import { passwordResetForm } from '@hakaru/contract/passwords';
import type { LoggedIn, StepNeeded } from '@hakaru/contract/sign-in';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { siteQuery } from '#features/site/public';
import { call } from '#platform/api';
import { startSession, useSession } from '#platform/session';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Form } from '#ui/form/form';
import { PasswordField, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { ForgotForm } from './forgot-form';
import { GuestsOnly } from './onwards';
import { PasswordRules } from './password-rules';
import { SignInFrame } from './sign-in-frame';
import { StepPage } from './step-page';
import s from './sign-in.module.css';
import { passwordText, signInText } from './text';

const route = getRouteApi('/passwordreset/$token');

export function ResetPage() {
  const t = useText(passwordText);
  const words = useText(signInText);
  const [isBroken, setBroken] = useState(false);
  const [isDone, setDone] = useState(false);
  const [step, setStep] = useState<StepNeeded | null>(null);
  const { token } = useSession();
  const navigate = useNavigate();
  const enter = useEnter(() => setDone(true));
  if (isBroken) return <BrokenLinkPage />;
  // The password has been changed by now; a user who leaves the second step here takes it at the next login.
  if (step && !token) return <StepPage step={step} onDone={entry => void enter(entry)} onOver={() => void navigate({ to: '/login' })} />;
  const page = (
    <SignInFrame title={t('resetTitle')}>
      <ResetForm onBroken={() => setBroken(true)} onDone={enter} onStep={setStep} />
      <p className={s.below}>
        <AppLink to="/login">{words('backToLogin')}</AppLink>
      </p>
    </SignInFrame>
  );
  // The reset itself signs in and then redirects to the main site; GuestsOnly would redirect first.
  return isDone ? page : <GuestsOnly>{page}</GuestsOnly>;
}

/** Signs in after the reset and redirects to the main site. */
function useEnter(onDone: () => void) {
  const client = useQueryClient();
  return async (entry: LoggedIn) => {
    const { mainSiteUrl } = await client.ensureQueryData(siteQuery);
    onDone();
    startSession(entry);
    location.assign(mainSiteUrl);
  };
}

type ResetFormProps = { onBroken: () => void; onDone: (entry: LoggedIn) => Promise<void>; onStep: (step: StepNeeded) => void };

function ResetForm({ onBroken, onDone, onStep }: ResetFormProps) {
  const t = useText(passwordText);
  const words = useText(signInText);
  const { token } = route.useParams();
  const form = useForm(passwordResetForm, { email: '', password: '' });
  const reset = async (values: { email: string; password: string }) => {
    try {
      const reply = await call<LoggedIn | StepNeeded>('POST', 'reset', { token, ...values }, { requestId: 'reset' });
      if (reply.status === 'otp_required') onStep(reply);
      else await onDone(reply);
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

/** Mail programs break long links; a user with a broken one can request another (decisions G03). */
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
