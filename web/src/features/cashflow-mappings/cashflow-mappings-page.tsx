import { cashflowMappingInput } from '@hakaru/contract/cashflow-mappings';
import { signHandlings, type SignHandling } from '@hakaru/contract/enumerations';
import { flowSides, flowTypeNames, flowTypes, type FlowSide, type FlowType } from '@hakaru/contract/private-assets';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useBook, useWhyReadOnly, WriteButton } from '#features/figures/public';
import { TablePanel } from '#features/saved-views/public';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { IconButton } from '#ui/button';
import { confirm } from '#ui/confirm';
import type { TableColumn } from '#ui/data-table';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { PageHead } from '#ui/page-head';
import { toast } from '#ui/toast-queue';
import {
  CashflowMappingsDocument,
  CreateCashflowMappingDocument,
  DeleteCashflowMappingDocument,
  UpdateCashflowMappingDocument,
  type CashflowMappingsQuery,
} from './cashflow-mappings.gen';
import { cashflowMappingCodes, cashflowMappingsText } from './text';

type Row = CashflowMappingsQuery['cashflowMappings'][number];

/** The meaning of words in a fund's notices: learned once, applied to the next notice. */
export function CashflowMappingsPage() {
  const t = useText(cashflowMappingsText);
  const [open, setOpen] = useState<Row | 'new' | null>(null);
  const query = useQuery({
    queryKey: ['cashflowMappings'],
    queryFn: async ({ signal }) => (await ask(CashflowMappingsDocument, { search: '' }, signal)).cashflowMappings,
  });
  const columns = useColumns(setOpen);
  return (
    <>
      <PageHead title={t('title')} context={t('lead')}>
        <WriteButton organisations kind="primary" icon={<Plus size={14} />} onClick={() => setOpen('new')}>
          {t('add')}
        </WriteButton>
      </PageHead>
      <TablePanel
        title={t('title')}
        screen="cashflow-mappings"
        query={query}
        columns={columns}
        rowId={({ id }) => id}
        empty={t('none')}
        next="add"
      />
      {open && <MappingDialog row={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </>
  );
}

function useColumns(onEdit: (row: Row) => void): TableColumn<Row>[] {
  const t = useText(cashflowMappingsText);
  const language = useLanguage();
  const client = useQueryClient();
  const whyNot = useWhyReadOnly();
  const remove = async ({ id, version, textPattern }: Row) => {
    const action = () => ask(DeleteCashflowMappingDocument, { id, version });
    if (!(await confirm({ title: t('deleteOf', { name: textPattern }), confirmLabel: t('deleteShort'), action }))) return;
    toast(t('deleted'));
    await client.invalidateQueries({ queryKey: ['cashflowMappings'] });
  };
  return [
    { id: 'security', header: t('security'), value: row => (language === 'jp' ? row.securityNameJp : row.securityName) },
    { id: 'text', priority: 1, header: t('textPattern'), value: ({ textPattern }) => textPattern },
    { id: 'side', header: t('side'), value: ({ side }) => t(side as FlowSide) /* by a CHECK constraint */ },
    {
      id: 'type',
      priority: 2,
      header: t('cashflowType'),
      value: ({ cashflowType }) => flowTypes[cashflowType as FlowType][language] /* the contract's rule */,
    },
    { id: 'sign', header: t('sign'), value: ({ sign }) => t(sign as SignHandling) /* by a CHECK constraint */ },
    {
      id: 'actions',
      header: t('actions'),
      hideHeader: true,
      align: 'end',
      menu: true,
      node: row => (
        <>
          <IconButton
            label={t('editOf', { name: row.textPattern })}
            icon={<Pencil size={14} />}
            disabled={whyNot !== null}
            onClick={() => onEdit(row)}
          />
          <IconButton
            label={t('deleteOf', { name: row.textPattern })}
            icon={<Trash2 size={14} />}
            disabled={whyNot !== null}
            onClick={() => void remove(row)}
          />
        </>
      ),
    },
  ];
}

const EMPTY = { securityId: '', textPattern: '', side: 'call', cashflowType: 'investment', sign: 'None' };
const mappingForm = z.pipe(
  z.transform((given: typeof EMPTY) => given as z.input<typeof cashflowMappingInput> /* the next schema validates it */),
  cashflowMappingInput,
);

function MappingDialog({ row, onClose }: { row: Row | null; onClose: () => void }) {
  const t = useText(cashflowMappingsText);
  const language = useLanguage();
  const client = useQueryClient();
  const { data: book, isPending } = useBook();
  const { securityId, textPattern, side, cashflowType, sign } = row ?? EMPTY;
  const form = useForm(mappingForm, { securityId, textPattern, side, cashflowType, sign }, cashflowMappingCodes);
  const funds = (book?.entities ?? []).filter(({ kind }) => kind === 'fund');
  const save = async (input: z.output<typeof mappingForm>) => {
    if (row) await ask(UpdateCashflowMappingDocument, { id: row.id, version: row.version, input });
    else await ask(CreateCashflowMappingDocument, { input });
    toast(t('saved'));
    await client.invalidateQueries({ queryKey: ['cashflowMappings'] });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t(row ? 'edit' : 'add')}>
      <Form form={form} onSubmit={save} onCancel={onClose}>
        <SelectField
          {...form.field('securityId')}
          label={t('security')}
          options={funds.map(({ id, name }) => ({ value: id, label: name[language] }))}
          loading={isPending}
          searchable
          required
        />
        <TextField {...form.field('textPattern')} label={t('textPattern')} hint={t('textHint')} autoComplete="off" required />
        <SelectField {...form.field('side')} label={t('side')} options={flowSides.map(value => ({ value, label: t(value) }))} required />
        <SelectField
          {...form.field('cashflowType')}
          label={t('cashflowType')}
          options={flowTypeNames.map(value => ({ value, label: flowTypes[value][language] }))}
          searchable
          required
        />
        <SelectField
          {...form.field('sign')}
          label={t('sign')}
          options={signHandlings.map(value => ({ value, label: t(value) }))}
          required
        />
      </Form>
    </Dialog>
  );
}
