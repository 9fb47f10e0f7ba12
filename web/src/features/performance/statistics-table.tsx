import { FigureText, horizonText, measureText, useBookContext, useExact, useFigureGrid, VerifyButton } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useText } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { performanceText } from './text';

const measures = ['volatility', 'trackingError', 'informationRatio', 'beta', 'maxDrawdown'] as const;
/** Compared with the public market equivalent: only where that is the benchmark. */
const equivalents = ['pme', 'pmeReturn'] as const;
type Row = (typeof measures | typeof equivalents)[number];
const periods = ['1y', '3y', '5y', 'itd'] as const;

type StatisticsProps = { entityId: string; hasBenchmark: boolean; isPme?: boolean };

export function StatisticsTable({ entityId, hasBenchmark, isPme = false }: StatisticsProps) {
  const exact = useExact();
  const t = useText(performanceText);
  const names = useText(measureText);
  const horizon = useText(horizonText);
  const { asOf } = useBookContext();
  const own = measures.filter(name => hasBenchmark || name === 'volatility' || name === 'maxDrawdown');
  const rows: readonly Row[] = isPme ? [...own, ...equivalents] : own;
  const { data: grid } = useFigureGrid({ entityIds: [entityId], columns: rows.flatMap(row => periods.map(period => `${row}.${period}`)) });
  const columns: TableColumn<Row>[] = [
    { id: 'measure', header: t('measure'), value: row => names(row) },
    ...periods.map((period, at) => ({
      id: period,
      priority: at,
      header: horizon(period),
      align: 'end' as const,
      value: (row: Row) => exact(grid?.at(entityId, `${row}.${period}`)),
      node: (row: Row) => <FigureText figure={grid?.at(entityId, `${row}.${period}`)} />,
    })),
  ];
  const verified = rows.flatMap(row => periods.map(period => ({ column: `${row}.${period}`, label: `${names(row)} ${horizon(period)}` })));
  const verify = <VerifyButton screen="statistics" title={t('statistics')} rows={[{ entityId, asOf }]} columns={verified} />;
  return (
    <Panel title={t('statistics')} subtitle={t('statisticsUnit')} tools={verify} flush>
      <ArrangedTable screen="statistics" caption={t('statistics')} columns={columns} rows={rows} rowId={row => row} />
    </Panel>
  );
}
