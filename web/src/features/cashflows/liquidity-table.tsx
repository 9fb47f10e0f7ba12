import type { LadderSource, LadderStepId } from '@hakaru/contract/liquidity';
import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { ArrangedTable } from '#features/saved-views/public';
import { MISSING, useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { exactly } from '#ui/table-value';
import s from './cashflows.module.css';
import type { OpenCell } from './liquidity-dialog';
import type { LiquidityCell, LiquidityLadder } from './liquidity-queries';
import { liquidityText } from './liquidity-text';

type Line = {
  id: string;
  name: string;
  currency: string;
  source: LadderSource | null;
  cells: readonly LiquidityCell[];
  total: LiquidityCell | null;
};

/** Steps across, sources down; below each currency its total and the amount available so far. */
export function LiquidityTable({ ladder, onOpen }: { ladder: LiquidityLadder; onOpen: (cell: OpenCell) => void }) {
  const t = useText(liquidityText);
  const columns: TableColumn<Line>[] = [
    {
      id: 'source',
      header: t('source'),
      value: ({ name }) => name,
      node: ({ name, source }) => (source ? name : <strong>{name}</strong>),
    },
    { id: 'currency', priority: 2, header: t('currency'), value: ({ currency }) => currency },
    ...ladder.steps.map(({ id }, at): TableColumn<Line> => {
      const step = id as LadderStepId; // a ladder step
      return {
        id,
        header: t(step),
        align: 'end',
        value: line => exactly(line.cells[at]?.amount),
        node: line => {
          const { source, currency } = line;
          return <Amount cell={line.cells[at]} line={line} {...(source ? { onOpen: () => onOpen({ source, step, currency }) } : {})} />;
        },
      };
    }),
    {
      id: 'total',
      priority: 1,
      header: t('total'),
      align: 'end',
      divider: true,
      value: line => exactly(line.total?.amount),
      node: line => <Amount cell={line.total} line={line} />,
    },
  ];
  return (
    <ArrangedTable screen="liquidity-ladder" caption={t('table')} columns={columns} rows={linesOf(ladder, t)} rowId={({ id }) => id} />
  );
}

function linesOf(ladder: LiquidityLadder, t: ReturnType<typeof useText<typeof liquidityText>>): Line[] {
  return ladder.sums.flatMap(({ currency, cells, running, total }) => [
    ...ladder.rows
      .filter(row => row.currency === currency)
      .map((row): Line => ({
        id: `${currency} ${row.source}`,
        name: t(row.source as LadderSource), // the server sends no other
        currency,
        source: row.source as LadderSource, // the server sends no other
        cells: row.cells,
        total: row.total,
      })),
    { id: `${currency} net`, name: t('net'), currency, source: null, cells, total },
    { id: `${currency} running`, name: t('running'), currency, source: null, cells: running, total: null },
  ]);
}

function Amount({ cell, line, onOpen }: { cell: LiquidityCell | undefined | null; line: Line; onOpen?: () => void }) {
  const t = useText(liquidityText);
  const formats = useFormats();
  if (!cell) return null;
  if (cell.amount === null) return <span title={t('noRate')}>{MISSING}</span>;
  if (Number(cell.amount) === 0) return <span className="num">{MISSING}</span>;
  const text = formats.number(cell.amount, { decimals: minorUnitsOf(line.currency) });
  const className = cell.amount.startsWith('-') ? 'num neg' : 'num';
  if (!onOpen) return <span className={className}>{text}</span>;
  return (
    <button type="button" className={`${s.amount} ${className}`} aria-haspopup="dialog" onClick={onOpen}>
      {text}
    </button>
  );
}
