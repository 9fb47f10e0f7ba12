import { FigureText, keepKnown, useArea, useExact, useUnit, type BookView, type FigureGrid } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { Panel, PanelCell } from '#ui/panel';
import { joined } from '#ui/table-value';
import s from './categories.module.css';
import { linesOf, type Line } from './matrix';
import { useCategories } from './queries';
import { matrixText } from './text';

/**
 * The asset in its owner's grid: Y categories as rows, X as columns, in each cell the mandates with their values. Nothing without columns.
 */
export function MatrixPanel({ view, figures }: { view: BookView; figures: FigureGrid | undefined }) {
  const t = useText(matrixText);
  const language = useLanguage();
  const formats = useFormats();
  const unit = useUnit();
  const exact = useExact();
  const { data } = useCategories(view.index.book.assetId);
  const matrix = data && linesOf(data, language, t('unassigned'));
  if (!matrix || matrix.columns.length === 0) return null;
  const held = view.index.book.entities.filter(({ kind, id }) => kind === 'mandate' && figures?.at(id, 'marketValue.-')?.value);
  const ids = held.map(({ id }) => id);
  const within = (row: Line, column: Line) => ids.filter(id => row.holds(id) && column.holds(id));
  const isUsed = (line: Line) => line.id !== null || ids.some(line.holds);
  const columns: TableColumn<Line>[] = [
    { id: 'row', header: t('row'), hideHeader: true, value: ({ name }) => name },
    ...[...matrix.columns, matrix.looseColumn].filter(isUsed).map((column, at) => ({
      id: column.id ?? 'loose',
      ...(at < 2 ? { priority: at } : {}),
      header: column.name,
      divider: at === 0,
      value: (row: Line) =>
        within(row, column)
          .map(id => joined(view.index.nameOf(id), exact(figures?.at(id, 'marketValue.-'), unit)))
          .join('; ') || null,
      node: (row: Line) => <MatrixCell ids={within(row, column)} view={view} figures={figures} />,
    })),
  ];
  const rows = [...matrix.rows, matrix.looseRow].filter(isUsed);
  return (
    <PanelCell span={12}>
      <Panel title={t('title')} subtitle={formats.unit(unit)} flush>
        <ArrangedTable screen="category-matrix" caption={t('title')} columns={columns} rows={rows} rowId={({ id }) => id ?? 'loose'} />
      </Panel>
    </PanelCell>
  );
}

function MatrixCell({ ids, view, figures }: { ids: readonly string[]; view: BookView; figures: FigureGrid | undefined }) {
  const role = useArea();
  const unit = useUnit();
  if (ids.length === 0) return <span className={s.quiet}>-</span>;
  return (
    <span className={s.cell}>
      {ids.map(mandateId => (
        <span key={mandateId} className={s.valued}>
          <AppLink quiet to="/$role/mandates/$mandateId" params={{ role, mandateId }} search={keepKnown}>
            {view.index.nameOf(mandateId)}
          </AppLink>
          <FigureText figure={figures?.at(mandateId, 'marketValue.-')} unit={unit} mark={false} />
        </span>
      ))}
    </span>
  );
}
