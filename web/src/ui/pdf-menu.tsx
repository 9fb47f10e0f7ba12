import type { Language } from '@hakaru/contract/languages';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { download } from '#platform/api';
import { useText } from '#platform/text';
import { Button } from './button';
import { Menu, MenuItem } from './menu';
import { saveFile } from './save-file';
import { toast } from './toast-queue';
import { uiText } from './ui-text';

type Props = {
  label: string;
  /** Shown when the server could not make the file. */
  failureText: string;
  /** The file's name, without language and extension. */
  nameOf: (language: Language) => string;
  pathOf: (language: Language) => string;
};

/** A menu for a PDF in either language: a committee reads Japanese, a manager abroad English. */
export function PdfMenu({ label, failureText, nameOf, pathOf }: Props) {
  const t = useText(uiText);
  const [isPrinting, setIsPrinting] = useState(false);
  const print = async (language: Language) => {
    setIsPrinting(true);
    try {
      saveFile(`${nameOf(language)}_${language === 'jp' ? 'ja' : 'en'}.pdf`, await download(pathOf(language)));
    } catch {
      toast(failureText, { tone: 'error', persist: true });
    } finally {
      setIsPrinting(false);
    }
  };
  const target = (
    <Button icon={<FileDown size={14} />} busy={isPrinting}>
      {label}
    </Button>
  );
  return (
    <Menu target={target} width={180}>
      <MenuItem onClick={() => void print('jp')}>
        <span lang="ja">{t('pdfJapanese')}</span>
      </MenuItem>
      <MenuItem onClick={() => void print('en')}>
        <span lang="en">{t('pdfEnglish')}</span>
      </MenuItem>
    </Menu>
  );
}
