import { horizons } from '@hakaru/engine/calendar/horizons';
import { FigureText, horizonText, phonePriority, useExact, useFigureGrid, VerifyButton } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { performanceText } from './text';

type Row = { measure: 'return' | 'grossReturn' | 'benchmarkReturn' | 'excess'; label: string };
type Props = {
  entityId: string;
  asOf: string;
  hasBenchmark: boolean;
  /** Whether somebody can report returns before fees: of a mandate. */
  canBeGross?: boolean;
};

/**
 * Every horizon: the return and, where there is a benchmark, its return and the difference. The return before fees stands beside it where any
 * was reported; the difference is always that of the return after fees.
 */
export function HorizonTable({ entityId, asOf, hasBenchmark, canBeGross = false }: Props) {
  const exact = useExact();
  const t = useText(performanceText);
  const horizon = useText(horizonText);
  const formats = useFormats();
  const gross = horizons.map(name => `grossReturn.${name}`);
  const { data: before } = useFigureGrid({ entityIds: canBeGross ? [entityId] : [], columns: gross });
  // A gap means that some months were reported.
  const isReported = gross
    .map(name => before?.at(entityId, name))
    .some(figure => figure && (figure.value !== null || figure.reason === 'gap'));
  const rows: Row[] = [
    { measure: 'return', label: isReported ? t('ownNet') : t('own') },
    ...(isReported ? [{ measure: 'grossReturn' as const, label: t('ownGross') }] : []),
    ...(hasBenchmark
      ? [
          { measure: 'benchmarkReturn' as const, label: t('benchmark') },
          { measure: 'excess' as const, label: t('excess') },
        ]
      : []),
  ];
  const columns = rows.flatMap(({ measure }) => horizons.map(name => `${measure}.${name}`));
  const { data: grid, isFetching } = useFigureGrid({ entityIds: [entityId], columns });
  const verified = rows.flatMap(({ measure, label }) =>
    horizons.map(name => ({ column: `${measure}.${name}`, label: `${label} ${horizon(name)}` })),
  );
  const table: TableColumn<Row>[] = [
    { id: 'measure', header: t('measure'), hideHeader: true, value: ({ label }) => label },
    ...horizons.map(name => ({
      id: name,
      ...phonePriority(`return.${name}`),
      header: horizon(name),
      align: 'end' as const,
      divider: name === 'qtd' || name === '36m' || name === '1y' || name === 'itd',
      value: ({ measure }: Row) => exact(grid?.at(entityId, `${measure}.${name}`)),
      node: ({ measure }: Row) => <FigureText figure={grid?.at(entityId, `${measure}.${name}`)} />,
    })),
  ];
  return (
    <Panel
      title={t('horizons')}
      subtitle={t('horizonsUnit', { date: formats.date(asOf) })}
      footnote={canBeGross && before ? `${t('horizonsNote')} ${t(isReported ? 'grossNote' : 'noGross')}` : t('horizonsNote')}
      refreshing={isFetching && grid !== undefined}
      tools={<VerifyButton screen="horizons" title={t('horizons')} rows={[{ entityId, asOf }]} columns={verified} />}
      flush
    >
      <ArrangedTable screen="horizons" caption={t('horizons')} columns={table} rows={rows} rowId={({ measure }) => measure} />
    </Panel>
  );
}
