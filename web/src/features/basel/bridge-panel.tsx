import type { BridgeEffect } from '@hakaru/contract/basel';
import { FigureText, useExact, useUnit } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { shown, type BaselReport } from './queries';
import { baselText, bridgeText } from './text';

type Row = { id: string; name: string; figure: BaselReport['rwa'] };

/** From the risk-weighted assets of the previous quarter-end to those of the day: each step opens its trace, fund by fund. */
export function BridgePanel({ report: { asOf, since, bridge, rwa } }: { report: BaselReport }) {
  const exact = useExact();
  const t = useText(baselText);
  const nameOf = useText(bridgeText);
  const formats = useFormats();
  const unit = useUnit();
  const rows: Row[] = [
    { id: 'before', name: t('rwaOn', { day: formats.date(since) }), figure: bridge.before },
    ...bridge.effects.map(({ effect, figure }) => ({ id: effect, name: nameOf(effect as BridgeEffect), figure })), // a code of the contract
    { id: 'now', name: t('rwaOn', { day: formats.date(asOf) }), figure: rwa },
  ];
  const columns: TableColumn<Row>[] = [
    { id: 'step', header: t('step'), value: ({ name }) => name },
    {
      id: 'rwa',
      header: t('rwa'),
      align: 'end',
      value: ({ figure }) => exact(shown(figure)),
      node: ({ figure }) => <FigureText figure={shown(figure)} />,
    },
  ];
  return (
    <Panel title={t('bridge')} subtitle={formats.unit(unit)} footnote={t('bridgeNote')} flush>
      <ArrangedTable screen="basel-bridge" caption={t('bridge')} columns={columns} rows={rows} rowId={({ id }) => id} />
    </Panel>
  );
}
