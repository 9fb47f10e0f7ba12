import { useLocation } from '@tanstack/react-router';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { GuestsOnly, Onwards } from './onwards';
import { SignInFrame } from './sign-in-frame';
import { signInText } from './text';

export function NotAllowedIpPage() {
  const t = useText(signInText);
  const { ip } = useLocation().state;
  return (
    <GuestsOnly>
      {ip === undefined ? (
        <Onwards to="/login" />
      ) : (
        <SignInFrame title={t('notAllowedTitle')} lead={t('notAllowedIp', { ip })}>
          <AppLink to="/login">{t('backToLogin')}</AppLink>
        </SignInFrame>
      )}
    </GuestsOnly>
  );
}
