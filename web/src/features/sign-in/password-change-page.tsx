import { getRouteApi } from '@tanstack/react-router';
import { useProfileQuery } from '#features/profile/public';
import { siteQuery } from '#features/site/public';
import { logOut } from '#platform/log-out';
import { queryClient } from '#platform/query';
import { useSession } from '#platform/session';
import { useText } from '#platform/text';
import { afterCancel } from './after-cancel';
import { loginPath, Onwards } from './onwards';
import { PasswordForm } from './password-form';
import { SignInFrame } from './sign-in-frame';
import { passwordText } from './text';

const route = getRouteApi('/passwordchange');

/** The required password change. Users without the flag are redirected. */
export function PasswordChangePage() {
  const t = useText(passwordText);
  const { from } = route.useSearch();
  const { token } = useSession();
  const { data: profile, error } = useProfileQuery();
  if (!token) return <Onwards to={loginPath(from)} />;
  if (error) return <Onwards to={from} />;
  if (!profile) return null;
  if (!profile.password_reset) return <Onwards to={from} />;
  return (
    <SignInFrame title={t('chooseNew')}>
      <PasswordForm onCancel={() => void leave()} />
    </SignInFrame>
  );
}

async function leave(): Promise<void> {
  const address = afterCancel(await queryClient.ensureQueryData(siteQuery));
  await logOut();
  location.assign(address);
}
