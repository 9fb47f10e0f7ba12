import { directions, typesToEnter } from '@hakaru/contract/transactions';
import type * as z from 'zod/mini';
import { useClientsOf } from '#features/profile/public';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { DateField } from '#ui/form/date-field';
import { Form } from '#ui/form/form';
import { NumberField } from '#ui/form/number-field';
import { SelectField } from '#ui/form/select-field';
import { FieldPair, TextArea, TextField } from '#ui/form/text-fields';
import { useForm, type AppForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { useRefreshTransactions, type MandateChoice, type TransactionLine } from './queries';
import { transactionCodes, transactionsText } from './text';
import { isOpenDirection, newTransaction, textsOf, transactionForm, type TransactionTexts } from './transaction-form';
import { CreateTransactionDocument, UpdateTransactionDocument } from './transactions.gen';
import { typeName } from './type-name';

type Props = { mandates: readonly MandateChoice[]; before: TransactionLine | null; onClose: () => void };

/** Enters a transaction without an instruction, or changes one while it is preliminary. */
export function TransactionDialog({ mandates, before, onClose }: Props) {
  const t = useText(transactionsText);
  const refresh = useRefreshTransactions();
  const clientsOf = useClientsOf();
  const [only] = mandates;
  const initial = before ? textsOf(before) : newTransaction(mandates.length === 1 && only ? only.id : '');
  const form = useForm(transactionForm, initial, transactionCodes);
  const save = async (input: z.output<typeof transactionForm>) => {
    if (before) await ask(UpdateTransactionDocument, { id: before.id, version: before.version, input });
    else await ask(CreateTransactionDocument, { input });
    toast(t(before ? 'saved' : 'created'));
    await refresh();
    onClose();
  };
  const chosen = before ?? mandates.find(({ id }) => id === form.values.mandateId);
  return (
    <Dialog open onClose={onClose} title={t(before ? 'edit' : 'add')} client={clientsOf(chosen ? [chosen] : [])}>
      <Form form={form} onSubmit={save} onCancel={onClose}>
        <Fields form={form} mandates={before ? [] : mandates} />
      </Form>
    </Dialog>
  );
}

type FieldsProps = { form: AppForm<TransactionTexts, unknown>; mandates: readonly MandateChoice[] };

function Fields({ form, mandates }: FieldsProps) {
  const t = useText(transactionsText);
  const language = useLanguage();
  const options = mandates.map(({ id, ref, name, nameJp }) => ({ value: id, label: `${ref} ${language === 'jp' ? nameJp : name}` }));
  const types = typesToEnter.map(value => ({ value, label: typeName(value, language) }));
  return (
    <>
      {mandates.length > 0 && <SelectField {...form.field('mandateId')} label={t('mandate')} options={options} searchable required />}
      <FieldPair>
        <SelectField {...form.field('type')} label={t('type')} options={types} searchable required />
        {isOpenDirection(form.values.type) && (
          <SelectField
            {...form.field('direction')}
            label={t('direction')}
            options={directions.map(value => ({ value, label: t(value) }))}
            required
          />
        )}
      </FieldPair>
      <FieldPair>
        <DateField {...form.field('tradeDate')} label={t('tradeDate')} required />
        <DateField {...form.field('settlementDate')} label={t('settlementDate')} required />
      </FieldPair>
      <FieldPair>
        <NumberField {...form.field('amount')} label={t('amount')} required />
        <TextField {...form.field('currency')} label={t('currency')} autoComplete="off" required />
      </FieldPair>
      <FieldPair>
        <NumberField {...form.field('fee')} label={t('fee')} />
        <NumberField {...form.field('fxRate')} label={t('fxRate')} />
      </FieldPair>
      <FieldPair>
        <NumberField {...form.field('unit')} label={t('unit')} />
        <NumberField {...form.field('price')} label={t('price')} />
      </FieldPair>
      <FieldPair>
        <NumberField {...form.field('realizedGainLoss')} label={t('realizedGainLoss')} />
        <NumberField {...form.field('unrealizedGainLoss')} label={t('unrealizedGainLoss')} />
      </FieldPair>
      <FieldPair>
        <TextField {...form.field('securityName')} label={t('securityName')} autoComplete="off" />
        <TextField {...form.field('code')} label={t('code')} autoComplete="off" />
      </FieldPair>
      <TextArea {...form.field('comment')} label={t('comment')} rows={2} />
    </>
  );
}
