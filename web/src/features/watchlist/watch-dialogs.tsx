import { watchKinds } from '@hakaru/contract/address-choices';
import { triggersOf, watchNote, watchTriggerNames, watchTriggers, type WatchKind } from '@hakaru/contract/watchlist';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { DateField } from '#ui/form/date-field';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { FieldPair, TextArea, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import type { FieldProps } from '#ui/form/field-wiring';
import { SkeletonRows } from '#ui/skeletons';
import { toast } from '#ui/toast-queue';
import { readWatch, type Watch, type WatchDialog } from './address';
import { useRefreshWatchlist, useWatchChoices, useWatchItem, type WatchRow } from './queries';
import { kindText, triggerNames, watchCodes, watchlistText } from './text';
import { termsForm, textsOf, watchForm } from './watch-form';
import {
  AddToWatchlistDocument,
  AddWatchlistNoteDocument,
  RemoveFromWatchlistDocument,
  UpdateWatchlistItemDocument,
} from './watchlist.gen';

type Props = { dialog: WatchDialog | undefined; id: string | undefined; watch?: string | undefined; onClose: () => void };

/** The dialog named in the address, if any. */
export function WatchDialogs({ dialog, id, watch, onClose }: Props) {
  const t = useText(watchlistText);
  const { data: row } = useWatchItem(dialog && dialog !== 'add' ? id : undefined);
  if (!dialog || (dialog !== 'add' && !id)) return null;
  return (
    <Dialog open onClose={onClose} title={t(dialog)} size="medium">
      {dialog === 'add' && <AddForm key={watch ?? ''} watch={readWatch(watch)} onClose={onClose} />}
      {dialog !== 'add' && !row && <SkeletonRows rows={4} />}
      {dialog === 'edit' && row && <TermsForm key={row.id} row={row} onClose={onClose} />}
      {dialog === 'note' && row && <NoteForm key={row.id} row={row} onClose={onClose} />}
      {dialog === 'remove' && row && <RemoveForm key={row.id} row={row} onClose={onClose} />}
    </Dialog>
  );
}

function AddForm({ watch, onClose }: { watch: Watch | null; onClose: () => void }) {
  const t = useText(watchlistText);
  const language = useLanguage();
  const refresh = useRefreshWatchlist();
  const first = watch?.kind ?? 'mandate';
  const empty = {
    kind: first,
    subject: watch ? `${watch.assetId}|${watch.subject}` : '',
    reason: '',
    trigger: '',
    limit: '',
    nextReview: '',
  };
  const form = useForm(watchForm, empty, watchCodes);
  const kind = watchKinds.find(one => one === form.values.kind) ?? first;
  const choices = useWatchChoices(kind, watch?.kind === kind ? watch.subject : null);
  const options = (choices.data ?? []).map(({ assetId, subject, ref, name, nameJp, clientName, clientNameJp }) => {
    const own = language === 'jp' ? nameJp : name;
    const client = language === 'jp' ? clientNameJp : clientName;
    return { value: `${assetId}|${subject}`, label: `${ref === name ? own : `${ref} ${own}`} (${client})` };
  });
  const save = async (input: z.output<typeof watchForm>) => {
    await ask(AddToWatchlistDocument, { input });
    toast(t('added'));
    await refresh();
    onClose();
  };
  return (
    <Form form={form} onSubmit={save} onCancel={onClose} submitLabel={t('add')}>
      <SelectField
        {...form.field('kind')}
        label={t('kind')}
        options={watchKinds.map(value => ({ value, label: kindText[value][language] }))}
        required
      />
      <SelectField {...form.field('subject')} label={t('subject')} options={options} loading={choices.isLoading} searchable required />
      <TermFields field={name => form.field(name)} trigger={form.values.trigger} kind={kind} />
    </Form>
  );
}

type TermName = 'reason' | 'trigger' | 'limit' | 'nextReview';
type TermProps = { field: (name: TermName) => Pick<FieldProps, 'form' | 'name'>; trigger: string; kind: WatchKind };

/** Reason, trigger and next review: the fields of a new item and of a change. */
function TermFields({ field, trigger: chosen, kind }: TermProps) {
  const t = useText(watchlistText);
  const language = useLanguage();
  const trigger = watchTriggerNames.find(one => one === chosen);
  const isDays = trigger !== undefined && watchTriggers[trigger].unit === 'count';
  const options = triggersOf(kind).map(value => ({ value, label: triggerNames[value][language] }));
  return (
    <>
      <TextArea {...field('reason')} label={t('reason')} rows={2} required />
      <FieldPair>
        <SelectField {...field('trigger')} label={t('trigger')} options={options} placeholder={t('noTrigger')} clearable />
        <TextField
          {...field('limit')}
          label={t('limit')}
          hint={trigger === undefined ? '' : t(isDays ? 'limitDays' : 'limitPercent')}
          autoComplete="off"
        />
      </FieldPair>
      <DateField {...field('nextReview')} label={t('nextReview')} />
    </>
  );
}

type RowProps = { row: WatchRow; onClose: () => void };

/** Keeps the version it was opened with: a change saved by somebody else meanwhile is reported as a conflict, and no input is lost. */
function TermsForm({ row, onClose }: RowProps) {
  const t = useText(watchlistText);
  const refresh = useRefreshWatchlist();
  const [{ id, version }] = useState(row);
  const form = useForm(termsForm, textsOf(row), watchCodes);
  const kind = watchKinds.find(one => one === row.kind) ?? 'mandate';
  const save = async (input: z.output<typeof termsForm>) => {
    await ask(UpdateWatchlistItemDocument, { id, version, input });
    toast(t('updated'));
    await refresh();
    onClose();
  };
  return (
    <Form form={form} onSubmit={save} onCancel={onClose}>
      <TermFields field={name => form.field(name)} trigger={form.values.trigger} kind={kind} />
    </Form>
  );
}

const noteForm = z.object({ body: watchNote });

function NoteForm({ row: { id }, onClose }: RowProps) {
  const t = useText(watchlistText);
  const refresh = useRefreshWatchlist();
  const form = useForm(noteForm, { body: '' }, watchCodes);
  const save = async ({ body }: { body: string }) => {
    await ask(AddWatchlistNoteDocument, { id, body });
    toast(t('noted'));
    await refresh();
    onClose();
  };
  return (
    <Form form={form} onSubmit={save} onCancel={onClose} submitLabel={t('note')}>
      <TextArea {...form.field('body')} label={t('body')} required />
    </Form>
  );
}

function RemoveForm({ row, onClose }: RowProps) {
  const t = useText(watchlistText);
  const refresh = useRefreshWatchlist();
  const [{ id, version }] = useState(row);
  const form = useForm(noteForm, { body: '' }, watchCodes);
  const save = async ({ body: note }: { body: string }) => {
    await ask(RemoveFromWatchlistDocument, { id, version, note });
    toast(t('taken'));
    await refresh();
    onClose();
  };
  return (
    <Form form={form} onSubmit={save} onCancel={onClose} submitLabel={t('removeShort')} danger>
      <TextArea {...form.field('body')} label={t('why')} hint={t('removeHint')} required />
    </Form>
  );
}
