import { useParams } from '@tanstack/react-router';
import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { atTime, joined } from '#ui/table-value';
import { Tag } from '#ui/tag';
import type { ListedReport } from './queries';
import s from './reports.module.css';
import { reportsText } from './text';

/** Published reports with the changes to their figures since. */
export function ReportTable({ rows }: { rows: readonly ListedReport[] }) {
  const t = useText(reportsText);
  const formats = useFormats();
  const language = useLanguage();
  const { role = 'owner', clientId } = useParams({ strict: false });
  const isOfMany = role === 'manager' && !clientId;
  const name = useReportName();
  const columns: TableColumn<ListedReport>[] = [
    {
      id: 'subject',
      header: t('subject'),
      value: row => joined(name(row), isOfMany ? joined('·', language === 'jp' ? row.clientJp : row.clientEn) : null),
      node: row => (
        <AppLink to="/$role/reports/$reportId" params={{ role, reportId: row.id }} search={{ known: row.knownAt }}>
          {name(row)}
          {isOfMany && <span className={s.quiet}> · {language === 'jp' ? row.clientJp : row.clientEn}</span>}
        </AppLink>
      ),
    },
    { id: 'asOf', priority: 1, header: t('asOf'), align: 'end', value: ({ asOf }) => asOf, date: true },
    {
      id: 'version',
      priority: 2,
      header: t('version'),
      value: ({ version, isLatest }) => joined(t('versionOf', { n: version }), !isLatest ? t('old') : null),
      node: ({ version, isLatest }) => (
        <>
          {t('versionOf', { n: version })} {!isLatest && <span className={s.quiet}>{t('old')}</span>}
        </>
      ),
    },
    {
      id: 'publishedAt',
      header: t('publishedAt'),
      align: 'end',
      value: ({ publishedAt }) => atTime(formats.time(publishedAt)),
      node: ({ publishedAt }) => formats.time(publishedAt),
    },
    {
      id: 'publisher',
      header: t('publisher'),
      value: ({ publisherName, publisherEn, publisherJp }) =>
        [publisherName, language === 'jp' ? publisherJp : publisherEn].filter(Boolean).join(' · '),
    },
    {
      id: 'restated',
      header: t('restated'),
      value: ({ moved }) => (moved > 0 ? t('movedMark', { n: moved }) : null),
      node: ({ id, moved }) =>
        moved > 0 ? (
          <AppLink to="/$role/reports/$reportId/restatement" params={{ role, reportId: id }}>
            <Tag tone="warn">{t('movedMark', { n: moved })}</Tag>
          </AppLink>
        ) : (
          '-'
        ),
    },
  ];
  // The pack comes first in its month, and a line separates the months.
  const endsMonth = (row: ListedReport) => rows[rows.indexOf(row) + 1]?.asOf !== row.asOf;
  return (
    <ArrangedTable
      screen="reports"
      caption={t('title')}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      emphasis={({ entityRef }) => (entityRef === null ? 'strong' : undefined)}
      ruleAfter={endsMonth}
    />
  );
}

type Named = { entityRef: string | null; entityEn: string | null; entityJp: string | null; assetEn: string; assetJp: string };

/** The subject of a report: a mandate, or the whole asset. */
export function useReportName(): (report: Named) => string {
  const t = useText(reportsText);
  const language = useLanguage();
  return ({ entityRef, entityEn, entityJp, assetEn, assetJp }) =>
    entityRef
      ? `${entityRef} ${(language === 'jp' ? entityJp : entityEn) ?? ''}`
      : `${t('pack')} · ${language === 'jp' ? assetJp : assetEn}`;
}
