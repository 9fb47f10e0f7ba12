import { useMemo } from 'react';
import { FigureText, horizonText, useExact, useFigureGrid, type BookView } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useText } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { riskText } from './text';
import { useWindow, WindowSwitch } from './window-switch';

type Row = { id: string; name: string; isTotal: boolean };
const COLUMNS = ['weight', 'contribution', 'volatility'] as const;
type Column = (typeof COLUMNS)[number];

/** The risk of the asset as it is divided on the day, over the months of the window, and what every class brings to it. */
export function MixTable({ view: { index } }: { view: BookView }) {
  const t = useText(riskText);
  const months = useText(horizonText);
  const exact = useExact();
  const window = useWindow();
  const rows = useMemo<Row[]>(() => {
    const classes = index.book.classes.flatMap(({ entityId }) => entityId ?? []);
    const total = index.root ? [{ id: index.root.id, name: t('total'), isTotal: true }] : [];
    return [...classes.map(id => ({ id, name: index.nameOf(id), isTotal: false })), ...total];
  }, [index, t]);
  const { data: grid, isPlaceholderData } = useFigureGrid({
    entityIds: rows.map(({ id }) => id),
    columns: ['weight.-', `volatility.${window}`, `mixContribution.${window}`, `mixRisk.${window}`],
  });
  const figureOf = ({ id, isTotal }: Row, column: Column) => {
    if (column === 'weight') return grid?.at(id, 'weight.-');
    // Of the total it would be the risk of what was held then, which is another figure.
    if (column === 'volatility') return isTotal ? undefined : grid?.at(id, `volatility.${window}`);
    return grid?.at(id, `${isTotal ? 'mixRisk' : 'mixContribution'}.${window}`);
  };
  const headers: Record<Column, string> = { weight: t('mixWeight'), volatility: t('mixVolatility'), contribution: t('mixContribution') };
  const columns: TableColumn<Row>[] = [
    {
      id: 'class',
      header: t('mixClass'),
      value: ({ name }) => name,
      node: ({ name, isTotal }) => (isTotal ? <strong>{name}</strong> : name),
    },
    ...COLUMNS.map((column, at) => ({
      id: column,
      priority: at,
      header: headers[column],
      align: 'end' as const,
      value: (row: Row) => exact(figureOf(row, column)),
      node: (row: Row) => (row.isTotal && column === 'volatility' ? '' : <FigureText figure={figureOf(row, column)} mark={false} />),
    })),
  ];
  return (
    <Panel
      title={t('mix')}
      subtitle={t('mixUnit', { window: months(window) })}
      tools={<WindowSwitch />}
      footnote={t('mixFoot')}
      refreshing={isPlaceholderData}
      flush
    >
      {grid ? (
        <ArrangedTable screen="risk-mix" caption={t('mix')} columns={columns} rows={rows} rowId={({ id }) => id} />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </Panel>
  );
}
