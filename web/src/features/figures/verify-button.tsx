import { Calculator } from 'lucide-react';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
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
