import { useMemo } from 'react';
import {
  figureColumn,
  figuresText,
  FigureTable,
  FigureText,
  horizonText,
  useUnit,
  type BookEntity,
  type FigureGrid,
} from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import type { GridColumn } from '#ui/grid/grid-column';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { Tag } from '#ui/tag';
import { ClassName } from './class-name';
import { LIST_COLUMNS, LIST_HORIZONS, type ClassesProps } from './columns';
import { assetClassesText } from './text';

/** One row per class in policy order, with the amounts needed to return to policy and to the edge of the band. */
export function PolicyTable({ view, figures, total, isRefreshing }: ClassesProps) {
  const t = useText(assetClassesText);
  const words = useText(figuresText);
  const formats = useFormats();
  const unit = useUnit();
  const { index } = view;
  const rows = useMemo(() => index.book.classes.flatMap(({ entityId }) => (entityId ? (index.entity(entityId) ?? []) : [])), [index]);
  const columns = usePolicyColumns(figures);
  const totals = useMemo(() => totalsOf(index.root?.id ?? '', total, words('total')), [index, total, words]);
  return (
    <Panel
      title={t('table')}
      subtitle={t('tableUnit', { unit: formats.unit(unit, index.book.baseCurrency) })}
      footnote={`${t('toMove')} ${words('annualised')}`}
      refreshing={isRefreshing}
    >
      {figures ? (
        <FigureTable
          label={t('table')}
          fileName="asset_classes"
          rows={rows}
          columns={columns}
          rowId={idOf}
          figureOf={(row, column) => figures.at(row.id, column)}
          totals={totals}
          totalsId={index.root?.id}
          rowsInView={rows.length}
        />
      ) : (
        <SkeletonRows rows={12} />
      )}
    </Panel>
  );
}

const idOf = ({ id }: BookEntity) => id;

function totalsOf(rootId: string, total: FigureGrid | undefined, label: string) {
  const whole = LIST_COLUMNS.filter(column => !/^(?:band|toPolicy|toBand|outsideBand|deviation)/.test(column));
  return {
    label,
    values: Object.fromEntries(whole.map(column => [column, total?.at(rootId, column)?.value])),
    nodes: Object.fromEntries(whole.map(column => [column, <FigureText key={column} figure={total?.at(rootId, column)} mark={false} />])),
  };
}

function usePolicyColumns(figures: FigureGrid | undefined): GridColumn<BookEntity>[] {
  const t = useText(assetClassesText);
  const words = useText(figuresText);
  const horizon = useText(horizonText);
  const unit = useUnit();
  const language = useLanguage();
  return useMemo(() => {
    const figureOf = (row: BookEntity, column: string) => figures?.at(row.id, column);
    const make = (column: string, header: string, group: string, divider = false) =>
      figureColumn<BookEntity>({ column, header, group, divider, unit, figureOf });
    const isOutside = (row: BookEntity) => figureOf(row, 'outsideBand.-')?.value === '1';
    return [
      {
        id: 'name',
        header: t('name'),
        width: 196,
        grow: 3,
        sortable: false,
        value: row => row.ref,
        node: row => <ClassName entity={row} />,
        exported: row => row.name[language],
      },
      make('policyWeight.-', t('policy'), t('weights'), true),
      make('band.-', t('band'), t('weights')),
      make('weight.-', t('actual'), t('weights')),
      make('deviation.-', t('deviation'), t('weights')),
      {
        id: 'state',
        header: t('state'),
        group: t('weights'),
        width: 84,
        value: row => figureOf(row, 'outsideBand.-')?.value,
        node: row =>
          isOutside(row) ? <Tag tone="warn">{t('outside')}</Tag> : figureOf(row, 'outsideBand.-')?.value === '0' && t('inside'),
        exported: row => (isOutside(row) ? t('outside') : t('inside')),
      },
      make('marketValue.-', t('value'), t('amounts'), true),
      make('toPolicy.-', t('toPolicy'), t('amounts')),
      make('toBand.-', t('toBand'), t('amounts')),
      make('estimatedShare.-', words('estimatedShare'), words('quality'), true),
      make('valueAge.-', words('valueAge'), words('quality')),
      ...LIST_HORIZONS.map((one, at) => make(`return.${one}`, horizon(one), t('returns'), at === 0)),
      ...LIST_HORIZONS.map((one, at) => make(`excess.${one}`, horizon(one), t('excesses'), at === 0)),
    ];
  }, [figures, t, words, horizon, unit, language]);
}
