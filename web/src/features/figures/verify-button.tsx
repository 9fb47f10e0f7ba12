import { Calculator } from 'lucide-react';
import { useText } from '#platform/text';
import { Button, IconButton } from '#ui/button';
import { useVerify, type Verifiable } from './use-verify';
import { verifyText } from './verify-text';

/** For a table of figures in a panel: exports the workbook that recalculates them. */
export function VerifyButton(shown: Verifiable) {
  const t = useText(verifyText);
  const { verify, isBusy } = useVerify();
  return (
    <Button kind="subtle" icon={<Calculator size={14} />} busy={isBusy} onClick={() => verify(shown)}>
      {t('verify')}
    </Button>
  );
}

/** The same for one row of a table over several assets, because a workbook covers one asset. */
export function VerifyRow({ name, ...shown }: Verifiable & { name: string }) {
  const t = useText(verifyText);
  const { verify, isBusy } = useVerify();
  return <IconButton label={t('verifyOf', { name })} icon={<Calculator size={14} />} disabled={isBusy} onClick={() => verify(shown)} />;
}
