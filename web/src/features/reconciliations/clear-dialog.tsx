import { TEXT_LIMITS } from '@hakaru/contract/fields';
import { differenceCauses, marksInput } from '@hakaru/contract/reconciliations';
import * as z from 'zod/mini';
import { useClientOnScreen } from '#features/figures/public';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { TextArea } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { useRefreshReconciliations, type Position, type Reconciliation } from './queries';
import { SaveReconciliationMarksDocument } from './reconciliations.gen';
import { causeText, reconciliationCodes, reconciliationText } from './text';

type Props = { rows: readonly Position[]; month: Reconciliation; assetId: string; onClose: () => void };

const clearForm = z.object({ cause: z.enum(differenceCauses, 'required'), note: z.string() });

/** One cause and one note for several differences, sent with the values the user saw: all of them are cleared or none. */
export function ClearDialog({ rows, month: { entityId, asOf }, assetId, onClose }: Props) {
  const t = useText(reconciliationText);
  const causes = useText(causeText);
  const refresh = useRefreshReconciliations();
  const form = useForm(
    z.pipe(
      z.transform((given: { cause: string; note: string }) => given as z.input<typeof clearForm>), // the next schema validates it
      clearForm,
    ),
    { cause: '', note: '' },
    reconciliationCodes,
  );
  const save = async ({ cause, note }: z.output<typeof clearForm>) => {
    const inputs = rows.map(row => ({
      position: row.id,
      state: 'cleared' as const,
      cause,
      note: note || row.note || row.carriedNote || '',
      seenValue: row.difference.value ?? '0',
      seenUnits: row.unitsDifference.value ?? '0',
      version: row.version,
    }));
    await ask(SaveReconciliationMarksDocument, { assetId, entityId, asOf, inputs: z.parse(marksInput, inputs) });
    toast(t('clearedMany', { count: inputs.length }));
    await refresh();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('clearManyOf', { count: rows.length })} client={useClientOnScreen()} size="small">
      <Form form={form} submitLabel={t('clear')} onSubmit={save} onCancel={onClose}>
        <SelectField
          {...form.field('cause')}
          label={t('cause')}
          options={differenceCauses.map(value => ({ value, label: causes(value) }))}
          required
        />
        <TextArea {...form.field('note')} label={t('note')} rows={4} limit={TEXT_LIMITS.pasted} />
      </Form>
    </Dialog>
  );
}
