import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { useArea } from '#features/figures/public';
import { InstructionLink } from '#features/transactions/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { Status, type StatusName } from '#ui/status';
import s from './cashflows.module.css';
import type { CashflowLine } from './queries';
import { cashflowText } from './text';

type Column = TableColumn<CashflowLine>;

/** The columns a cash manager knows, in their order. `onExplain` opens how a balance came about. */
export function useFlowColumns(onExplain: ((day: string) => void) | null): Column[] {
  const t = useText(cashflowText);
  const formats = useFormats();
  const language = useLanguage();
  const money = (value: string, currency: string) => formats.number(value, { decimals: minorUnitsOf(currency) });
  const side = (row: CashflowLine, isOut: boolean) => {
    const { amount_local: amount, currency } = row;
    return amount.startsWith('-') === isOut ? money(amount.replace('-', ''), currency) : '';
  };
  const balance = (row: CashflowLine) => money(row.balance, row.currency);
  return [
    { id: 'date', header: t('date'), cell: row => <FlowLink row={row} /> },
    { id: 'type', header: t('type'), value: row => (language === 'jp' ? row.type_description_jp : row.type_description) },
    { id: 'description', header: t('description'), value: row => row.comment ?? row.securityName ?? row.code },
    { id: 'counterparty', header: t('counterparty'), value: row => (language === 'jp' ? row.entityNameJp : row.entityName) },
    { id: 'mandate', header: t('mandate'), value: row => row.mandateRef },
    { id: 'currency', header: t('currency'), value: row => row.currency },
    { id: 'inflow', header: t('inflow'), align: 'end', cell: row => side(row, false) },
    { id: 'outflow', header: t('outflow'), align: 'end', cell: row => side(row, true) },
    {
      id: 'balance',
      header: t('balance'),
      align: 'end',
      cell: row =>
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
    { id: 'forecastBalance', header: t('forecastBalance'), align: 'end', cell: row => money(row.forecast_balance, row.currency) },
    { id: 'status', header: t('status'), cell: row => <Status value={row.status as StatusName /* the server knows no other */} /> },
    { id: 'instruction', header: t('instruction'), cell: row => <InstructionLink row={row} /> },
  ];
}

/** What a private fund adds to them: what was promised, called and paid out so far. */
export function useFundColumns(): Column[] {
  const t = useText(cashflowText);
  const formats = useFormats();
  const columns = useFlowColumns(null).filter(({ id }) => !['counterparty', 'forecastBalance', 'status', 'instruction'].includes(id));
  const money = (value: string | null, { currency }: CashflowLine) =>
    value === null ? '-' : formats.number(value, { decimals: minorUnitsOf(currency) });
  const progress = (value: string | null) => (value === null ? '-' : formats.rate(Number(value), { decimals: 1 }));
  return [
    ...columns,
    { id: 'commitment', header: t('commitment'), align: 'end', cell: row => money(row.commitment, row) },
    { id: 'contribution', header: t('cumulativeContribution'), align: 'end', cell: row => money(row.cumulative_contribution, row) },
    { id: 'distribution', header: t('cumulativeDistribution'), align: 'end', cell: row => money(row.cumulative_distribution, row) },
    { id: 'unfunded', header: t('unfundedCommitment'), align: 'end', cell: row => money(row.unfunded_commitment, row) },
    { id: 'callProgress', header: t('callProgress'), align: 'end', cell: row => progress(row.call_progress) },
    { id: 'marketValue', header: t('marketValue'), align: 'end', cell: row => money(row.market_value, row) },
    { id: 'bookValue', header: t('bookValue'), align: 'end', cell: row => money(row.book_value, row) },
    { id: 'lastMarketPrice', header: t('lastMarketPrice'), align: 'end', cell: row => money(row.last_market_price, row) },
    {
      id: 'lastMarketPriceDate',
      header: t('lastMarketPriceDate'),
      align: 'end',
      cell: row => (row.last_market_price_date === null ? '-' : formats.date(row.last_market_price_date)),
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
