import { AppError } from '@hakaru/contract/errors';
import { codeInput, type NewSecret } from '@hakaru/contract/second-factors';
import type { LoggedIn, StepNeeded } from '@hakaru/contract/sign-in';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/api';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { Form } from '#ui/form/form';
import { TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { SkeletonBlock } from '#ui/skeletons';
import { AuthenticatorSetup } from './authenticator-setup';
import { RecoveryCodes } from './recovery-codes';
import s from './second-factors.module.css';
import { factorCodes, stepText } from './text';

export type SecondStepProps = {
  step: StepNeeded;
  onDone: (entry: LoggedIn) => void;
  /** Time ran out, or too many codes were wrong: the password has to be entered again. */
  onOver: () => void;
};

/** The step after a correct password: entering a code, or setting up an authenticator. */
export function SecondStep(props: SecondStepProps) {
  const t = useText(stepText);
  return (
    <>
      {props.step.enrol ? <Enrolment {...props} /> : <CodeForm {...props} />}
      <div className={s.below}>
        <Button kind="subtle" onClick={props.onOver}>
          {t('back')}
        </Button>
      </div>
    </>
  );
}

/** Resolves to null when the login attempt has ended. */
async function unlessOver<T>(asked: Promise<T>): Promise<T | null> {
  return await asked.catch((error: unknown) => {
    if (error instanceof AppError && 'challenge' in error.fields) return null;
    throw error;
  });
}

function CodeForm({ step: { challenge }, onDone, onOver }: SecondStepProps) {
  const t = useText(stepText);
  const [isRecovery, setRecovery] = useState(false);
  const form = useForm(codeInput, { code: '' }, factorCodes);
  const send = async ({ code }: { code: string }) => {
    const entry = await unlessOver(call<LoggedIn>('POST', 'login/step', { challenge, code }));
    if (entry) onDone(entry);
    else onOver();
  };
  return (
    <>
      <p className={s.note}>{isRecovery ? t('recoveryLead') : t('lead')}</p>
      <Form form={form} onSubmit={send} submitLabel={t('proceed')} label={t('title')} wide>
        {isRecovery ? (
          <TextField {...form.field('code')} label={t('recoveryCode')} autoComplete="off" required />
        ) : (
          <TextField {...form.field('code')} label={t('code')} type="tel" autoComplete="one-time-code" maxLength={20} required />
        )}
      </Form>
      <div className={s.below}>
        <Button kind="subtle" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? t('useApp') : t('useRecovery')}
        </Button>
        {isRecovery && <p className={s.hint}>{t('lost')}</p>}
      </div>
    </>
  );
}

type Enrolled = { entry: LoggedIn; codes: string[] };

function Enrolment({ step: { challenge }, onDone, onOver }: SecondStepProps) {
  const [enrolled, setEnrolled] = useState<Enrolled | null>(null);
  const { data: secret, isError } = useQuery({
    queryKey: ['sign-in', 'enrolment', challenge],
    queryFn: () => call<NewSecret>('POST', 'login/enrolment', { challenge }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const confirm = async (code: string) => {
    const asked = call<LoggedIn & { recovery_codes: string[] }>('POST', 'login/enrolment/confirmation', { challenge, code });
    const reply = await unlessOver(asked);
    if (!reply) return onOver();
    const { recovery_codes: codes, ...entry } = reply;
    setEnrolled({ entry, codes });
  };
  if (enrolled) return <RecoveryCodes codes={enrolled.codes} onKept={() => onDone(enrolled.entry)} />;
  if (secret) return <AuthenticatorSetup secret={secret} onConfirm={confirm} wide />;
  return isError ? <OverNote /> : <SkeletonBlock height={320} />;
}

function OverNote() {
  const t = useText(stepText);
  return <p role="alert">{t('over')}</p>;
}
