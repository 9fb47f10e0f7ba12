import { referenceInput, referenceNames, type ReferenceTable } from '@hakaru/contract/reference-tables';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Form } from '#ui/form/form';
import { TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { useRefreshTypes, type UsedType } from './queries';
import { CreateReferenceTypeDocument, RenameReferenceTypeDocument } from './reference-tables.gen';
import { referenceCodes, referenceTablesText } from './text';

export function AddTypeForm({ table, onClose }: { table: ReferenceTable; onClose: () => void }) {
  const t = useText(referenceTablesText);
  const refresh = useRefreshTypes();
  const form = useForm(referenceInput, { table, code: '', nameEn: '', nameJp: '' }, referenceCodes);
  return (
    <Form
      form={form}
      onSubmit={async input => {
        await ask(CreateReferenceTypeDocument, { input }, undefined, 'admin');
        toast(t('added'));
        await refresh();
        onClose();
      }}
      onCancel={onClose}
    >
      <TextField {...form.field('code')} label={t('code')} hint={t('codeHint')} autoComplete="off" required autoFocus />
      <TextField {...form.field('nameEn')} label={t('nameEn')} autoComplete="off" required />
      <TextField {...form.field('nameJp')} label={t('nameJp')} autoComplete="off" required />
    </Form>
  );
}

/** Only the names change: master data and files refer to the code. */
export function RenameTypeForm({ type, onClose }: { type: UsedType; onClose: () => void }) {
  const t = useText(referenceTablesText);
  const refresh = useRefreshTypes();
  const { id, version, nameEn, nameJp } = type;
  const form = useForm(referenceNames, { nameEn, nameJp }, referenceCodes);
  return (
    <Form
      form={form}
      onSubmit={async names => {
        await ask(RenameReferenceTypeDocument, { id, version, ...names }, undefined, 'admin');
        toast(t('saved'));
        await refresh();
        onClose();
      }}
      onCancel={onClose}
    >
      <TextField {...form.field('nameEn')} label={t('nameEn')} autoComplete="off" required autoFocus />
      <TextField {...form.field('nameJp')} label={t('nameJp')} autoComplete="off" required />
    </Form>
  );
}
