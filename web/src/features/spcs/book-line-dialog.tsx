import * as z from 'zod/mini';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { Facts } from '#ui/facts';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { ledgerText } from './ledger-text';
import { useAccountName, useLedger, useRefreshSpcs, type BankAccount, type Line } from './queries';
import { BookSpcLineDocument } from './spcs.gen';
import { spcCodes } from './text';

const bookForm = z.object({ account: z.string().check(z.minLength(1, 'required')) });
type Props = { spcId: string; account: BankAccount; line: Line; onClose: () => void };

/** Books one line as an entry, and saves a rule for similar lines. */
export function BookLineDialog({ spcId, account, line, onClose }: Props) {
  const t = useText(ledgerText);
  const formats = useFormats();
  const nameOf = useAccountName();
  const refresh = useRefreshSpcs();
  const { data, isPending } = useLedger(spcId);
  const form = useForm(bookForm, { account: line.proposal?.account ?? '' }, spcCodes);
  const book = async ({ account: code }: z.output<typeof bookForm>) => {
    await ask(BookSpcLineDocument, { lineId: line.id, account: code });
    toast(t('done'));
    await refresh();
    onClose();
  };
  const own = (data?.accounts ?? []).filter(one => one.book === account.book && one.code !== account.accountCode);
  return (
    <Dialog open onClose={onClose} title={t('bookTitle')}>
      <Form form={form} onSubmit={book} onCancel={onClose} submitLabel={t('bookLine')}>
        <Facts
          facts={[
            [t('day'), formats.date(line.day)],
            [t('text'), line.text],
            [t(line.amount.startsWith('-') ? 'moneyOut' : 'moneyIn'), formats.number(line.amount.replace('-', ''))],
          ]}
        />
        <SelectField
          {...form.field('account')}
          label={t('account')}
          hint={t('learns')}
          options={own.map(one => ({ value: one.code, label: nameOf(one) }))}
          loading={isPending}
          searchable
          required
        />
      </Form>
    </Dialog>
  );
}
