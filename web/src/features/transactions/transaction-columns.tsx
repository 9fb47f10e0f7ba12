import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { useArea } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { Status, type StatusName } from '#ui/status';
import { statusText } from '#ui/status-text';
import { exactly, onDay } from '#ui/table-value';
import type { TransactionLine } from './queries';
import { transactionsText } from './text';
import { typeName } from './type-name';

/** Date, type and amount first: what a cash manager needs fits on a laptop's screen. */
export function useTransactionColumns(): TableColumn<TransactionLine>[] {
  const statusWord = useText(statusText);
  const t = useText(transactionsText);
  const formats = useFormats();
  const language = useLanguage();
  const named = (en: string | null, jp: string | null) => (language === 'jp' ? jp : en) ?? '-';
  const money = (value: string | null, currency: string) =>
    value === null ? '-' : formats.number(value, { decimals: minorUnitsOf(currency) });
  return [
    {
      id: 'settlementDate',
      header: t('settlementDate'),
      value: ({ settlementDate }) => onDay(settlementDate),
      node: row => <DetailLink row={row} />,
    },
    {
      id: 'status',
      header: t('status'),
      value: ({ status }) => statusWord(status as StatusName), // the server sends no other
      node: ({ status }) => <Status value={status as StatusName /* the server sends no other */} />,
    },
    { id: 'type', priority: 3, header: t('type'), value: ({ type, isSpot }) => typeName(type, language, isSpot) },
    { id: 'mandate', header: t('mandate'), value: row => `${row.mandateRef} ${named(row.mandateName, row.mandateNameJp)}` },
    { id: 'currency', priority: 2, header: t('currency'), value: ({ currency }) => currency },
    {
      id: 'amount',
      priority: 1,
      header: t('amount'),
      align: 'end',
      value: row => exactly(row.amount),
      node: row => money(row.amount, row.currency),
    },
    { id: 'cash', header: t('cash'), align: 'end', value: row => exactly(row.cash), node: row => money(row.cash, row.currency) },
    {
      id: 'instruction',
      header: t('instruction'),
      value: ({ instructionNumber }) => instructionNumber,
      node: row => <InstructionLink row={row} />,
    },
    { id: 'tradeDate', header: t('tradeDate'), align: 'end', value: ({ tradeDate }) => tradeDate, date: true },
    { id: 'security', header: t('securityName'), value: row => row.securityName },
    {
      id: 'unit',
      header: t('unit'),
      align: 'end',
      value: ({ unit }) => exactly(unit),
      node: ({ unit }) => (unit === null ? '-' : formats.number(unit)),
    },
    { id: 'price', header: t('price'), align: 'end', value: ({ price }) => exactly(price), node: ({ price }) => price ?? '-' },
    { id: 'fxRate', header: t('fxRate'), align: 'end', value: row => exactly(row.fx_rate), node: row => row.fx_rate ?? '-' },
    { id: 'fee', header: t('fee'), align: 'end', value: row => exactly(row.fee), node: row => money(row.fee, row.currency) },
    {
      id: 'realized',
      header: t('realizedGainLoss'),
      align: 'end',
      value: row => exactly(row.realized_gain_loss),
      node: row => money(row.realized_gain_loss, row.currency),
    },
    { id: 'manager', header: t('manager'), value: row => named(row.manager, row.managerJp) },
    { id: 'client', header: t('client'), value: row => named(row.clientName, row.clientNameJp) },
    { id: 'code', header: t('code'), value: ({ code }) => code },
    { id: 'comment', header: t('comment'), value: ({ comment }) => comment },
  ];
}

function DetailLink({ row: { id, settlementDate } }: { row: TransactionLine }) {
  const role = useArea();
  const formats = useFormats();
  return (
    <AppLink to="/$role/transactions/$transactionId" params={{ role, transactionId: id }}>
      {formats.date(settlementDate)}
    </AppLink>
  );
}

export function InstructionLink({
  row: { instructionId, instructionNumber },
}: {
  row: Pick<TransactionLine, 'instructionId' | 'instructionNumber'>;
}) {
  const role = useArea();
  if (!instructionId) return '-';
  return (
    <AppLink to="/$role/instructions/$instructionId" params={{ role, instructionId }}>
      {instructionNumber}
    </AppLink>
  );
}
