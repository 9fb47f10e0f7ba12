import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { refreshProfile } from '#features/profile/public';
import { call } from '#platform/api';
import { useSession } from '#platform/session';
import { useText } from '#platform/text';
import { toast } from '#ui/toast-queue';
import { Onwards } from './onwards';
import { SignInFrame } from './sign-in-frame';
import { verifyText } from './text';
import { UnverifiedScreen } from './unverified-screen';

const route = getRouteApi('/verify/$id');

/** Where the link of the verification mail leads. It works for the person it was sent to, so they log in first. */
export function VerifyPage() {
  const t = useText(verifyText);
  const { id } = route.useParams();
  const { searchStr } = useLocation();
  // The address changes while this is still on screen; the one we came by is the one to come back to.
  const [href] = useState(useLocation().href);
  const { token } = useSession();
  const { isSuccess, isError } = useQuery({
    queryKey: ['sign-in', 'verify', id, searchStr],
    queryFn: ({ signal }) => call('GET', `verify/${encodeURIComponent(id)}${searchStr}`, undefined, { signal }),
    enabled: token !== null,
    retry: false,
    staleTime: Infinity,
  });
  useEffect(() => {
    if (!isSuccess) return;
    toast(t('verified'));
    void refreshProfile();
  }, [isSuccess, t]);
  if (!token) return <Onwards to={`/login?from=${encodeURIComponent(href)}`} />;
  if (isSuccess) return <Onwards />;
  if (isError) return <UnverifiedScreen lead={t('failed')} />;
  return (
    <SignInFrame title={t('title')}>
      <p role="status">{t('verifying')}</p>
    </SignInFrame>
  );
}
