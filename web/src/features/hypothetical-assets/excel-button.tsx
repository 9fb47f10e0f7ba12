import type { HypotheticalBasis } from '@hakaru/contract/hypothetical-assets';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useBookContext } from '#features/figures/public';
import { download } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { Button } from '#ui/button';
import { saveFile } from '#ui/save-file';
import { toast } from '#ui/toast-queue';
import { hypotheticalText } from './text';

/** The comparison on the screen as a workbook, made by the server: marked as hypothetical on every sheet. */
export function ExcelButton({ ids, basis }: { ids: readonly string[]; basis: HypotheticalBasis }) {
  const t = useText(hypotheticalText);
  const language = useLanguage();
  const { assetId, asOf, known } = useBookContext();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const asked = new URLSearchParams({ assetId, asOf, basis, language, ids: ids.join(','), ...(known ? { known } : {}) });
      const name = `hypothetical_${asOf.replaceAll('-', '')}_${basis}_${language === 'jp' ? 'ja' : 'en'}.xlsx`;
      saveFile(name, await download(`hypotheticalAssets/comparison?${asked}`));
    } catch {
      toast(t('excelFailed'), { tone: 'error', persist: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={<FileSpreadsheet size={14} />} busy={isBusy} onClick={() => void save()}>
      {t('excel')}
    </Button>
  );
}
