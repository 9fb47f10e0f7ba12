import type { LadderSource, LadderStepId } from '@hakaru/contract/liquidity';
import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { DataTable, type TableColumn } from '#ui/data-table';
import { Dialog } from '#ui/dialog';
import { EmptyState } from '#ui/states';
import { exactly } from '#ui/table-value';
import type { OpenCell } from './liquidity-dialog';
import type { LiquidityLadder } from './liquidity-queries';
import { liquidityText } from './liquidity-text';

type Part = { source: LadderSource; step: LadderStepId; amount: string };
type Props = {
  ladder: LiquidityLadder;
  currency: string;
  step: LadderStepId;
  onOpen: (cell: OpenCell) => void;
  onClose: () => void;
};

/** The amount available by a step: every amount of it and of the earlier steps, each linked to its parts. */
export function RungDialog({ ladder, currency, step, onOpen, onClose }: Props) {
  const t = useText(liquidityText);
  const formats = useFormats();
  const last = ladder.steps.findIndex(({ id }) => id === step);
  const parts = ladder.rows
    .filter(row => row.currency === currency)
    .flatMap(({ source, cells }) =>
      ladder.steps.slice(0, last + 1).flatMap(({ id }, at): Part[] => {
        const amount = cells[at]?.amount ?? null;
        return amount === null || Number(amount) === 0 ? [] : [{ source: source as LadderSource, step: id as LadderStepId, amount }]; // codes of the contract
      }),
    );
  const money = (value: string) => formats.number(value, { decimals: minorUnitsOf(currency) });
  const columns: TableColumn<Part>[] = [
    { id: 'step', header: t('step'), value: part => t(part.step) },
    { id: 'source', header: t('source'), value: part => t(part.source) },
    {
      id: 'amount',
      header: t('amount'),
      align: 'end',
      value: part => exactly(part.amount),
      node: part => (
        <Button kind="subtle" onClick={() => (onClose(), onOpen({ source: part.source, step: part.step, currency }))}>
          {money(part.amount)}
        </Button>
      ),
    },
  ];
  return (
    <Dialog open onClose={onClose} title={t('freeBy', { step: t(step), currency })}>
      {parts.length === 0 ? (
        <EmptyState title={t('none')} next="wait" />
      ) : (
        <DataTable caption={t('chart')} columns={columns} rows={parts} rowId={part => `${part.source} ${part.step}`} />
      )}
    </Dialog>
  );
}
