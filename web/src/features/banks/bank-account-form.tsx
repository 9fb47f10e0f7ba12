import { bankAccountInput } from '@hakaru/contract/banks';
import { bankAccountTypes } from '@hakaru/contract/companies';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { organisationsQuery } from '#features/super-user/public';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { CheckField, FieldPair, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { SaveBankAccountDocument } from './banks.gen';
import { useRefreshBanks, type BankAccount } from './queries';
import { bankCodes, banksText } from './text';

type Texts = Record<'organisation' | 'bankCode' | 'branchCode' | 'type' | 'number' | 'holder' | 'holderKana' | 'currency', string>;
const accountForm = z.pipe(
  z.transform((values: Texts & { isSegregated: boolean }) => values as z.input<typeof bankAccountInput>), // the next schema validates it
  bankAccountInput,
);
const NEW = {
  organisation: '',
  bankCode: '',
  branchCode: '',
  type: 'ordinary',
  number: '',
  holder: '',
  holderKana: '',
  currency: 'JPY',
  isSegregated: false,
};

function valuesOf({ organisation, bankCode, branchCode, type, number, holder, holderKana, currency, isSegregated }: BankAccount) {
  return { organisation, bankCode, branchCode, type, number, holder, holderKana, currency, isSegregated };
}

export function BankAccountForm({ row, onClose }: { row: BankAccount | null; onClose: () => void }) {
  const t = useText(banksText);
  const refresh = useRefreshBanks();
  const { data: organisations, isPending } = useQuery(organisationsQuery);
  const form = useForm(accountForm, row ? valuesOf(row) : NEW, bankCodes);
  const isFixed = row !== null;
  const save = async (input: z.output<typeof accountForm>) => {
    await ask(SaveBankAccountDocument, { id: row?.id ?? null, version: row?.version ?? null, input }, undefined, 'admin');
    toast(t('saved'));
    await refresh();
    onClose();
  };
  const owners = (organisations ?? []).map(({ ref, name }) => ({ value: ref, label: `${ref} · ${name}` }));
  const types = bankAccountTypes.map(value => ({ value, label: t(value) }));
  const fixed = { disabled: isFixed, autoComplete: 'off', required: true } as const;
  return (
    <Form form={form} onSubmit={save} onCancel={onClose}>
      <SelectField
        {...form.field('organisation')}
        label={t('organisation')}
        options={owners}
        loading={isPending}
        disabled={isFixed}
        searchable
        required
      />
      <FieldPair>
        <TextField {...form.field('bankCode')} label={t('bankCode')} hint={t(isFixed ? 'fixedHint' : 'bankCodeHint')} {...fixed} />
        <TextField {...form.field('branchCode')} label={t('branchCode')} hint={t(isFixed ? 'fixedHint' : 'branchCodeHint')} {...fixed} />
      </FieldPair>
      <FieldPair>
        <SelectField {...form.field('type')} label={t('type')} options={types} disabled={isFixed} required />
        <TextField {...form.field('number')} label={t('number')} hint={t(isFixed ? 'fixedHint' : 'numberHint')} {...fixed} />
      </FieldPair>
      <TextField {...form.field('holder')} label={t('holder')} autoComplete="off" required />
      <TextField {...form.field('holderKana')} label={t('holderKana')} hint={t('kanaHint')} autoComplete="off" required />
      <TextField {...form.field('currency')} label={t('currency')} autoComplete="off" required />
      <CheckField {...form.field('isSegregated')} label={t('segregated')} />
    </Form>
  );
}
