import type { Language } from '@hakaru/contract/languages';
import { useText } from '#platform/text';
import { PdfMenu } from '#ui/pdf-menu';
import type { OpenedReport } from './queries';
import { reportsText } from './text';

/** The published report as a PDF, in either language. */
export function ReportDownload({ report }: { report: OpenedReport['report'] }) {
  const t = useText(reportsText);
  const nameOf = (language: Language) => {
    const organisation = (language === 'jp' ? report.clientJp : report.clientEn).replaceAll(/[^\p{L}\p{N}]+/gu, '-');
    return `${organisation}_${report.entityRef ?? 'report'}_${report.asOf.replaceAll('-', '')}_v${report.version}`;
  };
  return (
    <PdfMenu
      label={t('pdf')}
      failureText={t('notPrinted')}
      nameOf={nameOf}
      pathOf={language => `reports/${report.id}/pdf?language=${language}`}
    />
  );
}
