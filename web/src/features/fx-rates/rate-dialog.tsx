import { rateMethods } from '@hakaru/contract/enumerations';
import { isAppError } from '@hakaru/contract/errors';
import { fxRateInput, reportedTenors, type FxRateInput } from '@hakaru/contract/fx-rates';
import * as z from 'zod/mini';
import { useMarketContext } from '#features/securities/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { confirm } from '#ui/confirm';
import { Dialog } from '#ui/dialog';
import { DateField } from '#ui/form/date-field';
import { Form } from '#ui/form/form';
import { NumberField } from '#ui/form/number-field';
import { SelectField } from '#ui/form/select-field';
import { FieldPair, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { AddFxRateDocument } from './fx-rates.gen';
import { useRefreshRates } from './queries';
import { fxText, rateCodes } from './text';
import { useRateNames } from './use-names';

export function RateDialog({ onClose }: { onClose: () => void }) {
  const t = useText(fxText);
  return (
    <Dialog open onClose={onClose} title={t('add')}>
      <RateForm onClose={onClose} />
    </Dialog>
  );
}

type Texts = Record<keyof FxRateInput, string>;

/** An empty bid or ask means that none was quoted. */
const rateForm = z.pipe(
  z.transform((texts: Texts) => ({ ...texts, bid: texts.bid || null, ask: texts.ask || null }) as z.input<typeof fxRateInput>), // the next schema validates it
  fxRateInput,
);

function RateForm({ onClose }: { onClose: () => void }) {
  const t = useText(fxText);
  const names = useRateNames();
  const { asOf } = useMarketContext();
  const start = {
    base: 'USD',
    quote: 'JPY',
    asOf: asOf ?? '',
    method: 'WMR',
    tenor: 'spot',
    tenorDate: asOf ?? '',
    bid: '',
    mid: '',
    ask: '',
  };
  const form = useForm(rateForm, start, rateCodes);
  const save = useSave();
  return (
    <Form
      form={form}
      onSubmit={async input => {
        if (await save(input)) onClose();
      }}
      onCancel={onClose}
    >
      <FieldPair>
        <TextField {...form.field('base')} label={t('base')} autoComplete="off" required />
        <TextField {...form.field('quote')} label={t('quote')} autoComplete="off" required />
      </FieldPair>
      <FieldPair>
        <SelectField
          {...form.field('method')}
          label={t('source')}
          options={rateMethods.map(value => ({ value, label: names.source(value) }))}
          required
        />
        <SelectField
          {...form.field('tenor')}
          label={t('tenor')}
          options={reportedTenors.map(value => ({ value, label: names.tenor(value) }))}
          required
        />
      </FieldPair>
      <FieldPair>
        <DateField {...form.field('asOf')} label={t('date')} required />
        <DateField {...form.field('tenorDate')} label={t('tenorDate')} required />
      </FieldPair>
      <NumberField {...form.field('mid')} label={t('mid')} required />
      <FieldPair>
        <NumberField {...form.field('bid')} label={t('bid')} />
        <NumberField {...form.field('ask')} label={t('ask')} />
      </FieldPair>
    </Form>
  );
}

/** Asks before replacing an existing rate; a user who declines returns to the form. */
function useSave(): (input: FxRateInput) => Promise<boolean> {
  const t = useText(fxText);
  const formats = useFormats();
  const refresh = useRefreshRates();
  return async rate => {
    const input = { ...rate, bid: rate.bid ?? null, ask: rate.ask ?? null };
    try {
      await ask(AddFxRateDocument, { input });
    } catch (error) {
      const code = isAppError(error) ? error.fields['asOf']?.find(one => one === 'rateExists' || one === 'spotRateExists') : undefined;
      if (!code) throw error;
      const action = () => ask(AddFxRateDocument, { input, overwrite: true });
      const body = code === 'spotRateExists' ? t('spotRateExists', { date: formats.date(rate.asOf) }) : t('rateExists');
      if (!(await confirm({ title: t('overwriteTitle'), body, confirmLabel: t('overwrite'), action }))) return false;
    }
    toast(t('added'));
    await refresh();
    return true;
  };
}
