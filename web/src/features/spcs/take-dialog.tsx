import { BANK_CSV_LIMITS } from '@hakaru/contract/bank-csv';
import { AppError } from '@hakaru/contract/errors';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ask } from '#platform/api';
import { decodedText } from '#platform/decoded-text';
import { useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { FileField } from '#ui/form/file-field';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { TextArea } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { Notice } from '#ui/notice';
import { toast } from '#ui/toast-queue';
import { ledgerText } from './ledger-text';
import { useRefreshSpcs, type BankAccount } from './queries';
import { TakeSpcStatementDocument } from './spcs.gen';
import { bookText, spcCodes } from './text';

const takeForm = z.object({
  account: z.string().check(z.minLength(1, 'required')),
  file: z.nullable(z.instanceof(File)),
  text: z.string().check(z.minLength(1, 'required'), z.maxLength(BANK_CSV_LIMITS.characters, 'tooLong')),
});

type Props = { accounts: readonly BankAccount[]; chosen: string; onClose: () => void };

/** A statement from the bank's file or pasted text: previewed before it is sent, and taken whole or not at all. */
export function TakeDialog({ accounts, chosen, onClose }: Props) {
  const t = useText(ledgerText);
  const bookOf = useText(bookText);
  const refresh = useRefreshSpcs();
  const [wrong, setWrong] = useState<Wrong[]>([]);
  const form = useForm(takeForm, { account: chosen, file: null, text: '' }, spcCodes);
  const take = async ({ account, file, text }: z.output<typeof takeForm>) => {
    setWrong([]);
    try {
      const { takeSpcStatement } = await ask(TakeSpcStatementDocument, {
        bankAccountId: account,
        fileName: file?.name ?? t('pasted'),
        text,
      });
      toast(t('taken', takeSpcStatement));
    } catch (error) {
      const lines = wrongLines(error);
      if (lines.length === 0) throw error;
      setWrong(lines);
      return;
    }
    await refresh();
    onClose();
  };
  const options = accounts.map(({ id, number, book }) => ({
    value: id,
    label: `${number} · ${bookOf(book === 'segregated' ? 'segregated' : 'operator')}`,
  }));
  return (
    <Dialog open onClose={onClose} title={t('take')} size="large">
      <Form form={form} onSubmit={take} onCancel={onClose} submitLabel={t('take')}>
        <SelectField {...form.field('account')} label={t('number')} options={options} required />
        <FileField
          {...form.field('file')}
          label={t('takeFile')}
          hint={t('takeFileHint')}
          accept=".csv,.txt,.tsv"
          onChosen={file => void decodedText(file).then(text => form.setValue('text', text))}
        />
        <TextArea {...form.field('text')} label={t('takeText')} hint={t('takeTextHint')} rows={10} required />
        {wrong.length > 0 && <WrongLines wrong={wrong} />}
      </Form>
    </Dialog>
  );
}

type Wrong = { line: string; code: string };

function WrongLines({ wrong }: { wrong: readonly Wrong[] }) {
  const t = useText(ledgerText);
  const word = useText(spcCodes);
  const said = (code: string) => (code in spcCodes ? word(code as keyof typeof spcCodes) : t('refused')); // looked up just before
  return (
    <Notice tone="warn">
      {[...wrong.map(({ line, code }) => t('lineWrong', { line, what: said(code) })), t('nothingTaken')].join(' ')}
    </Notice>
  );
}

function wrongLines(error: unknown): Wrong[] {
  if (!(error instanceof AppError) || error.refusal !== 'invalid') return [];
  return Object.entries(error.fields).flatMap(([path, [code = '']]) => {
    const [lines, line = ''] = path.split('.');
    return lines === 'lines' ? [{ line, code }] : [];
  });
}
