import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useBookContext } from '#features/figures/public';
import { download } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { Button } from '#ui/button';
import { saveFile } from '#ui/save-file';
import { toast } from '#ui/toast-queue';
import { baselText } from './text';

/** The report in the layout of the bank's own form: by fund, by exposure class, and a sheet for each fund. */
export function FormButton() {
  const t = useText(baselText);
  const language = useLanguage();
  const { assetId, asOf, known } = useBookContext();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const asked = new URLSearchParams({ assetId, asOf, language, ...(known ? { known } : {}) });
      saveFile(`basel_${asOf.replaceAll('-', '')}_${language === 'jp' ? 'ja' : 'en'}.xlsx`, await download(`basel/form?${asked}`));
    } catch {
      toast(t('formFailed'), { tone: 'error', persist: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={<FileSpreadsheet size={14} />} busy={isBusy} onClick={() => void save()}>
      {t('form')}
    </Button>
  );
}
