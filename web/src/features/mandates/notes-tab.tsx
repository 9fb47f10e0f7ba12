import { text, TEXT_LIMITS } from '@hakaru/contract/fields';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useWhyNotWrite } from '#features/figures/public';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Form } from '#ui/form/form';
import { TextArea } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { Panel } from '#ui/panel';
import { EmptyState } from '#ui/states';
import { toast } from '#ui/toast-queue';
import s from './detail.module.css';
import { detailText } from './detail-text';
import { UpdateMandateNoteDocument } from './mandates.gen';
import { OwnerOnly } from './owner-only';
import { useRefreshBook, type MandateRecord } from './queries';

const noteForm = z.object({ note: text(TEXT_LIMITS.note) });

export function NotesTab({ id }: { id: string }) {
  const t = useText(detailText);
  const whyNot = useWhyNotWrite();
  return (
    <Panel title={t('noteTitle')} subtitle={t('noteHint')}>
      <OwnerOnly id={id}>{record => (whyNot ? <NoteText note={record.note} /> : <NoteForm record={record} />)}</OwnerOnly>
    </Panel>
  );
}

function NoteText({ note }: { note: string | null }) {
  const t = useText(detailText);
  return note ? <p className={s.note}>{note}</p> : <EmptyState title={t('noteNone')} next="add" />;
}

/** Keeps the version it was opened with, as the form of the terms does. */
function NoteForm({ record }: { record: MandateRecord }) {
  const t = useText(detailText);
  const refresh = useRefreshBook();
  const [held, setHeld] = useState(record);
  const form = useForm(noteForm, { note: record.note ?? '' });
  return (
    <Form
      form={form}
      onSubmit={async ({ note }) => {
        const { updateMandateNote } = await ask(UpdateMandateNoteDocument, { id: held.id, version: held.version, note });
        setHeld(updateMandateNote);
        toast(t('noteUpdated'));
        await refresh();
      }}
    >
      <TextArea {...form.field('note')} label={t('noteTitle')} rows={10} limit={TEXT_LIMITS.note} />
    </Form>
  );
}
