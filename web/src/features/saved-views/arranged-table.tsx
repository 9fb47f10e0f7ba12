import { DataTable, type DataTableProps } from '#ui/data-table';
import { PanelTools } from '#ui/panel-tools';
import { usePartView } from './use-table-view';

/** Below this many there is nothing to choose from. */
const WORTH_CHOOSING = 3;

type Props<Row> = DataTableProps<Row> & {
  /** The name its views are kept under. */
  screen: string;
};

/** One of the tables of a page, arranged as its reader likes it; the tools for it stand in the panel's head. */
export function ArrangedTable<Row>({ screen, columns, ...table }: Props<Row>) {
  const view = usePartView(screen, columns, table.caption);
  return (
    <>
      {columns.length >= WORTH_CHOOSING && <PanelTools>{view.tools}</PanelTools>}
      <DataTable {...table} columns={view.columns} />
    </>
  );
}
