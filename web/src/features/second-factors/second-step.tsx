import type { PasskeyQuestion } from '@hakaru/contract/passkeys';
import { codeInput, type SecondStep as Method } from '@hakaru/contract/second-factors';
import type { LoggedIn } from '@hakaru/contract/sign-in';
import { useState } from 'react';
import * as z from 'zod/mini';
import { call } from '#platform/api';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { Form } from '#ui/form/form';
import { TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { Enrolment } from './enrolment';
import { FieldError } from './field-error';
import { answerWithPasskey } from './passkey-browser';
import s from './second-factors.module.css';
import { factorCodes, stepText } from './text';
import { unlessOver, type SecondStepProps } from './unless-over';

/** The step after a correct password: a passkey or a code, or setting up the first of them. */
export function SecondStep(props: SecondStepProps) {
  const t = useText(stepText);
  return (
    <>
      {props.step.enrol ? <Enrolment {...props} /> : <Methods {...props} />}
      <div className={s.below}>
        <Button kind="subtle" onClick={props.onOver}>
          {t('back')}
        </Button>
      </div>
    </>
  );
}

/** In the order they are offered. */
const ORDER = ['passkey', 'totp', 'recovery'] as const satisfies readonly Method[];
const SWITCH = { passkey: 'usePasskey', totp: 'useApp', recovery: 'useRecovery' } as const satisfies Record<Method, string>;

function Methods({ step: { challenge, methods }, onDone, onOver }: SecondStepProps) {
  const t = useText(stepText);
  const offered = ORDER.filter(one => methods.includes(one));
  const [method, setMethod] = useState<Method>(offered[0] ?? 'recovery');
  const send = async (path: string, given: object) => {
    const entry = await unlessOver(call<LoggedIn>('POST', path, { challenge, ...given }));
    if (entry) onDone(entry);
    else onOver();
  };
  const answer = async () => {
    const question = await unlessOver(call<PasskeyQuestion>('POST', 'login/step/passkey/question', { challenge }));
    if (!question) return onOver();
    await send('login/step/passkey', { passkey: await answerWithPasskey(question) });
  };
  return (
    <>
      {method === 'passkey' ? (
        <PasskeyForm onAnswer={answer} />
      ) : (
        <CodeForm key={method} isRecovery={method === 'recovery'} onCode={code => send('login/step', { code })} />
      )}
      <div className={s.below}>
        {offered
          .filter(one => one !== method)
          .map(one => (
            <Button key={one} kind="subtle" onClick={() => setMethod(one)}>
              {t(SWITCH[one])}
            </Button>
          ))}
        {method === 'recovery' && <p className={s.hint}>{t('lost')}</p>}
      </div>
    </>
  );
}

/** `passkey` holds no value: what the device or the server says about it is shown there. */
const passkeyForm = z.object({ passkey: z.null() });

function PasskeyForm({ onAnswer }: { onAnswer: () => Promise<void> }) {
  const t = useText(stepText);
  const form = useForm(passkeyForm, { passkey: null }, factorCodes);
  return (
    <Form form={form} onSubmit={onAnswer} submitLabel={t('withPasskey')} label={t('title')} wide>
      <p>{t('passkeyLead')}</p>
      <FieldError {...form.field('passkey')} />
    </Form>
  );
}

function CodeForm({ isRecovery, onCode }: { isRecovery: boolean; onCode: (code: string) => Promise<void> }) {
  const t = useText(stepText);
  const form = useForm(codeInput, { code: '' }, factorCodes);
  return (
    <>
      <p className={s.note}>{isRecovery ? t('recoveryLead') : t('lead')}</p>
      <Form form={form} onSubmit={({ code }) => onCode(code)} submitLabel={t('proceed')} label={t('title')} wide>
        {isRecovery ? (
          <TextField {...form.field('code')} label={t('recoveryCode')} autoComplete="off" required />
        ) : (
          <TextField {...form.field('code')} label={t('code')} type="tel" autoComplete="one-time-code" maxLength={20} required />
        )}
      </Form>
    </>
  );
}
