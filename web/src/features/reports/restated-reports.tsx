import { useParams } from '@tanstack/react-router';
import { shapeOf, useUnit } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { MISSING, useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { exactly } from '#ui/table-value';
import { useReportName } from './report-table';
import type { RestatementQuery } from './reports.gen';
import { reportsText, restatementText } from './text';

type Restated = RestatementQuery['restatement']['reports'][number];

/** The month's reports whose figures have changed, each with the number of changed figures and the change of its value and return. */
export function RestatedReports({ rows, openId }: { rows: readonly Restated[]; openId: string }) {
  const t = useText(restatementText);
  const words = useText(reportsText);
  const formats = useFormats();
  const name = useReportName();
  const unit = useUnit();
  const { role = 'owner' } = useParams({ strict: false });
  if (rows.length === 0) return null;
  const changed = (measure: 'marketValue' | 'return', change: string | null) =>
    change === null ? MISSING : formats.figure(change, { ...shapeOf(measure, unit), signed: true });
  const columns: TableColumn<Restated>[] = [
    {
      id: 'report',
      header: words('report'),
      value: ({ report }) => name(report),
      node: ({ report }) =>
        report.id === openId ? (
          <strong>{name(report)}</strong>
        ) : (
          <AppLink to="/$role/reports/$reportId/restatement" params={{ role, reportId: report.id }}>
            {name(report)}
          </AppLink>
        ),
    },
    { id: 'version', header: words('version'), value: ({ report }) => words('versionOf', { n: report.version }) },
    {
      id: 'figures',
      priority: 3,
      header: t('figuresChanged'),
      align: 'end',
      value: ({ figures }) => exactly(figures),
      node: ({ figures }) => <span className="num">{formats.number(figures)}</span>,
    },
    {
      id: 'value',
      priority: 1,
      header: t('valueChange', { unit: formats.unit(unit) }),
      align: 'end',
      value: ({ value }) => exactly(value, shapeOf('marketValue', unit).power),
      node: ({ value }) => <span className="num">{changed('marketValue', value)}</span>,
    },
    {
      id: 'return1m',
      priority: 2,
      header: t('returnChange'),
      align: 'end',
      value: ({ return1m }) => exactly(return1m, shapeOf('return', unit).power),
      node: ({ return1m }) => <span className="num">{changed('return', return1m)}</span>,
    },
  ];
  const figures = rows.reduce((sum, row) => sum + row.figures, 0);
  return (
    <Panel title={t('byReport')} subtitle={t('byReportLead', { figures, reports: rows.length })} flush>
      <ArrangedTable screen="restated-reports" caption={t('byReport')} columns={columns} rows={rows} rowId={({ report }) => report.id} />
    </Panel>
  );
}
