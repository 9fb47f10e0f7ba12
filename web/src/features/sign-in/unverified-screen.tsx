import { useMutation } from '@tanstack/react-query';
import { call } from '#platform/api';
import { logOut } from '#platform/log-out';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { toast } from '#ui/toast-queue';
import { SignInFrame } from './sign-in-frame';
import s from './sign-in.module.css';
import { verifyText } from './text';

/** Shown at the address that was requested, so that it is still there after verification. */
export function UnverifiedScreen({ lead }: { lead?: string }) {
  const t = useText(verifyText);
  const { mutate: resend, isPending } = useMutation({
    mutationFn: () => call('GET', 'resend'),
    onSuccess: () => toast(t('resent')),
    onError: () => toast(t('failed'), { tone: 'error' }),
  });
  return (
    <SignInFrame title={t('title')} lead={lead ?? t('body')}>
      <div className={s.actions}>
        <Button kind="primary" busy={isPending} onClick={() => resend()}>
          {t('resend')}
        </Button>
        <Button onClick={() => void logOut()}>{t('logOut')}</Button>
      </div>
    </SignInFrame>
  );
}
