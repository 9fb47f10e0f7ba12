import type { Language } from '@hakaru/contract/languages';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useBookContext } from '#features/figures/public';
import { download } from '#platform/api';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { Menu, MenuItem } from '#ui/menu';
import { saveFile } from '#ui/save-file';
import { toast } from '#ui/toast-queue';
import { fundsText } from './text';

/** The fund on one page, as the screen shows it: of its month-end, as known when. */
export function SheetMenu({ fundId, name }: { fundId: string; name: string }) {
  const t = useText(fundsText);
  const { assetId, asOf, known } = useBookContext();
  const [isPrinting, setIsPrinting] = useState(false);
  const print = async (language: Language) => {
    setIsPrinting(true);
    try {
      const query = new URLSearchParams({ assetId, asOf, language, ...(known ? { known } : {}) });
      saveFile(`fund_${name}_${asOf}_${language === 'jp' ? 'ja' : 'en'}.pdf`, await download(`privateFunds/${fundId}/sheet?${query}`));
    } catch {
      toast(t('notPrinted'), { tone: 'error', persist: true });
    } finally {
      setIsPrinting(false);
    }
  };
  const target = (
    <Button icon={<FileDown size={14} />} busy={isPrinting}>
      {t('print')}
    </Button>
  );
  return (
    <Menu target={target} width={160}>
      <MenuItem onClick={() => void print('jp')}>
        <span lang="ja">{t('printJapanese')}</span>
      </MenuItem>
      <MenuItem onClick={() => void print('en')}>
        <span lang="en">{t('printEnglish')}</span>
      </MenuItem>
    </Menu>
  );
}
