import { mayWrite } from '@hakaru/contract/access';
import { AppError } from '@hakaru/contract/errors';
import type { DistributionStatus } from '@hakaru/contract/spc-distributions';
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
import { DistributionDialog } from './distribution-dialog';
import { distributionCodes, distributionStatusText, distributionText } from './distribution-text';
import { useDistributions, useRefreshSpcs, type Distribution, type Spc } from './queries';
import { ApproveSpcDistributionDocument, DropSpcDistributionDocument } from './spcs.gen';
import s from './spcs.module.css';

/** The company's distributions to its silent partners, calculated from its books. */
export function DistributionsPanel({ spc }: { spc: Spc }) {
  const t = useText(distributionText);
  const { role } = useVisitor();
  const { data, error, refetch } = useDistributions(spc.id);
  const [isPreparing, setPreparing] = useState(false);
  const tools = mayWrite(role) && (
    <Button icon={<Plus size={14} />} onClick={() => setPreparing(true)}>
      {t('prepare')}
    </Button>
  );
  return (
    <div className={s.stack}>
      <Panel title={t('distributions')} subtitle={t('note')} tools={tools}>
        {error ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : !data ? (
          <SkeletonRows rows={3} />
        ) : data.length === 0 ? (
          <EmptyState title={t('none')} next="add" />
        ) : (
          data.map(one => <Working key={one.id} distribution={one} />)
        )}
      </Panel>
      {isPreparing && <DistributionDialog spc={spc} onClose={() => setPreparing(false)} />}
    </div>
  );
}

function Working({ distribution }: { distribution: Distribution }) {
  const t = useText(distributionText);
  const statusOf = useText(distributionStatusText);
  const formats = useFormats();
  const { role } = useVisitor();
  const { periodFrom, periodTo, status, shares, approvedName } = distribution;
  const title = t('title', { from: formats.date(periodFrom), to: formats.date(periodTo) });
  const due = t('due', {
    payment: formats.date(distribution.paymentDay),
    account: distribution.accountNumber,
    due: formats.date(distribution.withholdingDay),
    by: distribution.preparedName,
  });
  const totals = t('totals', {
    profit: formats.number(distribution.profit),
    withholding: formats.number(distribution.withholding),
    net: formats.number(distribution.net),
  });
  const columns = useColumns(distribution);
  return (
    <Panel
      title={title}
      subtitle={approvedName ? `${due} · ${t('approvedBy', { by: approvedName })}` : due}
      tools={
        <>
          <Tag tone={status === 'approved' ? 'ok' : 'accent'}>{statusOf(status as DistributionStatus)}</Tag> {/* a code of the contract */}
          {mayWrite(role) && status === 'draft' && <DraftTools distribution={distribution} />}
        </>
      }
      footnote={totals}
      flush
    >
      <ArrangedTable screen="spc-distribution" caption={title} columns={columns} rows={shares} rowId={({ name }) => name} />
    </Panel>
  );
}

type Share = Distribution['shares'][number];

function useColumns({ id, shares }: Distribution): TableColumn<Share>[] {
  const t = useText(distributionText);
  const language = useLanguage();
  const yen = { power: 0, decimals: 0 } as const;
  const fetchNotice = async (position: number) =>
    saveFile(`notice_${position}.pdf`, await download(`spcDistributions/${id}/notices/${position}?language=${language}`));
  return [
    { id: 'investor', header: t('investor'), value: ({ name }) => name },
    { id: 'percent', priority: 3, header: t('percent'), figure: { power: 0, decimals: 4 }, value: ({ percent }) => percent },
    { id: 'gross', priority: 2, header: t('gross'), figure: yen, value: ({ gross }) => gross },
    { id: 'withholding', header: t('withholding'), figure: yen, value: ({ withholding }) => withholding },
    { id: 'net', priority: 1, header: t('net'), figure: yen, value: ({ net }) => net },
    {
      id: 'notice',
      header: t('notice'),
      hideHeader: true,
      align: 'end',
      value: share => t('noticeOf', { name: share.name }),
      node: share => (
        <Button kind="subtle" icon={<FileText size={14} />} onClick={() => void fetchNotice(shares.indexOf(share) + 1)}>
          {t('noticeOf', { name: share.name })}
        </Button>
      ),
    },
  ];
}

function DraftTools({ distribution: { id, version, isOwn } }: { distribution: Distribution }) {
  const t = useText(distributionText);
  const word = useText(distributionCodes);
  const refresh = useRefreshSpcs();
  const why = (error: unknown) => {
    const [code = ''] = error instanceof AppError ? (Object.values(error.fields)[0] ?? []) : [];
    return code in distributionCodes ? word(code as keyof typeof distributionCodes) : t('failed'); // looked up just before
  };
  const approve = async () => {
    const isDone = await confirm({
      title: t('approveAsk'),
      body: t('approveBody'),
      confirmLabel: t('approve'),
      action: () => ask(ApproveSpcDistributionDocument, { id, version }),
      failureText: why,
    });
    if (isDone) toast(t('approved'));
    await refresh();
  };
  const drop = async () => {
    await confirm({ title: t('dropAsk'), confirmLabel: t('drop'), action: () => ask(DropSpcDistributionDocument, { id, version }) });
    await refresh();
  };
  return (
    <>
      <Button onClick={() => void drop()}>{t('drop')}</Button>
      {isOwn ? (
        <span>{t('waits')}</span>
      ) : (
        <Button kind="primary" onClick={() => void approve()}>
          {t('approve')}
        </Button>
      )}
    </>
  );
}
