import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { useArea } from '#features/figures/public';
import { InstructionLink } from '#features/transactions/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { Status, type StatusName } from '#ui/status';
import { statusText } from '#ui/status-text';
import { exactly, onDay, type TableValue } from '#ui/table-value';
import s from './cashflows.module.css';
import type { CashflowLine } from './queries';
import { cashflowText } from './text';

type Column = TableColumn<CashflowLine>;

/** The columns that cash managers expect, in their order. `onExplain` opens the composition of a balance. */
export function useFlowColumns(onExplain: ((day: string) => void) | null): Column[] {
  const statusWord = useText(statusText);
  const t = useText(cashflowText);
  const formats = useFormats();
  const language = useLanguage();
  const money = (value: string, currency: string) => formats.number(value, { decimals: minorUnitsOf(currency) });
  const side = ({ amount_local: amount, currency }: CashflowLine, isOut: boolean) =>
    amount.startsWith('-') === isOut ? money(amount.replace('-', ''), currency) : '';
  const balance = (row: CashflowLine) => money(row.balance, row.currency);
  return [
    { id: 'date', header: t('date'), value: row => onDay(row.settlementDate), node: row => <FlowLink row={row} /> },
    { id: 'type', header: t('type'), value: row => (language === 'jp' ? row.type_description_jp : row.type_description) },
    { id: 'description', header: t('description'), value: row => row.comment ?? row.securityName ?? row.code },
    { id: 'counterparty', header: t('counterparty'), value: row => (language === 'jp' ? row.entityNameJp : row.entityName) },
    { id: 'mandate', header: t('mandate'), value: row => row.mandateRef },
    { id: 'currency', header: t('currency'), value: row => row.currency },
    { id: 'inflow', priority: 1, header: t('inflow'), align: 'end', value: row => amountOf(row, false), node: row => side(row, false) },
    { id: 'outflow', priority: 2, header: t('outflow'), align: 'end', value: row => amountOf(row, true), node: row => side(row, true) },
    {
      id: 'balance',
      header: t('balance'),
      align: 'end',
      value: row => exactly(row.balance),
      node: row =>
        onExplain ? (
          <button
            type="button"
            className={s.figure}
            aria-label={`${balance(row)} ${t('explain', { day: formats.date(row.settlementDate) })}`}
            onClick={() => onExplain(row.settlementDate)}
          >
            {balance(row)}
          </button>
        ) : (
          balance(row)
        ),
    },
    {
      id: 'forecastBalance',
      header: t('forecastBalance'),
      align: 'end',
      value: row => exactly(row.forecast_balance),
      node: row => money(row.forecast_balance, row.currency),
    },
    {
      id: 'status',
      header: t('status'),
      value: row => statusWord(row.status as StatusName), // the server sends no other
      node: row => <Status value={row.status as StatusName /* the server sends no other */} />,
    },
    { id: 'instruction', header: t('instruction'), value: row => row.instructionNumber, node: row => <InstructionLink row={row} /> },
  ];
}

/** Money in or money out, each without a sign in its own column. */
function amountOf({ amount_local: amount }: CashflowLine, isOut: boolean): TableValue {
  return amount.startsWith('-') === isOut ? exactly(amount.replace('-', '')) : null;
}

/** The same columns with a private fund's progress: committed, called and distributed so far. */
export function useFundColumns(): Column[] {
  const t = useText(cashflowText);
  const formats = useFormats();
  const columns = useFlowColumns(null).filter(({ id }) => !['counterparty', 'forecastBalance', 'status', 'instruction'].includes(id));
  const money = (value: string | null, { currency }: CashflowLine) =>
    value === null ? '-' : formats.number(value, { decimals: minorUnitsOf(currency) });
  const progress = (value: string | null) => (value === null ? '-' : formats.rate(Number(value), { decimals: 1 }));
  return [
    ...columns,
    {
      id: 'commitment',
      header: t('commitment'),
      align: 'end',
      value: row => exactly(row.commitment),
      node: row => money(row.commitment, row),
    },
    {
      id: 'contribution',
      header: t('cumulativeContribution'),
      align: 'end',
      value: row => exactly(row.cumulative_contribution),
      node: row => money(row.cumulative_contribution, row),
    },
    {
      id: 'distribution',
      header: t('cumulativeDistribution'),
      align: 'end',
      value: row => exactly(row.cumulative_distribution),
      node: row => money(row.cumulative_distribution, row),
    },
    {
      id: 'unfunded',
      header: t('unfundedCommitment'),
      align: 'end',
      value: row => exactly(row.unfunded_commitment),
      node: row => money(row.unfunded_commitment, row),
    },
    {
      id: 'callProgress',
      header: t('callProgress'),
      align: 'end',
      value: row => exactly(row.call_progress, 2),
      node: row => progress(row.call_progress),
    },
    {
      id: 'marketValue',
      header: t('marketValue'),
      align: 'end',
      value: row => exactly(row.market_value),
      node: row => money(row.market_value, row),
    },
    {
      id: 'bookValue',
      header: t('bookValue'),
      align: 'end',
      value: row => exactly(row.book_value),
      node: row => money(row.book_value, row),
    },
    {
      id: 'lastMarketPrice',
      header: t('lastMarketPrice'),
      align: 'end',
      value: row => exactly(row.last_market_price),
      node: row => money(row.last_market_price, row),
    },
    {
      id: 'lastMarketPriceDate',
      header: t('lastMarketPriceDate'),
      align: 'end',
      value: row => onDay(row.last_market_price_date),
      node: row => (row.last_market_price_date === null ? '-' : formats.date(row.last_market_price_date)),
    },
  ];
}

/** A flow leads to its transaction; a part of a fund's notice has no page of its own. */
function FlowLink({ row: { id, settlementDate } }: { row: CashflowLine }) {
  const role = useArea();
  const formats = useFormats();
  const day = formats.date(settlementDate);
  if (id.startsWith('fund-')) return day;
  return (
    <AppLink to="/$role/transactions/$transactionId" params={{ role, transactionId: id }}>
      {day}
    </AppLink>
  );
}
