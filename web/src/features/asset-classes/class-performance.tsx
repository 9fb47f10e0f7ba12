import { figuresText, FigureText, horizonText, useBookContext, useExact, VerifyButton, type FigureGrid } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useText } from '#platform/text';
import { Panel } from '#ui/panel';
import { DETAIL_HORIZONS } from './columns';
import { assetClassesText } from './text';

const ROWS = ['return', 'benchmarkReturn', 'excess'] as const;
const NAMES = { return: 'return', benchmarkReturn: 'benchmark', excess: 'excess' } as const;

/** Return, benchmark and excess over every period. */
export function ClassPerformance({ figures, entityId }: { figures: FigureGrid | undefined; entityId: string }) {
  const exact = useExact();
  const t = useText(assetClassesText);
  const words = useText(figuresText);
  const horizon = useText(horizonText);
  const { asOf } = useBookContext();
  const verified = ROWS.flatMap(row =>
    DETAIL_HORIZONS.map(one => ({ column: `${row}.${one}`, label: `${t(NAMES[row])} ${horizon(one)}` })),
  );
  const verify = <VerifyButton screen="asset-class" title={t('performance')} rows={[{ entityId, asOf }]} columns={verified} />;
  return (
    <Panel title={t('performance')} subtitle={t('performanceUnit')} footnote={words('annualised')} tools={verify} flush>
      <ArrangedTable
        screen="class-performance"
        caption={t('performance')}
        rows={ROWS}
        rowId={row => row}
        emphasis={row => (row === 'return' ? 'strong' : row === 'benchmarkReturn' ? 'quiet' : undefined)}
        columns={[
          { id: 'name', header: t('period'), hideHeader: true, value: row => t(NAMES[row]) },
          ...DETAIL_HORIZONS.map(one => ({
            id: one,
            header: horizon(one),
            align: 'end' as const,
            divider: one === 'fytd' || one === '1y',
            value: (row: (typeof ROWS)[number]) => exact(figures?.at(entityId, `${row}.${one}`)),
            node: (row: (typeof ROWS)[number]) => <FigureText figure={figures?.at(entityId, `${row}.${one}`)} />,
          })),
        ]}
      />
    </Panel>
  );
}
