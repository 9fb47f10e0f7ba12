import * as z from 'zod/mini';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { ledgerText } from './ledger-text';
import { useFreeAccounts, useRefreshSpcs } from './queries';
import { LinkSpcBankAccountDocument } from './spcs.gen';
import { bookText, spcCodes } from './text';

const linkForm = z.object({ bankAccountId: z.string().check(z.minLength(1, 'required')) });

/** Links a registered bank account to the company; its type decides which book it belongs to. */
export function LinkDialog({ spcId, onClose }: { spcId: string; onClose: () => void }) {
  const t = useText(ledgerText);
  const bookOf = useText(bookText);
  const isJapanese = useLanguage() === 'jp';
  const refresh = useRefreshSpcs();
  const { data, isPending } = useFreeAccounts();
  const form = useForm(linkForm, { bankAccountId: '' }, spcCodes);
  const link = async ({ bankAccountId }: z.output<typeof linkForm>) => {
    await ask(LinkSpcBankAccountDocument, { spcId, bankAccountId });
    toast(t('linked'));
    await refresh();
    onClose();
  };
  const options = (data ?? []).map(({ id, number, holder, isSegregated, ...bank }) => ({
    value: id,
    label: [isJapanese ? bank.bankNameJp : bank.bankNameEn, number, holder, bookOf(isSegregated ? 'segregated' : 'operator')].join(' · '),
  }));
  return (
    <Dialog open onClose={onClose} title={t('link')}>
      <Form form={form} onSubmit={link} onCancel={onClose} submitLabel={t('link')}>
        <SelectField
          {...form.field('bankAccountId')}
          label={t('bankAccounts')}
          hint={data?.length === 0 ? t('noFree') : t('linkHint')}
          options={options}
          loading={isPending}
          searchable
          required
        />
      </Form>
    </Dialog>
  );
}
