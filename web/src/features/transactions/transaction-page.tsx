import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { useArea } from '#features/figures/public';
import { useClientsOf } from '#features/profile/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import { Facts } from '#ui/facts';
import { MoveDialog } from '#ui/move-dialog';
import { PageHead } from '#ui/page-head';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { Status, type StatusName } from '#ui/status';
import { toast } from '#ui/toast-queue';
import { useRefreshTransactions, useTransaction, type TransactionLine } from './queries';
import { transactionCodes, transactionsText } from './text';
import { InstructionLink } from './transaction-columns';
import { TransactionDialog } from './transaction-dialog';
import { CancelTransactionDocument, DeleteTransactionDocument, FinalizeTransactionDocument } from './transactions.gen';
import { typeName } from './type-name';

export function TransactionPage() {
  const { transactionId } = useParams({ strict: false });
  const t = useText(transactionsText);
  const language = useLanguage();
  const role = useArea();
  const { data, error } = useTransaction(transactionId);
  if (error) throw error;
  return (
    <>
      <PageHead
        title={data ? `${typeName(data.type, language, data.isSpot)} · ${data.mandateRef}` : t('transaction')}
        context={
          <AppLink to="/$role/transactions" params={{ role }}>
            {t('title')}
          </AppLink>
        }
      >
        {data && <Actions key={data.version} transaction={data} />}
      </PageHead>
      {data ? <Particulars transaction={data} /> : <SkeletonRows rows={8} />}
    </>
  );
}

type Chosen = { id: string; version: number };

const MOVES = {
  finalize: { send: (chosen: Chosen) => ask(FinalizeTransactionDocument, chosen), done: 'finalized' },
  delete: { send: (chosen: Chosen) => ask(DeleteTransactionDocument, chosen), done: 'deleted' },
  cancel: { send: (chosen: Chosen) => ask(CancelTransactionDocument, chosen), done: 'cancelled' },
} as const;
type MoveName = keyof typeof MOVES;
const moveNames = ['delete', 'cancel', 'finalize'] as const;

function Actions({ transaction }: { transaction: TransactionLine }) {
  const { id, version, abilities } = transaction;
  const t = useText(transactionsText);
  const refresh = useRefreshTransactions();
  const clientsOf = useClientsOf();
  const [asked, setAsked] = useState<MoveName | null>(null);
  const [isEditing, setIsEditing] = useState(false);
  const move = async (name: MoveName) => {
    await MOVES[name].send({ id, version });
    toast(t(MOVES[name].done));
    await refresh();
  };
  return (
    <>
      {abilities.includes('edit') && <Button onClick={() => setIsEditing(true)}>{t('edit')}</Button>}
      {moveNames
        .filter(name => abilities.includes(name))
        .map(name => (
          <Button key={name} kind={name === 'finalize' ? 'primary' : 'default'} onClick={() => setAsked(name)}>
            {t(name)}
          </Button>
        ))}
      {isEditing && <TransactionDialog mandates={[]} before={transaction} onClose={() => setIsEditing(false)} />}
      {asked && (
        <MoveDialog
          title={t(`${asked}Ask`)}
          client={clientsOf([transaction])}
          body={t(`${asked}Body`)}
          label={t(asked)}
          danger={asked !== 'finalize'}
          codes={transactionCodes}
          fields={transactionsText}
          action={() => move(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function Particulars({ transaction: row }: { transaction: TransactionLine }) {
  const t = useText(transactionsText);
  const formats = useFormats();
  const language = useLanguage();
  const named = (en: string | null, jp: string | null) => (language === 'jp' ? jp : en);
  const money = (value: string | null) => (value === null ? null : formats.number(value, { decimals: minorUnitsOf(row.currency) }));
  return (
    <Panel title={t('particulars')}>
      <Facts
        facts={[
          [t('status'), <Status key="status" value={row.status as StatusName /* the server sends no other */} />],
          [t('instruction'), <InstructionLink key="instruction" row={row} />],
          [t('forward'), <ForwardLink key="forward" row={row} />],
          [t('cashflow'), <CashflowLink key="cashflow" row={row} />],
          [t('type'), typeName(row.type, language, row.isSpot)],
          [t('manager'), named(row.manager, row.managerJp)],
          [t('client'), named(row.clientName, row.clientNameJp)],
          [t('mandate'), `${row.mandateRef} ${named(row.mandateName, row.mandateNameJp)}`],
          [t('trustee'), named(row.trustee, row.trusteeJp)],
          [t('trusteeRef'), row.trusteeRef],
          [t('entity'), row.entityRef ? `${row.entityRef} ${named(row.entityName, row.entityNameJp)}` : null],
          [t('securityName'), row.securityName],
          [t('code'), row.code],
          [t('tradeDate'), formats.date(row.tradeDate)],
          [t('settlementDate'), formats.date(row.settlementDate)],
          [t('currency'), row.currency],
          [t('amount'), money(row.amount)],
          [t('fee'), money(row.fee)],
          [t('cash'), money(row.cash)],
          [t('unit'), row.unit === null ? null : formats.number(row.unit)],
          [t('price'), row.price],
          [t('fxRate'), row.fx_rate],
          [t('realizedGainLoss'), money(row.realized_gain_loss)],
          [t('unrealizedGainLoss'), money(row.unrealized_gain_loss)],
          [t('comment'), row.comment],
          [t('createdBy'), row.createdBy],
          [t('createdAt'), formats.time(row.createdAt)],
          [t('updatedBy'), row.updatedBy],
          [t('updatedAt'), formats.time(row.updatedAt)],
        ]}
      />
    </Panel>
  );
}

function ForwardLink({ row: { forwardId } }: { row: TransactionLine }) {
  const t = useText(transactionsText);
  const role = useArea();
  if (!forwardId) return '-';
  return (
    <AppLink to="/$role/fxForwards/$forwardId" params={{ role, forwardId }}>
      {t('openForward')}
    </AppLink>
  );
}

/** Link to the cash account and the day of the transaction; none where it moves no cash, or no longer does. */
function CashflowLink({ row: { mandateId, currency, settlementDate, cash, status } }: { row: TransactionLine }) {
  const t = useText(transactionsText);
  const role = useArea();
  if (!/[1-9]/.test(cash) || (status !== 'preliminary' && status !== 'final')) return '-';
  return (
    <AppLink
      to="/$role/cashflow"
      params={{ role }}
      search={{ account: `mandate:${mandateId}`, currency, from: settlementDate, to: settlementDate }}
    >
      {t('openCashflow')}
    </AppLink>
  );
}
