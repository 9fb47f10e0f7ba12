import { spcForms, spcInput, spcSchemes, type SpcInput } from '@hakaru/contract/spcs';
import { Plus, X } from 'lucide-react';
import * as z from 'zod/mini';
import { ask } from '#platform/api';
import { useMonthName } from '#platform/month-name';
import { useText } from '#platform/text';
import { Button, IconButton } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { NumberField } from '#ui/form/number-field';
import { SelectField } from '#ui/form/select-field';
import { FieldPair, TextField } from '#ui/form/text-fields';
import { useForm, type AppForm } from '#ui/form/use-form';
import { Notice } from '#ui/notice';
import { toast } from '#ui/toast-queue';
import { useRefreshSpcs, type Spc } from './queries';
import { SaveSpcDocument } from './spcs.gen';
import s from './spcs.module.css';
import { formText, schemeText, spcCodes, spcsText } from './text';

type Values = Omit<SpcInput, 'fiscalMonth'> & { fiscalMonth: string };
const spcForm = z.pipe(
  z.transform((values: Values): z.input<typeof spcInput> => ({ ...values, fiscalMonth: Number(values.fiscalMonth) })),
  spcInput,
);

/** Adds a company with its books, or changes one. */
export function SpcDialog({ spc, onClose }: { spc: Spc | null; onClose: () => void }) {
  const t = useText(spcsText);
  const formOf = useText(formText);
  const schemeOf = useText(schemeText);
  const refresh = useRefreshSpcs();
  const form = useForm(spcForm, valuesOf(spc), spcCodes);
  const save = async (input: SpcInput) => {
    await ask(SaveSpcDocument, { id: spc?.id ?? null, version: spc?.version ?? null, input });
    toast(t('saved'));
    await refresh();
    onClose();
  };
  const monthName = useMonthName();
  const months = Array.from({ length: 12 }, (_, at) => ({ value: String(at + 1), label: monthName(at + 1) }));
  return (
    <Dialog open onClose={onClose} title={t(spc ? 'edit' : 'add')} size="large">
      <Form form={form} onSubmit={save} onCancel={onClose}>
        <FieldPair>
          <TextField {...form.field('code')} label={t('code')} autoComplete="off" required />
          <TextField {...form.field('kana')} label={t('kana')} hint={t('kanaHint')} autoComplete="off" required />
        </FieldPair>
        <FieldPair>
          <TextField {...form.field('name')} label={t('nameJp')} autoComplete="off" required />
          <TextField {...form.field('nameEn')} label={t('nameEn')} autoComplete="off" required />
        </FieldPair>
        <FieldPair>
          <SelectField
            {...form.field('form')}
            label={t('form')}
            options={spcForms.map(value => ({ value, label: formOf(value) }))}
            required
          />
          <SelectField
            {...form.field('scheme')}
            label={t('scheme')}
            options={spcSchemes.map(value => ({ value, label: schemeOf(value) }))}
            required
          />
        </FieldPair>
        <FieldPair>
          <SelectField {...form.field('fiscalMonth')} label={t('fiscalMonth')} options={months} required />
          <TextField {...form.field('assignee')} label={t('assignee')} autoComplete="off" />
        </FieldPair>
        <Investors form={form} />
      </Form>
    </Dialog>
  );
}

function Investors({ form }: { form: AppForm<Values, SpcInput> }) {
  const t = useText(spcsText);
  const { investors } = form.values;
  const set = (next: Values['investors']) => form.setValue('investors', next);
  return (
    <div className={s.rows} role="group" aria-label={t('investors')}>
      {investors.map((_, at) => (
        <div key={at} className={s.investor}>
          <TextField {...form.field(`investors.${at}.name`)} label={t('investors')} autoComplete="off" />
          <TextField {...form.field(`investors.${at}.kana`)} label={t('kana')} autoComplete="off" />
          <NumberField {...form.field(`investors.${at}.percent`)} label={t('share')} />
          <IconButton
            label={t('removeInvestor', { n: at + 1 })}
            icon={<X size={14} />}
            onClick={() => set(investors.filter((__, other) => other !== at))}
          />
        </div>
      ))}
      {form.errors['investors'] && <Notice tone="warn">{form.errors['investors']}</Notice>}
      <div>
        <Button icon={<Plus size={14} />} onClick={() => set([...investors, { name: '', kana: '', percent: '' }])}>
          {t('addInvestor')}
        </Button>
      </div>
    </div>
  );
}

function valuesOf(spc: Spc | null): Values {
  return {
    code: spc?.code ?? '',
    name: spc?.name ?? '',
    nameEn: spc?.nameEn ?? '',
    kana: spc?.kana ?? '',
    form: spcForms.find(one => one === spc?.form) ?? 'gk',
    scheme: spcSchemes.find(one => one === spc?.scheme) ?? 'gkTk',
    fiscalMonth: String(spc?.fiscalMonth ?? 3),
    assignee: spc?.assignee ?? '',
    investors: (spc?.investors ?? []).map(({ name, kana, percent }) => ({ name, kana, percent })),
  };
}
