import { attributionHorizons } from '@hakaru/contract/attribution';
import { useMemo } from 'react';
import { figureColumn, FigureTable, FigureText, horizonText, useUnit, useUrlText, type FigureGrid } from '#features/figures/public';
import { useText } from '#platform/text';
import type { GridColumn } from '#ui/grid/grid-column';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { Segmented } from '#ui/tabs';
import { Swatch } from '#ui/tag';
import s from './attribution.module.css';
import { columnsOf } from './columns';
import type { AttributionProps } from './shared-props';
import { attributionText } from './text';

/** A class, or what none of them explains: that has nothing but its part of the total. */
type Row = { id: string; name: string; colour: string | null };
const OTHER = 'other';

/** One row per class in policy order, the rest apart, and the whole beneath. */
export function EffectTable({ view, horizon, figures, hasOther, isRefreshing }: AttributionProps) {
  const t = useText(attributionText);
  const period = useText(horizonText);
  const { index } = view;
  const rootId = index.root?.id ?? '';
  const rows = useMemo<Row[]>(
    () => [
      ...index.book.classes.flatMap(({ entityId: id }) => (id ? [{ id, name: index.nameOf(id), colour: index.colourOf(id) }] : [])),
      ...(hasOther ? [{ id: OTHER, name: t('otherRow'), colour: null }] : []),
    ],
    [index, hasOther, t],
  );
  const figureOf = useMemo(
    () => (row: Row, column: string) =>
      row.id !== OTHER
        ? figures?.at(row.id, column)
        : column === `totalEffect.${horizon}`
          ? figures?.at(rootId, `otherEffect.${horizon}`)
          : undefined,
    [figures, rootId, horizon],
  );
  const columns = useColumns(horizon, figureOf);
  const totals = useMemo(() => totalsOf(rootId, figures, { label: t('sum'), columns: columnsOf(horizon) }), [rootId, figures, t, horizon]);
  return (
    <Panel
      title={t('table')}
      subtitle={t('tableUnit', { period: period(horizon) })}
      tools={<Periods horizon={horizon} />}
      footnote={hasOther ? `${t('method')} ${t('otherNote')}` : t('method')}
      refreshing={isRefreshing}
    >
      {figures ? (
        <FigureTable
          label={t('table')}
          fileName="attribution"
          rows={rows}
          columns={columns}
          rowId={idOf}
          figureOf={figureOf}
          totals={totals}
          totalsId={rootId}
          rowsInView={rows.length}
          hasUnit={false}
        />
      ) : (
        <SkeletonRows rows={14} />
      )}
    </Panel>
  );
}

const idOf = ({ id }: Row) => id;

function Periods({ horizon }: Pick<AttributionProps, 'horizon'>) {
  const t = useText(attributionText);
  const period = useText(horizonText);
  const [, setShow] = useUrlText('show');
  return (
    <div className={s.periods}>
      <Segmented
        label={t('horizon')}
        value={horizon}
        onChange={value => setShow(value, { replace: true })}
        items={attributionHorizons.map(value => ({ value, label: period(value) }))}
      />
    </div>
  );
}

function totalsOf(rootId: string, figures: FigureGrid | undefined, { label, columns }: { label: string; columns: readonly string[] }) {
  const whole = columns.map(column => [column, figures?.at(rootId, column)] as const);
  return {
    label,
    values: Object.fromEntries(whole.map(([column, figure]) => [column, figure?.value])),
    nodes: Object.fromEntries(whole.map(([column, figure]) => [column, <FigureText key={column} figure={figure} mark={false} />])),
  };
}

type FigureOf = (row: Row, column: string) => ReturnType<FigureGrid['at']>;

function useColumns(horizon: AttributionProps['horizon'], figureOf: FigureOf): GridColumn<Row>[] {
  const t = useText(attributionText);
  const [unit] = useUnit();
  const [, setGroup] = useUrlText('group');
  return useMemo(() => {
    const make = (measure: string, header: string, group: string, divider = false) =>
      figureColumn<Row>({ column: `${measure}.${horizon}`, header, group, divider, unit, figureOf, width: 112 });
    return [
      {
        id: 'name',
        header: t('name'),
        width: 168,
        grow: 3,
        sortable: false,
        value: row => row.name,
        node: row => (
          <>
            {row.colour && <Swatch color={row.colour} />}
            {row.id === OTHER ? (
              row.name
            ) : (
              <button type="button" className={s.open} title={t('openClass', { name: row.name })} onClick={() => setGroup(row.id)}>
                {row.name}
              </button>
            )}
          </>
        ),
      },
      make('averageWeight', t('actual'), t('weights'), true),
      make('averagePolicyWeight', t('policy'), t('weights')),
      make('cumulativeReturn', t('return'), t('returns'), true),
      make('cumulativeBenchmark', t('bm'), t('returns')),
      make('allocationEffect', t('allocation'), t('effects'), true),
      make('selectionEffect', t('selection'), t('effects')),
      make('interactionEffect', t('interaction'), t('effects')),
      make('totalEffect', t('sum'), t('effects')),
    ];
  }, [horizon, figureOf, t, unit, setGroup]);
}
