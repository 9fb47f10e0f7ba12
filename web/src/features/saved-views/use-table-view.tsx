import type { SavedView, SavedViewInput } from '@hakaru/contract/saved-views';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useProfile, useSavePreferences } from '#features/profile/public';
import type { Sort } from '#ui/grid/grid-rows';
import { ColumnChooser, type ChoosableColumn } from './column-chooser';
import { useSavedViews } from './queries';
import {
  arranged,
  isUntouched,
  moved,
  setTableLook,
  staysLast,
  USUAL,
  useTableLook,
  type Arrangeable,
  type TableLook,
  type ViewExtent,
} from './table-look';
import { ViewsMenu } from './views-menu';

/** Columns that a screen can load in addition, those it shows, and the callbacks to change them. */
export type ColumnOffer = {
  offered: readonly { id: string; name: string; group?: string }[];
  shown: readonly string[];
  onShow: (shown: readonly string[]) => void;
  onReset: () => void;
};

type Wanted<Column> = {
  screen: string;
  columns: readonly Column[];
  pinned: number;
  offer: ColumnOffer | undefined;
  extent?: ViewExtent;
  /** The table's name, for icon-only tools. */
  of?: string;
};
type TableView<Column> = { columns: readonly Column[]; sort: Sort; onSort: (sort: Sort) => void; tools: ReactNode };

type ListView<Column> = Pick<TableView<Column>, 'columns' | 'tools'>;

/** The columns of a plain list as the user arranged them, and the tools to do so. The first column identifies the row and stays. */
export function useListView<Column extends Arrangeable>(screen: string, columns: readonly Column[]): ListView<Column> {
  return useTableView({ screen, columns, pinned: 1, offer: undefined, extent: 'list' });
}

/** The same for one table of several on a page: it does not use the address, and its tools are icons. */
export function usePartView<Column extends Arrangeable>(screen: string, columns: readonly Column[], of: string): ListView<Column> {
  return useTableView({ screen, columns, pinned: 1, offer: undefined, extent: 'part', of });
}

/** The columns of a table as the user arranged them, its sorting, and the tools that change both and save them as views. */
export function useTableView<Column extends Arrangeable>({
  screen,
  columns,
  pinned,
  offer,
  extent = 'figures',
  of,
}: Wanted<Column>): TableView<Column> {
  const [look, setLook] = useTableLook(screen);
  const { data: views = [] } = useSavedViews(screen);
  const shown = useMemo(() => arranged(columns, look, pinned), [columns, look, pinned]);
  const apply = useApply(screen, columns, { offer, extent });
  useDefaultView(screen, views, { apply, extent });
  const current = useCurrent(screen, shown, { look, extent });
  const ids = shown.map(({ id }) => id);
  const toggle = (id: string) => {
    if (offer?.offered.some(column => column.id === id)) {
      offer.onShow(offer.shown.includes(id) ? offer.shown.filter(one => one !== id) : [...offer.shown, id]);
      return;
    }
    setLook({ order: ids, hidden: look.hidden.includes(id) ? look.hidden.filter(one => one !== id) : [...look.hidden, id] });
  };
  const reset = () => {
    setLook({ order: null, hidden: [] });
    offer?.onReset();
  };
  const tools = (
    <>
      <ColumnChooser
        columns={choosable(columns, shown, { pinned, offer })}
        onToggle={toggle}
        onMove={(id, step) => setLook({ order: moved(ids.slice(pinned), id, step) })}
        onReset={reset}
        of={of}
      />
      <ViewsMenu screen={screen} views={views} activeId={look.viewId} current={current} onApply={apply} extent={extent} of={of} />
    </>
  );
  return { columns: shown, sort: look.sort, onSort: sort => setLook({ sort }), tools };
}

function choosable(
  columns: readonly Arrangeable[],
  shown: readonly Arrangeable[],
  { pinned, offer }: { pinned: number; offer: ColumnOffer | undefined },
): ChoosableColumn[] {
  const named = ({ id, group, header }: Arrangeable) => ({ id, name: header, group });
  const standing = shown.slice(pinned).filter(column => !staysLast(column));
  const away = columns.slice(pinned).filter(column => !staysLast(column) && !standing.includes(column));
  const more = (offer?.offered ?? []).filter(({ id }) => !columns.some(column => column.id === id));
  return [
    ...standing.map(column => ({ ...named(column), isShown: true })),
    ...away.map(column => ({ ...named(column), isShown: false })),
    ...more.map(column => ({ ...column, isShown: false })),
  ];
}

/** Parameters of the address that are not part of a view. */
const NOT_FILTERS: ReadonlySet<string> = new Set(['trace', 'fact', 'known', 'since', 'dialog', 'id', 'page', 'columns']);

function useCurrent(
  screen: string,
  shown: readonly Arrangeable[],
  { look: { sort }, extent }: { look: TableLook; extent: ViewExtent },
): () => Omit<SavedViewInput, 'name'> {
  const router = useRouter();
  const { preferences } = useProfile();
  return () => ({
    screen,
    columns: shown.filter(column => !staysLast(column)).map(({ id }) => id),
    sort: sort ? { column: sort.columnId, descending: sort.descending } : null,
    filters: Object.entries(extent === 'part' ? {} : router.state.location.search)
      .filter(([name, value]) => !NOT_FILTERS.has(name) && value !== undefined)
      .map(([name, value]) => ({ name, value: JSON.stringify(value) })),
    unit: extent === 'figures' ? preferences.unit : null,
    density: extent === 'figures' ? preferences.density : null,
  });
}

/** Applies a saved view to a table, or the default arrangement. */
function useApply(
  screen: string,
  columns: readonly Arrangeable[],
  { offer, extent }: { offer: ColumnOffer | undefined; extent: ViewExtent },
): (view: SavedView | null) => void {
  const router = useRouter();
  const { mutate } = useSavePreferences();
  return view => {
    setTableLook(
      screen,
      view
        ? lookOf(
            view,
            columns.map(({ id }) => id).filter(id => !offer?.offered.some(column => column.id === id)),
          )
        : USUAL,
    );
    if (offer) {
      if (view) offer.onShow(offer.offered.map(({ id }) => id).filter(id => view.columns.includes(id)));
      else offer.onReset();
    }
    if (view?.unit || view?.density)
      mutate({ ...(view.unit ? { unit: view.unit } : {}), ...(view.density ? { density: view.density } : {}) });
    if (extent === 'part') return;
    const filters = Object.fromEntries((view?.filters ?? []).map(({ name, value }) => [name, parsed(value)]));
    const search = (before: Readonly<Record<string, unknown>>) => ({ ...kept(before), ...filters });
    void router.navigate({ to: '.', search, replace: true, resetScroll: false } as never); // the same screen, whichever it is
  };
}

/** Columns that a view does not name are hidden, except those the screen loads only on demand. */
function lookOf({ id, columns, sort }: SavedView, standing: readonly string[]): TableLook {
  const hidden = standing.filter(column => !columns.includes(column));
  return { order: columns, hidden, sort: sort ? { columnId: sort.column, descending: sort.descending } : null, viewId: id };
}

function kept(search: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(search).filter(([name]) => NOT_FILTERS.has(name)));
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** A screen opens with its default view, once, unless it was arranged already or the address has parameters of its own. */
function useDefaultView(
  screen: string,
  views: readonly SavedView[],
  { apply, extent }: { apply: (view: SavedView) => void; extent: ViewExtent },
): void {
  const router = useRouter();
  useEffect(() => {
    const chosen = views.find(({ isDefault }) => isDefault);
    if (!chosen || !isUntouched(screen)) return;
    const asked = extent === 'part' ? [] : Object.keys(router.state.location.search);
    const asks = asked.some(name => !NOT_FILTERS.has(name) || name === 'columns');
    setTableLook(screen, USUAL);
    if (!asks) apply(chosen);
    // Runs when the views arrive; later changes to the table are the user's.
  }, [screen, views]); // oxlint-disable-line react/exhaustive-deps
}
