import { download } from '#platform/api';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { saveFile } from '#ui/save-file';
import { toast } from '#ui/toast-queue';
import type { BaselFund } from './queries';
import { baselText } from './text';

/** Link to the document that supports the approach; a fund on the fall-back approach needs none. */
export function EvidenceLink({ fund: { documentId, documentName } }: { fund: BaselFund }) {
  const t = useText(baselText);
  if (documentId === null) return <>{t('noEvidenceShort')}</>;
  const open = async () => {
    try {
      saveFile(`${documentName ?? documentId}.pdf`, await download(`basel/evidence/${documentId}/file`));
    } catch {
      toast(t('failed'), { tone: 'error' });
    }
  };
  return (
    <Button kind="subtle" onClick={() => void open()}>
      {documentName}
    </Button>
  );
}
