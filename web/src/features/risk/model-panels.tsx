import { FigureText, knownSearch, useArea, useExact, useOpenTrace } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { ChartPanel } from '#ui/charts/chart-panel';
import { HistoryChart } from '#ui/charts/history-chart';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { shown, type RiskReport } from './queries';
import { riskText } from './text';

type Factor = RiskReport['factors'][number];
type Contributor = RiskReport['contributors'][number];
export type ReportProps = { report: RiskReport; before: RiskReport | null };

/** The factors behind the active risk, compared with another month where one is chosen. */
export function FactorTable({ report, before }: ReportProps) {
  const exact = useExact();
  const t = useText(riskText);
  const formats = useFormats();
  const earlier = (factor: Factor) => before?.factors.find(({ code }) => code === factor.code);
  const columns: TableColumn<Factor>[] = [
    { id: 'factor', header: t('factor'), value: ({ code }) => code },
    {
      id: 'exposure',
      header: t('activeExposure'),
      align: 'end',
      value: row => exact(shown(row.exposure)),
      node: row => <FigureText figure={shown(row.exposure)} />,
    },
    {
      id: 'contribution',
      header: t('contribution'),
      align: 'end',
      value: row => exact(shown(row.contribution)),
      node: row => <FigureText figure={shown(row.contribution)} />,
    },
  ];
  if (before) {
    const month = formats.month(before.asOf);
    columns.push(
      {
        id: 'exposureBefore',
        header: t('exposureOf', { month }),
        align: 'end',
        divider: true,
        value: row => exact(shown(earlier(row)?.exposure)),
        node: row => <FigureText figure={shown(earlier(row)?.exposure)} />,
      },
      {
        id: 'contributionBefore',
        header: t('contributionOf', { month }),
        align: 'end',
        value: row => exact(shown(earlier(row)?.contribution)),
        node: row => <FigureText figure={shown(earlier(row)?.contribution)} />,
      },
    );
  }
  return (
    <Panel title={t('factors')} subtitle={t('factorsUnit')} footnote={t('factorsFoot')} flush>
      <ArrangedTable screen="risk-factors" caption={t('factors')} columns={columns} rows={report.factors} rowId={({ code }) => code} />
    </Panel>
  );
}

/** The largest contributors to the active risk: securities of a mandate, mandates of the whole. */
export function ContributorTable({ report, isWhole }: { report: RiskReport; isWhole: boolean }) {
  const exact = useExact();
  const t = useText(riskText);
  const isJapanese = useLanguage() === 'jp';
  const nameOf = ({ name, nameJp }: Contributor) => (isJapanese ? nameJp : name);
  const columns: TableColumn<Contributor>[] = [
    {
      id: 'name',
      header: t(isWhole ? 'mandate' : 'security'),
      value: nameOf,
      node: row => (isWhole ? <ToMandate id={row.part}>{nameOf(row)}</ToMandate> : nameOf(row)),
    },
    ...(isWhole
      ? []
      : [
          {
            id: 'weight',
            priority: 2,
            header: t('weight'),
            align: 'end' as const,
            value: (row: Contributor) => exact(shown(row.weight)),
            node: (row: Contributor) => <FigureText figure={shown(row.weight)} />,
          },
          {
            id: 'benchmarkWeight',
            priority: 3,
            header: t('benchmarkWeight'),
            align: 'end' as const,
            value: (row: Contributor) => exact(shown(row.benchmarkWeight)),
            node: (row: Contributor) => <FigureText figure={shown(row.benchmarkWeight)} />,
          },
        ]),
    {
      id: 'contribution',
      priority: 1,
      header: t('contribution'),
      align: 'end',
      value: row => exact(shown(row.contribution)),
      node: row => <FigureText figure={shown(row.contribution)} />,
    },
  ];
  const title = t(isWhole ? 'byMandateModel' : 'contributors');
  return (
    <Panel title={title} subtitle={t('contributorsUnit')} flush>
      <ArrangedTable screen="risk-contributors" caption={title} columns={columns} rows={report.contributors} rowId={({ part }) => part} />
    </Panel>
  );
}

/** A contributor of the whole is a mandate, with a risk page of its own. */
function ToMandate({ id, children }: { id: string; children: string }) {
  const role = useArea();
  return (
    <AppLink quiet to="/$role/mandates/$mandateId/$tab" params={{ role, mandateId: id, tab: 'risk' }} search={knownSearch}>
      {children}
    </AppLink>
  );
}

/** Predicted risk month by month. */
export function ModelHistory({ report }: { report: RiskReport }) {
  const t = useText(riskText);
  const f = useFormats();
  const open = useOpenTrace();
  if (report.history.length < 2) return null;
  const values = (of: 'totalRisk' | 'activeRisk') =>
    report.history.map(month => (month[of].value === null ? null : Number(month[of].value)));
  return (
    <ChartPanel time title={t('modelHistory')} subtitle={t('modelHistoryUnit')} fileName="predicted-risk">
      <HistoryChart
        label={t('modelHistory')}
        days={report.history.map(({ asOf }) => asOf)}
        series={[
          { id: 'active', label: t('activeRisk'), color: 'var(--c1)', values: values('activeRisk') },
          { id: 'total', label: t('totalRisk'), color: 'var(--ink-2)', values: values('totalRisk'), thin: true },
        ]}
        show={value => f.percent(value)}
        axis={value => f.percent(value, { decimals: 0 })}
        height={220}
        onOpen={at => open(report.history[at]?.activeRisk.key ?? '')}
      />
    </ChartPanel>
  );
}
