import { distributionInput, type DistributionInput } from '@hakaru/contract/spc-distributions';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { DateField } from '#ui/form/date-field';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { FieldPair } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { distributionCodes, distributionText } from './distribution-text';
import { useBankAccounts, useRefreshSpcs, type Spc } from './queries';
import { PrepareSpcDistributionDocument } from './spcs.gen';

/** Calculates a distribution for a period; nothing is booked before it is approved. */
export function DistributionDialog({ spc, onClose }: { spc: Spc; onClose: () => void }) {
  const t = useText(distributionText);
  const refresh = useRefreshSpcs();
  const { data: banks, isPending } = useBankAccounts(spc.id);
  const form = useForm(distributionInput, { bankAccountId: '', periodFrom: '', periodTo: '', paymentDay: '' }, distributionCodes);
  const prepare = async (input: DistributionInput) => {
    await ask(PrepareSpcDistributionDocument, { spcId: spc.id, input });
    toast(t('prepared'));
    await refresh();
    onClose();
  };
  const accounts = (banks ?? []).filter(({ book }) => book === 'segregated');
  return (
    <Dialog open onClose={onClose} title={t('prepare')}>
      <Form form={form} onSubmit={prepare} onCancel={onClose} submitLabel={t('prepare')}>
        <SelectField
          {...form.field('bankAccountId')}
          label={t('account')}
          hint={t('accountHint')}
          options={accounts.map(({ id, number, holder }) => ({ value: id, label: `${number} · ${holder}` }))}
          loading={isPending}
          required
        />
        <FieldPair>
          <DateField {...form.field('periodFrom')} label={t('periodFrom')} required />
          <DateField {...form.field('periodTo')} label={t('periodTo')} required />
        </FieldPair>
        <DateField {...form.field('paymentDay')} label={t('paymentDay')} required />
      </Form>
    </Dialog>
  );
}
