import { UPLOAD_BYTES } from '@hakaru/contract/limits';
import { Download, Paperclip, Trash2 } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ArrangedTable } from '#features/saved-views/public';
import { ask, call, download } from '#platform/api';
import { useText } from '#platform/text';
import { Button, IconButton } from '#ui/button';
import { confirm } from '#ui/confirm';
import type { TableColumn } from '#ui/data-table';
import { Dialog } from '#ui/dialog';
import { FileField } from '#ui/form/file-field';
import { Form } from '#ui/form/form';
import { useForm } from '#ui/form/use-form';
import { Panel } from '#ui/panel';
import { saveFile } from '#ui/save-file';
import { EmptyState } from '#ui/states';
import { toast } from '#ui/toast-queue';
import { useDocumentColumns } from './document-columns';
import { useDocumentsOf, useRefreshDocuments, type DocumentLine } from './document-queries';
import { DetachInstructionDocumentDocument } from './documents.gen';
import { documentCodes, documentsText } from './documents-text';

/** The files attached to an instruction, and its sheet in each version as it was sent. */
export function DocumentsPanel({ id, version, isDraft }: { id: string; version: number; isDraft: boolean }) {
  const t = useText(documentsText);
  const [isAttaching, setIsAttaching] = useState(false);
  const { data } = useDocumentsOf(id, version, !isDraft);
  const actions: TableColumn<DocumentLine> = {
    id: 'actions',
    header: t('document'),
    hideHeader: true,
    menu: true,
    node: row => <Actions id={id} row={row} mayDetach={data?.mayDetach ?? false} />,
  };
  const columns = [...useDocumentColumns(), actions];
  return (
    <Panel
      title={t('documents')}
      flush
      tools={
        data?.mayAttach && (
          <Button icon={<Paperclip size={14} />} onClick={() => setIsAttaching(true)}>
            {t('attach')}
          </Button>
        )
      }
    >
      {!data || data.documents.length === 0 ? (
        <EmptyState title={t('none')} next="add" />
      ) : (
        <ArrangedTable
          screen="instruction-documents"
          caption={t('documents')}
          columns={columns}
          rows={data.documents}
          rowId={row => row.id}
        />
      )}
      {isAttaching && <AttachDialog id={id} onClose={() => setIsAttaching(false)} />}
    </Panel>
  );
}

function Actions({ id, row, mayDetach }: { id: string; row: DocumentLine; mayDetach: boolean }) {
  const t = useText(documentsText);
  const refresh = useRefreshDocuments();
  const fetchFile = async () => {
    try {
      saveFile(row.fileName, await download(`instructions/${id}/documents/${row.id}`));
    } catch {
      toast(t('notFetched'), { tone: 'error', persist: true });
    }
  };
  const remove = async () => {
    const action = () => ask(DetachInstructionDocumentDocument, { id, documentId: row.id });
    if (!(await confirm({ title: t('removeAsk', { name: row.fileName }), confirmLabel: t('remove'), action }))) return;
    toast(t('removed'));
    await refresh();
  };
  return (
    <>
      <IconButton label={t('downloadOf', { name: row.fileName })} icon={<Download size={14} />} onClick={() => void fetchFile()} />
      {mayDetach && row.kind === 'attachment' && (
        <IconButton label={t('removeOf', { name: row.fileName })} icon={<Trash2 size={14} />} onClick={() => void remove()} />
      )}
    </>
  );
}

const attachForm = z.object({
  file: z.instanceof(File, { error: 'required' }).check(z.refine(({ size }) => size <= UPLOAD_BYTES, 'fileTooLarge')),
});

function AttachDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText(documentsText);
  const refresh = useRefreshDocuments();
  const form = useForm(
    z.pipe(
      z.transform(({ file }: { file: File | null }) => ({ file: file as File })), // the schema refuses a missing file
      attachForm,
    ),
    { file: null },
    documentCodes,
  );
  const send = async ({ file }: z.output<typeof attachForm>) => {
    const body = new FormData();
    body.append('file', file);
    const { isKnown } = await call<{ isKnown: boolean }>('POST', `instructions/${id}/documents`, body);
    toast(isKnown ? t('known', { name: file.name }) : t('attached'));
    await refresh();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('attachTitle')} size="small">
      <Form form={form} onSubmit={send} onCancel={onClose} submitLabel={t('attach')}>
        <FileField {...form.field('file')} label={t('file')} hint={t('fileHint')} accept=".pdf,.xlsx,.png,.jpg,.jpeg" required />
      </Form>
    </Dialog>
  );
}
