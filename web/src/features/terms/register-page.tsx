import { TERMS_BOX_PX } from '@hakaru/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { refreshProfile, useProfileQuery } from '#features/profile/public';
import { loginPath, Onwards, SignInFrame } from '#features/sign-in/public';
import { ask } from '#platform/api';
import { logOut } from '#platform/log-out';
import { useSession } from '#platform/session';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { RegisterUserDocument } from './register.gen';
import s from './terms.module.css';
import { TermsArticles } from './terms-articles';
import { termsText } from './text';

const route = getRouteApi('/register');

/** The last gate. Users who have agreed already are redirected to the app. */
export function RegisterPage() {
  const t = useText(termsText);
  const { from } = route.useSearch();
  const { token } = useSession();
  const navigate = useNavigate();
  const { data: profile, error } = useProfileQuery();
  const {
    mutate: agree,
    isPending,
    isError,
  } = useMutation({ mutationFn: () => ask(RegisterUserDocument, {}), onSuccess: () => refreshProfile() });
  if (!token) return <Onwards to={loginPath(from)} />;
  if (error || profile?.agreed || profile?.password_reset) return <Onwards to={from} />;
  if (!profile) return null;
  const cancel = async () => {
    await logOut();
    await navigate({ to: '/login' });
  };
  return (
    <SignInFrame title={t('title')} lead={t('lead')} wide>
      <div className={s.box} style={{ maxHeight: TERMS_BOX_PX }} tabIndex={0} role="region" aria-label={t('box')}>
        <TermsArticles />
      </div>
      {isError && (
        <p role="alert" className="neg">
          {t('failed')}
        </p>
      )}
      <div className={s.actions}>
        <Button onClick={() => void cancel()} disabled={isPending}>
          {t('cancel')}
        </Button>
        <Button kind="primary" busy={isPending} onClick={() => agree()}>
          {t('agree')}
        </Button>
      </div>
    </SignInFrame>
  );
}
