import { AppError } from '@hakaru/contract/errors';
import { isNotFound, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { refreshProfile } from '#features/profile/public';
import { ReportIssueButton } from '#features/sign-in/public';
import { reportFault } from '#platform/query';
import { clearStored } from '#platform/storage';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { confirm } from '#ui/confirm';
import { NotFoundScreen } from './not-found-screen';
import s from './screens.module.css';
import { screenText } from './text';
import { UnauthorizedScreen } from './unauthorized-screen';

/**
 * Shown by the error boundary: a refusal has its own screen, an outage is retried, anything else is reported as a fault of ours. Navigation
 * resets it.
 */
export function ErrorScreen({ error }: { error: unknown }) {
  const refusal = error instanceof AppError ? error.refusal : null;
  if (refusal === 'notFound' || isNotFound(error)) return <NotFoundScreen />;
  if (refusal === 'unauthorized') return <UnauthorizedScreen />;
  if (refusal === 'unavailable') return <AwayScreen />;
  return <FaultScreen error={error} />;
}

function FaultScreen({ error }: { error: unknown }) {
  const t = useText(screenText);
  useEffect(() => reportFault(error), [error]);
  const message = error instanceof Error ? error.message : String(error);
  const mayReset = !message.includes('Internal');
  return (
    <div className={s.screen} role="alert">
      <h1 className={s.title}>{t('oops')}</h1>
      <p>{t('sendReport')}</p>
      {mayReset && <p>{t('resetHint')}</p>}
      <div className={s.actions}>
        <Button onClick={() => location.reload()}>{t('reload')}</Button>
        <ReportIssueButton />
        {mayReset && <Button onClick={() => void resetAll(t)}>{t('reset')}</Button>}
      </div>
    </div>
  );
}

/** An outage logs nobody out: the page retries until the service is back. */
function AwayScreen() {
  const t = useText(screenText);
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => {
      void refreshProfile();
      void router.invalidate();
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, [router]);
  return (
    <div className={s.screen} role="status">
      <h1 className={s.title}>{t('away')}</h1>
      <p>{t('awayBody')}</p>
    </div>
  );
}

const AGAIN_MS = 4_000;

async function resetAll(t: (key: 'resetConfirm' | 'resetBody' | 'reset') => string): Promise<void> {
  const agreed = await confirm({ title: t('resetConfirm'), body: t('resetBody'), confirmLabel: t('reset'), danger: true });
  if (!agreed) return;
  clearStored();
  location.reload();
}
