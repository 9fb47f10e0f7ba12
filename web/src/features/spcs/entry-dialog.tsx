import { spcBooks } from '@hakaru/contract/address-choices';
import { entryInput, type EntryInput } from '@hakaru/contract/spc-ledgers';
import { sum, toText } from '@hakaru/engine/money/decimal';
import { Plus, X } from 'lucide-react';
import * as z from 'zod/mini';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button, IconButton } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { DateField } from '#ui/form/date-field';
import { Form } from '#ui/form/form';
import { NumberField } from '#ui/form/number-field';
import { SelectField } from '#ui/form/select-field';
import { FieldPair, TextField } from '#ui/form/text-fields';
import { useForm, type AppForm } from '#ui/form/use-form';
import { Notice } from '#ui/notice';
import { toast } from '#ui/toast-queue';
import { ledgerText } from './ledger-text';
import { useAccountName, useLedger, useRefreshSpcs } from './queries';
import { AddSpcEntryDocument } from './spcs.gen';
import s from './spcs.module.css';
import { bookText, spcCodes } from './text';

type Values = z.input<typeof entryInput>;
/** An empty side of a line becomes zero. */
const entryForm = z.pipe(
  z.transform((values: Values): Values => ({
    ...values,
    lines: values.lines.map(({ account, debit, credit }) => ({ account, debit: debit || '0', credit: credit || '0' })),
  })),
  entryInput,
);
const NEW_LINE = { account: '', debit: '', credit: '' };

/** A manual entry: two lines or more, in one book, debits equal to credits. */
export function EntryDialog({ spcId, onClose }: { spcId: string; onClose: () => void }) {
  const t = useText(ledgerText);
  const bookOf = useText(bookText);
  const refresh = useRefreshSpcs();
  const start: Values = { book: 'segregated', day: '', description: '', lines: [NEW_LINE, NEW_LINE] };
  const form = useForm(entryForm, start, spcCodes);
  const save = async (input: EntryInput) => {
    await ask(AddSpcEntryDocument, { spcId, input });
    toast(t('saved'));
    await refresh();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('addEntry')} size="large">
      <Form form={form} onSubmit={save} onCancel={onClose}>
        <FieldPair>
          <SelectField
            {...form.field('book')}
            label={t('book')}
            options={spcBooks.map(value => ({ value, label: bookOf(value) }))}
            required
          />
          <DateField {...form.field('day')} label={t('day')} required />
        </FieldPair>
        <TextField {...form.field('description')} label={t('text')} autoComplete="off" required />
        <Lines spcId={spcId} form={form} />
      </Form>
    </Dialog>
  );
}

function Lines({ spcId, form }: { spcId: string; form: AppForm<Values, EntryInput> }) {
  const t = useText(ledgerText);
  const nameOf = useAccountName();
  const formats = useFormats();
  const { data, isPending } = useLedger(spcId);
  const { book, lines } = form.values;
  const options = (data?.accounts ?? []).filter(one => one.book === book).map(one => ({ value: one.code, label: nameOf(one) }));
  const set = (next: Values['lines']) => form.setValue('lines', next);
  const total = (side: 'debit' | 'credit') =>
    formats.number(toText(sum(lines.map(line => line[side]).filter(amount => /^\d+$/.test(amount)))));
  return (
    <div className={s.rows} role="group" aria-label={t('journal')}>
      {lines.map((_, at) => (
        <div key={at} className={s.entryLine}>
          <SelectField
            {...form.field(`lines.${at}.account`)}
            label={t('lineAccount', { n: at + 1 })}
            options={options}
            loading={isPending}
            searchable
          />
          <NumberField {...form.field(`lines.${at}.debit`)} label={t('lineDebit', { n: at + 1 })} />
          <NumberField {...form.field(`lines.${at}.credit`)} label={t('lineCredit', { n: at + 1 })} />
          <IconButton
            label={t('removeLine', { n: at + 1 })}
            icon={<X size={14} />}
            disabled={lines.length <= 2}
            onClick={() => set(lines.filter((__, other) => other !== at))}
          />
        </div>
      ))}
      <p className={`${s.total} num`}>{`${t('total')} ${total('debit')} / ${total('credit')}`}</p>
      {form.errors['lines'] && <Notice tone="warn">{form.errors['lines']}</Notice>}
      <div>
        <Button icon={<Plus size={14} />} onClick={() => set([...lines, NEW_LINE])}>
          {t('addLine')}
        </Button>
      </div>
    </div>
  );
}
