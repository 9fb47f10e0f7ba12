import { readFigureKey } from '@hakaru/contract/figures';
import { Calculator, ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { useRef, type CSSProperties, type ReactNode } from 'react';
import { useProfile } from '#features/profile/public';
import { useTableView, type ColumnOffer } from '#features/saved-views/public';
import { useText } from '#platform/text';
import { IconButton } from '#ui/button';
import { ExportMenu } from '#ui/export/export-menu';
import { DataGrid, ROW_HEIGHTS, type DataGridProps, type GridHandle } from '#ui/grid/data-grid';
import type { GridColumn } from '#ui/grid/grid-column';
import { gridText } from '#ui/grid/grid-text';
import { MenuDivider, MenuItem } from '#ui/menu';
import { useIsPhone } from '#ui/phone-columns';
import s from './figures.module.css';
import type { ShownFigure } from './queries';
import { useOpenTrace } from './trace-context';
import { UnitSwitch } from './unit-switch';
import { rowOf, useVerify, type Verifiable } from './use-verify';
import { verifyText } from './verify-text';

export type FigureTableProps<Row> = Omit<DataGridProps<Row>, 'density' | 'ref' | 'onOpen' | 'sort' | 'onSort'> & {
  /** Names the table in exports and in saved views. */
  fileName: string;
  figureOf: (row: Row, column: string) => ShownFigure | undefined;
  /** Called on Enter or a double click on a cell without a figure, usually the name. */
  onOpenRow?: (row: Row, column: GridColumn<Row>) => void;
  /** How many rows are visible before the grid scrolls. */
  rowsInView?: number;
  /** Search, filters and switches of the screen, at the left of the tools. */
  tools?: ReactNode;
  /** Columns that the screen loads only when they are chosen. */
  offer?: ColumnOffer;
  /** False where nothing is calculated: reported values show their source themselves. */
  isVerifiable?: boolean;
  /** The entity whose figures are the totals, where it is not a row itself. */
  totalsId?: string | undefined;
  /** False where no amounts are shown. */
  hasUnit?: boolean;
};

/**
 * A grid of figures with the tools of every table: unit, density, tree, columns and saved views, export and verification of what is shown,
 * print, and a trace in every cell.
 */
export function FigureTable<Row>(props: FigureTableProps<Row>) {
  const { fileName, figureOf, onOpenRow, rowsInView, tools, offer, isVerifiable = true, hasUnit = true, totalsId, ...grid } = props;
  const handle = useRef<GridHandle<Row>>(null);
  const openTrace = useOpenTrace();
  const { preferences } = useProfile();
  const { density } = preferences;
  const view = useTableView({ screen: fileName, columns: grid.columns, pinned: grid.pinned ?? 1, offer });
  const onOpen = (row: Row, column: GridColumn<Row>) => {
    const figure = figureOf(row, column.id);
    if (figure) openTrace(figure.key);
    else onOpenRow?.(row, column);
  };
  const verifiable = (): Verifiable => ({
    screen: fileName,
    title: grid.label,
    ...figuresOf(handle.current?.rows() ?? [], view.columns, { figureOf, totalsId }),
  });
  const rowHeight = ROW_HEIGHTS[density];
  const isPhone = useIsPhone();
  return (
    <>
      <div className={s.tools} data-print="hide">
        <div className={s.filters}>{tools}</div>
        {grid.children && <TreeButtons handle={handle} />}
        {hasUnit && <UnitSwitch />}
        {view.tools}
        <ExportMenu
          screen={fileName}
          shown={() => handle.current?.shown() ?? null}
          {...(isVerifiable ? { more: <VerifyItem shown={verifiable} /> } : {})}
        />
      </div>
      <div
        className={s.sheet}
        style={rowsInView === undefined ? undefined : heightOf((rowsInView + 1) * rowHeight, isPhone)}
        data-fill={rowsInView === undefined || undefined}
      >
        <DataGrid {...grid} ref={handle} columns={view.columns} sort={view.sort} onSort={view.onSort} density={density} onOpen={onOpen} />
      </div>
    </>
  );
}

const HEADS_PX = 64;
const BELOW_PX = 26;
const SIDEWAYS_BAR_PX = 14;

/** On a desktop the height includes the line below the grid; on a phone that line wraps as needed, and the rows keep their space. */
function heightOf(rowsPx: number, isPhone: boolean): CSSProperties {
  if (!isPhone) return { height: rowsPx + HEADS_PX + BELOW_PX };
  return { ['--box-height' as string]: `${rowsPx + HEADS_PX + SIDEWAYS_BAR_PX}px` /* a custom property, unknown to CSSProperties */ };
}

/** The figures shown, with the totals. */
function figuresOf<Row>(
  rows: readonly Row[],
  columns: readonly GridColumn<Row>[],
  { figureOf, totalsId }: Pick<FigureTableProps<Row>, 'figureOf' | 'totalsId'>,
) {
  const named = columns.filter(({ figure, id }) => figure && id.includes('.'));
  const shown = rows.flatMap(row => rowOf(named.flatMap(({ id }) => readFigureKey(figureOf(row, id)?.key ?? '') ?? [])) ?? []);
  const [first] = shown;
  const isMissing = totalsId && !shown.some(({ entityId, part }) => entityId === totalsId && part === undefined);
  const { asOf, against } = first ?? {};
  return {
    rows: asOf && isMissing ? [...shown, { entityId: totalsId, asOf, ...(against ? { against } : {}) }] : shown,
    columns: named.map(({ id, group, header }) => ({ column: id, label: group ? `${group} ${header}` : header })),
  };
}

function VerifyItem({ shown }: { shown: () => Verifiable }) {
  const t = useText(verifyText);
  const { verify, isBusy } = useVerify();
  return (
    <>
      <MenuDivider />
      <MenuItem icon={<Calculator size={14} />} disabled={isBusy} onClick={() => verify(shown())}>
        {t('verify')}
      </MenuItem>
    </>
  );
}

function TreeButtons<Row>({ handle }: { handle: { current: GridHandle<Row> | null } }) {
  const t = useText(gridText);
  return (
    <>
      <IconButton label={t('expandAll')} icon={<ChevronsUpDown size={14} />} onClick={() => handle.current?.expandAll()} />
      <IconButton label={t('collapseAll')} icon={<ChevronsDownUp size={14} />} onClick={() => handle.current?.collapseAll()} />
    </>
  );
}
