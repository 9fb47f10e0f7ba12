import { Calculator } from 'lucide-react';
import { useText } from '#platform/text';
import { Button, IconButton } from '#ui/button';
import { useVerify, type Verifiable } from './use-verify';
import { verifyText } from './verify-text';

/** For a table of figures in a panel: the workbook that works them out again. */
export function VerifyButton(shown: Verifiable) {
  const t = useText(verifyText);
  const { verify, isBusy } = useVerify();
  return (
    <Button kind="subtle" icon={<Calculator size={14} />} busy={isBusy} onClick={() => verify(shown)}>
      {t('verify')}
    </Button>
  );
}

/** The same for a row of a table that shows several assets: a workbook is of one. */
export function VerifyRow({ name, ...shown }: Verifiable & { name: string }) {
  const t = useText(verifyText);
  const { verify, isBusy } = useVerify();
  return <IconButton label={t('verifyOf', { name })} icon={<Calculator size={14} />} disabled={isBusy} onClick={() => verify(shown)} />;
}
