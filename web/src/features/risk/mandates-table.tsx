import { useMemo } from 'react';
import { FigureText, horizonText, keepKnown, measureText, useArea, useExact, useFigureGrid, type BookView } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { joined } from '#ui/table-value';
import { riskText } from './text';
import { useWindow, WindowSwitch } from './window-switch';

const SHOWN = ['volatility', 'trackingError', 'informationRatio', 'beta', 'maxDrawdown', 'upCapture', 'downCapture'] as const;
type Row = { id: string; ref: string; name: string; isTotal: boolean };

/** Realised risk of the whole and of every mandate over the same window. */
export function MandatesTable({ view: { index } }: { view: BookView }) {
  const t = useText(riskText);
  const months = useText(horizonText);
  const window = useWindow();
  const rows = useMemo<Row[]>(() => {
    const mandates = index.book.entities.filter(({ kind, type }) => kind === 'mandate' && type === 'mandate');
    const rowOf = ({ id, ref }: { id: string; ref: string }, isTotal: boolean) => ({ id, ref, name: index.nameOf(id), isTotal });
    return [...(index.root ? [rowOf(index.root, true)] : []), ...mandates.map(one => rowOf(one, false))];
  }, [index]);
  const { data: grid, isPlaceholderData } = useFigureGrid({
    entityIds: rows.map(({ id }) => id),
    columns: SHOWN.map(measure => `${measure}.${window}`),
  });
  const columns = useColumns((row, measure) => grid?.at(row.id, `${measure}.${window}`));
  // A mandate with a shorter history than the window is left out; its own page gives the reason.
  const present = rows.filter(row => row.isTotal || grid?.at(row.id, `volatility.${window}`)?.value);
  return (
    <Panel
      title={t('byMandate')}
      subtitle={t('byMandateUnit', { window: months(window) })}
      tools={<WindowSwitch />}
      refreshing={isPlaceholderData}
      flush
    >
      {grid ? (
        <ArrangedTable screen="risk-mandates" caption={t('byMandate')} columns={columns} rows={present} rowId={({ id }) => id} />
      ) : (
        <SkeletonRows rows={12} />
      )}
    </Panel>
  );
}

type FigureOf = (row: Row, measure: (typeof SHOWN)[number]) => Parameters<typeof FigureText>[0]['figure'];

function useColumns(figureOf: FigureOf): TableColumn<Row>[] {
  const exact = useExact();
  const t = useText(riskText);
  const names = useText(measureText);
  const role = useArea();
  return [
    {
      id: 'mandate',
      header: t('mandate'),
      value: ({ ref, name, isTotal }) => (isTotal ? t('total') : joined(ref, name)),
      node: ({ id, ref, name, isTotal }) =>
        isTotal ? (
          <strong>{t('total')}</strong>
        ) : (
          <AppLink to="/$role/mandates/$mandateId/$tab" params={{ role, mandateId: id, tab: 'risk' }} search={keepKnown}>
            {ref} {name}
          </AppLink>
        ),
    },
    ...SHOWN.map((measure, at) => ({
      id: measure,
      priority: at,
      header: names(measure),
      align: 'end' as const,
      value: (row: Row) => exact(figureOf(row, measure)),
      node: (row: Row) => <FigureText figure={figureOf(row, measure)} mark={false} />,
    })),
  ];
}
