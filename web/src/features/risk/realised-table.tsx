import { riskHorizons } from '@hakaru/contract/risk-measures';
import { FigureText, horizonText, measureText, useBookContext, useExact, useFigureGrid, VerifyButton } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useText } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { riskText } from './text';

const ALONE = ['volatility', 'downsideDeviation', 'sharpe', 'sortino', 'maxDrawdown', 'drawdown'] as const;
const AGAINST = [
  'trackingError',
  'informationRatio',
  'beta',
  'systematicRisk',
  'jensenAlpha',
  'treynor',
  'benchmarkCorrelation',
  'upCapture',
  'downCapture',
] as const;
type Row = (typeof ALONE | typeof AGAINST)[number];

/** What the months of one entity say of its risk, over one, three and five years. */
export function RealisedTable({ entityId, hasBenchmark }: { entityId: string; hasBenchmark: boolean }) {
  const exact = useExact();
  const t = useText(riskText);
  const names = useText(measureText);
  const months = useText(horizonText);
  const { asOf } = useBookContext();
  const rows: readonly Row[] = hasBenchmark ? [...ALONE, ...AGAINST] : ALONE;
  const asked = rows.flatMap(row => riskHorizons.map(window => ({ column: `${row}.${window}`, label: `${names(row)} ${months(window)}` })));
  const { data: grid } = useFigureGrid({ entityIds: [entityId], columns: asked.map(({ column }) => column) });
  const columns: TableColumn<Row>[] = [
    { id: 'measure', header: t('measure'), value: row => names(row) },
    ...riskHorizons.map((window, at) => ({
      id: window,
      priority: at,
      header: months(window),
      align: 'end' as const,
      value: (row: Row) => exact(grid?.at(entityId, `${row}.${window}`)),
      node: (row: Row) => <FigureText figure={grid?.at(entityId, `${row}.${window}`)} mark={false} />,
    })),
  ];
  const verify = <VerifyButton screen="realised-risk" title={t('statistics')} rows={[{ entityId, asOf }]} columns={asked} />;
  return (
    <Panel title={t('statistics')} subtitle={t('statisticsUnit')} tools={verify} footnote={t('statisticsFoot')} flush>
      <ArrangedTable screen="realised-risk" caption={t('statistics')} columns={columns} rows={rows} rowId={row => row} />
    </Panel>
  );
}
