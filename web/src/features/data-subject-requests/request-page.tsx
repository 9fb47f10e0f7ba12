import type { DataRequestStatus, DataSubjectRight } from '@hakaru/contract/data-subject-requests';
import { AppError } from '@hakaru/contract/errors';
import { useParams } from '@tanstack/react-router';
import { Download, Eraser, Pencil } from 'lucide-react';
import { useState } from 'react';
import { ask, downloadPosted } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import { confirm } from '#ui/confirm';
import { Facts } from '#ui/facts';
import { PageHead } from '#ui/page-head';
import { Panel } from '#ui/panel';
import { saveFile } from '#ui/save-file';
import { SkeletonRows } from '#ui/skeletons';
import { toast } from '#ui/toast-queue';
import { EraseDataSubjectDocument } from './data-subject-requests.gen';
import { useRefreshRequests, useRequest, type DataRequest } from './queries';
import { RequestDialog } from './request-form';
import { StatusTag } from './requests-page';
import { dsrCodes, dsrText, rightText, statusText } from './text';

/** One request: what was requested, when it is due, and the account it is about. */
export function RequestPage() {
  const { requestId = '' } = useParams({ strict: false });
  const t = useText(dsrText);
  const { data: row } = useRequest(requestId);
  return (
    <>
      <PageHead title={row ? t('named', { number: row.number }) : t('one')} context={<AppLink to="/admin/dsr">{t('title')}</AppLink>}>
        {row && <Tools row={row} />}
      </PageHead>
      {row ? <RequestFacts row={row} /> : <SkeletonRows rows={8} />}
    </>
  );
}

function RequestFacts({ row }: { row: DataRequest }) {
  const t = useText(dsrText);
  const rightOf = useText(rightText);
  const statusOf = useText(statusText);
  const formats = useFormats();
  const when = (moment: string | null) => (moment ? formats.time(moment) : null);
  return (
    <Panel title={t('facts')} footnote={t('kept')}>
      <Facts
        facts={[
          [t('requester'), row.requester],
          [t('email'), row.email],
          [t('kind'), rightOf(row.kind as DataSubjectRight)], // a code of the contract
          [t('receivedDay'), formats.date(row.receivedDay)],
          [t('dueDay'), formats.date(row.dueDay)],
          [t('status'), <StatusTag key="status" row={row} word={statusOf(row.status as DataRequestStatus)} />], // a code of the contract
          [t('closedDay'), row.closedDay ? formats.date(row.closedDay) : null],
          [t('account'), row.userId ? `${row.organisationRef ?? ''} · ${row.accountName ?? ''}` : t('noAccount')],
          [t('exportedAt'), when(row.exportedAt)],
          [t('erasedAt'), when(row.erasedAt)],
          [t('notes'), row.notes || null],
        ]}
      />
    </Panel>
  );
}

function Tools({ row }: { row: DataRequest }) {
  const t = useText(dsrText);
  const refresh = useRefreshRequests();
  const [isEditing, setEditing] = useState(false);
  const erase = useErasure(row);
  const exportData = async () => {
    saveFile(`dsr_${row.number}.json`, await downloadPosted(`dsr/${row.id}/export`, {}));
    toast(t('exported'));
    await refresh();
  };
  return (
    <>
      {row.userId && (
        <Button icon={<Download size={14} />} onClick={() => void exportData()}>
          {t('exportData')}
        </Button>
      )}
      {row.userId && row.kind === 'erasure' && row.erasedAt === null && (
        <Button icon={<Eraser size={14} />} onClick={() => void erase()}>
          {t('erase')}
        </Button>
      )}
      <Button icon={<Pencil size={14} />} onClick={() => setEditing(true)}>
        {t('edit')}
      </Button>
      {isEditing && <RequestDialog row={row} onClose={() => setEditing(false)} />}
    </>
  );
}

function useErasure({ id, version, accountName, requester }: DataRequest) {
  const t = useText(dsrText);
  const said = useText(dsrCodes);
  const refresh = useRefreshRequests();
  const why = (error: unknown) => {
    const [code = ''] = error instanceof AppError ? (error.fields['id'] ?? []) : [];
    return code in dsrCodes ? said(code as keyof typeof dsrCodes) : t('notErased'); // looked up just before
  };
  return async () => {
    const isDone = await confirm({
      title: t('eraseAsk', { name: accountName ?? requester }),
      body: t('eraseBody'),
      confirmLabel: t('erase'),
      danger: true,
      action: () => ask(EraseDataSubjectDocument, { id, version }, undefined, 'admin'),
      failureText: why,
    });
    if (!isDone) return;
    toast(t('erased'));
    await refresh();
  };
}
