import type { Language } from '@hakaru/contract/languages';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { download } from '#platform/api';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { Menu, MenuItem } from '#ui/menu';
import { saveFile } from '#ui/save-file';
import { toast } from '#ui/toast-queue';
import { instructionsText } from './text';

/** The instruction on paper, in either language. */
export function PrintMenu({ id, name }: { id: string; name: string }) {
  const t = useText(instructionsText);
  const [isPrinting, setIsPrinting] = useState(false);
  const print = async (language: Language) => {
    setIsPrinting(true);
    try {
      saveFile(`instruction_${name}_${language === 'jp' ? 'ja' : 'en'}.pdf`, await download(`instructions/${id}/pdf?language=${language}`));
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
