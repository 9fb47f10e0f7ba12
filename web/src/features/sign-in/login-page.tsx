import { AppError } from '@hakaru/contract/errors';
import { loginInput, type LoginInput, type LoginReply, type StepNeeded } from '@hakaru/contract/sign-in';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { stepText } from '#features/second-factors/public';
import { call } from '#platform/api';
import { startSession, useSession } from '#platform/session';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Form } from '#ui/form/form';
import { PasswordField, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { GuestsOnly } from './onwards';
import { SignInFrame } from './sign-in-frame';
import s from './sign-in.module.css';
import { StepPage } from './step-page';
import { signInText } from './text';
import { useHandOver } from './use-hand-over';

const route = getRouteApi('/login');

export function LoginPage() {
  const t = useText(signInText);
  const steps = useText(stepText);
  const { from, error } = route.useSearch();
  const { ended } = useSession();
  const isHandingOver = useHandOver();
  const [step, setStep] = useState<StepNeeded | null>(null);
  const [isOver, setOver] = useState(false);
  const end = () => {
    setStep(null);
    setOver(true);
  };
  if (step)
    return (
      <GuestsOnly from={from}>
        <StepPage step={step} onDone={startSession} onOver={end} />
      </GuestsOnly>
    );
  return (
    <GuestsOnly from={from}>
      <SignInFrame title={t('logIn')}>
        {isHandingOver ? (
          <p role="status">{t('handingOver')}</p>
        ) : (
          <>
            {ended === 'expired' && (
              <p className={s.notice} role="status">
                {t('expired')}
              </p>
            )}
            {error === 'sso' && (
              <p className={s.notice} data-tone="neg" role="alert">
                {t('ssoFailed')}
              </p>
            )}
            {isOver && (
              <p className={s.notice} role="status">
                {steps('over')}
              </p>
            )}
            <LoginForm onStep={setStep} />
            <p className={s.below}>
              <AppLink to="/forgotpassword">{t('forgotLink')}</AppLink>
            </p>
          </>
        )}
      </SignInFrame>
    </GuestsOnly>
  );
}

function LoginForm({ onStep }: { onStep: (step: StepNeeded) => void }) {
  const t = useText(signInText);
  const form = useForm(loginInput, { email: '', password: '' });
  const logIn = useLogIn(onStep);
  return (
    <Form form={form} onSubmit={logIn} submitLabel={t('login')} label={t('logIn')} wide>
      <TextField {...form.field('email')} label={t('email')} type="email" autoComplete="username" required />
      <PasswordField {...form.field('password')} label={t('password')} required />
    </Form>
  );
}

/** The four results of a login: signed in, a second step, a redirect to single sign-on, or a refusal of the IP address. */
function useLogIn(onStep: (step: StepNeeded) => void) {
  const navigate = useNavigate();
  const { from } = route.useSearch();
  return async (values: LoginInput) => {
    const reply = await call<LoginReply>('POST', 'login', values, { requestId: 'login' }).catch((error: unknown) => {
      const [ip] = error instanceof AppError ? (error.fields['ip'] ?? []) : [];
      if (ip === undefined) throw error;
      return { status: 'blocked' as const, ip };
    });
    if (reply.status === 'blocked') return navigate({ to: '/notallowedip', state: { ip: reply.ip } });
    if (reply.status === 'initiate_okta') {
      const asked = new URLSearchParams({ email: values.email, ...(from ? { from } : {}) });
      return location.assign(`/login_saml_init?${asked}`);
    }
    if (reply.status === 'otp_required') return onStep(reply);
    startSession(reply);
  };
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The refused IP address, for /notallowedip. */
    ip?: string;
  }
}
