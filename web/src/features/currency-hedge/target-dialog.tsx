import { hedgeTargetInput } from '@hakaru/contract/fx-forwards';
import * as z from 'zod/mini';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { DateField } from '#ui/form/date-field';
import { Form } from '#ui/form/form';
import { NumberField } from '#ui/form/number-field';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { SaveHedgeTargetDocument } from './currency-hedge.gen';
import { useRefreshHedges, type HedgeLine } from './queries';
import { currencyHedgeText, hedgeCodes } from './text';

type Texts = { entityId: string; currency: string; fromDay: string; target: string; lowest: string; highest: string };

/** People type percent; the contract has fractions. */
const fraction = (percent: string): string =>
  /^\d{1,3}(\.\d{1,2})?$/.test(percent.trim()) ? String(Number((Number(percent) / 100).toFixed(4))) : percent;
const percentOf = (value: string | undefined, usual: string): string =>
  value === undefined ? usual : String(Number((Number(value) * 100).toFixed(2)));

const targetForm = z.pipe(
  z.transform(({ target, lowest, highest, ...rest }: Texts) => ({
    ...rest,
    target: fraction(target),
    lowest: fraction(lowest),
    highest: fraction(highest),
  })),
  hedgeTargetInput,
);

type Props = { assetId: string; line: HedgeLine; name: string; day: string; onClose: () => void };

export function TargetDialog({ assetId, line: { entityId, currency, target }, name, day, onClose }: Props) {
  const t = useText(currencyHedgeText);
  const refresh = useRefreshHedges();
  const held = {
    target: percentOf(target?.target, '100'),
    lowest: percentOf(target?.lowest, '95'),
    highest: percentOf(target?.highest, '105'),
  };
  const form = useForm(targetForm, { entityId, currency, fromDay: day, ...held }, hedgeCodes);
  const save = async (input: z.output<typeof targetForm>) => {
    await ask(SaveHedgeTargetDocument, { assetId, input });
    toast(t('saved'));
    await refresh();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('setTargetOf', { name: `${name} ${currency}` })} size="small">
      <Form form={form} onSubmit={save} onCancel={onClose}>
        <DateField {...form.field('fromDay')} label={t('fromDay')} required />
        <NumberField {...form.field('target')} label={t('targetPercent')} required />
        <NumberField {...form.field('lowest')} label={t('lowestPercent')} required />
        <NumberField {...form.field('highest')} label={t('highestPercent')} required />
      </Form>
    </Dialog>
  );
}
