import type { BaselMethod } from '@hakaru/contract/basel';
import { FigureText, useExact, useUnit } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { DoneState } from '#ui/states';
import { shown, type BaselFund } from './queries';
import { baselText, methodText } from './text';

type Row = BaselFund['missing'][number] & { ref: string };

/** The missing data and the capital it costs, most expensive first. */
export function MissingTable({ funds, isOfOne }: { funds: readonly BaselFund[]; isOfOne: boolean }) {
  const exact = useExact();
  const t = useText(baselText);
  const methodOf = useText(methodText);
  const formats = useFormats();
  const unit = useUnit();
  const cost = (row: Row) => Number(row.cost.value ?? 0);
  const rows: Row[] = funds.flatMap(({ ref, missing }) => missing.map(datum => ({ ...datum, ref }))).toSorted((a, b) => cost(b) - cost(a));
  const words = ({ datum, name }: Row) =>
    datum.startsWith('evidence:') ? t('missingEvidence', { method: methodOf(name as BaselMethod) }) : t('missingWeight', { name }); // an approach's code
  const columns: TableColumn<Row>[] = [
    ...(isOfOne ? [] : [{ id: 'fund', header: t('fund'), value: ({ ref }: Row) => ref }]),
    { id: 'datum', header: t('datum'), value: words },
    {
      id: 'cost',
      header: t('cost'),
      align: 'end',
      value: row => exact(shown(row.cost)),
      node: row => <FigureText figure={shown(row.cost)} />,
    },
  ];
  return (
    <Panel title={t('missingTitle')} subtitle={formats.unit(unit)} footnote={t('missingFootnote')} flush>
      {rows.length === 0 ? (
        <DoneState title={t('nothingMissing')} />
      ) : (
        <ArrangedTable
          screen="basel-missing"
          caption={t('missingTitle')}
          columns={columns}
          rows={rows}
          rowId={({ ref, datum }) => `${ref} ${datum}`}
        />
      )}
    </Panel>
  );
}
