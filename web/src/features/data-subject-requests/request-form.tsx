import { dataRequestInput, dataRequestStatuses, dataSubjectRights, type DataRequestInput } from '@hakaru/contract/data-subject-requests';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { DateField } from '#ui/form/date-field';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { FieldPair, TextArea, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { SaveDataSubjectRequestDocument } from './data-subject-requests.gen';
import { useRefreshRequests, type DataRequest } from './queries';
import { dsrCodes, dsrText, rightText, statusText } from './text';

/** Registers a request, or changes one. */
export function RequestDialog({ row, onClose }: { row: DataRequest | null; onClose: () => void }) {
  const t = useText(dsrText);
  const rightOf = useText(rightText);
  const statusOf = useText(statusText);
  const refresh = useRefreshRequests();
  const form = useForm(dataRequestInput, valuesOf(row), dsrCodes);
  const save = async (input: DataRequestInput) => {
    await ask(SaveDataSubjectRequestDocument, { id: row?.id ?? null, version: row?.version ?? null, input }, undefined, 'admin');
    toast(t('saved'));
    await refresh();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={row ? t('editOf', { number: row.number }) : t('add')}>
      <Form form={form} onSubmit={save} onCancel={onClose}>
        <TextField {...form.field('requester')} label={t('requester')} autoComplete="off" required />
        <TextField {...form.field('email')} label={t('email')} type="email" autoComplete="off" required />
        <FieldPair>
          <SelectField
            {...form.field('kind')}
            label={t('kind')}
            options={dataSubjectRights.map(value => ({ value, label: rightOf(value) }))}
            required
          />
          <DateField {...form.field('receivedDay')} label={t('receivedDay')} required />
        </FieldPair>
        <SelectField
          {...form.field('status')}
          label={t('status')}
          options={dataRequestStatuses.map(value => ({ value, label: statusOf(value) }))}
          required
        />
        <TextArea {...form.field('notes')} label={t('notes')} rows={4} />
      </Form>
    </Dialog>
  );
}

function valuesOf(row: DataRequest | null): DataRequestInput {
  return {
    requester: row?.requester ?? '',
    email: row?.email ?? '',
    kind: dataSubjectRights.find(one => one === row?.kind) ?? 'access',
    receivedDay: row?.receivedDay ?? '',
    status: dataRequestStatuses.find(one => one === row?.status) ?? 'open',
    notes: row?.notes ?? '',
  };
}
