import { Pencil, Plus, Trash2 } from 'lucide-react';
import {
  breakdownTypes,
  timeDimensions,
  valueTypes,
  type BreakdownType,
  type TimeDimension,
  type ValueType,
} from '@hakaru/contract/data-points';
import { documentTypeFieldInput } from '@hakaru/contract/document-type-tables';
import type { DocumentType } from '@hakaru/contract/documents';
import { documentTypes } from '@hakaru/contract/enumerations';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { documentTypeText } from '#features/documents/public';
import { packageText } from '#features/organisations/public';
import { TablePanel } from '#features/saved-views/public';
import { ask } from '#platform/api';
import { useText, useWords } from '#platform/text';
import { Button, IconButton } from '#ui/button';
import { confirm } from '#ui/confirm';
import type { TableColumn } from '#ui/data-table';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { PageHead } from '#ui/page-head';
import { toast } from '#ui/toast-queue';
import { CreateDocumentTypeFieldDocument, DeleteDocumentTypeFieldDocument, UpdateDocumentTypeFieldDocument } from './data-points.gen';
import { useTypeFields, type TypeField } from './queries';
import { breakdownText, dataPointsText, tableText, timeText, valueTypeText } from './text';

/** The tables and values of each document type, maintained by administrators. */
export function TypeTablesPage() {
  const t = useText(dataPointsText);
  const query = useTypeFields();
  const [open, setOpen] = useState<TypeField | 'new' | null>(null);
  const columns = useColumns(setOpen);
  return (
    <>
      <PageHead title={t('typeTables')} context={t('typeTablesLead')}>
        <Button kind="primary" icon={<Plus size={14} />} onClick={() => setOpen('new')}>
          {t('addRow')}
        </Button>
      </PageHead>
      <TablePanel
        title={t('typeTables')}
        screen="document-type-tables"
        query={query}
        columns={columns}
        rowId={({ id }) => id}
        empty={t('noTypeFields')}
        next="add"
      />
      {open && <RowDialog field={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </>
  );
}

function useColumns(onEdit: (field: TypeField) => void): TableColumn<TypeField>[] {
  const t = useText(dataPointsText);
  const types = useText(documentTypeText);
  const values = useText(valueTypeText);
  const breakdowns = useText(breakdownText);
  const times = useText(timeText);
  const tableWord = useWords(tableText);
  const packageName = useWords(packageText);
  const client = useQueryClient();
  const remove = async ({ id, version, fieldName }: TypeField) => {
    const action = () => ask(DeleteDocumentTypeFieldDocument, { id, version });
    if (!(await confirm({ title: t('deleteRow', { name: fieldName }), confirmLabel: t('remove'), action }))) return;
    toast(t('rowDeleted'));
    await client.invalidateQueries({ queryKey: ['dataPoints'] });
  };
  return [
    { id: 'type', header: t('documentType'), value: ({ documentType }) => types(documentType as DocumentType) /* by a CHECK constraint */ },
    { id: 'table', header: t('table'), value: ({ tableName }) => tableWord(tableName) },
    { id: 'field', priority: 1, header: t('fieldName'), value: ({ fieldName }) => fieldName },
    { id: 'fieldJp', header: t('fieldNameJp'), value: ({ fieldNameJp }) => fieldNameJp },
    {
      id: 'value',
      priority: 2,
      header: t('valueType'),
      value: ({ valueType }) => values(valueType as ValueType) /* by a CHECK constraint */,
    },
    {
      id: 'breakdown',
      header: t('breakdownType'),
      value: row => breakdowns(row.breakdownType as BreakdownType) /* by a CHECK constraint */,
    },
    { id: 'time', header: t('timeDimension'), value: row => times(row.timeDimension as TimeDimension) /* by a CHECK constraint */ },
    { id: 'scope', header: t('scope'), value: ({ packageType }) => packageName(packageType) },
    {
      id: 'actions',
      header: t('actions'),
      hideHeader: true,
      align: 'end',
      menu: true,
      node: field => (
        <>
          <IconButton label={t('editOf', { name: field.fieldName })} icon={<Pencil size={14} />} onClick={() => onEdit(field)} />
          <IconButton label={t('deleteRow', { name: field.fieldName })} icon={<Trash2 size={14} />} onClick={() => void remove(field)} />
        </>
      ),
    },
  ];
}

const EMPTY = {
  documentType: 'PA_CONTRIBUTION',
  tableName: '',
  fieldName: '',
  fieldNameJp: '',
  valueType: 'amount',
  breakdownType: 'none',
  timeDimension: 'asOf',
};
const rowForm = z.pipe(
  z.transform((given: typeof EMPTY) => given as z.input<typeof documentTypeFieldInput> /* the next schema validates it */),
  documentTypeFieldInput,
);

function RowDialog({ field, onClose }: { field: TypeField | null; onClose: () => void }) {
  const t = useText(dataPointsText);
  const types = useText(documentTypeText);
  const values = useText(valueTypeText);
  const breakdowns = useText(breakdownText);
  const times = useText(timeText);
  const client = useQueryClient();
  const { id: _, version: __, packageType: ___, ...given } = field ?? { ...EMPTY, id: '', version: 0, packageType: '' };
  const form = useForm(rowForm, given);
  const save = async (input: z.output<typeof rowForm>) => {
    if (field) await ask(UpdateDocumentTypeFieldDocument, { id: field.id, version: field.version, input });
    else await ask(CreateDocumentTypeFieldDocument, { input });
    toast(t('rowSaved'));
    await client.invalidateQueries({ queryKey: ['dataPoints'] });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t(field ? 'editRow' : 'addRow')}>
      <Form form={form} onSubmit={save} onCancel={onClose}>
        <SelectField
          {...form.field('documentType')}
          label={t('documentType')}
          options={documentTypes.map(value => ({ value, label: types(value) }))}
          required
        />
        <TextField {...form.field('tableName')} label={t('table')} required />
        <TextField {...form.field('fieldName')} label={t('fieldName')} required />
        <TextField {...form.field('fieldNameJp')} label={t('fieldNameJp')} required />
        <SelectField
          {...form.field('valueType')}
          label={t('valueType')}
          options={valueTypes.map(value => ({ value, label: values(value) }))}
          required
        />
        <SelectField
          {...form.field('breakdownType')}
          label={t('breakdownType')}
          options={breakdownTypes.map(value => ({ value, label: breakdowns(value) }))}
          required
        />
        <SelectField
          {...form.field('timeDimension')}
          label={t('timeDimension')}
          options={timeDimensions.map(value => ({ value, label: times(value) }))}
          required
        />
      </Form>
    </Dialog>
  );
}
