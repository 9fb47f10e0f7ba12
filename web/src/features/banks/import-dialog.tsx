import { BANK_COLUMNS, BANK_LIST_LIMITS, type BankMaster } from '@hakaru/contract/banks';
import { AppError } from '@hakaru/contract/errors';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { FileField } from '#ui/form/file-field';
import { Form } from '#ui/form/form';
import { TextArea } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { Notice } from '#ui/notice';
import { decodedText } from '#platform/decoded-text';
import { toast } from '#ui/toast-queue';
import { ImportBankMasterDocument } from './banks.gen';
import { useRefreshBanks } from './queries';
import { bankCodes, banksText } from './text';

const listForm = z.object({
  file: z.nullable(z.instanceof(File)),
  text: z.string().check(z.minLength(1, 'required'), z.maxLength(BANK_LIST_LIMITS.characters, 'tooLong')),
});
type Wrong = { line: string; field: string; code: string };

/** Imports a list from a file or pasted text: previewed before it is sent, and taken whole or not at all. */
export function ImportDialog({ kind, onClose }: { kind: BankMaster; onClose: () => void }) {
  const t = useText(banksText);
  const refresh = useRefreshBanks();
  const [wrong, setWrong] = useState<Wrong[]>([]);
  const form = useForm(listForm, { file: null, text: '' }, bankCodes);
  const columns = BANK_COLUMNS[kind].map(name => t(name as 'kana')).join(' / '); // every column has a text
  const take = async ({ text }: z.output<typeof listForm>) => {
    setWrong([]);
    try {
      const { importBankMaster } = await ask(ImportBankMasterDocument, { kind, text }, undefined, 'admin');
      toast(t('imported', importBankMaster));
    } catch (error) {
      const lines = wrongLines(error);
      if (lines.length === 0) throw error;
      setWrong(lines);
      return;
    }
    await refresh();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('importTitle', { name: t(kind) })} size="large">
      <Form form={form} onSubmit={take} onCancel={onClose} submitLabel={t('import')}>
        <FileField
          {...form.field('file')}
          label={t('importFile')}
          hint={t('importFileHint')}
          accept=".csv,.txt,.tsv"
          onChosen={file => void decodedText(file).then(text => form.setValue('text', text))}
        />
        <TextArea {...form.field('text')} label={t('importText')} hint={t('importColumns', { columns })} rows={10} required />
        {wrong.length > 0 && <WrongLines wrong={wrong} />}
      </Form>
    </Dialog>
  );
}

function WrongLines({ wrong }: { wrong: readonly Wrong[] }) {
  const t = useText(banksText);
  const word = useText(bankCodes);
  const named = (field: string) => (field in banksText ? t(field as 'kana') : field); // looked up just before
  const said = (code: string) => word((code in bankCodes ? code : 'invalid') as keyof typeof bankCodes); // looked up just before
  const lines = wrong.map(({ line, field, code }) => t('lineWrong', { line, field: named(field), what: said(code) }));
  return <Notice tone="warn">{[...lines, t('nothingTaken')].join(' ')}</Notice>;
}

function wrongLines(error: unknown): Wrong[] {
  if (!(error instanceof AppError) || error.refusal !== 'invalid') return [];
  return Object.entries(error.fields).flatMap(([path, [code = 'invalid']]) => {
    const [lines, line = '', field = ''] = path.split('.');
    return lines === 'lines' ? [{ line, field, code }] : [];
  });
}
