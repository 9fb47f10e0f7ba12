import { DataTable, type DataTableProps } from '#ui/data-table';
import { PanelTools } from '#ui/panel-tools';
import { usePartView } from './use-table-view';

/** With fewer columns the choice is not worth a tool. */
const WORTH_CHOOSING = 3;

type Props<Row> = DataTableProps<Row> & {
  /** The name under which its views are saved. */
  screen: string;
};

/** One of the tables of a page, arranged by the user; its tools are in the panel's header. */
export function ArrangedTable<Row>({ screen, columns, ...table }: Props<Row>) {
  const view = usePartView(screen, columns, table.caption);
  return (
    <>
      {columns.length >= WORTH_CHOOSING && <PanelTools>{view.tools}</PanelTools>}
      <DataTable {...table} columns={view.columns} />
    </>
  );
}
