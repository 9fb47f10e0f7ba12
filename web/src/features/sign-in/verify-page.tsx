import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { refreshProfile } from '#features/profile/public';
import { call } from '#platform/api';
import { useSession } from '#platform/session';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { toast } from '#ui/toast-queue';
import { Onwards } from './onwards';
import { SignInFrame } from './sign-in-frame';
import { signInText, verifyText } from './text';
import { UnverifiedScreen } from './unverified-screen';

const route = getRouteApi('/verify/$id');

/** The target of the link in the verification mail. The link itself is the proof, so it works signed in or not. */
export function VerifyPage() {
  const t = useText(verifyText);
  const { id } = route.useParams();
  const { searchStr } = useLocation();
  const { token } = useSession();
  const { isSuccess, isError } = useQuery({
    queryKey: ['sign-in', 'verify', id],
    queryFn: ({ signal }) => call('GET', `verify/${encodeURIComponent(id)}${searchStr}`, undefined, { signal }),
    retry: false,
    staleTime: Infinity,
  });
  useEffect(() => {
    if (!isSuccess) return;
    toast(t('verified'));
    void refreshProfile();
  }, [isSuccess, t]);
  if (isSuccess) return <Onwards to={token ? '/' : '/login'} />;
  if (!isError)
    return (
      <SignInFrame title={t('title')}>
        <p role="status">{t('verifying')}</p>
      </SignInFrame>
    );
  return token ? <UnverifiedScreen lead={t('failed')} /> : <FailedLink />;
}

function FailedLink() {
  const t = useText(verifyText);
  const words = useText(signInText);
  return (
    <SignInFrame title={t('title')} lead={t('failed')}>
      <AppLink to="/login">{words('backToLogin')}</AppLink>
    </SignInFrame>
  );
}
