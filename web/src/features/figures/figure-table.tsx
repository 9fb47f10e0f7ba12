import { densities, type Density } from '@hakaru/contract/preferences';
import { ChevronsDownUp, ChevronsUpDown, Download, Rows3 } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useProfile, useSavePreferences } from '#features/profile/public';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { DataGrid, ROW_HEIGHTS, type DataGridProps, type GridHandle } from '#ui/grid/data-grid';
import type { GridColumn } from '#ui/grid/grid-column';
import { gridText } from '#ui/grid/grid-text';
import { Menu, MenuChoice } from '#ui/menu';
import { saveFile } from '#ui/save-file';
import { csvWithHead } from './export-head';
import s from './figures.module.css';
import type { ShownFigure } from './queries';
import { useOpenTrace } from './trace-context';
import { UnitSwitch } from './unit-switch';
import { useExportHead } from './use-export-head';

export type FigureTableProps<Row> = Omit<DataGridProps<Row>, 'density' | 'ref' | 'onOpen'> & {
  /** Name of the saved file, without ending; asset and date are added. */
  fileName: string;
  figureOf: (row: Row, column: string) => ShownFigure | undefined;
  /** Enter or a double click where there is no figure: usually on the name. */
  onOpenRow?: (row: Row, column: GridColumn<Row>) => void;
  /** How many rows are in view before it scrolls. */
  rowsInView?: number;
  /** Search, filters and switches of the screen, at the left of the tools. */
  tools?: ReactNode;
};

/** A grid of figures with everything a table of the house has: unit, density, tree, export of what is shown, and a trace in every cell. */
export function FigureTable<Row>({ fileName, figureOf, onOpenRow, rowsInView, tools, ...grid }: FigureTableProps<Row>) {
  const handle = useRef<GridHandle>(null);
  const openTrace = useOpenTrace();
  const { preferences } = useProfile();
  const head = useExportHead(grid.label);
  const { density } = preferences;
  const onOpen = (row: Row, column: GridColumn<Row>) => {
    const figure = figureOf(row, column.id);
    if (figure) openTrace(figure.key);
    else onOpenRow?.(row, column);
  };
  const onExport = () =>
    saveFile(`${head.fileStart}_${fileName}.csv`, csvWithHead(handle.current?.csv() ?? '', head.lines), 'text/csv;charset=utf-8');
  const rowHeight = ROW_HEIGHTS[density];
  return (
    <>
      <div className={s.tools} data-print="hide">
        <div className={s.filters}>{tools}</div>
        {grid.children && <TreeButtons handle={handle} />}
        <UnitSwitch />
        <DensityMenu />
        <ExportButton onClick={onExport} />
      </div>
      <div
        className={s.sheet}
        style={rowsInView === undefined ? undefined : { height: (rowsInView + 1) * rowHeight + 90 }}
        data-fill={rowsInView === undefined || undefined}
      >
        <DataGrid {...grid} ref={handle} density={density} onOpen={onOpen} />
      </div>
    </>
  );
}

function ExportButton({ onClick }: { onClick: () => void }) {
  const t = useText(gridText);
  return (
    <Button kind="subtle" icon={<Download size={14} />} onClick={onClick}>
      {t('exportCsv')}
    </Button>
  );
}

function TreeButtons({ handle }: { handle: { current: GridHandle | null } }) {
  const t = useText(gridText);
  return (
    <>
      <Button kind="subtle" icon={<ChevronsUpDown size={14} />} onClick={() => handle.current?.expandAll()}>
        {t('expandAll')}
      </Button>
      <Button kind="subtle" icon={<ChevronsDownUp size={14} />} onClick={() => handle.current?.collapseAll()}>
        {t('collapseAll')}
      </Button>
    </>
  );
}

function DensityMenu() {
  const t = useText(gridText);
  const { preferences } = useProfile();
  const { mutate } = useSavePreferences();
  const target = (
    <Button kind="subtle" icon={<Rows3 size={14} />}>
      {t('density')}
    </Button>
  );
  return (
    <Menu target={target}>
      <MenuChoice
        value={preferences.density}
        onChange={(density: Density) => mutate({ density })}
        options={densities.map(value => ({ value, label: t(value) }))}
      />
    </Menu>
  );
}
