import { AppError } from '@hakaru/contract/errors';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { useReferenceChoices } from '#features/reference-tables/public';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { FieldPair, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { SkeletonRows } from '#ui/skeletons';
import { toast } from '#ui/toast-queue';
import type { CounterpartyDialog } from './address';
import { CreateCounterpartyDocument, DeleteCounterpartyDocument, UpdateCounterpartyDocument } from './counterparties.gen';
import { counterpartyForm, NEW_COUNTERPARTY, textsOf } from './counterparty-form';
import { useCounterparty, useRefreshCounterparties, type CounterpartyRow } from './queries';
import { counterpartiesText, counterpartyCodes } from './text';

type Props = { dialog: CounterpartyDialog | undefined; id: string | undefined; onClose: () => void; onDeleted?: () => void };

/** The dialog named in the address, if any. */
export function CounterpartyDialogs({ dialog, id, onClose, onDeleted = onClose }: Props) {
  const t = useText(counterpartiesText);
  const { data: row } = useCounterparty(dialog && dialog !== 'add' ? id : undefined);
  if (!dialog || (dialog !== 'add' && !id)) return null;
  if (dialog === 'delete') return row ? <DeleteDialog row={row} onClose={onClose} onDeleted={onDeleted} /> : null;
  return (
    <Dialog open onClose={onClose} title={t(dialog)} size="medium">
      {dialog === 'edit' && !row && <SkeletonRows rows={6} />}
      {dialog === 'add' && <CounterpartyForm row={null} onClose={onClose} />}
      {dialog === 'edit' && row && <CounterpartyForm key={row.id} row={row} onClose={onClose} />}
    </Dialog>
  );
}

/** Keeps the version it was opened with: a change saved by somebody else meanwhile is a conflict, and no input is lost. */
function CounterpartyForm({ row, onClose }: { row: CounterpartyRow | null; onClose: () => void }) {
  const t = useText(counterpartiesText);
  const types = useReferenceChoices('counterparty');
  const refresh = useRefreshCounterparties();
  const [held] = useState(row);
  const form = useForm(counterpartyForm, row ? textsOf(row) : NEW_COUNTERPARTY, counterpartyCodes);
  const save = async (input: z.output<typeof counterpartyForm>) => {
    if (held) await ask(UpdateCounterpartyDocument, { id: held.id, version: held.version, input });
    else await ask(CreateCounterpartyDocument, { input });
    toast(t(held ? 'updated' : 'created'));
    await refresh();
    onClose();
  };
  return (
    <Form form={form} onSubmit={save} onCancel={onClose}>
      <SelectField {...form.field('type')} label={t('type')} options={types} required />
      <TextField {...form.field('name')} label={t('nameEn')} autoComplete="off" required />
      <TextField {...form.field('nameJp')} label={t('nameJp')} hint={t('nameJpHint')} autoComplete="off" />
      <FieldPair>
        <TextField {...form.field('country')} label={t('country')} hint={t('countryHint')} autoComplete="off" required />
        <TextField {...form.field('rating')} label={t('rating')} autoComplete="off" />
      </FieldPair>
      <TextField {...form.field('limitJpy')} label={t('limit')} hint={t('limitHint')} autoComplete="off" />
    </Form>
  );
}

type DeleteProps = { row: CounterpartyRow; onClose: () => void; onDeleted: () => void };

function DeleteDialog({ row, onClose, onDeleted }: DeleteProps) {
  const t = useText(counterpartiesText);
  const language = useLanguage();
  const refresh = useRefreshCounterparties();
  const [{ id, version }] = useState(row);
  const question = {
    title: t('delete'),
    body: t('deleteBody', { name: language === 'jp' ? row.nameJp : row.name }),
    confirmLabel: t('deleteShort'),
    danger: true,
    action: async () => {
      await ask(DeleteCounterpartyDocument, { id, version });
      toast(t('deleted'));
      await refresh();
    },
    failureText: (error: unknown) => t(error instanceof AppError && error.refusal === 'invalid' ? 'inUse' : 'conflict'),
  };
  return <ConfirmDialog open question={question} onAnswer={isDone => (isDone ? onDeleted() : onClose())} />;
}
