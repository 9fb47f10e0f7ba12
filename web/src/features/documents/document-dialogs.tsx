import { documentInput, type DocumentType } from '@hakaru/contract/documents';
import { documentTypes } from '@hakaru/contract/enumerations';
import { UPLOAD_BYTES } from '@hakaru/contract/limits';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useBook } from '#features/figures/public';
import { ask, call } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { DateField } from '#ui/form/date-field';
import { FileField } from '#ui/form/file-field';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { TextField } from '#ui/form/text-fields';
import { useForm, type BoundField } from '#ui/form/use-form';
import { SkeletonRows } from '#ui/skeletons';
import { toast } from '#ui/toast-queue';
import type { DocumentDialog } from './address';
import { UpdateDocumentDocument } from './documents.gen';
import { useDocument, useRefreshDocuments, type Paper } from './queries';
import { documentCodes, documentsText, documentTypeText } from './text';

type Texts = Record<'name' | 'type' | 'asOf' | 'entityId', string>;

/** An empty text becomes null. */
const entriesOf = ({ name, type, asOf, entityId }: Texts): z.input<typeof documentInput> => ({
  name,
  type: type as DocumentType, // validated by the schema
  asOf: asOf || null,
  entityId: entityId || null,
});
const chosenFile = z.instanceof(File, { error: 'required' }).check(z.refine(({ size }) => size <= UPLOAD_BYTES, 'fileTooLarge'));
const sentInput = z.extend(documentInput, { file: chosenFile });
const editForm = z.pipe(z.transform(entriesOf), documentInput);
const addForm = z.pipe(
  z.transform(({ file, ...texts }: Texts & { file: File | null }): z.input<typeof sentInput> => ({
    ...entriesOf(texts),
    file: file as File, // the schema refuses a missing file
  })),
  sentInput,
);

export type DocumentDialogsProps = { dialog: DocumentDialog | undefined; id: string | undefined; onClose: () => void };

/** The dialog named in the address, if any. */
export function DocumentDialogs({ dialog, id, onClose }: DocumentDialogsProps) {
  const t = useText(documentsText);
  const { data: paper } = useDocument(dialog === 'edit' ? id : undefined);
  if (!dialog || (dialog === 'edit' && !id)) return null;
  return (
    <Dialog open onClose={onClose} title={t(dialog)}>
      {dialog === 'add' ? (
        <AddForm onClose={onClose} />
      ) : paper ? (
        <EditForm key={paper.id} paper={paper} onClose={onClose} />
      ) : (
        <SkeletonRows rows={5} />
      )}
    </Dialog>
  );
}

function AddForm({ onClose }: { onClose: () => void }) {
  const t = useText(documentsText);
  const refresh = useRefreshDocuments();
  const form = useForm(addForm, { name: '', type: 'MMR_DOC', asOf: '', entityId: '', file: null }, documentCodes);
  const send = async ({ file, ...entries }: z.output<typeof addForm>) => {
    const body = new FormData();
    for (const [key, value] of Object.entries(entries)) if (value) body.append(key, value);
    body.append('file', file);
    const { isKnown } = await call<{ id: string; isKnown: boolean }>('POST', 'documents', body);
    toast(isKnown ? t('known', { name: file.name }) : t('added'));
    await refresh();
    onClose();
  };
  const nameAfter = (file: File) => !form.values.name && form.setValue('name', file.name.replace(/\.\w+$/, ''));
  return (
    <Form form={form} onSubmit={send} onCancel={onClose}>
      <FileField
        {...form.field('file')}
        label={t('file')}
        hint={t('fileHint')}
        accept=".pdf,.xlsx,.png,.jpg,.jpeg"
        onChosen={nameAfter}
        required
      />
      <DocumentFields field={name => form.field(name)} />
    </Form>
  );
}

/** Keeps the version it was opened with: a change saved by somebody else meanwhile is a conflict, and no input is lost. */
function EditForm({ paper, onClose }: { paper: Paper; onClose: () => void }) {
  const t = useText(documentsText);
  const refresh = useRefreshDocuments();
  const [{ id, version }] = useState(paper);
  const { name, type, asOf, entityId } = paper;
  const form = useForm(editForm, { name, type, asOf: asOf ?? '', entityId: entityId ?? '' }, documentCodes);
  const save = async (input: z.output<typeof editForm>) => {
    await ask(UpdateDocumentDocument, { id, version, input });
    toast(t('saved'));
    await refresh();
    onClose();
  };
  return (
    <Form form={form} onSubmit={save} onCancel={onClose}>
      <DocumentFields field={one => form.field(one)} />
    </Form>
  );
}

function DocumentFields({ field }: { field: (name: keyof Texts) => BoundField }) {
  const t = useText(documentsText);
  const types = useText(documentTypeText);
  const language = useLanguage();
  const { data: book, isPending } = useBook();
  const entities = (book?.entities ?? [])
    .filter(({ kind }) => kind === 'mandate' || kind === 'fund')
    .map(({ id, ref, name }) => ({ value: id, label: `${ref} · ${name[language]}` }));
  return (
    <>
      <TextField {...field('name')} label={t('name')} autoComplete="off" required />
      <SelectField {...field('type')} label={t('type')} options={documentTypes.map(value => ({ value, label: types(value) }))} required />
      <DateField {...field('asOf')} label={t('asOf')} hint={t('asOfHint')} />
      <SelectField
        {...field('entityId')}
        label={t('entity')}
        hint={t('entityHint')}
        options={entities}
        loading={isPending}
        searchable
        clearable
      />
    </>
  );
}
