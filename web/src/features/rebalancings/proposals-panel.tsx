import { isOpen, mayWrite } from '@hakaru/contract/access';
import { draftDates, type RebalancingTarget } from '@hakaru/contract/rebalancings';
import type { TradeReason } from '@hakaru/engine/rebalancing/trades';
import { useState } from 'react';
import { useArea, useUnit, type BookView } from '#features/figures/public';
import { useVisitor } from '#features/profile/public';
import { ArrangedTable } from '#features/saved-views/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import { confirm } from '#ui/confirm';
import type { TableColumn } from '#ui/data-table';
import { Dialog } from '#ui/dialog';
import { DateField } from '#ui/form/date-field';
import { Form } from '#ui/form/form';
import { FieldPair } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { exactly } from '#ui/table-value';
import { toast } from '#ui/toast-queue';
import { useProposals, useRefreshProposals, type Proposal } from './queries';
import { DraftRebalancingDocument, RemoveRebalancingDocument } from './rebalancings.gen';
import s from './rebalancings.module.css';
import { reasonsText, rebalancingCodes, rebalancingText, targetText } from './text';

/** Saved proposals, with the trades as calculated then and the drafts made from them. */
export function ProposalsPanel({ view }: { view: BookView }) {
  const t = useText(rebalancingText);
  const { data, error, refetch } = useProposals();
  if (error) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={3} />;
  if (data.length === 0) {
    return (
      <Panel title={t('proposals')}>
        <EmptyState title={t('noProposals')}>{t('noProposalsBody')}</EmptyState>
      </Panel>
    );
  }
  return data.map(proposal => <ProposalPanel key={proposal.id} view={view} proposal={proposal} />);
}

function ProposalPanel({ view, proposal }: { view: BookView; proposal: Proposal }) {
  const t = useText(rebalancingText);
  const targetOf = useText(targetText);
  const formats = useFormats();
  const unit = useUnit();
  const columns = useTradeColumns(view, proposal);
  const { name, asOf, target, userName, createdAt, draftedAt, draftedBy, currency } = proposal;
  const state = draftedAt === null ? t('notDrafted') : t('draftedBy', { name: draftedBy ?? '', at: formats.time(draftedAt) });
  const facts = [
    formats.unit(unit, currency),
    `${t('asOf')} ${formats.date(asOf)}`,
    targetOf(target as RebalancingTarget), // a code of the contract
    `${userName} ${formats.time(createdAt)}`,
    `${t('state')}: ${state}`,
  ];
  return (
    <Panel title={name} subtitle={facts.join(' · ')} tools={<ProposalTools proposal={proposal} />} flush>
      <div className={s.scroll}>
        <ArrangedTable
          screen="rebalancing-trades"
          caption={name}
          columns={columns}
          rows={proposal.trades}
          rowId={({ classId }) => classId}
        />
      </div>
    </Panel>
  );
}

type Row = Proposal['trades'][number];

function useTradeColumns({ index }: BookView, { draftedAt }: Proposal): TableColumn<Row>[] {
  const t = useText(rebalancingText);
  const reasonOf = useText(reasonsText);
  const formats = useFormats();
  const role = useArea();
  const unit = useUnit();
  const money = (id: 'move' | 'amount' | 'cost'): TableColumn<Row> => ({
    id,
    header: t(id),
    align: 'end',
    value: row => exactly(row[id]),
    node: row => formats.amount(row[id], { unit, signed: id !== 'cost' }),
  });
  const instruction: TableColumn<Row> = {
    id: 'instruction',
    header: t('state'),
    value: ({ instructionRef }) => instructionRef,
    node: ({ instructionId, instructionRef }) =>
      instructionId ? (
        <AppLink to="/$role/instructions/$instructionId" params={{ role, instructionId }}>
          {instructionRef}
        </AppLink>
      ) : null,
  };
  return [
    { id: 'class', header: t('class'), value: ({ classId }) => index.nameOf(classId) },
    {
      id: 'mandate',
      header: t('mandate'),
      value: ({ entityId }) => (entityId ? `${index.entity(entityId)?.ref ?? ''} ${index.nameOf(entityId)}` : t('leave')),
    },
    { ...money('move'), priority: 2 },
    { ...money('amount'), priority: 1 },
    money('cost'),
    { id: 'reason', header: t('reason'), value: ({ reason }) => (reason ? reasonOf(reason as TradeReason) : '') }, // a code of the engine
    ...(draftedAt === null ? [] : [instruction]),
  ];
}

function ProposalTools({ proposal }: { proposal: Proposal }) {
  const t = useText(rebalancingText);
  const visitor = useVisitor();
  const refresh = useRefreshProposals();
  const [isDrafting, setDrafting] = useState(false);
  const { id, version, name, draftedAt } = proposal;
  if (!mayWrite(visitor.role) || draftedAt !== null) return null;
  const remove = () =>
    confirm({
      title: t('removeAsk', { name }),
      body: t('removeBody'),
      confirmLabel: t('remove'),
      danger: true,
      failureText: t('conflict'),
      action: async () => {
        await ask(RemoveRebalancingDocument, { id, version });
        toast(t('removed'));
        await refresh();
      },
    });
  return (
    <>
      {isOpen(visitor, { modules: ['cashManagement'] }) && <Button onClick={() => setDrafting(true)}>{t('draft')}</Button>}
      <Button onClick={() => void remove()}>{t('remove')}</Button>
      {isDrafting && <DraftDialog proposal={proposal} onClose={() => setDrafting(false)} />}
    </>
  );
}

function DraftDialog({ proposal: { id, version }, onClose }: { proposal: Proposal; onClose: () => void }) {
  const t = useText(rebalancingText);
  const refresh = useRefreshProposals();
  const form = useForm(draftDates, { tradeDate: '', settlementDate: '' }, rebalancingCodes);
  const draft = async (dates: { tradeDate: string; settlementDate: string }) => {
    await ask(DraftRebalancingDocument, { id, version, ...dates });
    toast(t('drafted'));
    await refresh();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('draft')}>
      <Form form={form} onSubmit={draft} onCancel={onClose} submitLabel={t('draft')}>
        <p>{t('draftBody')}</p>
        <FieldPair>
          <DateField {...form.field('tradeDate')} label={t('tradeDate')} required />
          <DateField {...form.field('settlementDate')} label={t('settlementDate')} required />
        </FieldPair>
      </Form>
    </Dialog>
  );
}
