import { isSpotDeal } from '@hakaru/contract/transaction-types';
import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { useArea } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { typeName } from '#features/transactions/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { Facts } from '#ui/facts';
import { Panel } from '#ui/panel';
import { Status, type StatusName } from '#ui/status';
import { statusText } from '#ui/status-text';
import { atTime } from '#ui/table-value';
import { textsOf } from './instruction-form';
import type { Instruction } from './queries';
import { useSentence } from './sentence';
import { actionText, categoryText, instructionsText } from './text';

export function ParticularsPanel({ instruction }: { instruction: Instruction }) {
  const t = useText(instructionsText);
  const categories = useText(categoryText);
  const formats = useFormats();
  const language = useLanguage();
  const sentence = useSentence();
  const named = (en: string | null, jp: string | null) => (language === 'jp' ? jp : en);
  const i = instruction;
  return (
    <Panel title={t('particulars')} subtitle={sentence(textsOf(i))}>
      <Facts
        facts={[
          [t('status'), <Status key="status" value={i.status as StatusName /* the server sends no other */} />],
          [t('category'), categories(i.category as keyof typeof categoryText /* by a CHECK constraint */)],
          [t('type'), typeName(i.type, language, isSpotDeal(i))],
          [t('client'), named(i.clientName, i.clientNameJp)],
          [t('mandate'), `${i.entityRef} ${named(i.entityName, i.entityNameJp)}`],
          [t('trustee'), named(i.trustee, i.trusteeJp)],
          [t('trusteeRef'), i.trusteeRef],
          [t('fromName'), [i.fromRef, i.fromName].filter(Boolean).join(' ') || null],
          [t('toName'), [i.toRef, i.toName].filter(Boolean).join(' ') || null],
          [t('payeeAccount'), i.payeeAccount],
          [t('securityName'), i.securityName],
          [t('date'), formats.date(i.date)],
          [t('tradeDate'), formats.date(i.tradeDate)],
          [t('settlementDate'), formats.date(i.settlementDate)],
          [t('amount'), `${i.currency} ${formats.number(i.amount, { decimals: minorUnitsOf(i.currency) })}`],
          [t('side'), i.side === 'buy' || i.side === 'sell' ? t(i.side) : null],
          [t('counterCurrency'), i.counterCurrency],
          [t('rate'), i.rate],
          [t('amountJpy'), i.amountJpy === null ? null : formats.number(i.amountJpy)],
          ...(i.notice ? [[t('notice'), <NoticeLink key="notice" {...i.notice} />] as const] : []),
          [t('comment'), i.comment],
          [t('createdBy'), i.createdBy],
          [t('createdAt'), formats.time(i.createdAt)],
          [t('updatedBy'), i.updatedBy],
          [t('updatedAt'), formats.time(i.updatedAt)],
        ]}
      />
    </Panel>
  );
}

/** Link to the values of the document an instruction was made from. */
function NoticeLink({ documentId, documentName }: { documentId: string; documentName: string }) {
  const role = useArea();
  return (
    <AppLink to="/$role/documents/$documentId/contents" params={{ role, documentId }}>
      {documentName}
    </AppLink>
  );
}

export function AuditPanel({ instruction: { audit } }: { instruction: Instruction }) {
  const statusWord = useText(statusText);
  const t = useText(instructionsText);
  const actions = useText(actionText);
  const formats = useFormats();
  const columns: TableColumn<Instruction['audit'][number]>[] = [
    {
      id: 'timestamp',
      header: t('timestamp'),
      value: ({ timestamp }) => atTime(formats.time(timestamp)),
      node: ({ timestamp }) => formats.time(timestamp),
    },
    { id: 'user', header: t('user'), value: ({ user }) => user },
    {
      id: 'action',
      priority: 1,
      header: t('action'),
      value: ({ action }) => actions(action as keyof typeof actionText /* by a CHECK constraint */),
    },
    {
      id: 'oldStatus',
      header: t('oldStatus'),
      value: ({ oldStatus }) => (oldStatus ? statusWord(oldStatus as StatusName) : null), // the server sends no other
      node: ({ oldStatus }) => (oldStatus ? <Status value={oldStatus as StatusName /* as above */} /> : '-'),
    },
    {
      id: 'newStatus',
      priority: 2,
      header: t('newStatus'),
      value: ({ newStatus }) => statusWord(newStatus as StatusName), // the server sends no other
      node: ({ newStatus }) => <Status value={newStatus as StatusName /* as above */} />,
    },
  ];
  return (
    <Panel title={t('audit')} flush>
      <ArrangedTable
        screen="instruction-audit"
        caption={t('audit')}
        columns={columns}
        rows={audit}
        rowId={({ timestamp, action }) => `${timestamp} ${action}`}
      />
    </Panel>
  );
}
