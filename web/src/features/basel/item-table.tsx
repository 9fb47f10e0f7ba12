import { tableItems, type TableItem } from '@hakaru/contract/basel';
import { FigureText, useExact, useUnit } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { MISSING, useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { shown, type BaselItem, type BaselReport } from './queries';
import { baselText, itemText } from './text';

type Row = Omit<BaselItem, 'item'> & { item: string; isTotal?: true };

/** The table of exposure classes in the order of the notice; a class without an amount keeps its row. */
export function ItemTable({ report: { items, exposure, rwa } }: { report: BaselReport }) {
  const exact = useExact();
  const t = useText(baselText);
  const nameOf = useText(itemText);
  const formats = useFormats();
  const unit = useUnit();
  const whole = Number(exposure.value ?? 0);
  const rows: Row[] = [...items, { item: 'total', exposure, rwa, isTotal: true }];
  const columns: TableColumn<Row>[] = [
    {
      id: 'itemNo',
      header: t('itemNo'),
      align: 'end',
      value: ({ item, isTotal }) => (isTotal ? '' : String(tableItems.findIndex(one => one === item) + 1)),
    },
    { id: 'item', priority: 1, header: t('item'), value: ({ item, isTotal }) => (isTotal ? t('total') : nameOf(item as TableItem)) }, // a code of the contract
    {
      id: 'exposure',
      header: t('exposure'),
      align: 'end',
      divider: true,
      value: row => exact(shown(row.exposure)),
      node: row => <FigureText figure={shown(row.exposure)} />,
    },
    {
      id: 'rwa',
      priority: 2,
      header: t('rwa'),
      align: 'end',
      value: row => exact(shown(row.rwa)),
      node: row => <FigureText figure={shown(row.rwa)} />,
    },
    {
      id: 'toNet',
      header: t('toNet'),
      align: 'end',
      value: row => (row.rwa.value === null || whole === 0 ? MISSING : formats.percent(String(Number(row.rwa.value) / whole))),
    },
  ];
  return (
    <Panel title={t('byItem')} subtitle={formats.unit(unit)} footnote={t('itemNote')} flush>
      <ArrangedTable screen="basel-items" caption={t('byItem')} columns={columns} rows={rows} rowId={({ item }) => item} />
    </Panel>
  );
}
