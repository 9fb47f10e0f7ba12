import { fundTypeNames, keptFundTypes } from '@hakaru/contract/fund-types';
import { fundInput } from '@hakaru/contract/funds';
import { id } from '@hakaru/contract/fields';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import * as z from 'zod/mini';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { Button, IconButton } from '#ui/button';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { FieldPair, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { AllFundsDocument, MergeFundsDocument, UpdateFundDocument } from './fund-list.gen';
import type { FundRow } from './fund-list';
import s from './funds.module.css';
import { fundCodes, fundListText } from './list-text';

type Texts = { fundType: string; codes: { scheme: string; code: string }[] };
const fundForm = z.pipe(
  z.transform(({ fundType, codes }: Texts): z.input<typeof fundInput> => ({ fundType: fundType === '' ? null : fundType, codes })),
  fundInput,
);

/** The fund's type, and its codes, each within a scheme. */
export function FundForm({ fund }: { fund: FundRow }) {
  const t = useText(fundListText);
  const language = useLanguage();
  const keep = useKeep();
  const codes = fund.codes.map(({ scheme, code }) => ({ scheme, code }));
  const form = useForm(fundForm, { fundType: fund.fundType ?? '', codes } as Texts, fundCodes); // its own type, not that of the first values
  const shown = form.values.codes;
  const save = async (input: z.output<typeof fundForm>) => {
    keep((await ask(UpdateFundDocument, { id: fund.id, version: fund.version, input }, undefined, 'admin')).updateFund);
    toast(t('saved'));
  };
  return (
    <Form form={form} onSubmit={save}>
      <SelectField
        {...form.field('fundType')}
        label={t('type')}
        options={keptFundTypes.map(value => ({ value, label: fundTypeNames[value][language] }))}
      />
      {shown.map((_, at) => (
        // Codes have no id: the fields are addressed by index.
        <div key={at} className={s.code}>
          <FieldPair>
            <TextField {...form.field(`codes.${at}.scheme`)} label={t('schemeN', { n: at + 1 })} autoComplete="off" required />
            <TextField {...form.field(`codes.${at}.code`)} label={t('codeN', { n: at + 1 })} autoComplete="off" required />
          </FieldPair>
          <IconButton
            label={t('removeCode', { n: at + 1 })}
            icon={<Trash2 size={14} />}
            onClick={() => form.setValue('codes', shown.toSpliced(at, 1))}
          />
        </div>
      ))}
      <Button icon={<Plus size={14} />} onClick={() => form.setValue('codes', [...shown, { scheme: '', code: '' }])}>
        {t('addCode')}
      </Button>
    </Form>
  );
}

const mergeForm = z.object({ duplicateId: id });
const CHOICES = 100;

export function MergeForm({ fund, onClose }: { fund: FundRow; onClose: () => void }) {
  const t = useText(fundListText);
  const language = useLanguage();
  const keep = useKeep();
  const { data, isPending } = useQuery({
    queryKey: ['funds', 'admin', 'choices', fund.organisationRef],
    queryFn: async ({ signal }) =>
      (await ask(AllFundsDocument, { first: CHOICES, search: fund.organisationRef }, signal, 'admin')).allFunds.data,
  });
  const form = useForm(mergeForm, { duplicateId: '' }, fundCodes);
  const options = (data ?? [])
    .filter(one => one.organisationId === fund.organisationId && one.assetId === fund.assetId && one.id !== fund.id)
    .map(one => ({ value: one.id, label: `${one.ref} · ${language === 'jp' ? one.nameJp : one.name}` }));
  const merge = async ({ duplicateId }: z.output<typeof mergeForm>) => {
    const variables = { version: fund.version, input: { keptId: fund.id, duplicateId } };
    keep((await ask(MergeFundsDocument, variables, undefined, 'admin')).mergeFunds);
    toast(t('merged'));
    onClose();
  };
  return (
    <Form form={form} submitLabel={t('merge')} onSubmit={merge} onCancel={onClose}>
      <p>{t('mergeLead')}</p>
      <SelectField {...form.field('duplicateId')} label={t('duplicate')} options={options} loading={isPending} searchable required />
    </Form>
  );
}

/** Puts the mutation's response into the cache and refetches lists and histories. */
function useKeep() {
  const client = useQueryClient();
  return (fund: FundRow) => {
    client.setQueryData(['funds', 'any', fund.id], fund);
    for (const part of ['admin', 'history', 'funds', 'directory']) void client.invalidateQueries({ queryKey: ['funds', part] });
  };
}
