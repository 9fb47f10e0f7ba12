import type { Language } from '@hakaru/contract/languages';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { download } from '#platform/api';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { Menu, MenuItem } from '#ui/menu';
import { saveFile } from '#ui/save-file';
import { toast } from '#ui/toast-queue';
import type { OpenedReport } from './queries';
import { reportsText } from './text';

/** The published report on paper, in either language: a committee reads Japanese, a manager abroad English. */
export function ReportDownload({ report }: { report: OpenedReport['report'] }) {
  const t = useText(reportsText);
  const [isPrinting, setIsPrinting] = useState(false);
  const print = async (language: Language) => {
    setIsPrinting(true);
    const organisation = (language === 'jp' ? report.clientJp : report.clientEn).replaceAll(/[^\p{L}\p{N}]+/gu, '-');
    const subject = report.entityRef ?? 'report';
    const name = `${organisation}_${subject}_${report.asOf.replaceAll('-', '')}_v${report.version}_${language === 'jp' ? 'ja' : 'en'}.pdf`;
    try {
      saveFile(name, await download(`reports/${report.id}/pdf?language=${language}`));
    } catch {
      toast(t('notPrinted'), { tone: 'error', persist: true });
    } finally {
      setIsPrinting(false);
    }
  };
  const target = (
    <Button icon={<FileDown size={14} />} busy={isPrinting}>
      {t('pdf')}
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
