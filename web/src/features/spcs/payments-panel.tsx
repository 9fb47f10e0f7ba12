import { mayWrite } from '@hakaru/contract/access';
import { AppError } from '@hakaru/contract/errors';
import type { PaymentStatus } from '@hakaru/contract/spc-payments';
import { FileText, Plus } from 'lucide-react';
import { useState } from 'react';
import { useVisitor } from '#features/profile/public';
import { ArrangedTable } from '#features/saved-views/public';
import { ask, download } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { Button } from '#ui/button';
import { confirm } from '#ui/confirm';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { saveFile } from '#ui/save-file';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { Tag } from '#ui/tag';
import { toast } from '#ui/toast-queue';
import { PaymentDialog } from './payment-dialog';
import { paymentCodes, paymentStatusText, paymentText } from './payment-text';
import { usePayments, useRefreshSpcs, type Payment, type Spc } from './queries';
import { DecideSpcPaymentDocument } from './spcs.gen';
import s from './spcs.module.css';

const TONES = { requested: 'accent', approved: 'ok', rejected: 'quiet' } as const;

/** The payments the company asks its bank for, with requester and approver. */
export function PaymentsPanel({ spc }: { spc: Spc }) {
  const t = useText(paymentText);
  const { role } = useVisitor();
  const { data, error, refetch } = usePayments(spc.id);
  const [isAdding, setAdding] = useState(false);
  const columns = useColumns(mayWrite(role));
  const tools = mayWrite(role) && (
    <Button icon={<Plus size={14} />} onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <Panel title={t('payments')} subtitle={t('note')} tools={tools} flush>
        {error ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : !data ? (
          <SkeletonRows rows={3} />
        ) : data.length === 0 ? (
          <EmptyState title={t('none')} next="add" />
        ) : (
          <ArrangedTable screen="spc-payments" caption={t('payments')} columns={columns} rows={data} rowId={({ id }) => id} />
        )}
      </Panel>
      {isAdding && <PaymentDialog spc={spc} onClose={() => setAdding(false)} />}
    </>
  );
}

function useColumns(isWriter: boolean): TableColumn<Payment>[] {
  const t = useText(paymentText);
  const statusOf = useText(paymentStatusText);
  return [
    { id: 'number', header: t('number'), value: ({ number }) => number },
    { id: 'day', header: t('day'), date: true, align: 'start', value: ({ paymentDay }) => paymentDay },
    { id: 'payee', priority: 1, header: t('payee'), value: ({ payee }) => payee },
    { id: 'amount', priority: 2, header: t('amount'), figure: { power: 0, decimals: 0 }, value: ({ amount }) => amount },
    { id: 'payer', header: t('payer'), value: ({ payerNumber }) => payerNumber },
    { id: 'invoiceNo', header: t('invoiceNo'), value: ({ invoiceNo }) => invoiceNo },
    {
      id: 'status',
      priority: 3,
      header: t('status'),
      value: ({ status }) => status,
      node: ({ status }) => <Tag tone={TONES[status as PaymentStatus]}>{statusOf(status as PaymentStatus)}</Tag>, // a code of the contract
    },
    { id: 'requestedBy', header: t('requestedBy'), value: ({ requestedName }) => requestedName },
    { id: 'decidedBy', header: t('decidedBy'), value: ({ decidedName }) => decidedName },
    {
      id: 'actions',
      header: t('actions'),
      hideHeader: true,
      align: 'end',
      menu: true,
      node: payment => <Actions payment={payment} isWriter={isWriter} />,
    },
  ];
}

function Actions({ payment, isWriter }: { payment: Payment; isWriter: boolean }) {
  const t = useText(paymentText);
  const language = useLanguage();
  const decide = useDecision(payment);
  const fetchOrder = async () =>
    saveFile(`remittance_${payment.number}.pdf`, await download(`spcPayments/${payment.id}/order?language=${language}`));
  const isOpen = isWriter && payment.status === 'requested';
  return (
    <div className={s.actions}>
      {isOpen && !payment.isOwn && (
        <Button kind="subtle" onClick={() => void decide(true)}>
          {t('approve')}
        </Button>
      )}
      {isOpen && (
        <Button kind="subtle" onClick={() => void decide(false)}>
          {t('reject')}
        </Button>
      )}
      {payment.status === 'approved' && (
        <Button kind="subtle" icon={<FileText size={14} />} onClick={() => void fetchOrder()}>
          {t('order')}
        </Button>
      )}
    </div>
  );
}

function useDecision({ id, version, number, payee, payeeKana, amount, paymentDay }: Payment) {
  const t = useText(paymentText);
  const word = useText(paymentCodes);
  const formats = useFormats();
  const refresh = useRefreshSpcs();
  const why = (error: unknown) => {
    const [code = ''] = error instanceof AppError ? (Object.values(error.fields)[0] ?? []) : [];
    return code in paymentCodes ? word(code as keyof typeof paymentCodes) : t('refused'); // looked up just before
  };
  return async (approve: boolean) => {
    const isDone = await confirm({
      title: approve ? t('approveAsk', { n: number, amount: formats.number(amount), payee }) : t('rejectAsk', { n: number }),
      ...(approve ? { body: t('approveBody', { kana: payeeKana, day: formats.date(paymentDay) }) } : {}),
      confirmLabel: t(approve ? 'approve' : 'reject'),
      action: () => ask(DecideSpcPaymentDocument, { id, version, approve }),
      failureText: why,
    });
    if (isDone) toast(t('decided'));
    await refresh();
  };
}
