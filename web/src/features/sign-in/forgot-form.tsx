import { AppError } from '@hakaru/contract/errors';
import { forgotInput } from '@hakaru/contract/passwords';
import { EMAIL_ALREADY_SENT } from '@hakaru/contract/sign-in';
import { useState } from 'react';
import { call } from '#platform/api';
import { useText } from '#platform/text';
import { Form } from '#ui/form/form';
import { TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import s from './sign-in.module.css';
import { passwordText, signInText } from './text';

type Outcome = 'sent' | 'alreadySent' | 'notFound';

/** Requests a reset link. The result is shown above the form, which stays for another attempt. */
export function ForgotForm() {
  const t = useText(passwordText);
  const words = useText(signInText);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const form = useForm(forgotInput, { email: '' });
  const send = async (values: { email: string }) => {
    setOutcome(null);
    setOutcome(await request(values.email));
  };
  return (
    <>
      {outcome && (
        <p className={s.notice} data-tone={outcome === 'notFound' ? 'neg' : 'quiet'} role={outcome === 'notFound' ? 'alert' : 'status'}>
          <b>{t(outcome)}</b> {t(`${outcome}Body`)}
        </p>
      )}
      <Form form={form} onSubmit={send} submitLabel={t('send')} wide>
        <TextField {...form.field('email')} label={words('email')} type="email" autoComplete="username" required />
      </Form>
    </>
  );
}

async function request(email: string): Promise<Outcome> {
  try {
    const reply = await call<{ data: { message: string } }>('POST', 'forgot', { email }, { requestId: 'forgot' });
    return reply.data.message === EMAIL_ALREADY_SENT ? 'alreadySent' : 'sent';
  } catch (error) {
    // The form has already validated the address, so a refusal means that no account has it.
    if (error instanceof AppError && error.refusal === 'invalid' && 'email' in error.fields) return 'notFound';
    throw error;
  }
}
