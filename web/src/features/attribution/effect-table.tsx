import { useMemo } from 'react';
import { figureColumn, FigureTable, FigureText, useUnit, useUrlText, type FigureGrid } from '#features/figures/public';
import { useText } from '#platform/text';
import type { GridColumn } from '#ui/grid/grid-column';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { Swatch } from '#ui/tag';
import s from './attribution.module.css';
import { columnsOf, effectsOf, FORMS } from './columns';
import { useLinkingName } from './linking';
import { PeriodChoice } from './period-choice';
import { usePeriodLabel } from './period-label';
import type { AttributionProps } from './shared-props';
import { attributionText } from './text';

/** A class, or the part that no class explains, which has only a total. */
type Row = { id: string; name: string; colour: string | null };
const OTHER = 'other';

/** One row per class in policy order, then the unexplained part and the total. */
export function EffectTable({ view, period, form, figures, hasOther, isRefreshing }: AttributionProps) {
  const t = useText(attributionText);
  const label = usePeriodLabel(view.asOf);
  const linking = useLinkingName();
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
        : column === `${FORMS[form].total}.${period}`
          ? figures?.at(rootId, `${FORMS[form].other}.${period}`)
          : undefined,
    [figures, rootId, period, form],
  );
  const columns = useColumns({ period, form }, figureOf);
  const totals = useMemo(
    () => totalsOf(rootId, figures, { label: t('sum'), columns: columnsOf(period, form) }),
    [rootId, figures, t, period, form],
  );
  const method = form === 'geometric' ? t('methodGeometric') : t('method', { linking });
  return (
    <Panel
      title={t('table')}
      subtitle={t('tableUnit', { period: label(period) })}
      tools={<PeriodChoice view={view} period={period} form={form} />}
      footnote={hasOther ? `${method} ${t('otherNote')}` : method}
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

function totalsOf(rootId: string, figures: FigureGrid | undefined, { label, columns }: { label: string; columns: readonly string[] }) {
  const whole = columns.map(column => [column, figures?.at(rootId, column)] as const);
  return {
    label,
    values: Object.fromEntries(whole.map(([column, figure]) => [column, figure?.value])),
    nodes: Object.fromEntries(whole.map(([column, figure]) => [column, <FigureText key={column} figure={figure} mark={false} />])),
  };
}

type FigureOf = (row: Row, column: string) => ReturnType<FigureGrid['at']>;

function useColumns({ period, form }: Pick<AttributionProps, 'period' | 'form'>, figureOf: FigureOf): GridColumn<Row>[] {
  const t = useText(attributionText);
  const unit = useUnit();
  const [, setGroup] = useUrlText('group');
  return useMemo(() => {
    const make = (measure: string, header: string, group: string, divider = false) =>
      figureColumn<Row>({ column: `${measure}.${period}`, header, group, divider, unit, figureOf, width: 112 });
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
      { ...make('cumulativeReturn', t('return'), t('returns'), true), priority: 2 },
      { ...make('cumulativeBenchmark', t('bm'), t('returns')), priority: 3 },
      ...effectsOf(form).map(({ measure, word }, at) => make(measure, t(word), t('effects'), at === 0)),
      { ...make(FORMS[form].total, t('sum'), t('effects')), priority: 1 },
    ];
  }, [period, form, figureOf, t, unit, setGroup]);
}
