import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { ForgotForm } from './forgot-form';
import { GuestsOnly } from './onwards';
import { SignInFrame } from './sign-in-frame';
import s from './sign-in.module.css';
import { passwordText, signInText } from './text';

export function ForgotPage() {
  const t = useText(passwordText);
  const words = useText(signInText);
  return (
    <GuestsOnly>
      <SignInFrame title={t('forgotTitle')} lead={t('forgotLead')}>
        <ForgotForm />
        <p className={s.below}>
          <AppLink to="/login">{words('backToLogin')}</AppLink>
        </p>
      </SignInFrame>
    </GuestsOnly>
  );
}
