import type { PasskeyCreation } from '@hakaru/contract/passkeys';
import type { NewSecret } from '@hakaru/contract/second-factors';
import type { LoggedIn } from '@hakaru/contract/sign-in';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/api';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { SkeletonBlock } from '#ui/skeletons';
import { AuthenticatorSetup } from './authenticator-setup';
import { makePasskey } from './passkey-browser';
import { PasskeySetup } from './passkey-setup';
import { RecoveryCodes } from './recovery-codes';
import s from './second-factors.module.css';
import { stepText } from './text';
import { unlessOver, type SecondStepProps } from './unless-over';

type Enrolled = LoggedIn & { recovery_codes: string[] };

/** Sets up an authenticator app or a passkey between the password and the app, where a second factor is required. */
export function Enrolment({ step: { challenge }, onDone, onOver }: SecondStepProps) {
  const t = useText(stepText);
  const [isPasskey, setPasskey] = useState(false);
  const [enrolled, setEnrolled] = useState<Enrolled | null>(null);
  if (enrolled) {
    const { recovery_codes: codes, ...entry } = enrolled;
    return <RecoveryCodes codes={codes} onKept={() => onDone(entry)} />;
  }
  const send = async (path: string, given: object) => {
    const reply = await unlessOver(call<Enrolled>('POST', path, { challenge, ...given }));
    if (reply) setEnrolled(reply);
    else onOver();
  };
  const make = async (name: string) => {
    const creation = await unlessOver(call<PasskeyCreation>('POST', 'login/enrolment/passkey', { challenge }));
    if (!creation) return onOver();
    await send('login/enrolment/passkey/confirmation', { name, passkey: await makePasskey(creation) });
  };
  return (
    <>
      {isPasskey ? (
        <PasskeySetup onMake={make} wide />
      ) : (
        <AppEnrolment challenge={challenge} onConfirm={code => send('login/enrolment/confirmation', { code })} />
      )}
      <div className={s.below}>
        <Button kind="subtle" onClick={() => setPasskey(!isPasskey)}>
          {isPasskey ? t('useApp') : t('usePasskey')}
        </Button>
      </div>
    </>
  );
}

function AppEnrolment({ challenge, onConfirm }: { challenge: string; onConfirm: (code: string) => Promise<void> }) {
  const t = useText(stepText);
  const { data: secret, isError } = useQuery({
    queryKey: ['sign-in', 'enrolment', challenge],
    queryFn: () => call<NewSecret>('POST', 'login/enrolment', { challenge }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  if (secret) return <AuthenticatorSetup secret={secret} onConfirm={onConfirm} wide />;
  return isError ? <p role="alert">{t('over')}</p> : <SkeletonBlock height={320} />;
}
