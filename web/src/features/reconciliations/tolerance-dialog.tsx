import { toleranceInput } from '@hakaru/contract/reconciliations';
import type * as z from 'zod/mini';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { NumberField } from '#ui/form/number-field';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { useRefreshReconciliations, type ReconciliationHead } from './queries';
import { SetReconciliationToleranceDocument } from './reconciliations.gen';
import { reconciliationCodes, reconciliationText } from './text';

export function ToleranceDialog({ tolerance, onClose }: { tolerance: ReconciliationHead['tolerance']; onClose: () => void }) {
  const t = useText(reconciliationText);
  const refresh = useRefreshReconciliations();
  const form = useForm(toleranceInput, { ...tolerance }, reconciliationCodes);
  const save = async (input: z.output<typeof toleranceInput>) => {
    await ask(SetReconciliationToleranceDocument, { input });
    toast(t('saved'));
    await refresh();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('tolerance')} size="small">
      <Form form={form} onSubmit={save} onCancel={onClose}>
        <p>{t('toleranceLead')}</p>
        <NumberField {...form.field('percent')} label={t('tolerancePercent')} required />
        <NumberField {...form.field('amount')} label={t('toleranceAmount')} required />
      </Form>
    </Dialog>
  );
}
