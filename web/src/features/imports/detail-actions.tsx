import { approvalInput, mayBecome, restingStatuses } from '@hakaru/contract/imports';
import { useQueryClient } from '@tanstack/react-query';
import { Check, Download, FileText, FileUp, RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import { call } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { Button } from '#ui/button';
import { confirm } from '#ui/confirm';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { TextArea } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { useClientsOfImports, type ImportDetail } from './import-detail';
import { useRefusedWords } from './marks';
import { marksText } from './marks-text';
import { useImportActions } from './queries';
import { importsText } from './text';
import { useFetchFile } from './use-fetch-file';
import { SendOnButton, WithdrawButton } from './withdraw-button';

/** The actions possible on an import now; those its status does not allow are not offered. */
export function DetailActions({ found }: { found: ImportDetail }) {
  const t = useText(importsText);
  const language = useLanguage();
  const { reimport } = useImportActions();
  const again = () =>
    reimport
      .mutateAsync({ id: found.id, version: found.version })
      .catch(() => toast(t('reimportFailed'), { tone: 'error', persist: true }));
  const fetchFile = useFetchFile();
  const get = (path: string, name: string) => fetchFile(`imports/${found.id}/${path}`, name);
  const isBeingApproved = found.approval?.isOpen ?? false;
  const mayRecheck =
    found.isOwn && !found.withdrawn && !isBeingApproved && found.status !== 'preprocessed' && mayBecome(found.status, 'processing');
  return (
    <>
      {found.mayDownload && (
        <Button icon={<Download size={14} />} onClick={() => void get('file', found.fileName)}>
          {t('original')}
        </Button>
      )}
      {found.rows > 0 && found.status !== 'error' && restingStatuses.includes(found.status) && (
        <Button
          icon={<FileText size={14} />}
          onClick={() => void get(`receipt?language=${language}`, found.fileName.replace(/(\.\w+)?$/, `_${t('receipt')}.pdf`))}
        >
          {t('receipt')}
        </Button>
      )}
      {found.mayDownload && (found.errors > 0 || found.warnings > 0) && (
        <Button
          icon={<Download size={14} />}
          onClick={() => void get(`annotated?language=${language}`, found.fileName.replace(/(\.\w+)?$/, '_findings.xlsx'))}
        >
          {t('errorWorkbook')}
        </Button>
      )}
      {mayRecheck && <CorrectedFile found={found} />}
      {mayRecheck && (
        <Button icon={<RotateCcw size={14} />} busy={reimport.isPending} onClick={() => void again()}>
          {t('reimport')}
        </Button>
      )}
      <SendOnButton found={found} />
      <WithdrawButton found={found} />
      {found.isOwn && !found.withdrawn && !isBeingApproved && !found.proposal?.isOpen && mayBecome(found.status, 'approved') && (
        <ApproveButton found={found} />
      )}
    </>
  );
}

function CorrectedFile({ found }: { found: ImportDetail }) {
  const t = useText(importsText);
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const send = async (file: File | undefined) => {
    if (!file) return;
    const form = new FormData();
    form.set('version', String(found.version));
    form.set('file', file);
    try {
      await call('POST', `imports/${found.id}/file`, form);
    } catch {
      toast(t('reimportFailed'), { tone: 'error', persist: true });
    }
    await client.invalidateQueries({ queryKey: ['imports'] });
  };
  return (
    <>
      <Button icon={<FileUp size={14} />} onClick={() => input.current?.click()}>
        {t('corrected')}
      </Button>
      <input
        ref={input}
        className="sr-only"
        type="file"
        tabIndex={-1}
        accept=".xlsx,.csv,.tsv,.txt"
        aria-label={t('corrected')}
        onChange={event => void send(event.currentTarget.files?.[0])}
      />
    </>
  );
}

/** Reports the outcome: approved, being approved, proposed to the owner, or refused with the reason. */
function useApprove(found: ImportDetail): (reason: string | null) => Promise<void> {
  const t = useText(importsText);
  const marks = useText(marksText);
  const words = useRefusedWords();
  const { approve } = useImportActions();
  return async reason => {
    try {
      const { proposal, approval } = await approve.mutateAsync({ id: found.id, version: found.version, reason });
      toast(approval?.isOpen ? marks('approvalBegun') : proposal?.isOpen ? marks('proposedNow') : t('approved'));
    } catch (error) {
      toast(words(error), { tone: 'error', persist: true });
    }
  };
}

function ApproveButton({ found }: { found: ImportDetail }) {
  const t = useText(importsText);
  const approve = useApprove(found);
  const client = useClientsOfImports()([found]);
  const [isAsking, setIsAsking] = useState(false);
  const plain = async () => {
    if (found.warnings > 0) return setIsAsking(true);
    await confirm({
      title: t('approveTitle'),
      client,
      body: t('approveBody', { rows: found.rows }),
      confirmLabel: t('approve'),
      action: () => approve(null),
    });
  };
  return (
    <>
      <Button kind="primary" icon={<Check size={14} />} onClick={() => void plain()}>
        {t('approve')}
      </Button>
      {isAsking && <ReasonDialog found={found} onClose={() => setIsAsking(false)} />}
    </>
  );
}

/** Approving a file with warnings requires a reason. */
function ReasonDialog({ found, onClose }: { found: ImportDetail; onClose: () => void }) {
  const t = useText(importsText);
  const approve = useApprove(found);
  const client = useClientsOfImports()([found]);
  const form = useForm(approvalInput, { reason: '' });
  return (
    <Dialog open onClose={onClose} title={t('approveTitle')} client={client} busy={form.submitting}>
      <Form
        form={form}
        submitLabel={t('approve')}
        onSubmit={async ({ reason }) => {
          await approve(reason);
          onClose();
        }}
        onCancel={onClose}
      >
        <p>{t('approveBody', { rows: found.rows })}</p>
        <p>{t('approveWarnings', { n: found.warnings })}</p>
        <TextArea {...form.field('reason')} label={t('reason')} rows={4} limit={1000} required />
      </Form>
    </Dialog>
  );
}
