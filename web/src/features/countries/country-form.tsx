import { countryInput, regions, sovereignWeights } from '@hakaru/contract/countries';
import { countries } from '@hakaru/contract/holidays';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { FieldPair, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { UpdateCountryDocument, type CountryFullFragment } from './countries.gen';
import { countriesText } from './text';

type Texts = Record<'nameEn' | 'nameJp' | 'currency' | 'region' | 'calendar' | 'sovereignWeight', string>;
const none = (text: string) => (text.trim() === '' ? null : text.trim());
const countryForm = z.pipe(
  z.transform((texts: Texts) => {
    const { currency, calendar, sovereignWeight } = texts;
    const input = { ...texts, currency: none(currency.toUpperCase()), calendar: none(calendar), sovereignWeight: none(sovereignWeight) };
    return input as z.input<typeof countryInput>; // the next schema validates it
  }),
  countryInput,
);

export function CountryForm({ country, onClose }: { country: CountryFullFragment; onClose: () => void }) {
  const t = useText(countriesText);
  const language = useLanguage();
  const client = useQueryClient();
  const { code, version, nameEn, nameJp, currency, region, calendar, sovereignWeight } = country;
  const start = { nameEn, nameJp, currency: currency ?? '', region, calendar: calendar ?? '', sovereignWeight: sovereignWeight ?? '' };
  const form = useForm(countryForm, start);
  const save = async (input: z.output<typeof countryForm>) => {
    await ask(UpdateCountryDocument, { code, version, input }, undefined, 'admin');
    toast(t('saved'));
    await client.invalidateQueries({ queryKey: ['countries'] });
    onClose();
  };
  return (
    <Form form={form} onSubmit={save} onCancel={onClose}>
      <TextField {...form.field('nameEn')} label={t('nameEn')} autoComplete="off" required />
      <TextField {...form.field('nameJp')} label={t('nameJp')} autoComplete="off" required />
      <FieldPair>
        <TextField {...form.field('currency')} label={t('currency')} hint={t('currencyHint')} autoComplete="off" />
        <SelectField {...form.field('region')} label={t('region')} options={regions.map(value => ({ value, label: t(value) }))} required />
      </FieldPair>
      <SelectField
        {...form.field('calendar')}
        label={t('calendar')}
        options={countries.map(({ code: value, en, jp }) => ({ value, label: language === 'jp' ? jp : en }))}
        placeholder={t('noCalendar')}
        clearable
      />
      <SelectField
        {...form.field('sovereignWeight')}
        label={t('weight')}
        hint={t('weightHint')}
        options={sovereignWeights.map(value => ({ value, label: `${value}%` }))}
        placeholder={t('noCalendar')}
        clearable
      />
    </Form>
  );
}
