import { codeInput, type NewSecret } from '@hakaru/contract/second-factors';
import { useText } from '#platform/text';
import { Form } from '#ui/form/form';
import { TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { QrCode } from '#ui/qr-code';
import s from './second-factors.module.css';
import { enrolText, factorCodes } from './text';

export type AuthenticatorSetupProps = {
  secret: NewSecret;
  onConfirm: (code: string) => Promise<unknown>;
  onCancel?: () => void;
  wide?: boolean;
};

const GROUP = /.{1,4}/g;

/** The secret as a QR code and as text, and the code that proves that the app has it. */
export function AuthenticatorSetup({ secret: { secret, uri }, onConfirm, onCancel, wide = false }: AuthenticatorSetupProps) {
  const t = useText(enrolText);
  const form = useForm(codeInput, { code: '' }, factorCodes);
  return (
    <>
      <ol className={s.steps}>
        <li>
          {t('scan')}
          <QrCode text={uri} label={t('qr')} />
          <p className={s.hint}>{t('byHand')}</p>
          <code className={s.key}>{secret.match(GROUP)?.join(' ')}</code>
        </li>
        <li>{t('enter')}</li>
      </ol>
      <Form
        form={form}
        onSubmit={({ code }) => onConfirm(code)}
        submitLabel={t('confirm')}
        label={t('title')}
        wide={wide}
        {...(onCancel ? { onCancel } : {})}
      >
        <TextField {...form.field('code')} label={t('code')} type="tel" autoComplete="one-time-code" maxLength={20} required />
      </Form>
    </>
  );
}
