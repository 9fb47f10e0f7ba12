import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { Panel } from '#ui/panel';
import type { OpenedReport } from './queries';
import s from './reports.module.css';
import { reportsText } from './text';

/** Who published it and when, its knowledge time, and whether its content is still unaltered. */
export function ReportFacts({ opened: { report, isIntact } }: { opened: OpenedReport }) {
  const t = useText(reportsText);
  const formats = useFormats();
  const language = useLanguage();
  const facts = [
    [t('asOf'), formats.date(report.asOf)],
    [t('version'), t('versionOf', { n: report.version })],
    [t('publishedAt'), formats.time(report.publishedAt)],
    [t('publisher'), [report.publisherName, language === 'jp' ? report.publisherJp : report.publisherEn].filter(Boolean).join(' · ')],
    [t('knownAt'), formats.time(report.knownAt)],
    ...(report.reason ? [[t('reason'), report.reason]] : []),
  ];
  return (
    <Panel title={t('details')} subtitle={t(isIntact ? 'intact' : 'broken')}>
      <dl className={s.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={s.wide}>
          <dt>{t('hash')}</dt>
          <dd>
            <code>{report.sha256}</code>
          </dd>
        </div>
      </dl>
    </Panel>
  );
}
