import { mayWrite } from '@hakaru/contract/access';
import { UPLOAD_BYTES } from '@hakaru/contract/limits';
import { spcDocumentKinds, type SpcDocumentKind } from '@hakaru/contract/spc-documents';
import { Download, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useVisitor } from '#features/profile/public';
import { ArrangedTable } from '#features/saved-views/public';
import { ask, call, download } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button, IconButton } from '#ui/button';
import { confirm } from '#ui/confirm';
import type { TableColumn } from '#ui/data-table';
import { Dialog } from '#ui/dialog';
import { FileField } from '#ui/form/file-field';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { useForm } from '#ui/form/use-form';
import { Panel } from '#ui/panel';
import { saveFile } from '#ui/save-file';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { toast } from '#ui/toast-queue';
import { documentCodes, documentKindText, documentText } from './document-text';
import { usePapers, useRefreshSpcs, type Paper, type Spc } from './queries';
import { RemoveSpcDocumentDocument } from './spcs.gen';
import s from './spcs.module.css';

export function PapersPanel({ spc }: { spc: Spc }) {
  const t = useText(documentText);
  const { role } = useVisitor();
  const { data, error, refetch } = usePapers(spc.id);
  const [isAdding, setAdding] = useState(false);
  const columns = useColumns(mayWrite(role));
  const tools = mayWrite(role) && (
    <Button icon={<Plus size={14} />} onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  );
  return (
    <Panel title={t('papers')} subtitle={t('papersNote')} tools={tools} flush>
      {error ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={3} />
      ) : data.length === 0 ? (
        <EmptyState title={t('noPapers')} next="add" />
      ) : (
        <ArrangedTable screen="spc-papers" caption={t('papers')} columns={columns} rows={data} rowId={({ id }) => id} />
      )}
      {isAdding && <AddDialog spc={spc} onClose={() => setAdding(false)} />}
    </Panel>
  );
}

function useColumns(isWriter: boolean): TableColumn<Paper>[] {
  const t = useText(documentText);
  const kindOf = useText(documentKindText);
  const formats = useFormats();
  return [
    { id: 'name', header: t('file'), value: ({ name }) => name },
    { id: 'kind', priority: 1, header: t('kind'), value: ({ kind }) => kindOf(kind as SpcDocumentKind) }, // a code of the contract
    { id: 'by', header: t('by'), value: ({ userName }) => userName },
    { id: 'at', priority: 2, header: t('at'), align: 'end', value: ({ uploadedAt }) => formats.time(uploadedAt) },
    {
      id: 'actions',
      header: t('actions'),
      hideHeader: true,
      align: 'end',
      menu: true,
      node: paper => <Actions paper={paper} isWriter={isWriter} />,
    },
  ];
}

function Actions({ paper: { id, name }, isWriter }: { paper: Paper; isWriter: boolean }) {
  const t = useText(documentText);
  const refresh = useRefreshSpcs();
  const fetchFile = async () => saveFile(name, await download(`spcDocuments/${id}/file`));
  const remove = async () => {
    const isDone = await confirm({
      title: t('removeAsk', { name }),
      body: t('removeBody'),
      confirmLabel: t('remove'),
      danger: true,
      action: () => ask(RemoveSpcDocumentDocument, { id }),
    });
    if (isDone) toast(t('removed'));
    await refresh();
  };
  return (
    <span className={s.actions}>
      <IconButton label={t('fetchOf', { name })} icon={<Download size={14} />} onClick={() => void fetchFile()} />
      {isWriter && <IconButton label={t('removeOf', { name })} icon={<Trash2 size={14} />} onClick={() => void remove()} />}
    </span>
  );
}

const paperForm = z.object({
  kind: z.enum(spcDocumentKinds, 'required'),
  file: z.instanceof(File, { error: 'required' }).check(z.refine(({ size }) => size <= UPLOAD_BYTES, 'fileTooLarge')),
});

function AddDialog({ spc, onClose }: { spc: Spc; onClose: () => void }) {
  const t = useText(documentText);
  const kindOf = useText(documentKindText);
  const refresh = useRefreshSpcs();
  const form = useForm(paperForm, { kind: 'contract' as SpcDocumentKind, file: null as unknown as File }, documentCodes); // the schema refuses a missing file
  const send = async ({ kind, file }: z.output<typeof paperForm>) => {
    const body = new FormData();
    body.append('kind', kind);
    body.append('file', file);
    await call('POST', `spcs/${spc.id}/documents`, body);
    toast(t('added'));
    await refresh();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('add')} size="small">
      <Form form={form} onSubmit={send} onCancel={onClose} submitLabel={t('add')}>
        <SelectField
          {...form.field('kind')}
          label={t('kind')}
          options={spcDocumentKinds.map(value => ({ value, label: kindOf(value) }))}
          required
        />
        <FileField {...form.field('file')} label={t('file')} hint={t('fileHint')} accept=".pdf,.xlsx,.png,.jpg,.jpeg" required />
      </Form>
    </Dialog>
  );
}
