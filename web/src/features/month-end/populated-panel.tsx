import { figuresText, FigureText, phonePriority, useBook, useExact, useFigureGrid, type ShownFigure } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { DataTable, type TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { monthEndText } from './text';

const COLUMNS = ['flow.1m', 'profit.1m', 'marketValue.-', 'return.1m', 'benchmarkReturn.1m', 'excess.1m'] as const;
const VALUE = ['marketValue.-'] as const;

type Row = { id: string; name: string; before: ShownFigure | undefined; figures: readonly (ShownFigure | undefined)[] };

/** The changes of the newest populated month, for the total and each class: value before, value now, and performance. */
export function PopulatedPanel({ latest, previous }: { latest: string; previous: string }) {
  const exact = useExact();
  const t = useText(monthEndText);
  const total = useText(figuresText);
  const formats = useFormats();
  const language = useLanguage();
  const { data: book } = useBook();
  const { data: now } = useFigureGrid({ rows: 'accounts', columns: COLUMNS, asOf: latest });
  const { data: before } = useFigureGrid({ rows: 'accounts', columns: VALUE, asOf: previous });
  const classes = book?.classes.flatMap(one => (one.entityId ? [{ id: one.entityId, name: one.name[language] }] : [])) ?? [];
  const rows = [...classes, ...(book?.rootId ? [{ id: book.rootId, name: total('total') }] : [])].map(row => ({
    ...row,
    before: before?.at(row.id, 'marketValue.-'),
    figures: COLUMNS.map(column => now?.at(row.id, column)),
  }));
  const columns: TableColumn<Row>[] = [
    { id: 'name', header: t('class'), value: ({ name }) => name },
    {
      id: 'before',
      header: t('valueOn', { date: formats.date(previous) }),
      align: 'end',
      value: row => exact(row.before, 'one'),
      node: row => <FigureText as="headline" figure={row.before} />,
    },
    ...COLUMNS.map((column, at): TableColumn<Row> => ({
      id: column,
      ...phonePriority(column),
      header: column === 'marketValue.-' ? t('valueOn', { date: formats.date(latest) }) : t(WORDS[column]),
      align: 'end',
      value: ({ figures }) => exact(figures[at], 'one'),
      node: ({ figures }) => <FigureText as="headline" figure={figures[at]} />,
    })),
  ];
  return (
    <Panel title={t('changed', { month: formats.month(latest) })} subtitle={t('changedLead')} flush>
      {now && before ? (
        <DataTable
          caption={t('changed', { month: formats.month(latest) })}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          emphasis={({ id }) => (id === book?.rootId ? 'strong' : undefined)}
        />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </Panel>
  );
}

const WORDS = {
  'flow.1m': 'flow',
  'profit.1m': 'profit',
  'return.1m': 'monthReturn',
  'benchmarkReturn.1m': 'benchmarkReturn',
  'excess.1m': 'excess',
} as const;
