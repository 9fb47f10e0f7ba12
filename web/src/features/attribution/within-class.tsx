import { OTHER_SHOWN_FROM } from '@hakaru/contract/attribution';
import { useMemo } from 'react';
import {
  FigureText,
  keepKnown,
  useArea,
  useExact,
  useFigureGrid,
  useUrlText,
  type BookIndex,
  type FigureGrid,
} from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { PanelCell, Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState } from '#ui/states';
import { CurrencyPanel } from './currency-panel';
import { useLinkingName } from './linking';
import { usePeriodLabel } from './period-label';
import type { AttributionProps } from './shared-props';
import { attributionText } from './text';

/** The level below a class: the contributions of its managers and their benchmarks to the whole. Nothing until a class is chosen. */
export function WithinClass(props: AttributionProps) {
  const [group] = useUrlText('group');
  const isClass = props.view.index.book.classes.some(({ entityId }) => entityId !== null && entityId === group);
  if (group === null || !isClass) return null;
  return (
    <>
      <PanelCell span={12}>
        <Within {...props} classId={group} />
      </PanelCell>
      <PanelCell span={12}>
        <CurrencyPanel entityId={group} monthEnds={props.view.index.book.monthEnds} />
      </PanelCell>
    </>
  );
}

type Row = { id: string; name: string; kind: 'mandate' | 'other' | 'sum' };
const COLUMNS = ['averageWeight', 'cumulativeReturn', 'cumulativeBenchmark', 'managerEffect', 'benchmarkEffect', 'totalEffect'] as const;
/** Order of the columns on a phone; the first stand beside the name. */
const PHONE_ORDER: readonly string[] = [
  'totalEffect',
  'cumulativeReturn',
  'cumulativeBenchmark',
  'averageWeight',
  'managerEffect',
  'benchmarkEffect',
];
type Column = (typeof COLUMNS)[number];
const OF_CLASS = [
  'averageWeight',
  'cumulativeReturn',
  'cumulativeBenchmark',
  'managerEffect',
  'benchmarkEffect',
  'activeEffect',
  'withinEffect',
] as const;

function Within({ view: { index, asOf }, period, classId }: AttributionProps & { classId: string }) {
  const t = useText(attributionText);
  const label = usePeriodLabel(asOf);
  const linking = useLinkingName();
  const [, setGroup] = useUrlText('group');
  const mandates = useMemo(() => mandatesBelow(index, classId), [index, classId]);
  const { data, isPlaceholderData } = useFigureGrid({
    entityIds: [classId, ...mandates],
    columns: [...new Set([...COLUMNS, ...OF_CLASS])].map(measure => `${measure}.${period}`),
  });
  const name = index.nameOf(classId);
  const rows = data
    ? rowsOf(data, { mandates, classId, horizon: period, nameOf: id => `${index.entity(id)?.ref ?? ''} ${index.nameOf(id)}` })
    : [];
  const words = { other: t('otherRow'), sum: t('withinSum') };
  return (
    <Panel
      title={t('within', { name })}
      subtitle={t('withinUnit', { period: label(period) })}
      tools={<Button onClick={() => setGroup(null)}>{t('back')}</Button>}
      footnote={t('withinMethod', { linking })}
      refreshing={isPlaceholderData}
      flush
    >
      {!data && <SkeletonRows rows={mandates.length + 1} />}
      {data && rows.length === 0 && <EmptyState title={t('noMandates')} next="period" />}
      {data && rows.length > 0 && (
        <Effects rows={rows} words={words} horizon={period} classId={classId} figures={data} title={t('within', { name })} />
      )}
    </Panel>
  );
}

type EffectsProps = {
  rows: readonly Row[];
  words: Record<'other' | 'sum', string>;
  horizon: string;
  classId: string;
  figures: FigureGrid;
  title: string;
};

function Effects({ rows, words, horizon, classId, figures, title }: EffectsProps) {
  const exact = useExact();
  const t = useText(attributionText);
  const role = useArea();
  const headers: Record<Column, string> = {
    averageWeight: t('weights'),
    cumulativeReturn: t('return'),
    cumulativeBenchmark: t('bm'),
    managerEffect: t('manager'),
    benchmarkEffect: t('benchmarkEffect'),
    totalEffect: t('sum'),
  };
  // The unexplained part and the total row are figures of the class.
  const figureOf = (row: Row, column: Column) => {
    if (row.kind === 'mandate') return figures.at(row.id, `${column}.${horizon}`);
    if (row.kind === 'other') return column === 'totalEffect' ? figures.at(classId, `withinEffect.${horizon}`) : undefined;
    return figures.at(classId, `${column === 'totalEffect' ? 'activeEffect' : column}.${horizon}`);
  };
  const columns: TableColumn<Row>[] = [
    {
      id: 'mandate',
      header: t('mandate'),
      value: row => (row.kind === 'mandate' ? row.name : words[row.kind]),
      node: row =>
        row.kind === 'mandate' ? (
          <AppLink to="/$role/mandates/$mandateId/$tab" params={{ role, mandateId: row.id, tab: 'attribution' }} search={keepKnown}>
            {row.name}
          </AppLink>
        ) : (
          words[row.kind]
        ),
    },
    ...COLUMNS.map((column): TableColumn<Row> => ({
      id: column,
      priority: PHONE_ORDER.indexOf(column),
      header: headers[column],
      align: 'end',
      divider: column === 'averageWeight' || column === 'managerEffect',
      value: row => exact(figureOf(row, column)),
      node: row => <FigureText figure={figureOf(row, column)} mark={false} />,
    })),
  ];
  return <ArrangedTable screen="attribution-mandates" caption={title} columns={columns} rows={[...rows]} rowId={({ id }) => id} />;
}

/** Mandates anywhere below the account of a class. */
function mandatesBelow(index: BookIndex, classId: string): string[] {
  return index.book.entities.filter(({ kind, id }) => kind === 'mandate' && index.classOf(id)?.entityId === classId).map(({ id }) => id);
}

type Wanted = { mandates: readonly string[]; classId: string; horizon: string; nameOf: (id: string) => string };

function rowsOf(figures: FigureGrid, { mandates, classId, horizon, nameOf }: Wanted): Row[] {
  const held = mandates.filter(id => figures.at(id, `totalEffect.${horizon}`)?.value != null);
  if (held.length === 0) return [];
  const left = Number(figures.at(classId, `withinEffect.${horizon}`)?.value ?? 0);
  return [
    ...held.map(id => ({ id, name: nameOf(id), kind: 'mandate' as const })),
    ...(Math.abs(left) >= OTHER_SHOWN_FROM ? [{ id: 'other', name: '', kind: 'other' as const }] : []),
    { id: 'sum', name: '', kind: 'sum' as const },
  ];
}
