import { dealSides } from '@hakaru/contract/instructions';
import { multiply, round, toText } from '@hakaru/engine/money/decimal';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { useArea } from '#features/figures/public';
import { readAmount } from '#features/instructions/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { DateField } from '#ui/form/date-field';
import { Form } from '#ui/form/form';
import { NumberField } from '#ui/form/number-field';
import { SelectField } from '#ui/form/select-field';
import { FieldPair, TextArea, TextField } from '#ui/form/text-fields';
import { useForm, type AppForm } from '#ui/form/use-form';
import { Notice } from '#ui/notice';
import { PageHead } from '#ui/page-head';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState } from '#ui/states';
import { toast } from '#ui/toast-queue';
import { forwardForm, newForward, type ForwardTexts } from './forward-form';
import { CreateFxForwardDocument } from './fx-forwards.gen';
import s from './fx-forwards.module.css';
import { useForwardChoices, useRefreshForwards, type Choices } from './queries';
import { forwardCodes, fxForwardsText } from './text';
import { isFarFromMid } from './use-refusal';

export function NewForwardPage() {
  const t = useText(fxForwardsText);
  const { data: choices, error } = useForwardChoices();
  if (error) throw error;
  return (
    <>
      <PageHead title={t('newTitle')} />
      {!choices ? (
        <SkeletonRows rows={8} />
      ) : choices.mandates.length === 0 ? (
        <EmptyState title={t('noMandates')} next="grant" />
      ) : (
        <NewForm choices={choices} />
      )}
    </>
  );
}

function NewForm({ choices }: { choices: Choices }) {
  const t = useText(fxForwardsText);
  const role = useArea();
  const navigate = useNavigate();
  const refresh = useRefreshForwards();
  const [isFar, setIsFar] = useState(false);
  const form = useForm(forwardForm, newForward(), forwardCodes);
  const create = async (input: z.output<typeof forwardForm>) => {
    try {
      const { createFxForward } = await ask(CreateFxForwardDocument, { input });
      toast(t('created'));
      await refresh();
      await navigate({ to: '/$role/fxForwards/$forwardId', params: { role, forwardId: createFxForward.id } });
    } catch (error) {
      if (isFarFromMid(error)) setIsFar(true);
      throw error;
    }
  };
  return (
    <Panel title={t('particulars')}>
      <Form form={form} onSubmit={create} onCancel={() => void navigate({ to: '/$role/fxForwards', params: { role } })}>
        <Fields form={form} choices={choices} />
        {isFar && <ConfirmRate isConfirmed={form.values.isRateConfirmed} onChange={isSure => form.setValue('isRateConfirmed', isSure)} />}
      </Form>
    </Panel>
  );
}

/** The second confirmation of a rate that is far from the day's mid. */
export function ConfirmRate({ isConfirmed, onChange }: { isConfirmed: boolean; onChange: (isConfirmed: boolean) => void }) {
  const t = useText(fxForwardsText);
  return (
    <label className={s.confirm}>
      <input type="checkbox" checked={isConfirmed} onChange={event => onChange(event.currentTarget.checked)} />
      {t('confirmRate')}
    </label>
  );
}

function Fields({ form, choices }: { form: AppForm<ForwardTexts, unknown>; choices: Choices }) {
  const t = useText(fxForwardsText);
  const isJapanese = useLanguage() === 'jp';
  const owner = choices.mandates.find(({ id }) => id === form.values.entityId)?.ownerId;
  const mandates = choices.mandates.map(one => ({
    value: one.id,
    label: `${one.ref} ${isJapanese ? one.nameJp : one.name} · ${isJapanese ? one.clientNameJp : one.clientName}`,
  }));
  const banks = choices.counterparties
    .filter(({ ownerId }) => ownerId === owner)
    .map(one => ({ value: one.id, label: isJapanese ? one.nameJp : one.name }));
  return (
    <>
      <SelectField {...form.field('entityId')} label={t('mandate')} options={mandates} searchable required />
      <SelectField {...form.field('counterpartyId')} label={t('counterparty')} options={banks} clearable />
      <FieldPair>
        <DateField {...form.field('tradeDate')} label={t('tradeDate')} required />
        <DateField {...form.field('maturityDate')} label={t('maturityDate')} required />
      </FieldPair>
      <FieldPair>
        <SelectField {...form.field('side')} label={t('side')} options={dealSides.map(value => ({ value, label: t(value) }))} required />
        <TextField {...form.field('currency')} label={t('currency')} autoComplete="off" required />
      </FieldPair>
      <FieldPair>
        <TextField {...form.field('amount')} label={t('amount')} hint={t('amountHint')} autoComplete="off" required />
        <NumberField {...form.field('forwardRate')} label={t('forwardRate')} required />
      </FieldPair>
      <FieldPair>
        <DateField {...form.field('settlementDate')} label={t('settlementDate')} />
        <NumberField {...form.field('transactionFee')} label={t('transactionFee')} />
      </FieldPair>
      <TextArea {...form.field('comment')} label={t('comment')} rows={2} />
      <Preview values={form.values} />
    </>
  );
}

/** Says in words which currency goes which way, because mixing them up is the most expensive mistake. */
function Preview({ values }: { values: ForwardTexts }) {
  const t = useText(fxForwardsText);
  const formats = useFormats();
  const amount = readAmount(values.amount);
  if (amount === null || !/^\d+(\.\d+)?$/.test(values.forwardRate)) return null;
  const yen = formats.number(toText(round(multiply(amount, values.forwardRate), 0)));
  const words = {
    currency: values.currency.toUpperCase(),
    amount: formats.number(amount, { decimals: 2 }),
    yen,
    day: formats.date(values.maturityDate || null),
  };
  return <Notice>{t(values.side === 'buy' ? 'buySentence' : 'sellSentence', words)}</Notice>;
}
