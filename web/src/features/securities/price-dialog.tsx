import { isAppError } from '@hakaru/contract/errors';
import { priceInput, type PriceInput } from '@hakaru/contract/securities';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { confirm } from '#ui/confirm';
import { Dialog } from '#ui/dialog';
import { DateField } from '#ui/form/date-field';
import { Form } from '#ui/form/form';
import { NumberField } from '#ui/form/number-field';
import { FieldPair } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { useMarketContext, useRefreshSecurities, type Security } from './queries';
import { AddSecurityPriceDocument } from './securities.gen';
import { priceCodes, securitiesText } from './text';

type DialogProps = { security: Security; onClose: () => void };

export function PriceDialog({ security, onClose }: DialogProps) {
  const t = useText(securitiesText);
  return (
    <Dialog open onClose={onClose} title={t('addPrice')} size="small">
      <PriceForm security={security} onClose={onClose} />
    </Dialog>
  );
}

function PriceForm({ security, onClose }: DialogProps) {
  const t = useText(securitiesText);
  const { asOf } = useMarketContext();
  const form = useForm(priceInput, { day: asOf ?? '', price: '' }, priceCodes);
  const save = useSave(security);
  return (
    <Form
      form={form}
      onSubmit={async input => {
        if (await save(input)) onClose();
      }}
      onCancel={onClose}
    >
      <FieldPair>
        <DateField {...form.field('day')} label={t('day')} required />
        <NumberField {...form.field('price')} label={`${t('price')} (${security.currency})`} required />
      </FieldPair>
    </Form>
  );
}

/** Asks before replacing a day's price; a user who declines returns to the form. */
function useSave({ id: securityId }: Security): (input: PriceInput) => Promise<boolean> {
  const t = useText(securitiesText);
  const formats = useFormats();
  const refresh = useRefreshSecurities();
  return async input => {
    try {
      await ask(AddSecurityPriceDocument, { securityId, input });
    } catch (error) {
      if (!isAppError(error) || !error.fields['day']?.includes('priceExists')) throw error;
      const action = () => ask(AddSecurityPriceDocument, { securityId, input, overwrite: true });
      const body = t('overwriteBody', { date: formats.date(input.day) });
      if (!(await confirm({ title: t('overwriteTitle'), body, confirmLabel: t('overwrite'), action }))) return false;
    }
    toast(t('added'));
    await refresh();
    return true;
  };
}
