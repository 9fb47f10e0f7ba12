import { ArrangedTable } from '#features/saved-views/public';
import { useLanguage, useText } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { EmptyState } from '#ui/states';
import { nameIn } from './axis-panel';
import s from './categories.module.css';
import { placeKey, type Placement } from './placement';
import type { Candidate, Category } from './queries';
import { configureText } from './text';

type Line = { id: string | null; name: string };
type GridProps = { categories: readonly Category[]; candidates: readonly Candidate[]; placement: Placement };
const SHOWN = 4;

/** Preview of the grid: rows by Y (or by class where there is no Y), columns by X, and a line for what is still unassigned. */
export function GridPreview({ categories, candidates, placement }: GridProps) {
  const t = useText(configureText);
  const language = useLanguage();
  const lineOf = (category: Category): Line => ({ id: category.id, name: nameIn(category, language) });
  const columns = categories.filter(({ axis }) => axis === 'x');
  const ys = categories.filter(({ axis }) => axis === 'y');
  const rowAxis = ys.length > 0 ? 'y' : 'class';
  const loose: Line = { id: null, name: t('unassigned') };
  const rows = [...categories.filter(({ axis }) => axis === rowAxis).map(lineOf), loose];
  const within = (row: Line, column: Line) =>
    candidates.filter(
      ({ id }) => (placement.get(placeKey(rowAxis, id)) ?? null) === row.id && (placement.get(placeKey('x', id)) ?? null) === column.id,
    );
  const shown = rows.filter(row => row.id !== null || [...columns.map(lineOf), loose].some(column => within(row, column).length > 0));
  const head: TableColumn<Line> = { id: 'row', header: t('rowHead'), hideHeader: true, value: ({ name }) => name };
  const cells = [...columns.map(lineOf), loose].map((column, at): TableColumn<Line> => ({
    id: column.id ?? 'loose',
    ...(at < 2 ? { priority: at } : {}),
    header: column.name,
    divider: at === 0,
    value: row =>
      within(row, column)
        .map(one => nameIn(one, language))
        .join(', ') || null,
    node: row => <Cell held={within(row, column)} />,
  }));
  return (
    <Panel title={t('grid')} subtitle={rowAxis === 'y' ? t('gridLead') : t('gridClasses')} flush>
      {columns.length === 0 ? (
        <EmptyState title={t('noGrid')} next="choose" />
      ) : (
        <ArrangedTable
          screen="category-grid"
          caption={t('grid')}
          columns={[head, ...cells]}
          rows={shown}
          rowId={({ id }) => id ?? 'loose'}
        />
      )}
    </Panel>
  );
}

function Cell({ held }: { held: readonly Candidate[] }) {
  const t = useText(configureText);
  const language = useLanguage();
  if (held.length === 0) return <span className={s.quiet}>-</span>;
  return (
    <span className={s.cell} title={held.map(one => nameIn(one, language)).join(', ')}>
      {held.slice(0, SHOWN).map(one => (
        <span key={one.id}>{nameIn(one, language)}</span>
      ))}
      {held.length > SHOWN && <span className={s.quiet}>{t('more', { n: held.length - SHOWN })}</span>}
    </span>
  );
}
