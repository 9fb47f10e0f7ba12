import { bankAccountTypes } from '@hakaru/contract/companies';
import { paymentInput, type PaymentInput } from '@hakaru/contract/spc-payments';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { DateField } from '#ui/form/date-field';
import { Form } from '#ui/form/form';
import { NumberField } from '#ui/form/number-field';
import { SelectField } from '#ui/form/select-field';
import { FieldPair, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { paymentCodes, paymentText } from './payment-text';
import { useAccountName, useBankAccounts, useLedger, useRefreshSpcs, type Spc } from './queries';
import { RequestSpcPaymentDocument } from './spcs.gen';
import { bookText } from './text';

const NEW: PaymentInput = {
  bankAccountId: '',
  payee: '',
  payeeKana: '',
  bankCode: '',
  branchCode: '',
  accountType: 'ordinary',
  accountNumber: '',
  amount: '',
  paymentDay: '',
  account: '',
  invoiceNo: '',
};

/** Requests a payment: paying account, payee and purpose. The ledger accounts offered are those of the paying account's book. */
export function PaymentDialog({ spc, onClose }: { spc: Spc; onClose: () => void }) {
  const t = useText(paymentText);
  const bookOf = useText(bookText);
  const nameOf = useAccountName();
  const refresh = useRefreshSpcs();
  const { data: banks } = useBankAccounts(spc.id);
  const { data: ledger } = useLedger(spc.id);
  const form = useForm(paymentInput, NEW, paymentCodes);
  const save = async (input: PaymentInput) => {
    await ask(RequestSpcPaymentDocument, { spcId: spc.id, input });
    toast(t('added'));
    await refresh();
    onClose();
  };
  const payer = banks?.find(({ id }) => id === form.values.bankAccountId);
  const payers = (banks ?? []).map(({ id, number, book }) => ({
    value: id,
    label: `${number} · ${bookOf(book === 'segregated' ? 'segregated' : 'operator')}`,
  }));
  const accounts = (ledger?.accounts ?? []).filter(({ book, code }) => book === payer?.book && code !== payer.accountCode);
  return (
    <Dialog open onClose={onClose} title={t('add')} size="large">
      <Form form={form} onSubmit={save} onCancel={onClose} submitLabel={t('add')}>
        <FieldPair>
          <SelectField {...form.field('bankAccountId')} label={t('payer')} options={payers} required />
          <DateField {...form.field('paymentDay')} label={t('day')} required />
        </FieldPair>
        <FieldPair>
          <TextField {...form.field('payee')} label={t('payee')} autoComplete="off" required />
          <TextField {...form.field('payeeKana')} label={t('payeeKana')} hint={t('payeeKanaHint')} autoComplete="off" required />
        </FieldPair>
        <FieldPair>
          <TextField {...form.field('bankCode')} label={t('bankCode')} autoComplete="off" required />
          <TextField {...form.field('branchCode')} label={t('branchCode')} autoComplete="off" required />
        </FieldPair>
        <FieldPair>
          <SelectField
            {...form.field('accountType')}
            label={t('accountType')}
            options={bankAccountTypes.map(value => ({ value, label: t(value) }))}
            required
          />
          <TextField {...form.field('accountNumber')} label={t('accountNumber')} autoComplete="off" required />
        </FieldPair>
        <FieldPair>
          <NumberField {...form.field('amount')} label={t('amount')} required />
          <TextField {...form.field('invoiceNo')} label={t('invoiceNo')} autoComplete="off" required />
        </FieldPair>
        <SelectField
          {...form.field('account')}
          label={t('account')}
          options={accounts.map(one => ({ value: one.code, label: nameOf(one) }))}
          searchable
          required
        />
      </Form>
    </Dialog>
  );
}
