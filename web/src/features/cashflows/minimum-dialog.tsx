import { cashMinimumInput } from '@hakaru/contract/cash-forecast';
import * as z from 'zod/mini';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { NumberField } from '#ui/form/number-field';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { SetCashMinimumDocument } from './cashflows.gen';
import { forecastText } from './forecast-text';
import { useRefreshCashflows } from './queries';

type Texts = { mandateId: string; currency: string; amount: string };

const minimumForm = z.pipe(
  z.transform(({ amount, ...rest }: Texts) => ({ ...rest, amount: amount === '' ? null : amount })),
  cashMinimumInput,
);

type Props = { mandateId: string; currency: string; minimum: string | null; onClose: () => void };

export function MinimumDialog({ mandateId, currency, minimum, onClose }: Props) {
  const t = useText(forecastText);
  const refresh = useRefreshCashflows();
  const form = useForm(minimumForm, { mandateId, currency, amount: minimum ?? '' }, { number: forecastText.number });
  const save = async (input: z.output<typeof minimumForm>) => {
    await ask(SetCashMinimumDocument, input);
    toast(t('minimumSaved'));
    await refresh();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('setMinimum')} size="small">
      <Form form={form} onSubmit={save} onCancel={onClose}>
        <NumberField {...form.field('amount')} label={t('minimum')} hint={t('minimumHint')} unit={currency} />
      </Form>
    </Dialog>
  );
}
